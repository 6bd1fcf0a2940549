import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { passwordReset } from '../../platform/database/schema/identity.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export async function insertReset(db: Db, row: { tokenHash: string; userId: string; expiresAt: Date }) {
  await db.insert(passwordReset).values(row)
}

/** An open reset of this account that expires after `instant`. */
export async function findResetAfter(db: Db, userId: string, instant: Date) {
  const [row] = await db
    .select({ expiresAt: passwordReset.expiresAt })
    .from(passwordReset)
    .where(and(eq(passwordReset.userId, userId), isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, instant)))
  return row
}

const isOpen = (tokenHash: string, now: Date) =>
  and(eq(passwordReset.tokenHash, tokenHash), isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, now))

/** The reset of this token, unless it was used or has expired. */
export async function findOpenReset(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ expiresAt: passwordReset.expiresAt })
    .from(passwordReset)
    .where(isOpen(tokenHash, now))
  return row
}

/** Uses up an open reset once; returns whose it is, or nothing when it was used or has expired. */
export async function takeReset(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(passwordReset)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ userId: passwordReset.userId })
  return row?.userId
}

export async function deleteOpenResets(db: Db, userId: string) {
  await db.delete(passwordReset).where(and(eq(passwordReset.userId, userId), isNull(passwordReset.usedAt)))
}

export async function deleteResetsBefore(db: Db, instant: Date) {
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, instant))
}
