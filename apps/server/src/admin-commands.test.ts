import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommand } from './admin-commands.ts'
import { findAccountByEmail } from './modules/account/service.ts'
import { auditEntry } from './platform/database/schema/moderation.ts'
import { aLearner } from './testing/a-learner.ts'
import { anApp, type TestApp } from './testing/an-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aLearner(app, { email: 'ana@example.org' })
})
afterAll(() => app.close())

/** What the command tells; a refusal begins with a dash. */
async function said(...args: string[]): Promise<string> {
  const told = await readCommand(args)?.(app.platform.db)
  return told === undefined ? 'usage' : `${told.isDone ? '' : '- '}${told.line}`
}

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
])('the command "%s %s %s" is none', (...args) => {
  expect(readCommand(args.filter((arg) => arg !== undefined))).toBeNull()
})

test('an operator makes promo codes, sees them and ends them', async () => {
  expect(await said('list-coupons')).toBe('There are no promo codes.')
  expect(await said('create-coupon', 'spring-26', '20%', '--until', '2999-01-01', '--total', '100')).toBe(
    'SPRING-26 is good now.',
  )
  expect(await said('create-coupon', 'FIVE', '5.50', 'USD', '--per-learner', '3')).toBe('FIVE is good now.')
  expect(await said('create-coupon', 'TOMAN', '50000', 'IRT', '--from', '2026-01-01')).toBe('TOMAN is good now.')
  expect(await said('create-coupon', 'five', '10%')).toBe('- There is a code FIVE already.')
  expect(await said('end-coupon', 'five')).toBe('FIVE has ended.')
  expect(await said('end-coupon', 'FIVE')).toBe('- There is no code FIVE that has not ended.')
  const lines = (await said('list-coupons')).split('\n')
  expect(lines[0]).toBe('TOMAN  50000 IRT off  2026-01-01T00:00:00.000Z to no end  used 0 of any number, 1 each')
  expect(lines[1]).toMatch(/^FIVE {2}5\.50 USD off {2}\S+Z to \S+Z {2}used 0 of any number, 3 each$/u)
  expect(lines[2]).toMatch(/^SPRING-26 {2}20% off {2}\S+Z to 2999-01-01T00:00:00\.000Z {2}used 0 of 100, 1 each$/u)
})

test('an operator lets an account into the console and out of it, and the log says so', async () => {
  expect(await said('make-admin', 'ANA@example.org')).toBe('ANA@example.org is an administrator now.')
  expect(await said('make-admin', 'ana@example.org')).toBe('ana@example.org is an administrator already.')
  expect(await findAccountByEmail(app.platform.db, 'ana@example.org')).toMatchObject({ role: 'admin' })
  expect(await said('remove-admin', 'ana@example.org')).toBe('ana@example.org is a learner now.')
  expect(await said('make-admin', 'nobody@example.org')).toBe(
    '- There is no account with the e-mail nobody@example.org.',
  )
  const log = await app.platform.db.select().from(auditEntry).orderBy(auditEntry.id)
  expect(log.map(({ actorName, action }) => [actorName, action])).toEqual([
    ['Operator', 'account.make-admin'],
    ['Operator', 'account.remove-admin'],
  ])
})
