import type { TaskTrend } from '@rehearsal/contracts/next-practice'
import { ChartTable, labelledOf, linearScale, percent, Steps, ValueAxis, ValueLines } from '@rehearsal/ui/chart'
import { Dialog } from '@rehearsal/ui/dialog'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatNumber, formatShare } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { CHART_HEIGHT } from '../statistics/chart-look.ts'

type Props = { name: string; trend: TaskTrend; isOpen: boolean; onClose: () => void }
type Row = { id: number; number: number; day: string; share: number }

/** What each of the latest answers of a kind earned, over time. */
export default function TrendDialog({ name, trend: { points, attempts }, isOpen, onClose }: Props) {
  const rows = points.map(({ attemptId, date, share }, i) => ({
    id: attemptId,
    number: attempts - points.length + i + 1,
    day: formatDay(date),
    share,
  }))
  const mean = points.reduce((sum, { share }) => sum + share, 0) / points.length
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      closeLabel={t('close')}
      description={t('trendAbout', { count: attempts })}
    >
      <p className="text-ink-2">{t('trendMean', { count: points.length, share: formatShare(mean) })}</p>
      <div aria-hidden className="mt-4" dir="ltr">
        <Chart rows={rows} />
        <p className="mt-1 text-center text-[0.8125rem] text-ink-3">{t('trendAxis')}</p>
      </div>
      <ChartTable
        caption={name}
        head={[t('answerNumber'), t('day'), t('shareOfMarks')]}
        rows={rows.map(({ number, day, share }) => [formatNumber(number), day, formatShare(share)])}
      />
    </Dialog>
  )
}

const TICKS = [0, 0.5, 1]
const AXIS = 44
/** As many numbers as stand beside each other on a phone. */
const NUMBERS = 8
const yOf = linearScale([0, 1], [CHART_HEIGHT - 30, 24])

function Chart({ rows }: { rows: readonly Row[] }) {
  const placeOf = linearScale([0, Math.max(1, rows.length - 1)], rows.length === 1 ? [50, 50] : [6, 94])
  const points = rows.map((row, i) => ({ ...row, x: percent(placeOf(i)), y: yOf(row.share) }))
  const isLabelled = labelledOf(rows.length, NUMBERS)
  return (
    <div className="flex">
      <ValueAxis ticks={TICKS} yOf={yOf} width={AXIS} height={CHART_HEIGHT} format={formatShare} />
      <svg
        width="100%"
        height={CHART_HEIGHT}
        className="num block min-w-0 flex-1 overflow-visible text-[0.8125rem] text-brand"
      >
        <ValueLines ticks={TICKS} yOf={yOf} />
        <Steps points={points} strokeWidth={2} />
        {points.map(({ id, number, share, x, y }, i) => (
          <g key={id}>
            <circle cx={x} cy={y} r={4} fill="currentColor" />
            {i === 0 || i === points.length - 1 ? (
              // Over the grid, which is not to strike it through.
              <text
                x={x}
                y={y - 10}
                textAnchor="middle"
                className="fill-ink-2 stroke-surface font-semibold"
                strokeWidth={4}
                paintOrder="stroke"
              >
                {formatShare(share)}
              </text>
            ) : null}
            {isLabelled(i) ? (
              <text x={x} y={CHART_HEIGHT - 8} textAnchor="middle" className="fill-ink-2">
                {formatNumber(number)}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  )
}
