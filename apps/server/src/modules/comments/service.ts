import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { Idempotency } from '../idempotency/service.ts'
import { assertMayPost } from '../posting/service.ts'
import {
  type CommentRecord,
  findComment,
  holdComment,
  insertComment,
  insertCommentLike,
  listCommentsOn,
  removeComment,
  removeCommentLike,
} from './comment-queries.ts'
import { getQuestionOpenTo } from './question-service.ts'
import { addLike } from './like-service.ts'
import { postOnce } from './post-once-service.ts'

/**
 * One page of what is said about a question (specification §2.7), reports from exams alone where that is asked.
 *
 * @throws AppError `not_found` for a question that never was. One that is retired keeps its comments.
 */
export async function listCommentsOf(
  { db }: Platform,
  learner: Learner,
  questionId: number,
  query: { prediction: boolean; page: number; size: number },
) {
  await getQuestionOpenTo(db, learner, questionId)
  const { prediction: isPrediction, page, size } = query
  return listCommentsOn(db, { viewerId: learner.id, questionId, isPrediction, page, size })
}

/**
 * Stores what a learner says about a question. Sent again with the same key it is the first one.
 *
 * @throws AppError `not_found` for a question that is not there; what `assertMayPost` throws.
 */
export async function addComment(
  platform: Platform,
  learner: Learner,
  { practiceId: questionId, comment: text }: { practiceId: number; comment: string },
  idempotency: Idempotency | null,
): Promise<CommentRecord> {
  const now = platform.clock.now()
  const id = await postOnce(platform, learner, idempotency, async (tx) => {
    await assertMayPost(tx, learner, { kind: 'comment', text }, now)
    const question = await getQuestionOpenTo(tx, learner, questionId)
    if (question.isRetired) throw new AppError('not_found')
    return insertComment(tx, { questionId, userId: learner.id, text, now })
  })
  return getComment(platform, learner, id)
}

/** @throws AppError `not_found` for what is not this learner's, and for the entry of a sighting. */
export async function dropComment({ db }: Platform, learner: Learner, id: number): Promise<void> {
  if (!(await removeComment(db, learner.id, id))) throw new AppError('not_found')
}

/** Likes a comment, once; its author is told. @throws AppError as `addLike`. */
export async function likeCommentOf(platform: Platform, learner: Learner, id: number): Promise<CommentRecord> {
  await addLike(platform, learner, id, { subject: 'comment', hold: holdComment, insertLike: insertCommentLike })
  return getComment(platform, learner, id)
}

/** Takes a like back, where there is one. @throws AppError `not_found`. */
export async function unlikeCommentOf(platform: Platform, learner: Learner, id: number): Promise<CommentRecord> {
  await getComment(platform, learner, id)
  await removeCommentLike(platform.db, id, learner.id)
  return getComment(platform, learner, id)
}

async function getComment({ db }: Platform, learner: Learner, id: number): Promise<CommentRecord> {
  const found = await findComment(db, learner.id, id)
  if (!found) throw new AppError('not_found')
  await getQuestionOpenTo(db, learner, found.questionId)
  return found
}
