import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import type { MockReport } from '@rehearsal/exam/mock-test/report/mock-report'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { textTone } from '@rehearsal/ui/tone'
import { skillName } from '../../shared/skill-names.ts'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** What the scores stand for: a level of the European framework (Academic), or the Canadian benchmark of each skill (Core). */
export function LevelsSection({ data: { report } }: { data: MockTestReport }) {
  const { cefr, clb } = report
  if (cefr !== null) {
    return (
      <Section title={t('cefr')} about={t('levelsAbout')}>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="text-[1.75rem] font-[650] leading-tight">{cefr.value}</b>
          <span className="text-ink-2">{cefr.low === cefr.high ? t('cefrSame') : t('levelRange', cefr)}</span>
        </p>
      </Section>
    )
  }
  if (clb === null || Object.keys(clb.skills).length === 0) return null
  return (
    <Section title={t('clb')} about={t('levelsAbout')}>
      <Lowest lowest={clb.lowest} isWaiting={report.counts.pending > 0} />
      <dl className="mt-4 grid grid-cols-2 gap-2 lg:grid-cols-4">
        {skillsInMenuOrder.map((skill) => {
          const level = clb.skills[skill]
          if (level === undefined) return null
          return (
            <div key={skill} className="rounded-[11px] bg-sunken px-3 py-2.5 print:p-0">
              <dt className={`text-[0.8125rem] font-semibold ${textTone[skill]}`}>{skillName(skill)}</dt>
              <dd className="font-semibold">{nameOf(level.value)}</dd>
              <dd className="text-sm text-ink-3">{rangeOf(level)}</dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}

type Clb = NonNullable<MockReport['clb']>

function Lowest({ lowest, isWaiting }: Pick<Clb, 'lowest'> & { isWaiting: boolean }) {
  if (lowest === null) return <p className="text-ink-2">{isWaiting ? t('clbWaiting') : t('clbMissing')}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <b className="text-[1.75rem] font-[650] leading-tight">{nameOf(lowest.value)}</b>
      <span className="text-ink-2">{rangeOf(lowest)}</span>
      <span className="text-sm text-ink-3">{t('clbLowest')}</span>
    </p>
  )
}

/** 0 stands for all that lies below the lowest benchmark. */
const nameOf = (level: number) => (level === 0 ? t('belowClb') : t('clbText', { value: level }))

const rangeOf = ({ low, high }: { low: number; high: number }) =>
  low === high ? t('clbSame') : t('levelRange', { low: low === 0 ? t('belowClb') : String(low), high: String(high) })
