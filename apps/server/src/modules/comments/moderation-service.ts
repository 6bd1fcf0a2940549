import type { Transaction } from '../../platform/database/transaction.ts'
import { updateCommentHidden, updateReplyHidden } from './moderation-queries.ts'

/** Hides a comment or entry from all but its author, or shows it again (`null`); false when it already was so, or is gone. */
export function setCommentHidden(tx: Transaction, commentId: number, hiddenAt: Date | null): Promise<boolean> {
  return updateCommentHidden(tx, commentId, hiddenAt)
}

/** The same for a reply. */
export function setReplyHidden(tx: Transaction, replyId: number, hiddenAt: Date | null): Promise<boolean> {
  return updateReplyHidden(tx, replyId, hiddenAt)
}
