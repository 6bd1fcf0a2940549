import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export async function updateAnswerHidden(tx: Transaction, id: number, hiddenAt: Date | null): Promise<boolean> {
  const isOther = hiddenAt === null ? isNotNull(attempt.hiddenAt) : isNull(attempt.hiddenAt)
  const changed = await tx
    .update(attempt)
    .set({ hiddenAt })
    .where(and(eq(attempt.id, id), ne(attempt.status, 'deleted'), isOther))
    .returning({ id: attempt.id })
  return changed.length > 0
}
