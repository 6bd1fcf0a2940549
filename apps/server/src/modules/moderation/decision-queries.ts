import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Lets one decision about a thing after the other be taken: a second one waits for the first one's transaction. */
export async function lockSubject(tx: Transaction, subject: string, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`decision ${subject} ${id}`}, 0))`)
}
