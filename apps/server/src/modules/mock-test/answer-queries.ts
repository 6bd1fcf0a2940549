import { runSchema } from '@rehearsal/exam/mock-test/run/run'
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import { questionRevision } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** An item of a test of this learner, with what it asks and where the test stands. */
export async function findItem(db: Db, userId: string, testId: number, position: number) {
  const [row] = await db
    .select({
      taskId: mockTestItem.taskId,
      prompt: questionRevision.prompt,
      status: mockTest.status,
      run: mockTest.run,
    })
    .from(mockTest)
    .innerJoin(mockTestItem, eq(mockTestItem.mockTestId, mockTest.id))
    .innerJoin(
      questionRevision,
      and(
        eq(questionRevision.questionId, mockTestItem.questionId),
        eq(questionRevision.revision, mockTestItem.questionRevision),
      ),
    )
    .where(
      and(
        eq(mockTest.id, testId),
        eq(mockTest.userId, userId),
        ne(mockTest.status, 'deleted'),
        eq(mockTestItem.position, position),
      ),
    )
  return row && { ...row, run: runSchema.parse(row.run) }
}
export type FoundItem = NonNullable<Awaited<ReturnType<typeof findItem>>>

const at = (testId: number, position: number) =>
  and(eq(mockTestItem.mockTestId, testId), eq(mockTestItem.position, position))

export async function updateAnswer(
  tx: Transaction,
  {
    testId,
    position,
    ...given
  }: { testId: number; position: number; answer: unknown; answeredAt: Date; durationSeconds: number | null },
) {
  await tx.update(mockTestItem).set(given).where(at(testId, position))
}

/** What was found out of a take; nothing where its answer has gone meanwhile. */
export async function updateTake(
  db: Db,
  {
    testId,
    position,
    ...found
  }: { testId: number; position: number } & ({ fault: string } | { durationSeconds: number }),
) {
  await db
    .update(mockTestItem)
    .set(found)
    .where(and(at(testId, position), isNotNull(mockTestItem.answeredAt)))
}

const recordingId = sql<number | null>`(${mockTestItem.answer} ->> 'recordingId')::int`

/** Takes of a test that nobody has listened to yet. */
export async function listUnchecked(db: Db, testId: number) {
  const rows = await db
    .select({ position: mockTestItem.position, taskId: mockTestItem.taskId, recordingId })
    .from(mockTestItem)
    .where(
      and(
        eq(mockTestItem.mockTestId, testId),
        isNotNull(recordingId),
        isNull(mockTestItem.fault),
        isNull(mockTestItem.durationSeconds),
      ),
    )
    .orderBy(asc(mockTestItem.position))
  return rows.flatMap((row) => (row.recordingId === null ? [] : [{ ...row, recordingId: row.recordingId }]))
}

/** Recordings that the answers of a test name, without those that an attempt has. */
export async function listTakes(db: Db, testId: number): Promise<number[]> {
  const rows = await db
    .select({ recordingId })
    .from(mockTestItem)
    .where(and(eq(mockTestItem.mockTestId, testId), isNotNull(recordingId)))
  return rows.flatMap((row) => row.recordingId ?? [])
}

/** Takes every answer out of a test, and every item that was never shown. */
export async function emptyItems(tx: Transaction, testId: number) {
  await tx.delete(mockTestItem).where(and(eq(mockTestItem.mockTestId, testId), isNull(mockTestItem.openedAt)))
  await tx
    .update(mockTestItem)
    .set({ answer: null, fault: null, durationSeconds: null })
    .where(eq(mockTestItem.mockTestId, testId))
}
