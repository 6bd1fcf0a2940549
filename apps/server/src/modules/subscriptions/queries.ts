import { and, eq, gt } from 'drizzle-orm'
import { subscription } from '../../platform/database/schema/subscriptions.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** Paid periods that have not ended, the earliest first. */
export async function listOpenPeriods(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: subscription.id,
      startsAt: subscription.startsAt,
      endsAt: subscription.endsAt,
      orderId: subscription.orderId,
      planId: subscription.planId,
    })
    .from(subscription)
    .where(and(eq(subscription.userId, userId), gt(subscription.endsAt, now)))
    .orderBy(subscription.startsAt, subscription.id)
}

/** Makes other transactions that pay for this learner wait for this one. */
export async function lockLearner(tx: Transaction, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function insertSubscription(db: Db, row: typeof subscription.$inferInsert) {
  await db.insert(subscription).values(row)
}

export async function updatePeriod(db: Db, period: { id: number; startsAt: Date; endsAt: Date }) {
  const { id, startsAt, endsAt } = period
  await db.update(subscription).set({ startsAt, endsAt }).where(eq(subscription.id, id))
}

export async function deletePeriod(db: Db, id: number) {
  await db.delete(subscription).where(eq(subscription.id, id))
}
