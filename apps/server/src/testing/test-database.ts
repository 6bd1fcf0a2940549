import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { type OpenDatabase, openDatabase, startPglite } from '../platform/database/open-database.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/rehearsal', import.meta.url))

/** Any number: it names the lock under which test files make the template database. */
const TEMPLATE_LOCK = 7_236_412
const TEST_POOL_SIZE = 4

/**
 * A migrated, empty database of its own: a clone of one PGlite template, or of one template database on the
 * PostgreSQL server that `TEST_DATABASE_URL` names. Close it at the end of the test file.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined || url === '' ? clonePglite() : clonePostgres(url)
}

async function clonePglite(): Promise<OpenDatabase> {
  return startPglite({ loadDataDir: await templateDump() })
}

async function templateDump(): Promise<Blob> {
  const file = join(cacheFolder, `template-${await hashOfMigrations()}.tar`)
  try {
    return new Blob([await readFile(file)])
  } catch {
    const template = await startPglite({})
    await migrateDatabase(template)
    const dump = await template.client.dumpDataDir('none')
    await template.close()
    await mkdir(cacheFolder, { recursive: true })
    // Test files start side by side; a rename never shows another one half a file.
    const draft = `${file}.${randomBytes(4).toString('hex')}`
    await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
    await rename(draft, file)
    return dump
  }
}

async function clonePostgres(url: string): Promise<OpenDatabase> {
  const template = `rehearsal_template_${await hashOfMigrations()}`
  const name = `rehearsal_test_${randomBytes(6).toString('hex')}`
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(client, url, template)
    await client.query(`create database ${name} template ${template}`)
  })
  const database = await openDatabase(
    { kind: 'postgres', url: urlOf(url, name) },
    { onConnectionError: () => undefined, poolSize: TEST_POOL_SIZE },
  )
  const close = async () => {
    await database.close()
    await withClient(url, (client) => client.query(`drop database ${name} with (force)`))
  }
  return { ...database, close }
}

async function makeTemplate(client: Client, url: string, template: string): Promise<void> {
  const draft = `${template}_draft`
  await client.query(`drop database if exists ${draft}`)
  await client.query(`create database ${draft}`)
  const database = await openDatabase(
    { kind: 'postgres', url: urlOf(url, draft) },
    { onConnectionError: () => undefined },
  )
  await migrateDatabase(database)
  await database.close()
  await client.query(`alter database ${draft} rename to ${template}`)
}

async function withClient<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function hashOfMigrations(): Promise<string> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  const contents = await Promise.all(files.map((name) => readFile(join(migrationsFolder, name), 'utf8')))
  return createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 16)
}
