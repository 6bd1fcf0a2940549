import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, findAccountByEmail, newUser } from './modules/account/service.ts'
import { subscriptionOf } from './modules/subscriptions/service.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rehearsal-admin-'))
  await withDatabase(async (database) => {
    await migrateDatabase(database)
    const ana = newUser({ clock: systemClock }, { email: 'ana@example.org', nickname: 'Ana', timeZone: 'UTC' })
    await addUser(database.db, ana)
  })
})
afterAll(() => rm(dataDir, { recursive: true }))

async function withDatabase<Result>(run: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const { database: location } = readConfig({ DATA_DIR: dataDir })
  const database = await openDatabase(location, { onConnectionError: () => undefined })
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}

const admin = fileURLToPath(new URL('admin.ts', import.meta.url))

type Ran = { code: number; out: string; err: string }

/** Runs the command as an operator does, on the test's own data. */
function run(...args: string[]): Promise<Ran> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir }
  return new Promise((resolve) => {
    execFile(process.execPath, [admin, ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}

const statusOfAna = () =>
  withDatabase(async ({ db }) => {
    const ana = await findAccountByEmail(db, 'ana@example.org')
    return subscriptionOf(db, ana?.id ?? '', systemClock.now())
  })

test('an operator gives an account days of the premium plan, and more days follow the first', async () => {
  const first = await run('grant-premium', 'ANA@example.org', '30')
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/^ANA@example\.org is PREMIUM until \d{4}-\d\d-\d\dT/u)
  const { status, expiresAt } = await statusOfAna()
  expect(status).toBe('PREMIUM')
  expect(await run('grant-premium', 'ana@example.org', '10')).toMatchObject({ code: 0 })
  expect((await statusOfAna()).expiresAt?.getTime()).toBe((expiresAt?.getTime() ?? 0) + 10 * 86_400_000)
}, 120_000)

test('a wrong command says how it is used', async () => {
  const { code, err } = await run('grant-premium', 'nobody', '3')
  expect(code).toBe(2)
  expect(err).toContain('npm run -s admin -- grant-premium EMAIL DAYS')
}, 60_000)

test('an account that is not there is named', async () => {
  const { code, err } = await run('grant-premium', 'nobody@example.org', '3')
  expect([code, err]).toEqual([1, 'There is no account with the e-mail nobody@example.org.\n'])
}, 60_000)

test('while the server has the embedded database open, the command says so', async () => {
  const { code, err } = await withDatabase(() => run('grant-premium', 'ana@example.org', '3'))
  expect(code).toBe(1)
  expect(err).toContain('has the database open')
}, 60_000)
