import { insertComment } from '../modules/comments/comment-queries.ts'
import { insertReply } from '../modules/comments/reply-queries.ts'
import type { TestApp } from './an-app.ts'

/** The id of a comment on a question, made without the limits that posts have. */
export function aComment(
  { platform: { db, clock } }: TestApp,
  author: { id: string },
  questionId: number,
  text = 'Mind the second sentence.',
): Promise<number> {
  return insertComment(db, { questionId, userId: author.id, text, now: clock.now() })
}

/** The id of a reply to a comment, made without the limits that posts have. */
export function aReply(
  { platform: { db, clock } }: TestApp,
  author: { id: string },
  commentId: number,
  text = 'That helped me, too.',
): Promise<number> {
  return insertReply(db, { commentId, userId: author.id, text, now: clock.now() })
}
