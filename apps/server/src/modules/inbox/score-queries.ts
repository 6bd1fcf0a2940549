import { pointsSchema } from '@rehearsal/exam/points'
import { and, eq, sql } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

/** What there is to tell of a scored answer; nothing when it was deleted meanwhile. */
export async function findScored(db: Database | Transaction, attemptId: number) {
  const [row] = await db
    .select({ total: sql<unknown>`${attempt.score} -> 'total'`, scoredAt: attempt.scoredAt, title: question.title })
    .from(attempt)
    .innerJoin(question, eq(question.id, attempt.questionId))
    .where(and(eq(attempt.id, attemptId), eq(attempt.status, 'scored')))
  return row && { ...row, total: pointsSchema.parse(row.total) }
}
