import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { blockedPhrase, communityBan, communityPost } from '../../platform/database/schema/moderation.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

/** Whether a ban holds at this moment. */
export async function isBannedAt(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const holds = or(isNull(communityBan.endsAt), gt(communityBan.endsAt, now))
  return (await tx.$count(communityBan, and(eq(communityBan.userId, userId), holds))) > 0
}

export async function listBlockedPhrases(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ phrase: blockedPhrase.phrase }).from(blockedPhrase)
  return rows.map(({ phrase }) => phrase)
}

/** Lets one post of a learner after the other be counted: a second one waits for the first one's transaction. */
export async function lockPosts(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`posts ${userId}`}, 0))`)
}

export async function countPosts(tx: Transaction, userId: string, kind: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ posts: count() })
    .from(communityPost)
    .where(and(eq(communityPost.userId, userId), eq(communityPost.kind, kind), gt(communityPost.createdAt, since)))
  return row?.posts ?? 0
}

export async function insertPost(tx: Transaction, row: typeof communityPost.$inferInsert): Promise<void> {
  await tx.insert(communityPost).values(row)
}

export async function deletePostsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(communityPost).where(lt(communityPost.createdAt, before))
}
