import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findUsed, giveBackOne, insertReserved, settle, takeOne } from './queries.ts'

/** Who spends, as far as credits care. */
export type Spender = { id: string; status: SubscriptionStatus }

/**
 * Reserves one free AI scoring for an attempt, in the attempt's own transaction. Premium learners spend none.
 *
 * @throws AppError `ai_credits_exhausted`: the transaction then stores nothing.
 */
export async function reserveCredit(tx: Transaction, learner: Spender, attemptId: number, limit: number, now: Date) {
  if (learner.status === 'PREMIUM') return
  if (!(await takeOne(tx, learner.id, limit))) throw new AppError('ai_credits_exhausted')
  await insertReserved(tx, attemptId, learner.id, now)
}

/** Charges the attempt's credit: called in the transaction that delivers the score. */
export async function chargeCredit(tx: Transaction, attemptId: number, now: Date) {
  await settle(tx, attemptId, 'charged', now)
}

/** Gives the attempt's credit back when no score was delivered; a charged credit stays charged. */
export async function releaseCredit(tx: Transaction, attemptId: number, now: Date) {
  const userId = await settle(tx, attemptId, 'released', now)
  if (userId !== undefined) await giveBackOne(tx, userId)
}

/** Free AI scorings left; null when there is no limit. Reserved ones count as used. */
export async function remainingCredits(
  db: Database | Transaction,
  learner: Spender,
  limit: number,
): Promise<number | null> {
  if (learner.status === 'PREMIUM') return null
  return Math.max(0, limit - (await findUsed(db, learner.id)))
}

/** Refuses early, before costly work, when nothing is left. The reservation itself decides. */
export async function requireCredit(db: Database, learner: Spender, limit: number) {
  if ((await remainingCredits(db, learner, limit)) === 0) throw new AppError('ai_credits_exhausted')
}
