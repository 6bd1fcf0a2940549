import { Button } from '@rehearsal/ui/button'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { matchesQuery } from '../api/phrases-query.ts'
import { t } from '../messages.ts'

type Props = { phrase: string; onBlock: () => void; isBusy: boolean }

/** What a phrase would have refused lately; only then it can be blocked. */
export function PhraseMatches({ phrase, onBlock, isBusy }: Props) {
  const { data, error, refetch, isFetching } = useQuery(matchesQuery(phrase))
  if (data === undefined) {
    return error === null ? (
      <div role="status" aria-busy="true" aria-label={t('loadingMatches')} className="mt-4">
        <SkeletonText lines={2} />
      </div>
    ) : (
      <LoadProblem title={t('matchesFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  }
  const { total, days, matches } = data
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <p role="status" className="font-medium [overflow-wrap:anywhere]">
        {total === 0 ? t('wouldRefuseNone', { phrase, days }) : t('wouldRefuse', { phrase, days, count: total })}
      </p>
      {matches.length === 0 ? null : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {matches.map(({ text, by, createdAt }) => (
            <li key={`${createdAt} ${text}`} className="rounded-control bg-sunken px-3.5 py-2.5">
              <p dir="auto" className="line-clamp-3 [overflow-wrap:anywhere]">
                {text}
              </p>
              <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-ink-2">
                <bdi className="font-medium [overflow-wrap:anywhere]">{by ?? t('byNobody')}</bdi>
                <time dateTime={createdAt} className="num">
                  {formatMoment(createdAt, now())}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {total > matches.length ? (
        <p className="num text-sm text-ink-2">{t('moreMatches', { count: total - matches.length })}</p>
      ) : null}
      <div>
        <Button variant={total === 0 ? 'primary' : 'danger'} onClick={onBlock} isLoading={isBusy}>
          {t('block')}
        </Button>
      </div>
    </div>
  )
}
