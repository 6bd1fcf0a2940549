import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, count, desc, eq, gte, lte, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { attempt } from '../../platform/database/schema/attempts.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** How many answers were given from each of these instants, in order, until the next; the last one has no end. */
export async function countSince(db: Db, userId: string, starts: readonly Date[]): Promise<number[]> {
  const bounds = sql`array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]`
  const [first] = starts
  if (first === undefined) return []
  const rows = await db
    .select({ part: sql<number>`width_bucket(${attempt.createdAt}, ${bounds})`.mapWith(Number), count: count() })
    .from(attempt)
    .where(and(eq(attempt.userId, userId), ne(attempt.status, 'deleted'), gte(attempt.createdAt, first)))
    .groupBy(sql`1`)
  const counts = new Map(rows.map((row) => [row.part, row.count]))
  return starts.map((_, i) => counts.get(i + 1) ?? 0)
}

const shareSchema = z.object({
  attemptId: z.number().int(),
  questionId: z.number().int(),
  taskId: taskIdSchema,
  date: z.date(),
  /** Earned marks out of the most there were, 0 to 1. */
  share: z.number().min(0).max(1),
  /** How many scored answers of the kind there are in all. */
  attempts: z.number().int(),
})
export type LatestShare = z.infer<typeof shareSchema>

/** The latest scored answers of each kind in one exam, the newest first. Scores are read of those alone. */
export async function listLatestShares(db: Db, userId: string, variant: ExamVariant, perTask: number) {
  const ranked = db
    .select({
      id: attempt.id,
      rank: sql<number>`row_number() over (partition by ${attempt.taskId} order by ${attempt.id} desc)`.as('rank'),
      attempts: sql<number>`(count(*) over (partition by ${attempt.taskId}))::int`.as('attempts'),
    })
    .from(attempt)
    .where(and(eq(attempt.userId, userId), eq(attempt.status, 'scored'), eq(attempt.variant, variant)))
    .as('ranked')
  const rows = await db
    .select({
      attemptId: attempt.id,
      questionId: attempt.questionId,
      taskId: attempt.taskId,
      date: attempt.createdAt,
      share: sql<number>`least(1, (${attempt.score}->'total'->>'earned')::float8 / (${attempt.score}->'total'->>'max')::float8)`,
      attempts: ranked.attempts,
    })
    .from(ranked)
    .innerJoin(attempt, eq(attempt.id, ranked.id))
    .where(lte(ranked.rank, perTask))
    .orderBy(desc(attempt.id))
  return z.array(shareSchema).parse(rows)
}
