import { and, eq, isNotNull, lte, notInArray } from 'drizzle-orm'
import { attempt, recording } from '../../platform/database/schema/attempts.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** Every process gives the learner the same id, so that of two that start together only one makes it. */
export const TEMPLATE_ID = '5eeded00-0000-4000-8000-000000000000'

/** The learner whose history demos copy. */
export async function findTemplate(db: Db) {
  const [row] = await db.select().from(users).where(eq(users.id, TEMPLATE_ID))
  return row
}
export type DemoTemplate = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

/** How many answers of a learner still wait for their score. */
export const countUnsettled = (db: Db, userId: string): Promise<number> =>
  db.$count(attempt, and(eq(attempt.userId, userId), notInArray(attempt.status, ['scored', 'failed'])))

const isExpired = (now: Date) => and(users.isDemo, isNotNull(users.demoExpiresAt), lte(users.demoExpiresAt, now))

export async function listExpiredKeys(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ key: recording.objectKey })
    .from(recording)
    .innerJoin(users, eq(users.id, recording.userId))
    .where(isExpired(now))
  return rows.map(({ key }) => key)
}

/** Everything of a learner goes with the account. Returns whose accounts went. */
export async function deleteExpired(db: Db, now: Date): Promise<string[]> {
  const rows = await db.delete(users).where(isExpired(now)).returning({ id: users.id })
  return rows.map(({ id }) => id)
}
