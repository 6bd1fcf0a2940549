import { recording } from '../../platform/database/schema/attempts.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

/** The keys of all recordings that belong to a row. */
export async function listRecordingKeys(db: Database | Transaction): Promise<string[]> {
  const rows = await db.select({ key: recording.objectKey }).from(recording)
  return rows.map(({ key }) => key)
}
