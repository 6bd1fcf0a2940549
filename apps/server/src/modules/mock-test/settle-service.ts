import type { TaskId } from '@rehearsal/exam/task-ids'
import { transaction } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/services.ts'
import { tellLearner } from '../inbox/service.ts'
import { scoreAgain } from '../practice/exam-answer-service.ts'
import { type JudgedItem, judgedItem } from './judged-item.ts'
import { type ItemToReport, listReportItems } from './list-queries.ts'
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
 * whose scoring failed is given back to be scored, once. Whoever calls it, and however often, it is kept and told once.
 */
export async function settleReport(platform: Platform, test: ReportedTest): Promise<Settled> {
  const { db } = platform
  const items = await listReportItems(db, test.id)
  if (test.snapshot !== null) return { items, snapshot: test.snapshot, isComplete: true }
  const judged = items.map((item) => judgedItem(test.format, item))
  const snapshot = snapshotOf(test, judged)
  if (items.some(isToBeRetried)) await retry(platform, test.id)
  const isComplete = judged.every(({ isFinal }: JudgedItem) => isFinal)
  if (isComplete) await keep(platform, test, snapshot)
  return { items, snapshot, isComplete }
}

const isToBeRetried = ({ attemptStatus, retriedAt }: ItemToReport) => attemptStatus === 'failed' && retriedAt === null

async function retry({ db, clock }: Platform, testId: number): Promise<void> {
  await transaction(db, async (tx) => {
    const attemptIds = await markRetried(tx, testId, clock.now())
    await scoreAgain(tx, attemptIds)
  })
}

async function keep({ db, clock }: Platform, { id, userId, form }: ReportedTest, snapshot: Snapshot): Promise<void> {
  await transaction(db, async (tx) => {
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

/** So many reports in one run; the rest is settled with the next. */
const REPORTS_A_RUN = 50

/** `mock-test.settle-reports`: what no score settles, since the last answer failed or was deleted, or a process was killed in between. */
export async function settleReports(platform: Platform): Promise<void> {
  for (const test of await listUnreported(platform.db, REPORTS_A_RUN)) {
    // Those of others do not wait for one that cannot be made now.
    await settle(platform, test).catch((error: unknown) =>
      platform.log.error({ err: error, testId: test.id }, 'the report of a mock test was not kept'),
    )
  }
}
