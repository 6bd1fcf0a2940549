import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { Idempotency } from '../idempotency/service.ts'
import { excerptOf, tellLearner } from '../inbox/service.ts'
import { assertMayPost } from '../posting/service.ts'
import { findComment, holdComment } from './comment-queries.ts'
import { getQuestionOpenTo } from './question-service.ts'
import { addLike } from './like-service.ts'
import { postOnce } from './post-once-service.ts'
import {
  findReply,
  holdReply,
  insertReply,
  insertReplyLike,
  listRepliesTo,
  removeReply,
  removeReplyLike,
  type ReplyRecord,
} from './reply-queries.ts'

/** One page of the replies to a comment. @throws AppError `not_found` where the learner sees no such comment. */
export async function listRepliesOf(
  { db }: Platform,
  learner: Learner,
  commentId: number,
  page: { page: number; size: number },
) {
  const comment = await findComment(db, learner.id, commentId)
  if (!comment) throw new AppError('not_found')
  await getQuestionOpenTo(db, learner, comment.questionId)
  return listRepliesTo(db, { viewerId: learner.id, commentId, ...page })
}

type Answer = { commentId?: number | undefined; reply: string }

/**
 * Stores a reply and tells the author of the comment. Sent again with the same key it is the first one.
 *
 * @throws AppError `not_found` for a comment that was deleted or hidden; `invalid_request` where the body names another
 *   comment than the address; what `assertMayPost` throws.
 */
export async function addReply(
  platform: Platform,
  learner: Learner,
  commentId: number,
  { commentId: named = commentId, reply: text }: Answer,
  idempotency: Idempotency | null,
): Promise<ReplyRecord> {
  if (named !== commentId) throw new AppError('invalid_request', { issues: [OTHER_COMMENT] })
  const now = platform.clock.now()
  const id = await postOnce(platform, learner, idempotency, async (tx) => {
    await assertMayPost(tx, learner, { kind: 'reply', text }, now)
    const answered = await holdComment(tx, learner.id, commentId)
    if (!answered) throw new AppError('not_found')
    const question = await getQuestionOpenTo(tx, learner, answered.questionId)
    if (question.isRetired) throw new AppError('not_found')
    const replyId = await insertReply(tx, { commentId, userId: learner.id, text, now })
    if (answered.userId !== null && answered.userId !== learner.id) {
      const news = { kind: 'reply', by: learner.nickname, excerpt: excerptOf(text) } as const
      const { userId, questionId } = answered
      await tellLearner(tx, { userId, dedupeKey: `reply-${replyId}`, news, questionId, commentId }, now)
    }
    return replyId
  })
  return getReply(platform, learner, id)
}

const OTHER_COMMENT = issueAt(['commentId'], 'other_comment', 'The address names another comment.')

/** @throws AppError `not_found` for what is not this learner's. */
export async function dropReply({ db }: Platform, learner: Learner, id: number): Promise<void> {
  if (!(await removeReply(db, learner.id, id))) throw new AppError('not_found')
}

/** Likes a reply, once; its author is told. @throws AppError as `addLike`. */
export async function likeReplyOf(platform: Platform, learner: Learner, id: number): Promise<ReplyRecord> {
  await addLike(platform, learner, id, { subject: 'reply', hold: holdReply, insertLike: insertReplyLike })
  return getReply(platform, learner, id)
}

/** Takes a like back, where there is one. @throws AppError `not_found`. */
export async function unlikeReplyOf(platform: Platform, learner: Learner, id: number): Promise<ReplyRecord> {
  await getReply(platform, learner, id)
  await removeReplyLike(platform.db, id, learner.id)
  return getReply(platform, learner, id)
}

async function getReply({ db }: Platform, learner: Learner, id: number): Promise<ReplyRecord> {
  const found = await findReply(db, learner.id, id)
  if (!found) throw new AppError('not_found')
  await getQuestionOpenTo(db, learner, found.questionId)
  return found
}
