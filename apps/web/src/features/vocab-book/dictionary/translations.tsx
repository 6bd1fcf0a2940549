import { useSession } from '../../../shared/session/use-session.ts'
import { t } from '../messages.ts'

const DEFAULT_LANGUAGE = 'fa'
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** "Persian Translate" of specification §3, in the language of the profile; no row without translations. */
export function Translations({ translations }: { translations: readonly string[] }) {
  const { user } = useSession()
  if (translations.length === 0) return null
  const language = user?.profile.language ?? DEFAULT_LANGUAGE
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-3.5 py-2.5">
      <p className="text-[0.8125rem] font-semibold text-ink-3">{t('translate', { language: nameOf(language) })}</p>
      <p
        lang={language}
        dir={rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'}
        className="text-lg [overflow-wrap:anywhere]"
      >
        {translations.join(language.startsWith('fa') || language.startsWith('ar') ? '، ' : ', ')}
      </p>
    </div>
  )
}

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
