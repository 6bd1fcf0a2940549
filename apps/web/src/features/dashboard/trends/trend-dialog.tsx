import type { TaskTrend } from '@rehearsal/contracts/next-practice'
import { Dialog } from '@rehearsal/ui/dialog'
import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatNumber, formatShare } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { CHART_HEIGHT, chartText } from '../statistics/chart-look.ts'
import { ChartTable } from '../statistics/chart-table.tsx'

type Props = { name: string; trend: TaskTrend; isOpen: boolean; onClose: () => void }

/** What each of the latest answers of a kind earned, over time. */
export default function TrendDialog({ name, trend: { points, attempts }, isOpen, onClose }: Props) {
  const rows = points.map(({ attemptId, date, share }, i) => ({
    id: attemptId,
    number: attempts - points.length + i + 1,
    day: formatDay(date),
    share,
    label: i === 0 || i === points.length - 1 ? formatShare(share) : '',
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
        <ResponsiveContainer width="100%" height={CHART_HEIGHT} initialDimension={{ width: 320, height: CHART_HEIGHT }}>
          <LineChart data={rows} margin={{ top: 24, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <YAxis
              domain={[0, 1]}
              ticks={[0, 0.5, 1]}
              tickFormatter={formatShare}
              axisLine={false}
              tickLine={false}
              width={48}
              tick={chartText}
            />
            <XAxis
              dataKey="number"
              padding={{ left: 22, right: 22 }}
              tickFormatter={formatNumber}
              axisLine={false}
              tickLine={false}
              tick={chartText}
              minTickGap={24}
            />
            <Line
              dataKey="share"
              stroke="var(--brand)"
              strokeWidth={2}
              dot={{ r: 3, fill: 'var(--brand)' }}
              isAnimationActive={false}
            >
              {/* Over the grid, which is not to strike it through. */}
              <LabelList
                dataKey="label"
                position="top"
                {...chartText}
                fontWeight={600}
                stroke="var(--surface)"
                strokeWidth={4}
                paintOrder="stroke"
              />
            </Line>
          </LineChart>
        </ResponsiveContainer>
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
