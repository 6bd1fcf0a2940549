import { and, eq, gte } from 'drizzle-orm'
import { calendarFeed } from '../../platform/database/schema/account-changes.ts'
import { target } from '../../platform/database/schema/targets.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export async function findFeed(db: Db, userId: string) {
  const [row] = await db
    .select({ createdAt: calendarFeed.createdAt })
    .from(calendarFeed)
    .where(eq(calendarFeed.userId, userId))
  return row
}

/** Whose calendar the hash of a token stands for. */
export async function findFeedOwner(db: Db, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: calendarFeed.userId })
    .from(calendarFeed)
    .where(eq(calendarFeed.tokenHash, tokenHash))
  return row?.userId
}

/** A learner has one address: a new one takes the place of the last. */
export async function saveFeed(db: Db, row: typeof calendarFeed.$inferInsert): Promise<void> {
  const { tokenHash, createdAt } = row
  const set = { tokenHash, createdAt }
  await db.insert(calendarFeed).values(row).onConflictDoUpdate({ target: calendarFeed.userId, set })
}

export async function removeFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeed).where(eq(calendarFeed.userId, userId))
}

/** The exams that a learner has set from a day on. */
export function listExamDays(db: Db, userId: string, fromDay: string) {
  return db
    .select({ variant: target.variant, day: target.examDate })
    .from(target)
    .where(and(eq(target.userId, userId), gte(target.examDate, fromDay)))
    .orderBy(target.examDate, target.variant)
}
