import { listReplies, type CommentReply } from '@rehearsal/contracts/comments'
import { itemsOf } from '@rehearsal/contracts/wire'
import { call } from '../../../shared/api/call.ts'
import type { Paged } from './paged.ts'

/** The replies to a comment, oldest first. */
export const pagedReplies = (commentId: number): Paged<CommentReply> => ({
  key: ['comment-replies', commentId],
  load: async (size, signal) => {
    const found = await call(listReplies, { params: { id: commentId }, query: { page: 0, size }, signal })
    return { items: itemsOf(found), total: found.page.totalElements }
  },
})
