import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, asc, eq, max, ne, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { isOfFormat } from '../../platform/database/of-format.ts'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const askableSchema = z.array(
  z.object({
    id: z.number().int(),
    taskId: taskIdSchema,
    title: z.string(),
    complexity: z.enum(['EASY', 'AVERAGE', 'HARD']),
    /** Null where the learner has never answered it. */
    lastAt: z.coerce.date().nullable(),
  }),
)
export type AskableQuestion = z.infer<typeof askableSchema>[number] & { taskId: TaskId }

/** Every question of a format that no running mock test asks, and when this learner answered it last; in the order of ids. */
export async function listAskable(db: Db, userId: string, format: FormatId): Promise<AskableQuestion[]> {
  const latest = db
    .select({ questionId: attempt.questionId, lastAt: max(attempt.createdAt).as('last_at') })
    .from(attempt)
    .where(and(eq(attempt.userId, userId), ne(attempt.status, 'deleted')))
    .groupBy(attempt.questionId)
    .as('latest')
  const rows = await db
    .select({
      id: question.id,
      taskId: question.taskId,
      title: question.title,
      complexity: question.complexity,
      lastAt: latest.lastAt,
    })
    .from(question)
    .leftJoin(latest, sql`${latest.questionId} = ${question.id}`)
    .where(and(eq(question.isRetired, false), isOfFormat(format), not(isInRunningTest(userId, question.id))))
    .orderBy(asc(question.id))
  return askableSchema.parse(rows)
}
