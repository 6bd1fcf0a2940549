import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { findLastEnd, findPaidUntil, insertSubscription } from './queries.ts'

export type Subscription = { status: SubscriptionStatus; expiresAt: Date | null }

/** PREMIUM while a paid period covers `now`, otherwise TRIAL; derived on the server alone. */
export async function subscriptionOf(db: Database | Transaction, userId: string, now: Date): Promise<Subscription> {
  const expiresAt = await findPaidUntil(db, userId, now)
  return expiresAt ? { status: 'PREMIUM', expiresAt } : { status: 'TRIAL', expiresAt: null }
}

/** Adds paid days from now, or from the end of what is already paid for. */
export async function grantPremium(
  db: Database | Transaction,
  userId: string,
  days: number,
  source: 'admin' | 'demo' | 'payment',
  now: Date,
): Promise<Date> {
  const startsAt = (await findLastEnd(db, userId, now)) ?? now
  const endsAt = new Date(startsAt.getTime() + days * DAY_MILLISECONDS)
  await insertSubscription(db, { userId, plan: 'premium', startsAt, endsAt, source, createdAt: now })
  return endsAt
}
