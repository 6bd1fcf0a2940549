import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { PoolClient } from 'pg'
import { lockDatabase } from './database-lock.ts'
import { GuardedPGlite, GuardedPool } from './guarded-clients.ts'
import type { Database } from './transaction.ts'

/** Where the rows live: in a folder of this process (PGlite), or in a PostgreSQL server. */
export type DatabaseLocation = { kind: 'pglite'; folder: string } | { kind: 'postgres'; url: string }

/** An open database; the client beside it serves what needs more than statements (jobs, notifications, migrations). */
export type OpenDatabase = { db: Database; close(): Promise<void> } & (
  | { kind: 'pglite'; client: GuardedPGlite }
  | { kind: 'postgres'; client: GuardedPool; url: string }
)

export type DatabaseOptions = { onConnectionError: (error: Error) => void; poolSize?: number }

/** Also how long a statement waits for a free connection: in a rush of submissions waiting is better than failing. */
const CONNECT_TIMEOUT_MS = 20_000
const STATEMENT_TIMEOUT_MS = 15_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000
const POOL_SIZE = 10

/** Opens the database; nothing is migrated yet. */
export function openDatabase(location: DatabaseLocation, options: DatabaseOptions): Promise<OpenDatabase> {
  return location.kind === 'pglite' ? openPglite(location.folder) : Promise.resolve(openPool(location.url, options))
}

async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(dirname(folder), { recursive: true })
  const unlock = await lockDatabase(join(dirname(folder), 'database.lock'))
  try {
    const database = await startPglite({ dataDir: folder })
    const close = async () => {
      await database.close()
      await unlock()
    }
    return { ...database, close }
  } catch (error) {
    await unlock()
    throw new Error(`The database in ${folder} could not be opened.`, { cause: error })
  }
}

/** Starts PGlite as `options` say: on a folder, or in memory from a dump. It takes no lock; `openDatabase` does. */
export async function startPglite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<Extract<OpenDatabase, { kind: 'pglite' }>> {
  const client = new GuardedPGlite({ ...options, extensions: { pg_trgm } })
  await client.waitReady
  return { kind: 'pglite', db: drizzlePglite(client), client, close: () => client.close() }
}

function openPool(url: string, { onConnectionError, poolSize = POOL_SIZE }: DatabaseOptions): OpenDatabase {
  const client = new GuardedPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'rehearsal',
  })
  client.on('error', onConnectionError)
  // The pool listens only to its idle clients; a server restart under a checked-out one would end the process.
  client.on('connect', (connection) => connection.on('error', onConnectionError))
  const db = drizzlePostgres(client)
  db.transaction = (run, options) => withClient(client, (one) => drizzlePostgres(one).transaction(run, options))
  return { kind: 'postgres', db, client, url, close: () => client.end() }
}

/** Drizzle on a pool keeps a client for ever when its `begin` fails, and a few server restarts would use up the pool. */
async function withClient<Result>(pool: GuardedPool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    return await run(client)
  } finally {
    client.release()
  }
}
