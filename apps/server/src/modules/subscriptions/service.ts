import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { insertSubscription, listOpenPeriods, lockLearner } from './queries.ts'

export type Subscription = { status: SubscriptionStatus; expiresAt: Date | null }

/** PREMIUM while a paid period covers `now`, otherwise TRIAL; derived on the server alone. */
export async function subscriptionOf(db: Database | Transaction, userId: string, now: Date): Promise<Subscription> {
  const expiresAt = paidUntil(await listOpenPeriods(db, userId, now), now)
  return expiresAt > now ? { status: 'PREMIUM', expiresAt } : { status: 'TRIAL', expiresAt: null }
}

/** The end of the paid time that covers `now`, adjoining periods counted through; `now` itself when none does. */
function paidUntil(periods: { startsAt: Date; endsAt: Date }[], now: Date): Date {
  return periods.reduce((end, { startsAt, endsAt }) => (startsAt <= end && endsAt > end ? endsAt : end), now)
}

/** Adds paid days from now, or from the end of what is already paid for. Two grants at once add up. */
export async function grantPremium(
  tx: Transaction,
  userId: string,
  days: number,
  source: 'admin' | 'demo' | 'payment',
  now: Date,
): Promise<Date> {
  await lockLearner(tx, userId)
  const startsAt = paidUntil(await listOpenPeriods(tx, userId, now), now)
  const endsAt = new Date(startsAt.getTime() + days * DAY_MILLISECONDS)
  await insertSubscription(tx, { userId, plan: 'premium', startsAt, endsAt, source, createdAt: now })
  return endsAt
}
