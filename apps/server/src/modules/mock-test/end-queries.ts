import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { attempt, reveal } from '../../platform/database/schema/attempts.ts'
import { mockTest, mockTestItem } from '../../platform/database/schema/mock-tests.ts'
import { questionRevision } from '../../platform/database/schema/questions.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** The answers of a test that can be scored, in order, each with what its question asked and held right. */
export async function listScorable(tx: Transaction, userId: string, testId: number) {
  const rows = await tx
    .select({
      questionId: mockTestItem.questionId,
      questionRevision: mockTestItem.questionRevision,
      taskId: mockTestItem.taskId,
      prompt: questionRevision.prompt,
      answerKey: questionRevision.answerKey,
      answer: mockTestItem.answer,
      durationSeconds: mockTestItem.durationSeconds,
      answeredAt: mockTestItem.answeredAt,
      afterReveal: sql<boolean>`${reveal.userId} is not null`,
    })
    .from(mockTestItem)
    .innerJoin(
      questionRevision,
      and(
        eq(questionRevision.questionId, mockTestItem.questionId),
        eq(questionRevision.revision, mockTestItem.questionRevision),
      ),
    )
    .leftJoin(reveal, and(eq(reveal.questionId, mockTestItem.questionId), eq(reveal.userId, userId)))
    .where(and(eq(mockTestItem.mockTestId, testId), isNotNull(mockTestItem.answer), isNull(mockTestItem.fault)))
    .orderBy(asc(mockTestItem.position))
  return rows.flatMap(({ answeredAt, ...row }) => (answeredAt === null ? [] : [{ ...row, answeredAt }]))
}

/** Says which attempt an item became; its answer lies there from now on. */
export async function linkAttempts(tx: Transaction, testId: number, attemptIds: readonly number[]) {
  if (attemptIds.length === 0) return
  await tx
    .update(mockTestItem)
    .set({ attemptId: attempt.id, answer: null })
    .from(attempt)
    .where(
      and(
        eq(mockTestItem.mockTestId, testId),
        inArray(attempt.id, [...attemptIds]),
        eq(attempt.questionId, mockTestItem.questionId),
      ),
    )
}

type Ending = { endedAt: Date; endedBy: 'finished' | 'learner' | 'expired' }

export async function markEnded(tx: Transaction, testId: number, ending: Ending) {
  await tx
    .update(mockTest)
    .set({ status: 'ended', ...ending })
    .where(eq(mockTest.id, testId))
}

export async function markDeleted(tx: Transaction, testId: number) {
  await tx.update(mockTest).set({ status: 'deleted', report: null }).where(eq(mockTest.id, testId))
}

/** A test of which nothing was opened leaves nothing. */
export async function removeTest(tx: Transaction, testId: number) {
  await tx.delete(mockTest).where(eq(mockTest.id, testId))
}
