import type { Statistics } from '@rehearsal/contracts/statistics'
import { ChartTable, columnOf, linearScale } from '@rehearsal/ui/chart'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { CHART_HEIGHT } from './chart-look.ts'

const SHORT_NAME_LETTERS = 3
const BAR = 36
/** A month without answers is seen as one. */
const LOWEST = 3
const TOP = 28
const FOOT = 28
const BOTTOM = CHART_HEIGHT - FOOT

/** How many answers were given in each of the last months; the running one stands out. */
export function ActivityChart({ months }: { months: Statistics['practiceMonths'] }) {
  const xOf = columnOf(months.length)
  const heightOf = linearScale([0, Math.max(1, ...months.map(({ count }) => count))], [LOWEST, BOTTOM - TOP])
  const rows = months.map(({ month, year, count }) => ({
    name: month.slice(0, SHORT_NAME_LETTERS),
    full: t('monthOfYear', { month, year: String(year) }),
    count,
  }))
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-semibold text-ink-2">{t('activity')}</figcaption>
      <svg
        aria-hidden
        width="100%"
        height={CHART_HEIGHT}
        direction="ltr"
        className="num mt-2 block overflow-visible text-[0.8125rem]"
      >
        {rows.map(({ full, name, count }, i) => (
          <g key={full}>
            <rect
              x={xOf(i)}
              y={BOTTOM - heightOf(count)}
              width={BAR}
              height={heightOf(count)}
              rx={Math.min(6, heightOf(count) / 2)}
              transform={`translate(${-BAR / 2} 0)`}
              className={i === rows.length - 1 ? 'fill-brand' : 'fill-line-strong'}
            />
            <text x={xOf(i)} y={BOTTOM - heightOf(count) - 7} textAnchor="middle" className="fill-ink-2 font-semibold">
              {formatNumber(count)}
            </text>
            <text x={xOf(i)} y={BOTTOM + 20} textAnchor="middle" className="fill-ink-2">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <ChartTable
        caption={t('activity')}
        head={[t('month'), t('answersGiven')]}
        rows={rows.map(({ full, count }) => [full, formatNumber(count)])}
      />
    </figure>
  )
}
