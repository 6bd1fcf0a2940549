import { and, asc, eq, gte, inArray, isNull, lte, min, not, sql } from 'drizzle-orm'
import { inboxItem, inboxSettings } from '../../platform/database/schema/inbox.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { isLocked } from './item-conditions.ts'

type Db = Database | Transaction

/** Whether the item's learner chose mails of its kind, and can get any. */
const isWanted = sql`exists (
  select 1 from ${inboxSettings} join ${users} on ${users.id} = ${inboxSettings.userId}
  where ${inboxSettings.userId} = ${inboxItem.userId}
    and ${users.email} is not null and not ${users.isDemo} and ${users.deleteAfter} is null
    and case ${inboxItem.kind}
      when 'reply' then ${inboxSettings.mailsReplies}
      when 'like' then ${inboxSettings.mailsLikes}
      when 'moderation' then ${inboxSettings.mailsModeration}
      when 'mock-test' then ${inboxSettings.mailsMockTests}
      else ${inboxSettings.mailsScores}
    end
)`

const isUnmailed = isNull(inboxItem.mailedAt)

/** Decides on what is never mailed: what nobody wants by mail, what was read meanwhile, and what is older than `oldest`. */
export async function settleUnmailed(db: Db, oldest: Date, now: Date): Promise<void> {
  const isUnwanted = sql`(${inboxItem.createdAt} < ${oldest.toISOString()} or ${inboxItem.readAt} is not null or not ${isWanted})`
  await db.update(inboxItem).set({ mailedAt: now }).where(and(isUnmailed, isUnwanted))
}

/** Who has had unmailed news since `before`; who waits longest comes first. */
export async function listWaiting(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: inboxItem.userId })
    .from(inboxItem)
    .where(and(isUnmailed, lte(inboxItem.createdAt, before), not(isLocked)))
    .groupBy(inboxItem.userId)
    .orderBy(asc(min(inboxItem.id)))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Takes all unmailed news of a learner that a running test does not lock, at most once over all processes, and returns their ids. */
export async function claimUnmailed(db: Db, userId: string, oldest: Date, now: Date): Promise<number[]> {
  const rows = await db
    .update(inboxItem)
    .set({ mailedAt: now })
    .where(
      and(
        eq(inboxItem.userId, userId),
        isUnmailed,
        isNull(inboxItem.readAt),
        gte(inboxItem.createdAt, oldest),
        isWanted,
        not(isLocked),
      ),
    )
    .returning({ id: inboxItem.id })
  return rows.map(({ id }) => id)
}

/** Gives back what was taken for a mail that surely never left. */
export async function releaseClaimed(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .update(inboxItem)
    .set({ mailedAt: null })
    .where(inArray(inboxItem.id, [...ids]))
}
