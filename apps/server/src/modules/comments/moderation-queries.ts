import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { comment, commentReply } from '../../platform/database/schema/comments.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export async function updateCommentHidden(tx: Transaction, id: number, hiddenAt: Date | null): Promise<boolean> {
  const isOther = hiddenAt === null ? isNotNull(comment.hiddenAt) : isNull(comment.hiddenAt)
  const changed = await tx
    .update(comment)
    .set({ hiddenAt })
    .where(and(eq(comment.id, id), isOther))
    .returning({ id: comment.id })
  return changed.length > 0
}

export async function updateReplyHidden(tx: Transaction, id: number, hiddenAt: Date | null): Promise<boolean> {
  const isOther = hiddenAt === null ? isNotNull(commentReply.hiddenAt) : isNull(commentReply.hiddenAt)
  const changed = await tx
    .update(commentReply)
    .set({ hiddenAt })
    .where(and(eq(commentReply.id, id), isOther))
    .returning({ id: commentReply.id })
  return changed.length > 0
}
