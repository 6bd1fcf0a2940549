import { fileURLToPath } from 'node:url'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { ConfigError } from '../config-error.ts'
import type { OpenDatabase } from './open-database.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number, as long as it stays the same: it names the lock that all instances migrate under. */
const MIGRATION_LOCK = 7_236_411
const LOCK_TIMEOUT = '120s'

/**
 * Brings the schema up to date. Instances that start together wait for each other: drizzle's migrator alone
 * fails when two of them run at once.
 */
export async function migrateDatabase(database: OpenDatabase): Promise<void> {
  if (database.kind === 'pglite') return migratePglite(drizzlePglite(database.client), { migrationsFolder })
  const client = new Client({ connectionString: database.url, application_name: 'rehearsal-migration' })
  await client.connect().catch((cause: unknown) => {
    throw new ConfigError(`The database that DATABASE_URL names cannot be reached: ${reasonOf(cause)}`, { cause })
  })
  try {
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(drizzlePostgres(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Where a name has several addresses, node-postgres says only in the first error what went wrong. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
