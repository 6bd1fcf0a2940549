import { inArray } from 'drizzle-orm'
import { recording } from '../../platform/database/schema/attempts.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

/** Those of these keys that belong to a row. */
export async function listKnownKeys(db: Database | Transaction, keys: string[]): Promise<string[]> {
  const rows = await db.select({ key: recording.objectKey }).from(recording).where(inArray(recording.objectKey, keys))
  return rows.map(({ key }) => key)
}
