import { Switch } from '@rehearsal/ui/switch'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { t } from './messages.ts'
import type { Shareable } from './shareable.ts'
import type { useShareLink } from './use-share-link.ts'

type Props = { shareable: Shareable; sharing: ReturnType<typeof useShareLink> }

/** What a link always shows, and what the learner may add. */
export function ShownChoices({ shareable, sharing }: Props) {
  const headingId = useId()
  const { showsName, showsAnswer, isSaving, choose } = sharing
  const { kind, nickname, answer } = shareable
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line p-4">
      <h3 id={headingId} className="text-sm font-semibold text-ink-2">
        {t('shown')}
      </h3>
      <p className="mt-3 flex gap-3">
        <span className="grid w-10 shrink-0 place-items-center self-start pt-0.5 text-good">
          <Check size={18} aria-hidden />
        </span>
        <span className="font-medium">{t(kind === 'answer' ? 'always' : 'alwaysReport')}</span>
      </p>
      <div className="mt-4 grid gap-4">
        <Switch
          label={t('name')}
          description={<span dir="auto">{t('nameAbout', { name: nickname })}</span>}
          isOn={showsName}
          isDisabled={isSaving}
          onChange={(next) => choose({ showsName: next })}
        />
        {answer === null ? (
          <p className="text-sm text-ink-3">{t(kind === 'answer' ? 'keyAbout' : 'reportAbout')}</p>
        ) : (
          <Switch
            label={t(answer)}
            description={t(`${answer}About`)}
            isOn={showsAnswer}
            isDisabled={isSaving}
            onChange={(next) => choose({ showsAnswer: next })}
          />
        )}
      </div>
    </section>
  )
}
