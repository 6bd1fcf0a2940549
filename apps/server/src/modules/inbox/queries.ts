import { inboxItem } from '../../platform/database/schema/inbox.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

/** Told twice, it stands there once. */
export async function insertItem(db: Database | Transaction, row: typeof inboxItem.$inferInsert): Promise<void> {
  await db.insert(inboxItem).values(row).onConflictDoNothing()
}
