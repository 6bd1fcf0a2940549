import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const forfeitSchema = z.object({
  taskId: taskIdSchema,
  date: z.date(),
  isSeen: z.boolean(),
  /** The late answer, which counts for nothing; null where there is none. */
  attemptId: z.number().int().nullable(),
})
export type Forfeit = z.infer<typeof forfeitSchema>

type Asked = {
  variant: ExamVariant
  since: Date
  /** Faults of takes in which nothing was said. */
  emptyFaults: readonly string[]
  limit: number
}

/**
 * Items of mock tests that have ended and earned nothing: left without an answer, answered late, or with nothing said; the newest first.
 * Of a test that was ended before its last item what lies behind the last opened item says nothing of its learner.
 */
export async function listForfeits(db: Db, userId: string, asked: Asked): Promise<Forfeit[]> {
  const outcome = sql`${mockTest.run} -> 'outcomes' ->> ${mockTestItem.position}`
  const lastOpened = sql`(select max(opened.position) from ${mockTestItem} opened where opened.mock_test_id = ${mockTest.id} and opened.opened_at is not null)`
  const rows = await db
    .select({
      taskId: mockTestItem.taskId,
      date: mockTest.endedAt,
      isSeen: mockTestItem.wasSeen,
      attemptId: mockTestItem.attemptId,
    })
    .from(mockTest)
    .innerJoin(mockTestItem, eq(mockTestItem.mockTestId, mockTest.id))
    .where(
      and(
        eq(mockTest.userId, userId),
        eq(mockTest.status, 'ended'),
        eq(mockTest.variant, asked.variant),
        gte(mockTest.endedAt, asked.since),
        or(
          sql`${outcome} in ('unanswered', 'late')`,
          and(isNull(mockTestItem.attemptId), inArray(mockTestItem.fault, [...asked.emptyFaults])),
        ),
        or(eq(mockTest.endedBy, 'finished'), sql`${mockTestItem.position} <= ${lastOpened}`),
      ),
    )
    .orderBy(desc(mockTest.id), asc(mockTestItem.position))
    .limit(asked.limit)
  return z.array(forfeitSchema).parse(rows)
}
