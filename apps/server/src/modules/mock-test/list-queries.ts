import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { outcomeSchema } from '@rehearsal/exam/mock-test/run/run'
import { scoreSchema } from '@rehearsal/exam/score'
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { qualified } from '../../platform/database/qualified.ts'
import { attempt, recording } from '../../platform/database/schema/attempts.ts'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const isBeingScored = qualified(
  sql<boolean>`exists (select 1 from ${mockTestItem} inner join ${attempt} on ${attempt.id} = ${mockTestItem.attemptId} where ${mockTestItem.mockTestId} = ${mockTest.id} and ${attempt.status} in ('queued', 'scoring'))`,
)

const rowColumns = {
  id: mockTest.id,
  form: mockTest.form,
  variant: mockTest.variant,
  format: mockTest.format,
  status: mockTest.status,
  itemCount: mockTest.itemCount,
  position: sql<number>`(${mockTest.run} ->> 'position')::int`,
  contactAt: mockTest.contactAt,
  createdAt: mockTest.createdAt,
  endedAt: mockTest.endedAt,
  /** Null until the report is kept. */
  scores: sql<unknown>`${mockTest.report} -> 'report' -> 'scores'`,
  isBeingScored,
}

const ofStatus = (userId: string, status: 'running' | 'ended', variant: ExamVariant | undefined) =>
  and(eq(mockTest.userId, userId), eq(mockTest.status, status), variant && eq(mockTest.variant, variant))

/** Tests of a learner that have ended, newest first, and how many there are; of one exam where it is named. */
export async function listEnded(
  db: Db,
  userId: string,
  { variant, offset, limit }: { variant: ExamVariant | undefined; offset: number; limit: number },
) {
  const isMeant = ofStatus(userId, 'ended', variant)
  // Which tests the page holds is found first, and only then what is said of them.
  const page = db
    .select({ id: mockTest.id })
    .from(mockTest)
    .where(isMeant)
    .orderBy(desc(mockTest.id))
    .offset(offset)
    .limit(limit)
  const rows = await db.select(rowColumns).from(mockTest).where(inArray(mockTest.id, page)).orderBy(desc(mockTest.id))
  return { rows, total: await db.$count(mockTest, isMeant) }
}
export type RowRecord = Awaited<ReturnType<typeof listEnded>>['rows'][number]

/** The running test of a learner as a row, of whichever exam. */
export async function findRunningRow(db: Db, userId: string): Promise<RowRecord | undefined> {
  const [row] = await db
    .select(rowColumns)
    .from(mockTest)
    .where(ofStatus(userId, 'running', undefined))
  return row
}

const takeId = sql<number>`(${mockTestItem.answer} ->> 'recordingId')::int`

/**
 * What a report is made of, one entry for each item in test order: what became of it, and its attempt, which has no score while it waits and
 * is gone where the learner deleted it. Scores are large: they are left out where a report is kept already.
 */
export async function listReportItems(
  db: Db,
  { id: testId, userId }: { id: number; userId: string },
  { hasScores }: { hasScores: boolean },
) {
  const rows = await db
    .select({
      position: mockTestItem.position,
      part: mockTestItem.part,
      taskId: mockTestItem.taskId,
      questionId: mockTestItem.questionId,
      title: question.title,
      wasSeen: mockTestItem.wasSeen,
      isAsked: isInRunningTest(userId, question.id),
      /** Null while the test stands at it or has not reached it. */
      outcome: sql<unknown>`${mockTest.run} -> 'outcomes' -> ${mockTestItem.position}`,
      fault: mockTestItem.fault,
      retries: mockTestItem.retries,
      retriedAt: mockTestItem.retriedAt,
      attemptId: attempt.id,
      attemptStatus: attempt.status,
      failureCode: attempt.failureCode,
      score: hasScores ? attempt.score : sql<null>`null`,
      /** Of a take that became no attempt. */
      takeKey: recording.objectKey,
    })
    .from(mockTestItem)
    .innerJoin(mockTest, eq(mockTest.id, mockTestItem.mockTestId))
    .innerJoin(question, eq(question.id, mockTestItem.questionId))
    .leftJoin(attempt, eq(attempt.id, mockTestItem.attemptId))
    .leftJoin(recording, and(eq(recording.id, takeId), eq(recording.userId, mockTest.userId)))
    .where(and(eq(mockTestItem.mockTestId, testId), or(isNull(attempt.id), eq(attempt.userId, mockTest.userId))))
    .orderBy(asc(mockTestItem.position))
  return rows.map((row) => ({
    ...row,
    outcome: outcomeSchema.nullable().parse(row.outcome ?? null),
    score: row.score === null ? null : scoreSchema.parse(row.score),
  }))
}
export type ItemToReport = Awaited<ReturnType<typeof listReportItems>>[number]
