import { TREND_TESTS } from '@rehearsal/contracts/mock-test-report'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { MockReport } from '@rehearsal/exam/mock-test/report/mock-report'
import { workFirst } from '@rehearsal/exam/mock-test/report/work-first'
import type { WishedScores } from '@rehearsal/exam/study-plan/skill-needs'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { getTargetOf } from '../targets/service.ts'
import { endIfSilent } from './end-service.ts'
import { DELAYED_AFTER_MS, MAX_RETRIES, RETRY_AFTER_MS } from './policy.ts'
import { findReported, listReported, type ReportedRow, type ReportedTest } from './report-queries.ts'
import { type Settled, settleReport } from './settle-service.ts'
import { findVersion } from './version-queries.ts'
import { listCandidates } from './start-queries.ts'

/** Questions are named for so many kinds, so many of each. */
const KINDS_WITH_QUESTIONS = 3
const QUESTIONS_A_KIND = 3

export type SuggestedKind = { taskId: TaskId; questions: { id: number; title: string; isSeen: boolean }[] }

export type ReportView = Settled & {
  test: ReportedTest
  endedAt: Date
  now: Date
  /** Null once it is complete. */
  version: string | null
  suggestions: SuggestedKind[]
  target: WishedScores | null
  /** Earlier tests of the same exam and this one, the earliest first. */
  trend: ReportedRow[]
}

/**
 * The report of a test that has ended, with what stands beside it.
 *
 * @throws AppError `not_found`; `mock_test_running`
 */
export async function getReport(platform: Platform, learner: Learner, id: number): Promise<ReportView> {
  const { db } = platform
  await endIfSilent(platform, learner.id)
  const test = await findReported(db, learner.id, id)
  if (!test) throw new AppError('not_found')
  const { variant, endedAt } = test
  if (test.status === 'running' || endedAt === null) throw new AppError('mock_test_running')
  // Before anything is read: what changes in between is another version than this.
  const version = test.snapshot === null ? await getVersion(platform, learner, id) : null
  const settled = await settleReport(platform, test)
  const { report } = settled.snapshot
  const [suggestions, { target }, earlier] = await Promise.all([
    // While scores are missing the page asks again and again, and what would bring most may change with each.
    settled.isComplete ? suggestionsFor(platform, learner, report) : [],
    getTargetOf(platform, learner, variant),
    listReported(db, learner.id, { variant, beforeId: id, limit: TREND_TESTS - 1 }),
  ])
  const now = platform.clock.now()
  return {
    ...settled,
    test,
    endedAt,
    now,
    version: settled.isComplete ? null : version,
    suggestions,
    target,
    trend: [...earlier, { id, endedAt, endedBy: test.endedBy, report }],
  }
}

/**
 * What a report that is not complete is worked out from, in short: a page that waits for scores asks this again and again, by one statement
 * that reads no score, and reads the report when it is another. Null once it is complete.
 *
 * @throws AppError `not_found`; `mock_test_running`
 */
export async function getVersion({ db, clock }: Platform, learner: Learner, id: number): Promise<string | null> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  const limits = { late: ago(DELAYED_AFTER_MS), due: ago(RETRY_AFTER_MS), maxRetries: MAX_RETRIES }
  const found = await findVersion(db, learner.id, id, limits)
  if (!found) throw new AppError('not_found')
  if (found.status === 'running') throw new AppError('mock_test_running')
  return found.version
}

/** The latest reported tests of one exam, the earliest first. */
export const listTrend = ({ db }: Platform, learner: Learner, variant: ExamVariant): Promise<ReportedRow[]> =>
  listReported(db, learner.id, { variant, limit: TREND_TESTS })

/** Questions of the kinds that would bring most: those that the learner never met, then those met longest ago. */
async function suggestionsFor(
  { db }: Platform,
  learner: Learner,
  { kinds, format }: MockReport,
): Promise<SuggestedKind[]> {
  const taskIds = workFirst(kinds)
    .slice(0, KINDS_WITH_QUESTIONS)
    .map(({ taskId }) => taskId)
  if (taskIds.length === 0) return []
  const candidates = await listCandidates(db, learner.id, format, taskIds)
  const unseenFirst = candidates.toSorted((one, other) => (one.seenAt ?? 0) - (other.seenAt ?? 0))
  return taskIds.map((taskId) => ({
    taskId,
    questions: unseenFirst
      .filter((question) => question.taskId === taskId)
      .slice(0, QUESTIONS_A_KIND)
      .map(({ id, title, seenAt }) => ({ id, title, isSeen: seenAt !== null })),
  }))
}
