import type { TaskTrend } from '@rehearsal/contracts/next-practice'
import { lazy, Suspense, useState } from 'react'
import { formatShare } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { TrendLine } from './trend-line.tsx'

const TrendDialog = lazy(async () => ({ default: (await import('./trend-dialog.tsx')).TrendDialog }))

/** The trend of a kind, small; pressed it opens large. */
export function TrendButton({ name, trend }: { name: string; trend: TaskTrend }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const latest = trend.points.at(-1)
  if (latest === undefined) return null
  const open = () => {
    setWasOpen(true)
    setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('openTrend', { name, share: formatShare(latest.share), count: trend.attempts })}
        onClick={open}
        className="-my-1 flex min-h-8 shrink-0 items-center gap-1.5 rounded-control px-1.5 hover:bg-sunken"
      >
        {trend.points.length > 1 ? (
          <span className="max-md:hidden">
            <TrendLine shares={trend.points.map(({ share }) => share)} />
          </span>
        ) : null}
        <span className="num text-[0.8125rem] font-semibold text-brand-strong">{formatShare(latest.share)}</span>
      </button>
      {wasOpen ? (
        <Suspense fallback={null}>
          <TrendDialog name={name} trend={trend} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
