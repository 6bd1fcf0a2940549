import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { communityBan } from '../../platform/database/schema/moderation.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

const holdsAt = (now: Date) => or(isNull(communityBan.endsAt), gt(communityBan.endsAt, now))

/** The role of a learner, which nobody changes before this transaction ends. */
export async function findRole(tx: Transaction, userId: string) {
  const [row] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId)).for('share')
  return row?.role
}

/** Whether it is a new ban: one that holds stays as it is, one that has ended gives way. */
export async function insertBan(tx: Transaction, row: typeof communityBan.$inferInsert): Promise<boolean> {
  const { userId: _userId, ...set } = row
  const inserted = await tx
    .insert(communityBan)
    .values(row)
    .onConflictDoUpdate({
      target: communityBan.userId,
      set,
      setWhere: lte(communityBan.endsAt, row.createdAt),
    })
    .returning({ userId: communityBan.userId })
  return inserted.length > 0
}

/** Ends a ban that holds; false when there is none. */
export async function deleteBan(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const deleted = await tx
    .delete(communityBan)
    .where(and(eq(communityBan.userId, userId), holdsAt(now)))
    .returning({ userId: communityBan.userId })
  return deleted.length > 0
}

const banColumns = {
  userId: communityBan.userId,
  nickname: users.nickname,
  reason: communityBan.reason,
  createdAt: communityBan.createdAt,
  endsAt: communityBan.endsAt,
}

const selectBans = (db: Database | Transaction) =>
  db.select(banColumns).from(communityBan).innerJoin(users, eq(users.id, communityBan.userId))
export type BanRecord = Awaited<ReturnType<typeof selectBans>>[number]

export async function findBan(tx: Transaction, userId: string): Promise<BanRecord | undefined> {
  const [row] = await selectBans(tx).where(eq(communityBan.userId, userId))
  return row
}

/** One page of the bans that hold, the latest first, and how many there are. */
export async function listBansAt(db: Database, now: Date, { page, size }: { page: number; size: number }) {
  const rows = await selectBans(db)
    .where(holdsAt(now))
    .orderBy(desc(communityBan.createdAt), desc(communityBan.userId))
    .limit(size)
    .offset(page * size)
  return { rows, total: await db.$count(communityBan, holdsAt(now)) }
}
