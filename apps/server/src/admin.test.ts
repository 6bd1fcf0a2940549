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
import { auditEntry } from './platform/database/schema/moderation.ts'

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

test.each([
  [],
  ['grant-premium'],
  ['grant-premium', 'ana@example.org', '0'],
  ['grant-premium', 'nobody', '3'],
  ['make-admin'],
  ['make-admin', 'nobody'],
  ['remove-admin', 'ana@example.org', 'now'],
  ['drop'],
  ['toString'],
  ['list-coupons', 'all'],
  ['end-coupon'],
])(
  'the command "%s %s %s" says how it is used',
  async (...args) => {
    const { code, err } = await run(...args.filter((arg) => arg !== undefined))
    expect(code).toBe(2)
    expect(err).toContain('npm run -s admin -- grant-premium EMAIL DAYS')
  },
  60_000,
)

test('an operator makes promo codes, sees them and ends them', async () => {
  const said = async (...args: string[]) => (await run(...args)).out
  expect(await said('list-coupons')).toBe('There are no promo codes.\n')
  expect(await said('create-coupon', 'spring-26', '20%', '--until', '2999-01-01', '--total', '100')).toBe(
    'SPRING-26 is good now.\n',
  )
  expect(await said('create-coupon', 'FIVE', '5.50', 'USD', '--per-learner', '3')).toBe('FIVE is good now.\n')
  expect(await said('create-coupon', 'TOMAN', '50000', 'IRT', '--from', '2026-01-01')).toBe('TOMAN is good now.\n')
  expect(await run('create-coupon', 'five', '10%')).toMatchObject({ code: 1, err: 'There is a code FIVE already.\n' })
  expect(await said('end-coupon', 'five')).toBe('FIVE has ended.\n')
  expect(await run('end-coupon', 'FIVE')).toMatchObject({ code: 1 })
  const lines = (await said('list-coupons')).split('\n')
  expect(lines[0]).toBe('TOMAN  50000 IRT off  2026-01-01T00:00:00.000Z to no end  used 0 of any number, 1 each')
  expect(lines[1]).toMatch(/^FIVE {2}5\.50 USD off {2}\S+Z to \S+Z {2}used 0 of any number, 3 each$/u)
  expect(lines[2]).toMatch(/^SPRING-26 {2}20% off {2}\S+Z to 2999-01-01T00:00:00\.000Z {2}used 0 of 100, 1 each$/u)
}, 240_000)

test('an operator lets an account into the console and out of it, and the log says so', async () => {
  const said = async (...args: string[]) => (await run(...args)).out
  expect(await said('make-admin', 'ANA@example.org')).toBe('ANA@example.org is an administrator now.\n')
  expect(await said('make-admin', 'ana@example.org')).toBe('ana@example.org is an administrator already.\n')
  expect(await withDatabase(({ db }) => findAccountByEmail(db, 'ana@example.org'))).toMatchObject({ role: 'admin' })
  expect(await said('remove-admin', 'ana@example.org')).toBe('ana@example.org is a learner now.\n')
  expect(await run('make-admin', 'nobody@example.org')).toMatchObject({ code: 1 })
  const log = await withDatabase(({ db }) => db.select().from(auditEntry).orderBy(auditEntry.id))
  expect(log.map(({ actorName, action }) => [actorName, action])).toEqual([
    ['Operator', 'account.make-admin'],
    ['Operator', 'account.remove-admin'],
  ])
}, 240_000)

test('an account that is not there is named', async () => {
  const { code, err } = await run('grant-premium', 'nobody@example.org', '3')
  expect([code, err]).toEqual([1, 'There is no account with the e-mail nobody@example.org.\n'])
}, 60_000)

test('while the server has the embedded database open, the command says so', async () => {
  const { code, err } = await withDatabase(() => run('grant-premium', 'ana@example.org', '3'))
  expect(code).toBe(1)
  expect(err).toContain('has the database open')
}, 60_000)
