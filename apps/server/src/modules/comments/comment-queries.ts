import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isInRunningTest } from '../../platform/database/in-running-test.ts'
import { comment, commentLike, commentReply } from '../../platform/database/schema/comments.ts'
import { question } from '../../platform/database/schema/questions.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { isCommentSeenBy } from './seen-conditions.ts'

type Db = Database | Transaction

const selectComments = (db: Db, viewerId: string) =>
  db
    .select({
      id: comment.id,
      questionId: comment.questionId,
      userId: comment.userId,
      nickname: users.nickname,
      username: users.username,
      text: comment.text,
      isHidden: sql<boolean>`(${comment.hiddenAt} is not null or ${sighting.hiddenAt} is not null)`,
      updatedAt: comment.updatedAt,
      sighting: { seenOn: sighting.seenOn, country: sighting.country, description: sighting.description },
      likes: sql<number>`(select count(*)::int from ${commentLike} where ${commentLike.commentId} = ${comment.id})`,
      isLiked: sql<boolean>`exists(select from ${commentLike} where ${commentLike.commentId} = ${comment.id} and ${commentLike.userId} = ${viewerId})`,
      replies: sql<number>`(select count(*)::int from ${commentReply} where ${commentReply.commentId} = ${comment.id} and (${commentReply.hiddenAt} is null or ${commentReply.userId} = ${viewerId}))`,
    })
    .from(comment)
    .leftJoin(users, eq(users.id, comment.userId))
    .leftJoin(sighting, eq(sighting.id, comment.sightingId))

export type CommentRecord = Awaited<ReturnType<typeof selectComments>>[number]

/** A comment that this learner sees. */
export async function findComment(db: Db, viewerId: string, id: number): Promise<CommentRecord | undefined> {
  const [row] = await selectComments(db, viewerId).where(and(eq(comment.id, id), isCommentSeenBy(viewerId)))
  return row
}

/** A comment that this learner sees; nobody deletes it before the transaction ends. */
export async function holdComment(tx: Transaction, viewerId: string, id: number) {
  const [row] = await tx
    .select({ commentId: comment.id, questionId: comment.questionId, userId: comment.userId, text: comment.text })
    .from(comment)
    .leftJoin(sighting, eq(sighting.id, comment.sightingId))
    .where(and(eq(comment.id, id), isCommentSeenBy(viewerId)))
    .for('key share', { of: comment })
  return row
}

export type Listing = { viewerId: string; questionId: number; isPrediction: boolean; page: number; size: number }

/** One page of what is said about a question, newest first, and how much there is in all. */
export async function listCommentsOn(db: Db, { viewerId, questionId, isPrediction, page, size }: Listing) {
  const matching: SQL | undefined = and(
    eq(comment.questionId, questionId),
    isCommentSeenBy(viewerId),
    isPrediction ? isNotNull(comment.sightingId) : undefined,
  )
  const rows = await selectComments(db, viewerId)
    .where(matching)
    .orderBy(desc(comment.createdAt), desc(comment.id))
    .limit(size)
    .offset(page * size)
  const [counted] = await db
    .select({ total: count() })
    .from(comment)
    .leftJoin(sighting, eq(sighting.id, comment.sightingId))
    .where(matching)
  return { rows, total: counted?.total ?? 0 }
}

export type NewComment = { questionId: number; userId: string; text: string; now: Date }

/** Its id. */
export async function insertComment(db: Db, { now, ...row }: NewComment): Promise<number> {
  const [inserted] = await db
    .insert(comment)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning({ id: comment.id })
  if (!inserted) throw new Error('A comment was stored without an id.')
  return inserted.id
}

/** Whether this learner had such a comment. The entry of a sighting is none. */
export async function removeComment(db: Db, userId: string, id: number): Promise<boolean> {
  const isMine = and(eq(comment.id, id), eq(comment.userId, userId), isNull(comment.sightingId))
  return (await db.delete(comment).where(isMine).returning({ id: comment.id })).length > 0
}

/** Whether it is new: a learner likes a comment once. */
export async function insertCommentLike(db: Db, commentId: number, userId: string, now: Date): Promise<boolean> {
  const row = { commentId, userId, createdAt: now }
  const inserted = await db.insert(commentLike).values(row).onConflictDoNothing().returning({ id: commentLike.userId })
  return inserted.length > 0
}

export async function removeCommentLike(db: Db, commentId: number, userId: string): Promise<void> {
  await db.delete(commentLike).where(and(eq(commentLike.commentId, commentId), eq(commentLike.userId, userId)))
}

/** Whether a question takes comments, and whether a running mock test asks this learner for its answer. */
export async function findQuestion(db: Db, userId: string, questionId: number) {
  const [row] = await db
    .select({ isRetired: question.isRetired, isInTest: isInRunningTest(userId, question.id) })
    .from(question)
    .where(eq(question.id, questionId))
  return row
}
