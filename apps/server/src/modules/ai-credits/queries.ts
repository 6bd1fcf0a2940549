import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { aiCredit, aiQuota, aiScopedQuota } from '../../platform/database/schema/ai-credits.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** Takes one of `limit` free scorings of a scope by one conditional update; false when none is left. */
export async function takeOne(db: Db, userId: string, scope: string | null, limit: number): Promise<boolean> {
  if (limit < 1) return false
  return scope === null ? takeOfLifetime(db, userId, limit) : takeOfScope(db, userId, scope, limit)
}

async function takeOfLifetime(db: Db, userId: string, limit: number): Promise<boolean> {
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

async function takeOfScope(db: Db, userId: string, scope: string, limit: number): Promise<boolean> {
  const rows = await db
    .insert(aiScopedQuota)
    .values({ userId, scope, used: 1 })
    .onConflictDoUpdate({
      target: [aiScopedQuota.userId, aiScopedQuota.scope],
      set: { used: sql`${aiScopedQuota.used} + 1` },
      setWhere: lt(aiScopedQuota.used, limit),
    })
    .returning({ used: aiScopedQuota.used })
  return rows.length > 0
}

export async function giveBackOne(db: Db, userId: string, scope: string | null) {
  if (scope === null) {
    await db
      .update(aiQuota)
      .set({ used: sql`${aiQuota.used} - 1` })
      .where(and(eq(aiQuota.userId, userId), gt(aiQuota.used, 0)))
    return
  }
  await db
    .update(aiScopedQuota)
    .set({ used: sql`${aiScopedQuota.used} - 1` })
    .where(and(eq(aiScopedQuota.userId, userId), eq(aiScopedQuota.scope, scope), gt(aiScopedQuota.used, 0)))
}

export async function findUsed(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ used: aiQuota.used }).from(aiQuota).where(eq(aiQuota.userId, userId))
  return row?.used ?? 0
}

/** How many are used of each of these scopes; one that is missing is untouched. */
export async function listUsed(db: Db, userId: string, scopes: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ scope: aiScopedQuota.scope, used: aiScopedQuota.used })
    .from(aiScopedQuota)
    .where(and(eq(aiScopedQuota.userId, userId), inArray(aiScopedQuota.scope, scopes)))
  return new Map(rows.map(({ scope, used }) => [scope, used]))
}

export async function insertReserved(
  db: Db,
  { attemptId, userId, scope, now }: { attemptId: number; userId: string; scope: string | null; now: Date },
) {
  await db.insert(aiCredit).values({ attemptId, userId, scope, state: 'reserved', createdAt: now })
}

/** Settles a reserved credit; returns whose it was and what it counted against, or nothing when there was none. */
export async function settle(db: Db, attemptId: number, state: 'charged' | 'released', now: Date) {
  const [row] = await db
    .update(aiCredit)
    .set({ state, settledAt: now })
    .where(and(eq(aiCredit.attemptId, attemptId), eq(aiCredit.state, 'reserved')))
    .returning({ userId: aiCredit.userId, scope: aiCredit.scope })
  return row
}
