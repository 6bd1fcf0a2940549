import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { isForeignKeyViolation, isUniqueViolation } from './database-errors.ts'
import { lockDatabase } from './database-lock.ts'
import { holdLock } from './hold-lock.ts'
import { migrateDatabase } from './migrate.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { aiQuota, users } from './schema.ts'
import { transaction } from './transaction.ts'

let database: OpenDatabase
const folders: string[] = []
const createdAt = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

async function aUser(email: string | null = null): Promise<string> {
  const id = crypto.randomUUID()
  await database.db.insert(users).values({ id, email, nickname: 'Ana', createdAt })
  return id
}

async function rejectionOf(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('It was expected to fail.')
}

test('an e-mail belongs to one account, whatever its case', async () => {
  await aUser('ana@example.org')
  const error = await rejectionOf(aUser('Ana@Example.org'))
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'users_email_key')).toBe(true)
  expect(isUniqueViolation(error, 'users_username_key')).toBe(false)
})

test('any number of accounts have no e-mail', async () => {
  await aUser()
  await expect(aUser()).resolves.toBeDefined()
})

test('a row of a learner who does not exist is refused as a missing reference', async () => {
  const error = await rejectionOf(database.db.insert(aiQuota).values({ userId: crypto.randomUUID() }))
  expect(isForeignKeyViolation(error)).toBe(true)
  expect(isUniqueViolation(error)).toBe(false)
})

test('what is no database error breaks no rule of the database', () => {
  expect(isUniqueViolation(new Error('something else'))).toBe(false)
})

test('instants are kept to the millisecond', async () => {
  const id = await aUser()
  const [row] = await database.db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id))
  expect(row?.createdAt).toEqual(createdAt)
})

test('a transaction that throws leaves nothing behind', async () => {
  const id = crypto.randomUUID()
  const attempt = transaction(database.db, async (tx) => {
    await tx.insert(users).values({ id, nickname: 'Gone', createdAt })
    throw new Error('stop')
  })
  await expect(attempt).rejects.toThrow('stop')
  expect(await database.db.select().from(users).where(eq(users.id, id))).toEqual([])
})

test('a statement beside an open transaction is refused instead of waiting for ever', async () => {
  const stray = transaction(database.db, async () => {
    await database.db.select().from(users)
  })
  const error = await rejectionOf(stray)
  expect(String(error instanceof Error ? (error.cause ?? error) : error)).toContain('beside the open transaction')
})

test('a transaction inside another one is refused', async () => {
  const nested = transaction(database.db, () => transaction(database.db, () => Promise.resolve(1)))
  await expect(nested).rejects.toThrow('beside the open transaction')
})

test('work started in a transaction may use the database once that transaction has ended', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let later: Promise<unknown> = Promise.resolve()
  await transaction(database.db, async () => {
    later = ended.then(() => database.db.select().from(users))
    await Promise.resolve()
  })
  end()
  await expect(later).resolves.toBeDefined()
})

test('a conditional counter never passes its limit, however many ask at once', async () => {
  const userId = await aUser()
  const reserve = () =>
    database.db
      .insert(aiQuota)
      .values({ userId, used: 1 })
      .onConflictDoUpdate({
        target: aiQuota.userId,
        set: { used: sql`${aiQuota.used} + 1` },
        setWhere: sql`${aiQuota.used} < 5`,
      })
      .returning()
  const granted = await Promise.all(Array.from({ length: 20 }, reserve))
  expect(granted.filter((rows) => rows.length === 1)).toHaveLength(5)
})

