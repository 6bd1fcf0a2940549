import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { endPeriod } from './end-period.ts'
import { deletePeriod, insertSubscription, listOpenPeriods, lockLearner, updatePeriod } from './queries.ts'

export type Subscription = { status: SubscriptionStatus; expiresAt: Date | null }

/** PREMIUM while a paid period covers `now`, otherwise TRIAL; derived on the server alone. */
export async function subscriptionOf(db: Database | Transaction, userId: string, now: Date): Promise<Subscription> {
  const expiresAt = paidUntil(await listOpenPeriods(db, userId, now), now)
  return expiresAt > now ? { status: 'PREMIUM', expiresAt } : { status: 'TRIAL', expiresAt: null }
}

/** The plan whose paid days run at `now`; null on the trial, and where the days were given. */
export async function currentPlanId(db: Database | Transaction, userId: string, now: Date): Promise<number | null> {
  const running = (await listOpenPeriods(db, userId, now)).find(({ startsAt }) => startsAt <= now)
  return running?.planId ?? null
}

/** The end of the paid time that covers `now`, adjoining periods counted through; `now` itself when none does. */
function paidUntil(periods: { startsAt: Date; endsAt: Date }[], now: Date): Date {
  return periods.reduce((end, { startsAt, endsAt }) => (startsAt <= end && endsAt > end ? endsAt : end), now)
}

/** Makes what else pays for this learner wait for this transaction. Whoever locks an order locks its learner before. */
export const holdLearner = lockLearner

/** Adds paid days from now, or from the end of what is already paid for. Two grants at once add up. */
export async function grantPremium(
  tx: Transaction,
  userId: string,
  days: number,
  source: 'admin' | 'demo' | 'payment',
  now: Date,
  bought: { orderId: number; planId: number } | null = null,
): Promise<Date> {
  await lockLearner(tx, userId)
  const startsAt = paidUntil(await listOpenPeriods(tx, userId, now), now)
  const endsAt = new Date(startsAt.getTime() + days * DAY_MILLISECONDS)
  await insertSubscription(tx, { userId, plan: 'premium', startsAt, endsAt, source, ...bought, createdAt: now })
  return endsAt
}

/** Ends what an order bought: the rest of its days goes, and those that other orders bought move up. */
export async function endPremium(tx: Transaction, userId: string, orderId: number, now: Date): Promise<void> {
  await lockLearner(tx, userId)
  const periods = await listOpenPeriods(tx, userId, now)
  const period = periods.find((one) => one.orderId === orderId)
  const ended = period && endPeriod(periods, period.id, now)
  if (!ended) return
  if (!ended.left) await deletePeriod(tx, period.id)
  for (const changed of [...(ended.left ? [ended.left] : []), ...ended.moved]) await updatePeriod(tx, changed)
}
