import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { aiCredit, aiQuota } from '../../platform/database/schema/ai-credits.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** Takes one of `limit` free scorings by one conditional update; false when none is left. */
export async function takeOne(db: Db, userId: string, limit: number): Promise<boolean> {
  if (limit < 1) return false
  const rows = await db
    .insert(aiQuota)
    .values({ userId, used: 1 })
    .onConflictDoUpdate({
      target: aiQuota.userId,
      set: { used: sql`${aiQuota.used} + 1` },
      setWhere: lt(aiQuota.used, limit),
    })
    .returning({ used: aiQuota.used })
  return rows.length > 0
}

export async function giveBackOne(db: Db, userId: string) {
  await db
    .update(aiQuota)
    .set({ used: sql`${aiQuota.used} - 1` })
    .where(and(eq(aiQuota.userId, userId), gt(aiQuota.used, 0)))
}

export async function findUsed(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ used: aiQuota.used }).from(aiQuota).where(eq(aiQuota.userId, userId))
  return row?.used ?? 0
}

export async function insertReserved(db: Db, attemptId: number, userId: string, now: Date) {
  await db.insert(aiCredit).values({ attemptId, userId, state: 'reserved', createdAt: now })
}

/** Settles a reserved credit; returns whose it was, or nothing when there was none to settle. */
export async function settle(
  db: Db,
  attemptId: number,
  state: 'charged' | 'released',
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .update(aiCredit)
    .set({ state, settledAt: now })
    .where(and(eq(aiCredit.attemptId, attemptId), eq(aiCredit.state, 'reserved')))
    .returning({ userId: aiCredit.userId })
  return row?.userId
}