test('work under one lock is done one after the other', async () => {
  const steps: string[] = []
  const work = (lock: string, name: string) =>
    transaction(database.db, async (tx) => {
      await holdLock(tx, lock)
      steps.push(`${name} begins`)
      await tx.execute(sql`select count(*) from users`)
      steps.push(`${name} ends`)
    })
  await Promise.all([work('import', 'a'), work('import', 'b'), work('import', 'c')])
  const order = steps.filter((step) => step.endsWith('begins')).map((step) => step.charAt(0))
  expect(steps).toEqual(order.flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('substring search uses the trigram index', async () => {
  const plan = await transaction(database.db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain select id from question where search like '%bees%'`)
  })
  expect(inspect(plan, { depth: 5 })).toContain('question_search_idx')
})

test('migrating again changes nothing', async () => {
  await expect(migrateDatabase(database)).resolves.toBeUndefined()
})

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-database-'))
  folders.push(folder)
  return folder
}

test('a folder held by a running process is refused with what to do', async () => {
  const lockFile = join(await aFolder(), 'database.lock')
  const holder = spawn('sleep', ['30'])
  await writeFile(lockFile, String(holder.pid))
  await expect(lockDatabase(lockFile)).rejects.toThrow(/Stop it, set DATA_DIR/u)
  holder.kill()
  await once(holder, 'exit')
  const unlock = await lockDatabase(lockFile)
  await expect(lockDatabase(lockFile)).rejects.toThrow(`Another process (${process.pid})`)
  await unlock()
  await expect(readFile(lockFile)).rejects.toThrow('ENOENT')
})

test.each([
  ['another process that got the same id later', `${process.pid} 1`],
  ['a process that died before it wrote its id', ''],
])('a lock left by %s is taken over', async (_whose, content) => {
  const lockFile = join(await aFolder(), 'database.lock')
  await writeFile(lockFile, content)
  const unlock = await lockDatabase(lockFile)
  expect(await readFile(lockFile, 'utf8')).toMatch(new RegExp(`^${process.pid}`, 'u'))
  await unlock()
})

test('of several processes that find the same dead lock, one takes it', async () => {
  const lockFile = join(await aFolder(), 'database.lock')
  await writeFile(lockFile, '999999999 1')
  const script = `import('${new URL('database-lock.ts', import.meta.url).href}').then(async ({ lockDatabase }) => {
    await lockDatabase(process.argv[1]).then(() => process.stdout.write('mine'), () => process.stdout.write('refused'))
    process.stdin.resume().on('end', () => process.exit())
  })`
  const takers = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', script, lockFile]))
  const answers = await Promise.all(takers.map(async (taker) => String((await once(taker.stdout, 'data'))[0])))
  for (const taker of takers) taker.stdin.end()
  await Promise.all(takers.map((taker) => once(taker, 'exit')))
  expect(answers.filter((answer) => answer === 'mine')).toHaveLength(1)
})

test('what was written is there after the folder is opened again', async () => {
  const folder = await aFolder()
  const location = { kind: 'pglite', folder: join(folder, 'database') } as const
  const first = await openDatabase(location, { onConnectionError: () => undefined })
  await migrateDatabase(first)
  await first.db.insert(users).values({ id: crypto.randomUUID(), nickname: 'Ana', createdAt })
  await first.close()

  const second = await openDatabase(location, { onConnectionError: () => undefined })
  await migrateDatabase(second)
  expect(await second.db.$count(users)).toBe(1)
  await second.close()
})

test.runIf(process.env['TEST_DATABASE_URL'])('instances that start together migrate one after the other', async () => {
  const name = `rehearsal_test_${crypto.randomUUID().replaceAll('-', '')}`
  await database.db.execute(sql.raw(`create database ${name}`))
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  const open = () => openDatabase({ kind: 'postgres', url: url.href }, { onConnectionError: () => undefined })
  const instances = await Promise.all(Array.from({ length: 4 }, open))
  await Promise.all(instances.map(migrateDatabase))
  expect(await Promise.all(instances.map(({ db }) => db.$count(users)))).toEqual([0, 0, 0, 0])
  await Promise.all(instances.map((instance) => instance.close()))
  await database.db.execute(sql.raw(`drop database ${name}`))
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a connection that breaks inside a transaction ends that transaction, not the process',
  async () => {
    const broken = transaction(database.db, async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      await tx.select().from(users)
    })
    await expect(broken).rejects.toThrow('Failed query')
    await expect(database.db.$count(users)).resolves.toBeGreaterThanOrEqual(0)
  },
)

test('a database that cannot be reached stops the start, naming the variable', async () => {
  const url = 'postgres://ana:secret@localhost:1/rehearsal'
  const unreachable = await openDatabase({ kind: 'postgres', url }, { onConnectionError: () => undefined })
  const started = migrateDatabase(unreachable)
  await expect(started).rejects.toThrow(/DATABASE_URL names cannot be reached: connect ECONNREFUSED/u)
  await expect(started).rejects.not.toThrow('secret')
  await unreachable.close()
})

test('transactions that cannot begin give their connections back', async () => {
  const unknownLevel = JSON.parse('{"isolationLevel":"no such level"}')
  for (let i = 0; i < 12; i++) {
    const refused = database.db.transaction(() => Promise.resolve('never reached'), unknownLevel)
    await expect(refused).rejects.toThrow('no such level')
  }
  await expect(transaction(database.db, (tx) => tx.$count(users))).resolves.toBeGreaterThanOrEqual(0)
})
