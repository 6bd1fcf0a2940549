import type { Transaction } from '../../platform/database/transaction.ts'
import { updateAnswerHidden } from './answer-moderation-queries.ts'

/** Keeps an answer from other learners, or shows it again (`null`); false when it already was so, or is deleted. */
export function setAnswerHidden(tx: Transaction, attemptId: number, hiddenAt: Date | null): Promise<boolean> {
  return updateAnswerHidden(tx, attemptId, hiddenAt)
}
