import { and, asc, count, eq, sql } from 'drizzle-orm'
import { comment, commentReply, commentReplyLike } from '../../platform/database/schema/comments.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { isCommentSeenBy, isReplySeenBy } from './seen-conditions.ts'

type Db = Database | Transaction

const selectReplies = (db: Db, viewerId: string) =>
  db
    .select({
      id: commentReply.id,
      commentId: commentReply.commentId,
      questionId: comment.questionId,
      userId: commentReply.userId,
      nickname: users.nickname,
      email: users.email,
      text: commentReply.text,
      isHidden: sql<boolean>`(${commentReply.hiddenAt} is not null)`,
      updatedAt: commentReply.updatedAt,
      likes: sql<number>`(select count(*)::int from ${commentReplyLike} where ${commentReplyLike.replyId} = ${commentReply.id})`,
      isLiked: sql<boolean>`exists(select from ${commentReplyLike} where ${commentReplyLike.replyId} = ${commentReply.id} and ${commentReplyLike.userId} = ${viewerId})`,
    })
    .from(commentReply)
    .innerJoin(users, eq(users.id, commentReply.userId))
    .innerJoin(comment, eq(comment.id, commentReply.commentId))
    .leftJoin(sighting, eq(sighting.id, comment.sightingId))

export type ReplyRecord = Awaited<ReturnType<typeof selectReplies>>[number]

/** A reply that this learner sees. */
export async function findReply(db: Db, viewerId: string, id: number): Promise<ReplyRecord | undefined> {
  const seen = and(eq(commentReply.id, id), isReplySeenBy(viewerId), isCommentSeenBy(viewerId))
  const [row] = await selectReplies(db, viewerId).where(seen)
  return row
}

/** A reply that this learner sees; nobody deletes it before the transaction ends. */
export async function holdReply(tx: Transaction, viewerId: string, id: number) {
  const [row] = await tx
    .select({
      commentId: commentReply.commentId,
      questionId: comment.questionId,
      userId: commentReply.userId,
      text: commentReply.text,
    })
    .from(commentReply)
    .innerJoin(comment, eq(comment.id, commentReply.commentId))
    .leftJoin(sighting, eq(sighting.id, comment.sightingId))
    .where(and(eq(commentReply.id, id), isReplySeenBy(viewerId), isCommentSeenBy(viewerId)))
    .for('key share', { of: commentReply })
  return row
}

/** One page of the replies to a comment, oldest first, and how many there are in all. */
export async function listRepliesTo(
  db: Db,
  { viewerId, commentId, page, size }: { viewerId: string; commentId: number; page: number; size: number },
) {
  const matching = and(eq(commentReply.commentId, commentId), isReplySeenBy(viewerId))
  const rows = await selectReplies(db, viewerId)
    .where(matching)
    .orderBy(asc(commentReply.createdAt), asc(commentReply.id))
    .limit(size)
    .offset(page * size)
  const [counted] = await db.select({ total: count() }).from(commentReply).where(matching)
  return { rows, total: counted?.total ?? 0 }
}

/** Its id. */
export async function insertReply(
  db: Db,
  { now, ...row }: { commentId: number; userId: string; text: string; now: Date },
): Promise<number> {
  const [inserted] = await db
    .insert(commentReply)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning({ id: commentReply.id })
  if (!inserted) throw new Error('A reply was stored without an id.')
  return inserted.id
}

/** Whether this learner had such a reply. */
export async function removeReply(db: Db, userId: string, id: number): Promise<boolean> {
  const isMine = and(eq(commentReply.id, id), eq(commentReply.userId, userId))
  return (await db.delete(commentReply).where(isMine).returning({ id: commentReply.id })).length > 0
}

/** Whether it is new: a learner likes a reply once. */
export async function insertReplyLike(db: Db, replyId: number, userId: string, now: Date): Promise<boolean> {
  const row = { replyId, userId, createdAt: now }
  const inserted = await db
    .insert(commentReplyLike)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: commentReplyLike.userId })
  return inserted.length > 0
}

export async function removeReplyLike(db: Db, replyId: number, userId: string): Promise<void> {
  await db
    .delete(commentReplyLike)
    .where(and(eq(commentReplyLike.replyId, replyId), eq(commentReplyLike.userId, userId)))
}
