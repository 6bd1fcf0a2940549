import type { Score } from '@rehearsal/exam/score'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { releaseCredit } from '../ai-credits/service.ts'
import {
  type AttemptRecord,
  deleteRecordings,
  findAttempt,
  findConsent,
  isAsked,
  listLatestAttempts,
  listMyAttempts,
  listSharedAttempts,
  markDeleted,
  updateShared,
  upsertConsent,
} from './attempt-queries.ts'
import { canSeeAnswer, isOwner } from './policy.ts'
import { findKind } from './question-queries.ts'

type Page = { page: number; size: number }

const windowOf = ({ page, size }: Page) => ({ offset: page * size, limit: size })

/** One of this learner's own answers; whose it is not, it does not exist for. */
export async function getMyAttempt({ db }: Platform, learner: Learner, attemptId: number): Promise<AttemptRecord> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt || !isOwner(learner, attempt)) throw new AppError('not_found')
  return attempt
}

/** The same to be shown or handed on. @throws AppError also `in_running_test` while a mock test asks its question. */
export async function getShownAttempt(platform: Platform, learner: Learner, attemptId: number): Promise<AttemptRecord> {
  const attempt = await getMyAttempt(platform, learner, attemptId)
  if (await isAsked(platform.db, learner.id, attempt.questionId)) throw new AppError('in_running_test')
  return attempt
}

/** This learner's answers to a question of this kind, newest first; those to a retired question too. */
export async function listMine(
  { db }: Platform,
  learner: Learner,
  taskId: TaskId,
  questionId: number,
  { scoredBefore, ...page }: Page & { scoredBefore?: number | undefined },
) {
  await requireKind(db, learner, taskId, questionId)
  return listMyAttempts(db, learner.id, questionId, windowOf(page), scoredBefore)
}

export function listLatest({ db }: Platform, learner: Learner, page: Page) {
  return listLatestAttempts(db, learner.id, windowOf(page))
}

/** Answers to a question of this kind that others show; with what tells of its key only where this learner may see that. */
export async function listShared({ db }: Platform, learner: Learner, taskId: TaskId, questionId: number, page: Page) {
  const question = await requireKind(db, learner, taskId, questionId)
  const shared = await listSharedAttempts(db, learner.id, questionId, windowOf(page))
  return canSeeAnswer(question) ? shared : { ...shared, rows: shared.rows.map(withoutKey) }
}

async function requireKind(db: Platform['db'], learner: Learner, taskId: TaskId, questionId: number) {
  const question = await findKind(db, learner.id, questionId)
  if (question?.taskId !== taskId) throw new AppError('not_found')
  if (question.isInTest) throw new AppError('in_running_test')
  return question
}

/**
 * The same answer without what its score says of the answer key. A text is the learner's own; what was heard in a
 * recording, and every remark on it, may name what was to be said, and how sure its marks are tells how long that is.
 */
function withoutKey(attempt: AttemptRecord): AttemptRecord {
  if (!attempt.score) return attempt
  const traits = attempt.score.traits.map((trait) => ({ ...trait, reason: '' }))
  const score = { ...attempt.score, traits, comparisons: [] }
  const { evidence } = score
  if (evidence.kind === 'text') return { ...attempt, score: { ...score, evidence: { ...evidence, keyPoints: [] } } }
  return { ...attempt, score: { ...withoutErrors(score), evidence: { kind: 'none' }, findings: [] } }
}

function withoutErrors(score: Score): Score {
  const { earned, max } = score.total
  const traits = score.traits.map(({ trait, points, reason, zeroedBy }) => ({
    trait,
    points,
    reason,
    ...(zeroedBy === undefined ? {} : { zeroedBy }),
  }))
  return { ...score, total: { earned, max }, traits }
}

/** Shows one of this learner's answers to others, or stops showing it. */
export async function shareMyAttempt(platform: Platform, learner: Learner, attemptId: number, isShared: boolean) {
  await getShownAttempt(platform, learner, attemptId)
  await updateShared(platform.db, attemptId, isShared)
  return getMyAttempt(platform, learner, attemptId)
}

/** Deletes an answer of this kind with its recording. An answer that was never scored gives its credit back. */
export async function deleteMyAttempt(
  platform: Platform,
  learner: Learner,
  taskId: TaskId,
  attemptId: number,
): Promise<void> {
  const { db, clock, storage, log, events } = platform
  const attempt = await getMyAttempt(platform, learner, attemptId)
  if (attempt.taskId !== taskId) throw new AppError('not_found')
  const objectKeys = await transaction(db, async (tx) => {
    if (!(await markDeleted(tx, attemptId, clock.now()))) return []
    await releaseCredit(tx, attemptId, clock.now())
    return deleteRecordings(tx, attemptId)
  })
  // The daily sweep removes an object whose deletion fails here.
  for (const key of objectKeys)
    await storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'recording not deleted'))
  // Whoever waits for the score is let go.
  if (!attempt.score) events.publish({ kind: 'attempt', attemptId, userId: learner.id, step: 'failed' })
}

export function getConsent({ db }: Platform, learner: Learner): Promise<boolean | null> {
  return findConsent(db, learner.id)
}

export async function setConsent({ db, clock }: Platform, learner: Learner, agrees: boolean): Promise<boolean> {
  await upsertConsent(db, learner.id, agrees, clock.now())
  return agrees
}
