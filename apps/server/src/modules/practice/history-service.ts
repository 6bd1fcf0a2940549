import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { Score } from '@rehearsal/exam/score'
import { tasks } from '@rehearsal/tasks/definitions'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/services.ts'
import { insertAttempt, insertRecording, linkRecording, listForCopy } from './attempt-queries.ts'
import type { QuestionRecord } from './question-queries.ts'
import { scoreByKey } from './key-scoring-service.ts'

export type PastAnswer = {
  question: QuestionRecord
  variant: ExamVariant
  /** A written or chosen answer, or the bytes of a take. */
  given: { parts: unknown } | { take: Uint8Array; seconds: number }
  durationSeconds: number
  answeredAt: Date
}

/** An answer of an earlier time, made ready: what is left to do is done by statements alone. */
export type PreparedAnswer = {
  userId: string
  past: PastAnswer
  parts: unknown
  take: { objectKey: string; bytes: number; seconds: number } | null
  score: Score | null
}

/** Stores an earlier answer's take and scores what a key decides: all that cannot be part of a transaction. */
export async function preparePastAnswer(platform: Platform, userId: string, past: PastAnswer): Promise<PreparedAnswer> {
  const { question, variant, given } = past
  if ('take' in given) {
    const objectKey = platform.storage.newKey('recordings', 'mp3')
    await platform.storage.put(objectKey, given.take)
    const take = { objectKey, bytes: given.take.byteLength, seconds: given.seconds }
    return { userId, past, parts: null, take, score: null }
  }
  const { parts } = given
  const isJudged = tasks[question.taskId].scoredBy === 'ai'
  const format = platform.config.formats[variant]
  const score = isJudged ? null : await scoreByKey(question.taskId, { ...question, answer: parts }, format)
  return { userId, past, parts, take: null, score }
}

/** Stores an earlier answer; a judged one is left to the worker, without a credit. */
export async function insertPastAnswer(
  tx: Transaction,
  { config }: Pick<Platform, 'config'>,
  prepared: PreparedAnswer,
) {
  const { userId, past, parts, take, score } = prepared
  const { question, variant, durationSeconds, answeredAt } = past
  const recordingId = take && (await insertRecording(tx, { ...take, userId, createdAt: answeredAt }))
  const attemptId = await insertAttempt(tx, {
    userId,
    questionId: question.id,
    questionRevision: question.revision,
    taskId: question.taskId,
    variant,
    format: config.formats[variant],
    answer: recordingId === null ? parts : { recordingId },
    durationSeconds,
    mode: 'practice',
    isShared: false,
    afterReveal: false,
    createdAt: answeredAt,
    ...(score ? { status: 'scored', score, scoredAt: answeredAt } : { status: 'queued' }),
  })
  if (recordingId !== null) await linkRecording(tx, recordingId, attemptId)
}

/** Copies a learner's scored answers to another, `laterMilliseconds` later, with recordings of their own. */
export async function copyAnswers(platform: Platform, fromUserId: string, toUserId: string, laterMilliseconds: number) {
  for (const original of await listForCopy(platform.db, fromUserId)) {
    const { recording, ...attempt } = original
    const objectKey = recording && platform.storage.newKey('recordings', 'mp3')
    if (recording && objectKey) await platform.storage.put(objectKey, await platform.storage.get(recording.objectKey))
    const later = (instant: Date) => new Date(instant.getTime() + laterMilliseconds)
    const copy = {
      ...attempt,
      userId: toUserId,
      createdAt: later(attempt.createdAt),
      scoredAt: later(attempt.createdAt),
    }
    await transaction(platform.db, async (tx) => {
      if (!recording || !objectKey) return insertAttempt(tx, copy)
      return copyWithRecording(tx, copy, { ...recording, objectKey, userId: toUserId })
    })
  }
}

type NewRecording = Parameters<typeof insertRecording>[1]

async function copyWithRecording(tx: Transaction, copy: Parameters<typeof insertAttempt>[1], row: NewRecording) {
  const recordingId = await insertRecording(tx, row)
  const attemptId = await insertAttempt(tx, { ...copy, answer: { recordingId } })
  await linkRecording(tx, recordingId, attemptId)
  return attemptId
}
