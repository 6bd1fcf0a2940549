import { comment } from '../../platform/database/schema/comments.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

type Entry = { sightingId: number; questionId: number; userId: string | null; text: string; now: Date }

/** Puts a report from an exam among the comments on its question, where it can be liked and answered. */
export async function addEntry(tx: Transaction, { now, ...row }: Entry): Promise<void> {
  await tx.insert(comment).values({ ...row, createdAt: now, updatedAt: now })
}
