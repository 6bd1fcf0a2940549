import { createComment, createReply } from '@rehearsal/contracts/comments'
import { call } from '../../../shared/api/call.ts'

/** Says something about a question; the same text with the same key is said once. */
export const postComment = (practiceId: number, comment: string, idempotencyKey: string) =>
  call(createComment, { body: { practiceId, comment }, idempotencyKey })

/** Replies to a comment; the same text with the same key is said once. */
export const postReply = (commentId: number, reply: string, idempotencyKey: string) =>
  call(createReply, { params: { id: commentId }, body: { commentId, reply }, idempotencyKey })
