import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { subscription } from '../../platform/database/schema/subscriptions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** The end of the paid time that covers `now`, adjoining periods counted through; nothing on the trial. */
export async function findPaidUntil(db: Db, userId: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ endsAt: subscription.endsAt })
    .from(subscription)
    .where(and(eq(subscription.userId, userId), lte(subscription.startsAt, now), gt(subscription.endsAt, now)))
    .orderBy(desc(subscription.endsAt))
    .limit(1)
  return row?.endsAt
}

/** The end of the last paid period that is still to come or running. */
export async function findLastEnd(db: Db, userId: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ endsAt: sql<Date>`max(${subscription.endsAt})`.mapWith(subscription.endsAt) })
    .from(subscription)
    .where(and(eq(subscription.userId, userId), gt(subscription.endsAt, now)))
  return row?.endsAt ?? undefined
}

export async function insertSubscription(
  db: Db,
  row: { userId: string; plan: string; startsAt: Date; endsAt: Date; source: string; createdAt: Date },
) {
  await db.insert(subscription).values(row)
}
