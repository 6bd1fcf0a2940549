import { useQuery } from '@tanstack/react-query'
import { remainingAiQuery } from '../../../shared/session/remaining-ai.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'

/** AI submissions that a trial learner has left; nothing where there is no limit. */
export function CreditsLeft() {
  const { data } = useQuery({ ...remainingAiQuery(), refetchOnMount: 'always' })
  // As wide as what comes, so that it takes its own line from the start where that will.
  if (data === undefined) return <div className="min-h-12 min-w-44" />
  if (data.remaining === null) return null
  const { remaining, limit } = data
  return (
    <p className="flex min-h-12 items-end gap-3">
      <span className="num text-[2.75rem] font-[680] leading-[0.95] tracking-[-0.045em]" aria-hidden>
        {formatNumber(remaining)}
      </span>
      <span className="pb-0.5 text-sm leading-5 text-ink-3">
        <span aria-hidden>{t('creditsWords', { count: remaining })}</span>
        <span className="sr-only">{t('creditsLeft', { count: remaining })}</span>
        <br />
        {t('creditsOf', { limit })}
      </span>
    </p>
  )
}
