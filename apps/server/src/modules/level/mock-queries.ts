import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { SILENT_FAULTS } from '@rehearsal/exam/mock-test/silent-faults'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** What became of an item, where it is joined with its test. */
export const outcome = sql`${mockTest.run} -> 'outcomes' ->> ${mockTestItem.position}`

const silentTakeSchema = z.object({ taskId: taskIdSchema, date: z.date(), isSeen: z.boolean() })
export type SilentTake = z.infer<typeof silentTakeSchema>

type Asked = { variant: ExamVariant; since: Date; limit: number }

/** Takes of mock tests that have ended in which nothing was said, the newest first: given in time, they earned nothing and are no attempts. */
export async function listSilentTakes(db: Db, userId: string, { variant, since, limit }: Asked): Promise<SilentTake[]> {
  const rows = await db
    .select({ taskId: mockTestItem.taskId, date: mockTest.endedAt, isSeen: mockTestItem.wasSeen })
    .from(mockTest)
    .innerJoin(mockTestItem, eq(mockTestItem.mockTestId, mockTest.id))
    .where(
      and(
        eq(mockTest.userId, userId),
        eq(mockTest.status, 'ended'),
        eq(mockTest.variant, variant),
        gte(mockTest.endedAt, since),
        isNull(mockTestItem.attemptId),
        inArray(mockTestItem.fault, [...SILENT_FAULTS]),
        sql`${outcome} = 'answered'`,
      ),
    )
    .orderBy(desc(mockTest.id), asc(mockTestItem.position))
    .limit(limit)
  return z.array(silentTakeSchema).parse(rows)
}
