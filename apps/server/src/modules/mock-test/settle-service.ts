import type { TaskId } from '@rehearsal/exam/task-ids'
import { transaction } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/services.ts'
import { tellLearner } from '../inbox/service.ts'
import { scoreAgain } from '../practice/exam-answer-service.ts'
import { type JudgedItem, judgedItem } from './judged-item.ts'
import { type ItemToReport, listReportItems } from './list-queries.ts'
import { MAX_RETRIES, RETRY_AFTER_MS } from './policy.ts'
import { holdLearner } from './queries.ts'
import {
  findReported,
  findUnreportedOf,
  keepReport,
  listUnreported,
  markRetried,
  type ReportedTest,
} from './report-queries.ts'
import { type Snapshot, snapshotOf } from './report-snapshot.ts'

/** A test, its items, and what it says by now. */
export type Settled = { items: ItemToReport[]; snapshot: Snapshot; isComplete: boolean }

/**
 * What an ended test says. Once nothing more comes, that is kept for good and its learner is told; until then it is worked out anew. An answer
 * whose scoring failed is given back to be scored when the failure has had time to pass, twice at most. Whoever calls it, and however often, it is kept and told once.
 */
export async function settleReport(platform: Platform, test: ReportedTest): Promise<Settled> {
  const { db } = platform
  const items = await listReportItems(db, test, { hasScores: test.snapshot === null })
  if (test.snapshot !== null) return { items, snapshot: test.snapshot, isComplete: true }
  const judged = items.map((item) => judgedItem(test.format, item))
  const snapshot = snapshotOf(test, judged)
  if (items.some((item) => isToBeRetried(item, test, platform))) await retry(platform, test)
  const isComplete = judged.every(({ isFinal }: JudgedItem) => isFinal)
  if (isComplete) await keep(platform, test, snapshot)
  return { items, snapshot, isComplete }
}

/** The failure is no older than the end of the test, or the last try. */
function isToBeRetried(item: ItemToReport, { endedAt }: ReportedTest, { clock }: Platform): boolean {
  const since = item.retriedAt ?? endedAt
  const isDue = since !== null && since.getTime() <= clock.now().getTime() - RETRY_AFTER_MS
  return item.attemptStatus === 'failed' && item.retries < MAX_RETRIES && isDue
}

async function retry({ db, clock }: Platform, { id, userId }: ReportedTest): Promise<void> {
  await transaction(db, async (tx) => {
    await holdLearner(tx, userId)
    const now = clock.now()
    const before = new Date(now.getTime() - RETRY_AFTER_MS)
    const attemptIds = await markRetried(tx, id, { max: MAX_RETRIES, before, now })
    await scoreAgain(tx, attemptIds)
  })
}

async function keep({ db, clock }: Platform, { id, userId, form }: ReportedTest, snapshot: Snapshot): Promise<void> {
  await transaction(db, async (tx) => {
    await holdLearner(tx, userId)
    if (!(await keepReport(tx, id, snapshot))) return
    const news = { kind: 'mock-test' as const, mockTestId: id, form }
    await tellLearner(tx, { userId, dedupeKey: `mock-test-${id}`, news }, clock.now())
  })
}

async function settle(platform: Platform, { id, userId }: { id: number; userId: string }): Promise<void> {
  const test = await findReported(platform.db, userId, id)
  if (test?.status === 'ended') await settleReport(platform, test)
}

type Scored = { attemptId: number; userId: string; taskId: TaskId; questionId: number }

/** An answer has its score: the report of its test is kept when it was the last one. */
export async function settleByScore(platform: Platform, { attemptId }: Scored): Promise<void> {
  const test = await findUnreportedOf(platform.db, attemptId)
  if (test?.waiting === 0) await settle(platform, test)
}

/** So many tests are read at once. */
const TESTS_AT_ONCE = 50

/** `mock-test.settle-reports`: what no score settles, since the last answer failed or was deleted, or a process was killed in between. */
export async function settleReports(platform: Platform): Promise<void> {
  for (let afterId = 0; ;) {
    const tests = await listUnreported(platform.db, { afterId, limit: TESTS_AT_ONCE })
    for (const test of tests) await settleOrLog(platform, test)
    const last = tests.at(-1)
    if (last === undefined) return
    afterId = last.id
  }
}

/** Settles a test; who calls does not wait in vain for a report that cannot be made now. */
export async function settleOrLog(platform: Platform, test: { id: number; userId: string }): Promise<void> {
  await settle(platform, test).catch((error: unknown) =>
    platform.log.error({ err: error, testId: test.id }, 'the report of a mock test was not kept'),
  )
}
