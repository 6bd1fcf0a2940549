import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { ExtraTimePercent } from '@rehearsal/exam/mock-test/item-clock'
import { EXTRA_TIME_PERCENTS } from '@rehearsal/exam/mock-test/item-clock'
import { type Run, runSchema } from '@rehearsal/exam/mock-test/run/run'
import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import { users } from '../../platform/database/schema/users.ts'
import { questionRevision } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const columns = {
  id: mockTest.id,
  userId: mockTest.userId,
  variant: mockTest.variant,
  format: mockTest.format,
  form: mockTest.form,
  extraTimePercent: mockTest.extraTimePercent,
  itemCount: mockTest.itemCount,
  status: mockTest.status,
  run: mockTest.run,
  createdAt: mockTest.createdAt,
  endedAt: mockTest.endedAt,
}

const percentSchema = z.literal(EXTRA_TIME_PERCENTS)

function parsed<Row extends { run: unknown; extraTimePercent: number }>(row: Row) {
  const extraTimePercent: ExtraTimePercent = percentSchema.parse(row.extraTimePercent)
  const run: Run = runSchema.parse(row.run)
  return { ...row, extraTimePercent, run }
}

const ofLearner = (userId: string, id: number) =>
  and(eq(mockTest.id, id), eq(mockTest.userId, userId), ne(mockTest.status, 'deleted'))

/** A test of this learner that was not deleted. */
export async function findTest(db: Db, userId: string, id: number) {
  const [row] = await db.select(columns).from(mockTest).where(ofLearner(userId, id))
  return row && parsed(row)
}
export type TestRecord = NonNullable<Awaited<ReturnType<typeof findTest>>>

/**
 * Keeps an account from being deleted until the transaction ends. Comes before a test is held: a deletion holds the account first and then
 * what belongs to it, and whoever holds a test and then writes what names its learner would wait for it, as it does for the test.
 */
export async function holdLearner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
}

/**
 * The same, held until the transaction ends. Its learner's account is held first, as the deletion of an account does: what is written of a
 * test names its learner, and the two would otherwise wait for each other.
 */
export async function lockTest(tx: Transaction, userId: string, id: number): Promise<TestRecord | undefined> {
  await holdLearner(tx, userId)
  const [row] = await tx.select(columns).from(mockTest).where(ofLearner(userId, id)).for('update')
  return row && parsed(row)
}

/** The running test of a learner. */
export async function findRunning(db: Db, userId: string): Promise<TestRecord | undefined> {
  const [row] = await db
    .select(columns)
    .from(mockTest)
    .where(and(eq(mockTest.userId, userId), eq(mockTest.status, 'running')))
  return row && parsed(row)
}

const hasLeftAll = sql`(${mockTest.run} ->> 'position')::int >= ${mockTest.itemCount}`

/** Running tests without a sign of life since then; those with nothing left to answer since `doneBefore`. */
export function listSilent(db: Db, { before, doneBefore }: { before: Date; doneBefore: Date }) {
  return db
    .select({ id: mockTest.id, userId: mockTest.userId })
    .from(mockTest)
    .where(
      and(
        eq(mockTest.status, 'running'),
        or(lt(mockTest.contactAt, before), and(lt(mockTest.contactAt, doneBefore), hasLeftAll)),
      ),
    )
    .orderBy(asc(mockTest.id))
}

/** The items of a test in order, as its clock sees them. */
export function listItems(db: Db, testId: number) {
  return db
    .select({
      part: mockTestItem.part,
      taskId: mockTestItem.taskId,
      hasOwnClock: mockTestItem.hasOwnClock,
      clockMs: mockTestItem.clockMs,
      afterLoss: mockTestItem.afterLoss,
      openedAt: mockTestItem.openedAt,
    })
    .from(mockTestItem)
    .where(eq(mockTestItem.mockTestId, testId))
    .orderBy(asc(mockTestItem.position))
}
export type ItemRecord = Awaited<ReturnType<typeof listItems>>[number]

/** What the items at these places ask, in order: by the revision with which the test was made. */
export function listPrompts(db: Db, testId: number, positions: readonly number[]) {
  return db
    .select({ position: mockTestItem.position, taskId: mockTestItem.taskId, prompt: questionRevision.prompt })
    .from(mockTestItem)
    .innerJoin(
      questionRevision,
      and(
        eq(questionRevision.questionId, mockTestItem.questionId),
        eq(questionRevision.revision, mockTestItem.questionRevision),
      ),
    )
    .where(and(eq(mockTestItem.mockTestId, testId), inArray(mockTestItem.position, [...positions])))
    .orderBy(asc(mockTestItem.position))
}
export type PromptRecord = Awaited<ReturnType<typeof listPrompts>>[number]

export async function updateRun(tx: Transaction, testId: number, run: Run) {
  await tx
    .update(mockTest)
    .set({ run, contactAt: new Date(run.contactAt) })
    .where(eq(mockTest.id, testId))
}

export async function markOpened(tx: Transaction, testId: number, position: number, at: Date) {
  await tx
    .update(mockTestItem)
    .set({ openedAt: at })
    .where(and(eq(mockTestItem.mockTestId, testId), eq(mockTestItem.position, position)))
}

export type NewTest = Omit<typeof mockTest.$inferInsert, 'run' | 'status' | 'contactAt'> & {
  run: Run
  variant: ExamVariant
}

/** Stores a test that runs from now on; of two at once the second breaks `mock_test_running_key`. */
export async function insertTest(tx: Transaction, row: NewTest): Promise<number> {
  const [inserted] = await tx
    .insert(mockTest)
    .values({ ...row, status: 'running', contactAt: new Date(row.run.contactAt) })
    .returning({ id: mockTest.id })
  if (!inserted) throw new Error('The test was not stored.')
  return inserted.id
}

export type NewItem = Omit<typeof mockTestItem.$inferInsert, 'mockTestId'>

export async function insertItems(tx: Transaction, mockTestId: number, items: readonly NewItem[]) {
  await tx.insert(mockTestItem).values(items.map((item) => ({ ...item, mockTestId })))
}
