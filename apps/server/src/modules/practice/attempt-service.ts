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
  listLatestAttempts,
  listMyAttempts,
  listSharedAttempts,
  markDeleted,
  updateShared,
  upsertConsent,
} from './attempt-queries.ts'
import { isOwner } from './policy.ts'

type Page = { page: number; size: number }

const windowOf = ({ page, size }: Page) => ({ offset: page * size, limit: size })

/** One of this learner's own answers; whose it is not, it does not exist for. */
export async function getMyAttempt({ db }: Platform, learner: Learner, attemptId: number): Promise<AttemptRecord> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt || !isOwner(learner, attempt)) throw new AppError('not_found')
  return attempt
}

export function listMine({ db }: Platform, learner: Learner, questionId: number, page: Page) {
  return listMyAttempts(db, learner.id, questionId, windowOf(page))
}

export function listLatest({ db }: Platform, learner: Learner, page: Page) {
  return listLatestAttempts(db, learner.id, windowOf(page))
}

export function listShared({ db }: Platform, learner: Learner, questionId: number, page: Page) {
  return listSharedAttempts(db, learner.id, questionId, windowOf(page))
}

/** Shows one of this learner's answers to others, or stops showing it. */
export async function shareMyAttempt(platform: Platform, learner: Learner, attemptId: number, isShared: boolean) {
  await getMyAttempt(platform, learner, attemptId)
  await updateShared(platform.db, attemptId, isShared)
  return getMyAttempt(platform, learner, attemptId)
}

/** Deletes an answer with its recording. An answer that was never scored gives its credit back. */
export async function deleteMyAttempt(platform: Platform, learner: Learner, attemptId: number): Promise<void> {
  const { db, clock, storage, log } = platform
  await getMyAttempt(platform, learner, attemptId)
  const objectKeys = await transaction(db, async (tx) => {
    if (!(await markDeleted(tx, attemptId, clock.now()))) return []
    await releaseCredit(tx, attemptId, clock.now())
    return deleteRecordings(tx, attemptId)
  })
  // The daily sweep removes an object whose deletion fails here.
  for (const key of objectKeys)
    await storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'recording not deleted'))
}

export function getConsent({ db }: Platform, learner: Learner): Promise<boolean | null> {
  return findConsent(db, learner.id)
}

export async function setConsent({ db, clock }: Platform, learner: Learner, agrees: boolean): Promise<boolean> {
  await upsertConsent(db, learner.id, agrees, clock.now())
  return agrees
}
