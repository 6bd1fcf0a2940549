import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { type AnswerEnvelope, answerEnvelopeSchema } from '@rehearsal/contracts/practice-calls'
import { idParamsSchema } from '@rehearsal/contracts/wire'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { hasTask, rulesOf } from '@rehearsal/exam/formats/formats'
import type { Score } from '@rehearsal/exam/score'
import { takeOf } from '@rehearsal/tasks/spoken-answer'
import type { StoredTask } from '@rehearsal/tasks/task'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { requireCredit, reserveCredit } from '../ai-credits/service.ts'
import { findFirst, type Idempotency, keepFirst } from '../idempotency/service.ts'
import { findConsent, insertAttempt, insertRecording, linkRecording } from './attempt-queries.ts'
import { keepIdempotent } from './idempotent-body.ts'
import { getQuestionOf } from './question-service.ts'
import { findQuestion, type QuestionRecord } from './question-queries.ts'
import { scoreByKey } from './key-scoring-service.ts'
import { storedAnswer } from './stored-answer-service.ts'

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
  try {
    return await keep(platform, learner, await readSubmission(platform, learner, task, questionId, body), idempotency)
  } catch (error) {
    // The same request, sent twice at once, may have won meanwhile: it holds the key, and perhaps the last credit.
    const winner = idempotency && (await findEarlier(platform, learner, idempotency))
    if (winner) return winner
    throw error
  }
}

async function readSubmission(
  { db }: Platform,
  learner: Learner,
  task: StoredTask,
  questionId: number,
  body: unknown,
): Promise<Submission> {
  const question = await getQuestionOf(db, learner, task.id, questionId)
  const submitted = answerEnvelopeSchema.parse(body)
  const parts = task.submission.parse(body)
  const issues = unfit(learner, task, question, parts, submitted.pteType)
  if (issues.length > 0) throw new AppError('invalid_request', { issues })
  return { question, task, parts, submitted, format: learner.formats[submitted.pteType] }
}

/** Stores what was read, the take before the row that names it; a take whose row is refused goes again. */
async function keep(
  platform: Platform,
  learner: Learner,
  submission: Submission,
  idempotency: Idempotency | null,
): Promise<number> {
  const { question, task, parts, format } = submission
  if (task.scoredBy === 'ai') {
    await requireCredit(platform.db, learner, platform.config, platform.clock.now(), task.id)
  }
  const take = await storeTake(platform, submission)
  const answered = { prompt: question.prompt, answerKey: question.answerKey, answer: parts }
  const score = task.scoredBy === 'key' ? await scoreByKey(task.id, answered, format) : null
  try {
    const attemptId = await transaction(platform.db, (tx) =>
      store(tx, platform, learner, submission, take, score, idempotency),
    )
    if (score) tellScored(platform, learner, submission, attemptId)
    return attemptId
  } catch (error) {
    // The daily sweep removes an object whose deletion fails here.
    if (take) await platform.storage.delete(take.objectKey).catch((cause: unknown) => logUndeleted(platform, cause))
    throw error
  }
}

function tellScored({ scoredAttempts }: Platform, learner: Learner, submission: Submission, attemptId: number) {
  const { task, question } = submission
  scoredAttempts.tellAttemptScored({ attemptId, userId: learner.id, taskId: task.id, questionId: question.id })
}

function logUndeleted({ log }: Platform, error: unknown) {
  log.warn({ err: error }, 'a refused take was not deleted')
}

async function findEarlier({ db }: Platform, learner: Learner, idempotency: Idempotency): Promise<number | undefined> {
  const first = await findFirst(db, learner.id, idempotency)
  return first === undefined ? undefined : keepIdempotent.parse(first).attemptId
}

/**
 * What of a request whose envelope is wrong does not fit its question either; nothing where the answer cannot be read or
 * the question does not exist, or a running test asks it.
 */
export async function listUnfit(
  { db }: Platform,
  learner: Learner,
  task: StoredTask,
  { params, body }: { params: unknown; body: unknown },
): Promise<ErrorIssue[]> {
  const id = idParamsSchema.safeParse(params).data?.id
  const parts = task.submission.safeParse(body).data
  const question = id === undefined ? undefined : await findQuestion(db, learner.id, id)
  if (parts === undefined || question?.taskId !== task.id || question.isInTest) return []
  return unfit(
    learner,
    task,
    question,
    parts,
    answerEnvelopeSchema.pick({ pteType: true }).safeParse(body).data?.pteType,
  )
}

/** What does not fit the question, of an answer in which each part has its shape. */
function unfit(
  { formats }: Learner,
  task: StoredTask,
  question: QuestionRecord,
  parts: unknown,
  pteType: ExamVariant | undefined,
) {
  const issues = (task.check(question.prompt, parts) ?? []).map(({ path, code, message }) =>
    issueAt(path.split('.'), code, message),
  )
  const isOfVariant = pteType === undefined || (question.variants.includes(pteType) && task.variants.includes(pteType))
  if (!isOfVariant) return [...issues, issueAt(['pteType'], 'other_variant', NOT_OF_VARIANT)]
  if (pteType === undefined || hasTask(formats[pteType], task.id)) return issues
  return [...issues, issueAt(['pteType'], 'other_format', NOT_OF_FORMAT)]
}

const NOT_OF_VARIANT = 'This question is not part of that exam'
const NOT_OF_FORMAT = 'This kind of question is part of another format of that exam. Choose it in your profile.'

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
    answer: storedAnswer(task, parts, recordingId),
    durationSeconds: toMilliseconds(submitted.duration ?? take?.seconds ?? null),
    mode: submitted.mode,
    isShared: submitted.isShared ?? (await findConsent(tx, learner.id)) ?? false,
    afterReveal: question.isRevealed,
    createdAt: now,
    ...stateOf(score, now),
  })
  if (recordingId !== null) await linkRecording(tx, recordingId, attemptId)
  // The key before the credit: the same request sent twice at once waits here for the first, and spends nothing.
  if (idempotency) {
    await keepFirst(tx, learner.id, idempotency, { status: 201, body: { attemptId } }, now)
  }
  if (task.scoredBy === 'ai') {
    await reserveCredit(tx, learner, { id: attemptId, taskId: task.id }, config, now)
  }
  return attemptId
}

/** Finer than a thousandth of a second nobody measures, and not every number fits the column. */
function toMilliseconds(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds * 1000) / 1000
}

function stateOf(score: Score | null, now: Date) {
  return score ? { status: 'scored' as const, score, scoredAt: now } : { status: 'queued' as const }
}
