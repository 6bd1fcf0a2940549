import type { Statistics } from '@rehearsal/contracts/statistics'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis } from 'recharts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { CHART_HEIGHT, chartText } from './chart-look.ts'
import { ChartTable } from './chart-table.tsx'

const SHORT_NAME_LETTERS = 3

/** How many answers were given in each of the last months; the running one stands out. */
export function ActivityChart({ months }: { months: Statistics['practiceMonths'] }) {
  const rows = months.map(({ month, year, count }, i) => ({
    name: month.slice(0, SHORT_NAME_LETTERS),
    full: t('monthOfYear', { month, year: String(year) }),
    count,
    fill: i === months.length - 1 ? 'var(--brand)' : 'var(--line-strong)',
  }))
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-semibold text-ink-2">{t('activity')}</figcaption>
      <div aria-hidden className="mt-2" dir="ltr">
        <ResponsiveContainer width="100%" height={CHART_HEIGHT} initialDimension={{ width: 320, height: CHART_HEIGHT }}>
          <BarChart data={rows} margin={{ top: 24, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
            <XAxis dataKey="name" axisLine={false} tickLine={false} interval={0} tick={chartText} />
            <Bar dataKey="count" radius={6} maxBarSize={36} minPointSize={3} isAnimationActive={false}>
              <LabelList dataKey="count" position="top" {...chartText} fontWeight={600} />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable
        caption={t('activity')}
        head={[t('month'), t('answersGiven')]}
        rows={rows.map(({ full, count }) => [full, formatNumber(count)])}
      />
    </figure>
  )
}
