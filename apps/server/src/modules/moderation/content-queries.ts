import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { attempt, recording } from '../../platform/database/schema/attempts.ts'
import { comment, commentReply } from '../../platform/database/schema/comments.ts'
import { communityBan } from '../../platform/database/schema/moderation.ts'
import { question } from '../../platform/database/schema/questions.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** What moderators judge, wherever it is kept. */
export type Content = {
  id: number
  text: unknown
  createdAt: Date
  hiddenAt: Date | null
  question: { id: number; taskId: TaskId; title: string; isRetired: boolean }
  author: { id: string; nickname: string; role: 'learner' | 'admin'; isBanned: boolean; banEndsAt: Date | null } | null
  /** The comment itself, or the one that a reply answers. */
  commentId: number | null
  sighting: { id: number; seenOn: string; country: string } | null
  repliesTo: string | null
  recordingKey: string | null
}

const questionColumns = {
  id: question.id,
  taskId: question.taskId,
  title: question.title,
  isRetired: question.isRetired,
}
const authorColumns = {
  id: users.id,
  nickname: users.nickname,
  role: users.role,
  bannedId: communityBan.userId,
  banEndsAt: communityBan.endsAt,
}
type Author = {
  id: string | null
  nickname: string | null
  role: 'learner' | 'admin' | null
  bannedId: string | null
  banEndsAt: Date | null
}

/** The ban of an author that holds now. */
const holdsFor = (now: Date): SQL | undefined =>
  and(eq(communityBan.userId, users.id), or(isNull(communityBan.endsAt), gt(communityBan.endsAt, now)))

/** Null where the account is gone. */
function authorOf({ id, nickname, role, bannedId, banEndsAt }: Author): Content['author'] {
  if (id === null || nickname === null || role === null) return null
  return { id, nickname, role, isBanned: bannedId !== null, banEndsAt }
}

const questionOf = (asked: Omit<Content['question'], 'taskId'> & { taskId: string }): Content['question'] => ({
  ...asked,
  taskId: taskIdSchema.parse(asked.taskId),
})

const nothingMore = { commentId: null, sighting: null, repliesTo: null, recordingKey: null }

export async function listQuestionContents(db: Db, ids: readonly number[]): Promise<Content[]> {
  const rows = await db
    .select({ createdAt: question.createdAt, question: questionColumns })
    .from(question)
    .where(inArray(question.id, [...ids]))
  return rows.map(({ createdAt, question: asked }) => ({
    ...nothingMore,
    id: asked.id,
    text: '',
    createdAt,
    hiddenAt: null,
    question: questionOf(asked),
    author: null,
  }))
}

export async function listCommentContents(db: Db, ids: readonly number[], now: Date): Promise<Content[]> {
  const rows = await db
    .select({
      id: comment.id,
      text: comment.text,
      createdAt: comment.createdAt,
      hiddenAt: comment.hiddenAt,
      question: questionColumns,
      author: authorColumns,
      sighting: { id: sighting.id, seenOn: sighting.seenOn, country: sighting.country },
    })
    .from(comment)
    .innerJoin(question, eq(question.id, comment.questionId))
    .leftJoin(sighting, eq(sighting.id, comment.sightingId))
    .leftJoin(users, eq(users.id, comment.userId))
    .leftJoin(communityBan, holdsFor(now))
    .where(inArray(comment.id, [...ids]))
  return rows.map((row) => ({
    ...nothingMore,
    ...row,
    author: authorOf(row.author),
    question: questionOf(row.question),
    commentId: row.id,
  }))
}

export async function listReplyContents(db: Db, ids: readonly number[], now: Date): Promise<Content[]> {
  const answered = alias(comment, 'answered')
  const rows = await db
    .select({
      id: commentReply.id,
      text: commentReply.text,
      createdAt: commentReply.createdAt,
      hiddenAt: commentReply.hiddenAt,
      question: questionColumns,
      author: authorColumns,
      commentId: answered.id,
      repliesTo: answered.text,
    })
    .from(commentReply)
    .innerJoin(answered, eq(answered.id, commentReply.commentId))
    .innerJoin(question, eq(question.id, answered.questionId))
    .innerJoin(users, eq(users.id, commentReply.userId))
    .leftJoin(communityBan, holdsFor(now))
    .where(inArray(commentReply.id, [...ids]))
  return rows.map((row) => ({
    ...nothingMore,
    ...row,
    author: authorOf(row.author),
    question: questionOf(row.question),
  }))
}

export async function listAnswerContents(db: Db, ids: readonly number[], now: Date): Promise<Content[]> {
  const rows = await db
    .select({
      id: attempt.id,
      text: attempt.answer,
      createdAt: sql<Date>`coalesce(${attempt.scoredAt}, ${attempt.createdAt})`.mapWith(attempt.createdAt),
      hiddenAt: attempt.hiddenAt,
      question: questionColumns,
      author: authorColumns,
      recordingKey: recording.objectKey,
    })
    .from(attempt)
    .innerJoin(question, eq(question.id, attempt.questionId))
    .innerJoin(users, eq(users.id, attempt.userId))
    .leftJoin(recording, eq(recording.attemptId, attempt.id))
    .leftJoin(communityBan, holdsFor(now))
    .where(and(inArray(attempt.id, [...ids]), ne(attempt.status, 'deleted')))
  return rows.map((row) => ({
    ...nothingMore,
    ...row,
    author: authorOf(row.author),
    question: questionOf(row.question),
  }))
}
