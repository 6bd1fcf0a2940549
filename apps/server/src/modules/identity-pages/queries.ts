import { and, eq, gt, isNull } from 'drizzle-orm'
import { passwordReset } from '../../platform/database/schema/identity.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export async function insertReset(db: Db, row: { tokenHash: string; userId: string; expiresAt: Date }) {
  await db.insert(passwordReset).values(row)
}

/** Uses up an open reset once; returns whose it is, or nothing when it was used or has expired. */
export async function useReset(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(eq(passwordReset.tokenHash, tokenHash), isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, now)))
    .returning({ userId: passwordReset.userId })
  return row?.userId
}
