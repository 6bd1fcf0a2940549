import { desc, eq, gt } from 'drizzle-orm'
import { comment, commentReply } from '../../platform/database/schema/comments.ts'
import { blockedPhrase } from '../../platform/database/schema/moderation.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

export type PhraseRecord = typeof blockedPhrase.$inferSelect

export function listPhrases(db: Database): Promise<PhraseRecord[]> {
  return db.select().from(blockedPhrase).orderBy(blockedPhrase.phrase, blockedPhrase.id)
}

/** The new row; nothing when there is such a phrase. */
export async function insertPhrase(tx: Transaction, phrase: string, now: Date): Promise<PhraseRecord | undefined> {
  const [row] = await tx.insert(blockedPhrase).values({ phrase, createdAt: now }).onConflictDoNothing().returning()
  return row
}

export async function removePhrase(tx: Transaction, id: number): Promise<PhraseRecord | undefined> {
  const [row] = await tx.delete(blockedPhrase).where(eq(blockedPhrase.id, id)).returning()
  return row
}

export type RecentPost = { text: string; by: string | null; createdAt: Date }

/** The latest comments and replies since then, at most `limit` of each, newest first. */
export async function listRecentPosts(db: Database, since: Date, limit: number): Promise<RecentPost[]> {
  const comments = await db
    .select({ text: comment.text, by: users.nickname, createdAt: comment.createdAt })
    .from(comment)
    .leftJoin(users, eq(users.id, comment.userId))
    .where(gt(comment.createdAt, since))
    .orderBy(desc(comment.id))
    .limit(limit)
  const replies = await db
    .select({ text: commentReply.text, by: users.nickname, createdAt: commentReply.createdAt })
    .from(commentReply)
    .innerJoin(users, eq(users.id, commentReply.userId))
    .where(gt(commentReply.createdAt, since))
    .orderBy(desc(commentReply.id))
    .limit(limit)
  return [...comments, ...replies].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}
