import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { runInTransactionScope } from './transaction-scope.ts'

type NoSchema = Record<string, never>

/** The database itself. Each statement is a transaction of its own. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>

/** An open transaction: everything done through it happens as a whole or not at all. */
export type Transaction = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/**
 * Opens a transaction, the only way to do so, and commits what `run` did unless it throws.
 *
 * Inside, no file is touched, no job is sent and nothing is awaited without the `tx`:
 * a statement on the outer database throws.
 */
export function transaction<Result>(db: Database, run: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction((tx) => runInTransactionScope(() => run(tx)))
}
