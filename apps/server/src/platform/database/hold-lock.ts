import { sql } from 'drizzle-orm'
import type { Transaction } from './transaction.ts'

/**
 * Waits until no other process is inside a transaction that holds the lock `name`, and holds it to the end of this
 * one: for work that all instances begin at their start and only one may do at a time.
 */
export async function holdLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
