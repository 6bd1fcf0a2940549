import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { type Work, workFirst } from '@rehearsal/exam/mock-test/report/work-first'
import { Chip } from '@rehearsal/ui/chip'
import { Link } from '@rehearsal/ui/link'
import { formatMarks } from '../../shared/format/numbers.ts'
import { skillName } from '../../shared/skill-names.ts'
import { urls } from '../../shared/urls.ts'
import { kindName } from './kind-name.ts'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** So many kinds at once are as much as can be worked on. */
const SHOWN = 3

/** The kinds that cost most, each with the number by which they are sorted and with questions to practise. */
export function WorkSection({ data: { report, suggestions } }: { data: MockTestReport }) {
  const works = workFirst(report.kinds)
  const rest = works.slice(SHOWN)
  const isShort = report.form !== 'full'
  return (
    <Section
      title={t('workFirst')}
      about={works.length === 0 ? undefined : t(isShort ? 'workAboutShort' : 'workAbout')}
    >
      {works.length === 0 ? <p className="text-ink-2">{noneOf(report)}</p> : null}
      <ol className="grid gap-x-8 gap-y-5 lg:grid-cols-3 print:grid-cols-3">
        {works.slice(0, SHOWN).map((work) => (
          <WorkRow
            key={work.taskId}
            work={work}
            isShort={isShort}
            questions={suggestions.find(({ taskId }) => taskId === work.taskId)?.questions ?? []}
          />
        ))}
      </ol>
      {rest.length === 0 ? null : (
        <p className="num mt-5 text-sm text-ink-3">
          {t('workRest', {
            count: rest.length,
            points: formatMarks(rest.reduce((sum, { points }) => sum + points, 0)),
          })}
        </p>
      )}
    </Section>
  )
}

/** Nothing is missing only where something was scored. */
function noneOf({ counts, scores }: MockTestReport['report']): string {
  if (counts.pending > 0) return t('workWait')
  return scores.overall === null ? t('noScoreLeft') : t('workNone')
}

type RowProps = {
  work: Work
  isShort: boolean
  questions: MockTestReport['suggestions'][number]['questions']
}

function WorkRow({ work: { taskId, points, skill, skillPoints }, isShort, questions }: RowProps) {
  return (
    <li className="break-inside-avoid">
      <h3 lang="en" className="font-semibold">
        {kindName(taskId)}
      </h3>
      <p className="num mt-0.5">{t(isShort ? 'workPointsShort' : 'workPoints', { points: formatMarks(points) })}</p>
      <p className="num text-sm text-ink-3">
        {t('workSkill', { skill: skillName(skill), points: formatMarks(skillPoints) })}
      </p>
      {questions.length === 0 ? null : (
        <ul aria-label={t('workQuestions')} className="mt-1.5 grid gap-1">
          {questions.map(({ practiceId, title, isSeen }) => (
            <li key={practiceId} className="flex min-w-0 flex-wrap items-center gap-x-2">
              <Link
                href={urls.question(taskId, practiceId)}
                className="min-w-0 rounded py-1 font-medium text-brand underline underline-offset-2 [overflow-wrap:anywhere] touch:py-2.5"
              >
                <span lang="en">{title}</span>
              </Link>
              {isSeen ? <Chip>{t('seenBefore')}</Chip> : null}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
