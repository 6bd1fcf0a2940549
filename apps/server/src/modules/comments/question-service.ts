import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findQuestion } from './comment-queries.ts'

/**
 * A question whose discussion this learner may read now: learners tell answers there.
 *
 * @throws AppError `not_found` for a question that never was; `in_running_test` while a mock test asks it.
 */
export async function getQuestionOpenTo(db: Database | Transaction, learner: { id: string }, questionId: number) {
  const question = await findQuestion(db, learner.id, questionId)
  if (!question) throw new AppError('not_found')
  if (question.isInTest) throw new AppError('in_running_test')
  return question
}
