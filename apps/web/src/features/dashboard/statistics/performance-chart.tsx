import type { Statistics } from '@rehearsal/contracts/statistics'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { formatNumber, formatShare } from '../../../shared/format/numbers.ts'
import { skillName } from '../../../shared/skill-names.ts'
import { t } from '../messages.ts'
import { CHART_HEIGHT, chartText } from './chart-look.ts'
import { ChartTable } from './chart-table.tsx'

/** How much of each skill's questions was practised. */
export function PerformanceChart({ statistics }: { statistics: Statistics }) {
  const rows = skillsInMenuOrder.map((skill) => {
    const count = statistics[`${skill}Count`]
    const total = statistics[`${skill}Total`]
    const share = total === 0 ? 0 : count / total
    return {
      skill: skillName(skill),
      share,
      fill: `var(--${skill})`,
      label: t('doneOfTotal', { done: formatNumber(count), total: formatNumber(total) }),
    }
  })
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-semibold text-ink-2">{t('performance')}</figcaption>
      <div aria-hidden className="mt-2" dir="ltr">
        <ResponsiveContainer width="100%" height={CHART_HEIGHT} initialDimension={{ width: 320, height: CHART_HEIGHT }}>
          <BarChart
            data={rows}
            layout="vertical"
            margin={{ top: 4, right: 0, bottom: 4, left: 0 }}
            accessibilityLayer={false}
          >
            <XAxis type="number" domain={[0, 1]} hide />
            <YAxis type="category" dataKey="skill" axisLine={false} tickLine={false} width={78} tick={chartText} />
            <YAxis
              type="category"
              yAxisId="label"
              orientation="right"
              dataKey="label"
              axisLine={false}
              tickLine={false}
              width={74}
              tick={chartText}
            />
            <Bar
              dataKey="share"
              radius={6}
              barSize={16}
              isAnimationActive={false}
              background={{ fill: 'var(--sunken)', radius: 6 }}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable
        caption={t('performance')}
        head={[t('section'), t('practised'), t('shareOfAll')]}
        rows={rows.map(({ skill, label, share }) => [skill, label, formatShare(share)])}
      />
    </figure>
  )
}
