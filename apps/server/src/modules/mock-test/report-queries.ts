import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { EXTRA_TIME_PERCENTS } from '@rehearsal/exam/mock-test/item-clock'
import { runSchema } from '@rehearsal/exam/mock-test/run/run'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { type Snapshot, snapshotSchema } from './report-snapshot.ts'

type Db = Database | Transaction

const columns = {
  id: mockTest.id,
  userId: mockTest.userId,
  variant: mockTest.variant,
  format: mockTest.format,
  form: mockTest.form,
  status: mockTest.status,
  run: mockTest.run,
  extraTimePercent: mockTest.extraTimePercent,
  itemCount: mockTest.itemCount,
  lacks: mockTest.lacks,
  createdAt: mockTest.createdAt,
  endedAt: mockTest.endedAt,
  endedBy: mockTest.endedBy,
  report: mockTest.report,
}

const lacksSchema = z.array(z.object({ taskId: taskIdSchema, needed: z.number().int(), found: z.number().int() }))
const percentSchema = z.literal(EXTRA_TIME_PERCENTS)

type Row = { lacks: unknown; run: unknown; report: unknown; extraTimePercent: number }

const parsed = <Rest extends Row>({ lacks, run, report, extraTimePercent, ...rest }: Rest) => ({
  ...rest,
  extraTimePercent: percentSchema.parse(extraTimePercent),
  lacks: lacksSchema.parse(lacks),
  interruptions: runSchema.parse(run).interruptions,
  snapshot: report === null ? null : snapshotSchema.parse(report),
})

/** A test of a learner that was not deleted, with the report that is kept of it. */
export async function findReported(db: Db, userId: string, id: number) {
  const [row] = await db
    .select(columns)
    .from(mockTest)
    .where(and(eq(mockTest.id, id), eq(mockTest.userId, userId), ne(mockTest.status, 'deleted')))
  return row && parsed(row)
}
export type ReportedTest = NonNullable<Awaited<ReturnType<typeof findReported>>>

const isUnreported = and(eq(mockTest.status, 'ended'), isNull(mockTest.report))

const isWaited = (db: Db) =>
  exists(
    db
      .select({ id: attempt.id })
      .from(mockTestItem)
      .innerJoin(attempt, eq(attempt.id, mockTestItem.attemptId))
      .where(and(eq(mockTestItem.mockTestId, mockTest.id), inArray(attempt.status, ['queued', 'scoring']))),
  )

/** The next ended tests without a report of which no answer waits for its score, in the order of their ids. */
export function listUnreported(db: Db, { afterId, limit }: { afterId: number; limit: number }) {
  return db
    .select({ id: mockTest.id, userId: mockTest.userId })
    .from(mockTest)
    .where(and(isUnreported, gt(mockTest.id, afterId), not(isWaited(db))))
    .orderBy(asc(mockTest.id))
    .limit(limit)
}

/** The ended test without a report to which an answer belongs, and how many of its answers still wait for their scores. */
export async function findUnreportedOf(db: Db, attemptId: number) {
  const [found] = await db
    .select({ id: mockTest.id, userId: mockTest.userId })
    .from(mockTestItem)
    .innerJoin(mockTest, eq(mockTest.id, mockTestItem.mockTestId))
    .where(and(eq(mockTestItem.attemptId, attemptId), isUnreported))
  if (!found) return undefined
  const [waiting] = await db
    .select({ total: count() })
    .from(mockTestItem)
    .innerJoin(attempt, eq(attempt.id, mockTestItem.attemptId))
    .where(and(eq(mockTestItem.mockTestId, found.id), inArray(attempt.status, ['queued', 'scoring'])))
  return { ...found, waiting: waiting?.total ?? 0 }
}

/** Keeps a report; false where one is kept already, or the test was deleted meanwhile. */
export async function keepReport(tx: Transaction, id: number, report: Snapshot): Promise<boolean> {
  const kept = await tx
    .update(mockTest)
    .set({ report })
    .where(and(eq(mockTest.id, id), isUnreported))
    .returning({ id: mockTest.id })
  return kept.length > 0
}

/** Counts up the failed answers of a test that were tried again less than so often, and not since then; returns them. */
export async function markRetried(
  tx: Transaction,
  testId: number,
  { max, before, now }: { max: number; before: Date; now: Date },
): Promise<number[]> {
  const failed = tx
    .select({ id: attempt.id })
    .from(attempt)
    .innerJoin(mockTestItem, eq(mockTestItem.attemptId, attempt.id))
    .where(and(eq(mockTestItem.mockTestId, testId), eq(attempt.status, 'failed')))
  const marked = await tx
    .update(mockTestItem)
    .set({ retries: sql`${mockTestItem.retries} + 1`, retriedAt: now })
    .where(
      and(
        eq(mockTestItem.mockTestId, testId),
        lt(mockTestItem.retries, max),
        or(isNull(mockTestItem.retriedAt), lte(mockTestItem.retriedAt, before)),
        inArray(mockTestItem.attemptId, failed),
      ),
    )
    .returning({ attemptId: mockTestItem.attemptId })
  return marked.flatMap(({ attemptId }) => attemptId ?? [])
}

/** The latest reported tests of one exam that began before a test (all where none is named), the earliest first. */
export async function listReported(
  db: Db,
  userId: string,
  { variant, beforeId, limit }: { variant: ExamVariant; beforeId?: number; limit: number },
) {
  const rows = await db
    .select({ id: mockTest.id, endedAt: mockTest.endedAt, endedBy: mockTest.endedBy, report: mockTest.report })
    .from(mockTest)
    .where(
      and(
        eq(mockTest.userId, userId),
        eq(mockTest.variant, variant),
        eq(mockTest.status, 'ended'),
        isNotNull(mockTest.report),
        beforeId === undefined ? undefined : lt(mockTest.id, beforeId),
      ),
    )
    .orderBy(desc(mockTest.id))
    .limit(limit)
  return rows.toReversed().flatMap(({ id, endedAt, endedBy, report }) => {
    return endedAt === null ? [] : [{ id, endedAt, endedBy, report: snapshotSchema.parse(report).report }]
  })
}
export type ReportedRow = Awaited<ReturnType<typeof listReported>>[number]
