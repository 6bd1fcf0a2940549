import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/services.ts'
import type { ScoredAttempt } from '../../platform/events/scored-attempts.ts'
import { insertAttempts, linkRecordings, type NewAttempt } from './attempt-queries.ts'
import { requeueFailed } from './scoring-queries.ts'
import { scoreByKey } from './key-scoring-service.ts'

export {
  deleteRecordingsById as deleteTakes,
  getRecording as getTake,
  insertRecording as insertTake,
  updateSeconds,
} from './attempt-queries.ts'

/** Gives answers of a mock test whose scoring failed back to be scored; the worker finds them by itself. They hold no AI credit. */
export async function scoreAgain(tx: Transaction, attemptIds: readonly number[]): Promise<void> {
  if (attemptIds.length > 0) await requeueFailed(tx, attemptIds)
}

/** An answer of a mock test that has ended, with what its question asked and held right. */
export type ExamAnswer = {
  questionId: number
  questionRevision: number
  taskId: TaskId
  prompt: unknown
  answerKey: unknown
  /** As it is stored. */
  answer: unknown
  durationSeconds: number | null
  afterReveal: boolean
  answeredAt: Date
}

type Exam = { userId: string; variant: ExamVariant; format: FormatId }

/**
 * Makes attempts of the answers of a mock test, in its own transaction: scored where a key decides, queued where a rater does. They take no AI
 * credit, and nobody else sees them unless the learner shows them. Marking from a key is arithmetic: nothing in it leaves the transaction. One
 * that cannot be marked is kept as failed and logged: it must not keep the others from being scored.
 *
 * @returns their ids, and those that are to be told as scored once the transaction is committed.
 */
export async function insertExamAnswers(
  { tx, log }: { tx: Transaction; log: Platform['log'] },
  exam: Exam,
  answers: readonly ExamAnswer[],
  now: Date,
): Promise<{ attemptIds: number[]; scored: ScoredAttempt[] }> {
  if (answers.length === 0) return { attemptIds: [], scored: [] }
  const rows: NewAttempt[] = []
  for (const answer of answers) rows.push(await attemptOf(exam, answer, { now, log }))
  const inserted = await insertAttempts(tx, rows)
  const attemptIds = inserted.map(({ id }) => id)
  await linkRecordings(tx, attemptIds)
  const scored = inserted.filter(({ status }) => status === 'scored')
  return {
    attemptIds,
    scored: scored.map(({ id, taskId, questionId }) => ({ attemptId: id, userId: exam.userId, taskId, questionId })),
  }
}

async function attemptOf(
  { userId, variant, format }: Exam,
  given: ExamAnswer,
  { now, log }: { now: Date; log: Platform['log'] },
): Promise<NewAttempt> {
  const { prompt, answerKey, answeredAt, ...rest } = given
  const row = { ...rest, userId, variant, format, mode: 'exam' as const, isShared: false, createdAt: answeredAt }
  if (tasks[given.taskId].scoredBy === 'ai') return { ...row, status: 'queued' }
  try {
    const score = await scoreByKey(given.taskId, { prompt, answerKey, answer: given.answer }, format)
    return { ...row, status: 'scored', score, scoredAt: now }
  } catch (error) {
    log.error({ err: error, questionId: given.questionId }, 'an answer of a mock test could not be marked')
    return { ...row, status: 'failed', failureCode: 'engine_failed' }
  }
}
