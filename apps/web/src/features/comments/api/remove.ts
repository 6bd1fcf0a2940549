import { deleteComment, deleteReply } from '@rehearsal/contracts/comments'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

/** Deletes my comment or reply; one that is gone already, deleted in another tab, is deleted. */
export async function removeSaid(kind: 'comment' | 'reply', id: number): Promise<void> {
  try {
    await call(kind === 'comment' ? deleteComment : deleteReply, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}
