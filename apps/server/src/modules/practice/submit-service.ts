import { type AnswerEnvelope, answerEnvelopeSchema } from '@rehearsal/contracts/practice'
import { type FormatId, rulesOf } from '@rehearsal/exam/formats/formats'
import type { Score } from '@rehearsal/exam/score'
import { takeOf } from '@rehearsal/tasks/spoken-answer'
import type { StoredTask } from '@rehearsal/tasks/task'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { requireCredit, reserveCredit } from '../ai-credits/service.ts'
import {
  findConsent,
  findIdempotent,
  insertAttempt,
  insertIdempotent,
  insertRecording,
  linkRecording,
} from './attempt-queries.ts'
import { keepIdempotent } from './idempotent-body.ts'
import { getQuestion } from './question-service.ts'
import type { QuestionRecord } from './question-queries.ts'
import { scoreByKey } from './score-by-key.ts'

export type Idempotency = { key: string; requestHash: string }

/** A take that was decoded, checked and written to the storage, but belongs to no row yet. */
type StoredTake = { objectKey: string; seconds: number; bytes: number }

type Submission = {
  question: QuestionRecord
  task: StoredTask
  parts: unknown
  submitted: AnswerEnvelope
  format: FormatId
}

/**
 * Stores an answer and returns its attempt's id: scored at once where a key decides, queued where a rater does.
 *
 * Nothing is stored and no credit is spent unless everything about the answer is usable. A repeat with the same
 * idempotency key returns the first attempt.
 */
export async function submitAnswer(
  platform: Platform,
  learner: Learner,
  task: StoredTask,
  questionId: number,
  body: unknown,
  idempotency: Idempotency | null,
): Promise<number> {
  const earlier = idempotency && (await findEarlier(platform, learner, idempotency))
  if (earlier) return earlier
  const question = await getQuestion(platform.db, learner, questionId)
  if (question.taskId !== task.id) throw new AppError('not_found')
  const submitted = answerEnvelopeSchema.parse(body)
  const submission = {
    question,
    task,
    parts: task.submission.parse(body),
    submitted,
    format: platform.config.formats[submitted.pteType],
  }
  requireUsable(submission)
  if (task.scoredBy === 'ai') await requireCredit(platform.db, learner, platform.config.freeAiSubmissions)
  const take = await storeTake(platform, submission)
  const { prompt, answerKey } = question
  const answered = { prompt, answerKey, answer: submission.parts }
  const score = task.scoredBy === 'key' ? await scoreByKey(task.id, answered, submission.format) : null
  try {
    return await transaction(platform.db, (tx) => store(tx, platform, learner, submission, take, score, idempotency))
  } catch (error) {
    if (take) await platform.storage.delete(take.objectKey)
    const winner =
      isUniqueViolation(error) && idempotency ? await findEarlier(platform, learner, idempotency) : undefined
    if (winner) return winner
    throw error
  }
}

async function findEarlier(
  { db }: Platform,
  learner: Learner,
  { key, requestHash }: Idempotency,
): Promise<number | undefined> {
  const earlier = await findIdempotent(db, learner.id, key)
  if (!earlier) return undefined
  if (earlier.requestHash !== requestHash) throw new AppError('idempotency_key_reused')
  return keepIdempotent.parse(earlier.body).attemptId
}

function requireUsable({ task, question, parts }: Submission) {
  const issues = task.check(question.prompt, parts)
  if (!issues) return
  throw new AppError('invalid_request', {
    issues: issues.map(({ path, code, message }) => issueAt(path.split('.'), code, message)),
  })
}

async function storeTake(platform: Platform, { parts, task, format }: Submission): Promise<StoredTake | null> {
  const base64 = takeOf(parts)
  if (base64 === null) return null
  const bytes = Buffer.from(base64, 'base64')
  const { seconds } = await platform.rating.checkTake(bytes, rulesOf(format, task.id).answerSeconds)
  const objectKey = platform.storage.newKey('recordings', 'mp3')
  await platform.storage.put(objectKey, bytes)
  return { objectKey, seconds, bytes: bytes.byteLength }
}

async function store(
  tx: Transaction,
  { clock, config }: Platform,
  learner: Learner,
  { task, question, parts, submitted, format }: Submission,
  take: StoredTake | null,
  score: Score | null,
  idempotency: Idempotency | null,
): Promise<number> {
  const now = clock.now()
  const recordingId = take && (await insertRecording(tx, { ...take, userId: learner.id, createdAt: now }))
  const attemptId = await insertAttempt(tx, {
    userId: learner.id,
    questionId: question.id,
    questionRevision: question.revision,
    taskId: task.id,
    variant: submitted.pteType,
    format,
    answer: task.answer.parse(recordingId === null ? parts : { recordingId }),
    durationSeconds: submitted.duration ?? take?.seconds ?? null,
    mode: submitted.mode,
    isShared: submitted.isShared ?? (await findConsent(tx, learner.id)) ?? false,
    afterReveal: question.isRevealed,
    createdAt: now,
    ...stateOf(score, now),
  })
  if (recordingId !== null) await linkRecording(tx, recordingId, attemptId)
  if (task.scoredBy === 'ai') await reserveCredit(tx, learner, attemptId, config.freeAiSubmissions, now)
  if (idempotency) {
    const body = { attemptId }
    await insertIdempotent(tx, { userId: learner.id, ...idempotency, status: 201, body, createdAt: now })
  }
  return attemptId
}

function stateOf(score: Score | null, now: Date) {
  return score ? { status: 'scored' as const, score, scoredAt: now } : { status: 'queued' as const }
}
