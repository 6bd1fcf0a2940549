import type { Statistics } from '@rehearsal/contracts/statistics'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { ChartTable, linearScale, percent } from '@rehearsal/ui/chart'
import { textTone } from '@rehearsal/ui/tone'
import { formatNumber, formatShare } from '../../../shared/format/numbers.ts'
import { skillName } from '../../../shared/skill-names.ts'
import { t } from '../messages.ts'
import { CHART_HEIGHT } from './chart-look.ts'

const BAR = 16
const widthOf = linearScale([0, 1], [0, 100])

/** How much of each skill's questions was practised. */
export function PerformanceChart({ statistics }: { statistics: Statistics }) {
  const rows = skillsInMenuOrder.map((skill) => {
    const count = statistics[`${skill}Count`]
    const total = statistics[`${skill}Total`]
    return {
      skill,
      name: skillName(skill),
      share: total === 0 ? 0 : count / total,
      label: t('doneOfTotal', { done: formatNumber(count), total: formatNumber(total) }),
    }
  })
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-semibold text-ink-2">{t('performance')}</figcaption>
      <div
        aria-hidden
        dir="ltr"
        className="num mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 text-[0.8125rem] text-ink-2"
        style={{ height: CHART_HEIGHT }}
      >
        {rows.map(({ skill, name, share, label }) => (
          <div key={skill} className="col-span-3 grid grid-cols-subgrid items-center">
            <span className="text-end">{name}</span>
            <svg width="100%" height={BAR} className={`block ${textTone[skill]}`}>
              <rect width="100%" height={BAR} rx={6} className="fill-sunken" />
              {share > 0 ? <rect width={percent(widthOf(share))} height={BAR} rx={6} fill="currentColor" /> : null}
            </svg>
            <span>{label}</span>
          </div>
        ))}
      </div>
      <ChartTable
        caption={t('performance')}
        head={[t('section'), t('practised'), t('shareOfAll')]}
        rows={rows.map(({ name, label, share }) => [name, label, formatShare(share)])}
      />
    </figure>
  )
}
