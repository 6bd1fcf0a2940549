import type { AnswerEvidence } from '@rehearsal/exam/estimate/answer-evidence'
import { OLDEST_DAYS } from '@rehearsal/exam/estimate/constants'
import type { Level } from '@rehearsal/exam/estimate/level'
import { levelOf, summariseKinds } from '@rehearsal/exam/estimate/level-of'
import { missingAnswers } from '@rehearsal/exam/estimate/missing-answers'
import { readinessOf } from '@rehearsal/exam/estimate/readiness'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { kindsOf } from '@rehearsal/exam/formats/task-weights'
import { dayIn } from '@rehearsal/exam/learner-day'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { daysLeftTo, getTargetOf } from '../targets/service.ts'
import { type LatestAnswer, listLatestAnswers, listSilentTakes, type SilentTake } from './queries.ts'

export type { LatestAnswer }

/** So many of the latest answers of each kind are read: older ones would tell little more, and cost as much. */
const ANSWERS_PER_KIND = 20

/** Where a learner stands in one exam, and the answers that say so. */
export type LearnerLevel = {
  level: Level
  /** The kinds that the level rests on. */
  answered: ReadonlySet<TaskId>
  /** The latest scored answers of each kind, the newest first; those that are too old to count among them. */
  latest: readonly LatestAnswer[]
}

/**
 * Where a learner stands in one exam: the one place that says so for every page, plan and suggestion (`levelOf` makes it of the answers).
 * Two statements, however many answers there are. Of a mock test a silent take earned nothing, as in its report, and what was late or not
 * answered at all says nothing. Answers of a running one are no attempts yet and count nowhere.
 */
export async function levelOfLearner(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id, formats }: Pick<Learner, 'id' | 'formats'>,
  variant: ExamVariant,
): Promise<LearnerLevel> {
  const now = clock.now()
  const format = formats[variant]
  const [latest, silent] = await Promise.all([
    listLatestAnswers(db, id, variant, ANSWERS_PER_KIND),
    listSilentTakes(db, id, {
      variant,
      since: new Date(now.getTime() - OLDEST_DAYS * DAY_MILLISECONDS),
      limit: ANSWERS_PER_KIND * kindsOf(format).length,
    }),
  ])
  const input = { format, evidence: evidenceOf(latest, silent, now) }
  return {
    level: levelOf(input),
    answered: new Set(summariseKinds(input).map(({ taskId }) => taskId)),
    latest,
  }
}

/** Where a learner stands, how likely the target is on the day of the exam, and what is missing to tell either. */
export async function standingsOf(platform: Platform, learner: Learner, variant: ExamVariant) {
  const [{ level, answered }, { target }] = await Promise.all([
    levelOfLearner(platform, learner, variant),
    getTargetOf(platform, learner, variant),
  ])
  const daysLeft = target && daysLeftTo(target.examDate, dayIn(learner.timeZone, platform.clock.now()))
  return {
    level,
    daysLeft,
    readiness: readinessOf({ level, daysLeft, target }),
    missing: missingAnswers({ format: learner.formats[variant], level, answered }),
  }
}
export type LearnerStandings = Awaited<ReturnType<typeof standingsOf>>

/** The latest answers of each kind, those that earned nothing among them. */
function evidenceOf(latest: readonly LatestAnswer[], silent: readonly SilentTake[], now: Date): AnswerEvidence[] {
  const all = [...latest, ...silent.map((take) => ({ ...take, share: 0, standardError: 0 }))]
  const newestFirst = all.toSorted((one, other) => other.date.getTime() - one.date.getTime())
  return [...Map.groupBy(newestFirst, ({ taskId }) => taskId).values()].flatMap((own) =>
    own.slice(0, ANSWERS_PER_KIND).map(({ taskId, share, standardError, isSeen, date }) => {
      // A clock that was set back gives no answer a weight above that of today's.
      const ageDays = Math.max(0, (now.getTime() - date.getTime()) / DAY_MILLISECONDS)
      return { taskId, share, standardError, isSeen, ageDays }
    }),
  )
}
