import { and, eq, gt, lte } from 'drizzle-orm'
import { emailChange } from '../../platform/database/schema/account-changes.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

const shown = { userId: emailChange.userId, email: emailChange.email, expiresAt: emailChange.expiresAt }

/** The change that an account has under way. */
export async function findEmailChange(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select(shown)
    .from(emailChange)
    .where(and(eq(emailChange.userId, userId), gt(emailChange.expiresAt, now)))
  return row
}
export type EmailChangeRecord = NonNullable<Awaited<ReturnType<typeof findEmailChange>>>

/** An account has one change under way: a new one takes the place of the last. */
export async function saveEmailChange(db: Db, row: typeof emailChange.$inferInsert): Promise<void> {
  const { email, tokenHash, expiresAt } = row
  const set = { email, tokenHash, expiresAt }
  await db.insert(emailChange).values(row).onConflictDoUpdate({ target: emailChange.userId, set })
}

/** Keeps the hash of the link that was mailed, while the change is still to this address. */
export async function updateEmailToken(db: Db, userId: string, email: string, tokenHash: string): Promise<void> {
  await db
    .update(emailChange)
    .set({ tokenHash })
    .where(and(eq(emailChange.userId, userId), eq(emailChange.email, email)))
}

/** Uses up a link once; nothing where it was used, withdrawn or has expired. */
export async function takeEmailChange(db: Db, tokenHash: string, now: Date): Promise<EmailChangeRecord | undefined> {
  const [row] = await db
    .delete(emailChange)
    .where(and(eq(emailChange.tokenHash, tokenHash), gt(emailChange.expiresAt, now)))
    .returning(shown)
  return row
}

export async function removeEmailChange(db: Db, userId: string): Promise<void> {
  await db.delete(emailChange).where(eq(emailChange.userId, userId))
}

export async function deleteEmailChangesBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(emailChange).where(lte(emailChange.expiresAt, instant))
}

export async function updateEmail(db: Db, userId: string, email: string): Promise<void> {
  await db.update(users).set({ email }).where(eq(users.id, userId))
}
