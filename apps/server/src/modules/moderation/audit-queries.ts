import { auditEntry } from '../../platform/database/schema/moderation.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export async function insertAuditEntry(tx: Transaction, row: typeof auditEntry.$inferInsert): Promise<void> {
  await tx.insert(auditEntry).values(row)
}
