import type { Transaction } from '../../platform/database/transaction.ts'
import { insertAuditEntry } from './audit-queries.ts'

/** Something that an administrator did. */
export type Deed = {
  actor: { id: string; nickname: string }
  /** `subject.verb`, such as `comment.hide`. */
  action: string
  subjectId: string | number
  reason?: string
  /** What a later reader needs to know: plain JSON. */
  details?: unknown
}

/** Writes down what an administrator did, in the transaction that does it: neither happens without the other. */
export async function record(
  tx: Transaction,
  { actor, action, subjectId, reason = '', details = null }: Deed,
  now: Date,
): Promise<void> {
  const row = { actorId: actor.id, actorName: actor.nickname, action, subjectId: String(subjectId), reason, details }
  await insertAuditEntry(tx, { ...row, createdAt: now })
}
