import { pointsSchema } from '@rehearsal/exam/points'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

/** What there is to tell of a scored answer; nothing when it was deleted meanwhile, and of an answer of a mock test, which its report tells of. */
export async function findScored(db: Database | Transaction, attemptId: number) {
  const inMockTest = db.select().from(mockTestItem).where(eq(mockTestItem.attemptId, attemptId))
  const [row] = await db
    .select({ total: sql<unknown>`${attempt.score} -> 'total'`, scoredAt: attempt.scoredAt, title: question.title })
    .from(attempt)
    .innerJoin(question, eq(question.id, attempt.questionId))
    .where(and(eq(attempt.id, attemptId), eq(attempt.status, 'scored'), notExists(inMockTest)))
  return row && { ...row, total: pointsSchema.parse(row.total) }
}
