import { deleteComment, deleteReply } from '@rehearsal/contracts/comments'
import { call } from '../../../shared/api/call.ts'

/** Deletes my comment or reply. */
export const removeSaid = (kind: 'comment' | 'reply', id: number) =>
  call(kind === 'comment' ? deleteComment : deleteReply, { params: { id } })
