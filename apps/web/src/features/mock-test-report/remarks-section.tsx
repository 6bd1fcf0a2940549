import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { CONTACT_LOST_MS, type Interruption } from '@rehearsal/exam/mock-test/run/run'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { formatTime } from '../../shared/format/dates.ts'
import { partName } from '../../shared/mock-test-names.ts'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** All that makes the scores other than those of an undisturbed, whole test; it is said whether it helps or hurts. */
export function RemarksSection({ data }: { data: MockTestReport }) {
  const { interruptions } = data
  return (
    <Section title={t('remarks')}>
      <ul className="grid max-w-[68ch] list-disc gap-2 ps-5 text-ink-2">
        {remarksOf(data).map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        {interruptions.length === 0 ? null : (
          <li>
            {t('interruptions', { count: interruptions.length })}
            <ul className="mt-1 grid gap-1">
              {interruptions.map((interruption) => (
                <li key={interruption.from} className="num">
                  {interruptionText(interruption)}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </Section>
  )
}

function remarksOf(data: MockTestReport): string[] {
  const { form, endedBy, extraTimePercent, lacks, report } = data
  const { counts, weights, engines } = report
  return [
    ...(endedBy === 'learner' ? [t('endedEarly')] : []),
    ...(endedBy === 'expired' ? [t('expired')] : []),
    ...(extraTimePercent === 0 ? [] : [t('extraTime', { percent: extraTimePercent })]),
    ...(form === 'full' ? [] : [t('shortForm')]),
    ...lacks.map(({ taskId, ...numbers }) => t('lack', { kind: catalogue[taskId].name, ...numbers })),
    ...counted('unanswered', counts.unanswered),
    ...counted('late', counts.late),
    ...counted('unscorable', counts.unscorable),
    ...counted('seen', counts.seen),
    ...(weights.areSharedOut ? [t('sharedOut')] : []),
    ...(weights.arePublished ? [] : [t('notPublished')]),
    ...(engines.length === 0
      ? []
      : [t('engines', { engines: engines.map((engine) => t('engine', engine)).join(', ') })]),
  ]
}

const counted = (key: 'unanswered' | 'late' | 'unscorable' | 'seen', count: number) =>
  count === 0 ? [] : [t(key, { count })]

function interruptionText({ part, position, from, to, kind, forgivenMs }: Interruption): string {
  const facts = { length: lengthOf(to - from), time: formatTime(new Date(from).toISOString()) }
  // A page that was opened anew within one sign of life was not away: how long says nothing.
  const what = kind === 'page-stayed' ? 'contactLost' : to - from > CONTACT_LOST_MS ? 'pageClosed' : 'pageReopened'
  return t('interruption', {
    part: partName(part),
    number: position + 1,
    what: t(what, facts),
    given: forgivenMs === 0 ? t('noTimeGiven') : t('timeGiven', { length: lengthOf(forgivenMs) }),
  })
}

/** `42 s`, `1 min 5 s`, `1 h 12 min`. */
function lengthOf(milliseconds: number): string {
  const all = Math.max(1, Math.round(milliseconds / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  if (hours > 0) return t('lengthHours', { hours, minutes })
  return minutes > 0 ? t('lengthMinutes', { minutes, seconds }) : t('lengthSeconds', { seconds })
}
