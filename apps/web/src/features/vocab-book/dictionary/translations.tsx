import { splitTranslation } from '@rehearsal/contracts/labelled-translation'
import { directionOf } from '@rehearsal/exam/language/script'
import { nameOf } from '../../../shared/language/language-name.ts'
import { targetLanguage } from '../../../shared/language/target-language.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { t } from '../messages.ts'

/** "Persian Translate" of specification §3, in the language of the profile; no row without translations. */
export function Translations({ translations }: { translations: readonly string[] }) {
  const { user } = useSession()
  if (translations.length === 0) return null
  const language = targetLanguage(user?.profile.language)
  const parts = translations.map(splitTranslation)
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-3.5 py-2.5">
      <p className="text-[0.8125rem] font-semibold text-ink-3">{t('translate', { language: nameOf(language) })}</p>
      {parts.some(({ label }) => label !== null) ? (
        <ByPart {...{ parts, language }} />
      ) : (
        <p lang={language} dir={directionOf(language)} className="text-lg [overflow-wrap:anywhere]">
          {translations.join(language === 'fa' || language === 'ar' ? '، ' : ', ')}
        </p>
      )}
    </div>
  )
}

type Parts = { parts: readonly ReturnType<typeof splitTranslation>[]; language: string }

/** A line for each part of speech, which begins where the language begins; its label is English. */
function ByPart({ parts, language }: Parts) {
  return (
    <ul dir={directionOf(language)} className="grid gap-1">
      {parts.map(({ label, text }, index) => (
        <li key={index} className="flex items-baseline gap-2.5">
          {label === null ? null : (
            <span
              lang="en"
              dir="ltr"
              className="min-w-10 shrink-0 text-end text-[0.8125rem] font-semibold text-brand-strong"
            >
              {label}
            </span>
          )}
          <span lang={language} className="min-w-0 text-lg [overflow-wrap:anywhere]">
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
