import { likeComment, likeReply, unlikeComment, unlikeReply } from '@rehearsal/contracts/comments'
import { call } from '../../../shared/api/call.ts'

/** Likes a comment, or takes the like back; returns the comment as it is then. */
export const setCommentLiked = (id: number, liked: boolean) =>
  call(liked ? likeComment : unlikeComment, { params: { id } })

/** Likes a reply, or takes the like back; returns the reply as it is then. */
export const setReplyLiked = (id: number, liked: boolean) => call(liked ? likeReply : unlikeReply, { params: { id } })
