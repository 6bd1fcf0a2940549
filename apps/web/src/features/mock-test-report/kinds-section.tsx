import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import type { KindRow } from '@rehearsal/exam/mock-test/report/mock-report'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { DataTable } from '@rehearsal/ui/data-table'
import { formatMarks, formatShare } from '../../shared/format/numbers.ts'
import { skillName } from '../../shared/skill-names.ts'
import { skillOf } from '../../shared/skill-of.ts'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** What each kind earned, how much it decides, and what more would bring. */
export function KindsSection({ data }: { data: MockTestReport }) {
  return (
    <Section title={t('kinds')} about={t('kindsAbout')} isFolded isLong>
      <DataTable
        caption={t('kinds')}
        loadingLabel={t('loading')}
        empty={null}
        rows={data.report.kinds}
        rowKey={({ taskId }) => taskId}
        columns={[
          {
            id: 'kind',
            header: t('kind'),
            isTitle: true,
            cell: ({ taskId }) => <KindName taskId={taskId} />,
          },
          { id: 'answered', header: t('kindAnswered'), cell: answeredOf },
          { id: 'marks', header: t('kindMarks'), cell: marksOf },
          { id: 'weighs', header: t('kindWeighs'), cell: ({ weights }) => formatShare(weights.overall) },
          { id: 'more', header: t('kindMore'), cell: (kind) => <More kind={kind} /> },
        ]}
      />
    </Section>
  )
}

/** Kinds of two skills may have one name. */
function KindName({ taskId }: Pick<KindRow, 'taskId'>) {
  return (
    <>
      <span lang="en">{catalogue[taskId].name}</span>
      <span className="block text-sm font-normal text-ink-3">{skillName(skillOf(taskId))}</span>
    </>
  )
}

const answeredOf = ({ answered, items }: KindRow) => t('answeredOf', { answered, items })

const marksOf = ({ earned, max, share }: KindRow) => (
  <span className="whitespace-nowrap">
    {share === null ? t('noMarks') : t('marks', { earned: formatMarks(earned), max: formatMarks(max) })}
  </span>
)

/** What one mark more on each question would bring in every score that the kind feeds. */
function More({ kind: { onePointMore, share } }: { kind: KindRow }) {
  if (share === null) return t('noMarks')
  const skills = skillsInMenuOrder.flatMap((skill) => {
    const points = onePointMore.skills[skill] ?? 0
    return points === 0 ? [] : [t('moreSkill', { points: formatMarks(points), skill: skillName(skill) })]
  })
  return (
    <>
      {t('more', { overall: formatMarks(onePointMore.overall) })}
      <span className="block text-sm text-ink-3">{skills.join(', ')}</span>
    </>
  )
}
