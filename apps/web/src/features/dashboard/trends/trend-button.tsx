import type { TaskTrend } from '@rehearsal/contracts/next-practice'
import { formatShare } from '../../../shared/format/numbers.ts'
import { useLazyDialog } from '../../../shared/frame/use-lazy-dialog.ts'
import { t } from '../messages.ts'
import { TrendLine } from './trend-line.tsx'

/** The trend of a kind, small; pressed it opens large. */
export function TrendButton({ name, trend }: { name: string; trend: TaskTrend }) {
  const { open, Dialog, state } = useLazyDialog(() => import('./trend-dialog.tsx'))
  const latest = trend.points.at(-1)
  if (latest === undefined) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('openTrend', { name, share: formatShare(latest.share), count: trend.attempts })}
        onClick={open}
        className="-my-1 flex min-h-8 touch:min-h-11 touch:min-w-11 shrink-0 items-center gap-1.5 rounded-control px-1.5 hover:bg-sunken"
      >
        {trend.points.length > 1 ? (
          <span className="max-md:hidden">
            <TrendLine shares={trend.points.map(({ share }) => share)} />
          </span>
        ) : null}
        <span className="num text-[0.8125rem] font-semibold text-brand-strong">{formatShare(latest.share)}</span>
      </button>
      {Dialog ? <Dialog {...state} name={name} trend={trend} /> : null}
    </>
  )
}
