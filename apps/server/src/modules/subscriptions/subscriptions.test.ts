import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscription } from '../../platform/database/schema.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { grantPremium, subscriptionOf } from './service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.close())

const day = (date: string) => new Date(`${date}T00:00:00Z`)
const grant = (userId: string, days: number, now: Date) =>
  transaction(app.platform.db, (tx) => grantPremium(tx, userId, days, 'admin', now))
const at = (userId: string, now: Date) => subscriptionOf(app.platform.db, userId, now)

test('without a paid period a learner is on the trial', async () => {
  const { id } = await aLearner(app)
  expect(await at(id, day('2026-03-01'))).toEqual({ status: 'TRIAL', expiresAt: null })
})

test('paid days count from now to the moment they end', async () => {
  const { id } = await aLearner(app)
  expect(await grant(id, 30, day('2026-03-01'))).toEqual(day('2026-03-31'))
  expect(await at(id, day('2026-03-01'))).toEqual({ status: 'PREMIUM', expiresAt: day('2026-03-31') })
  expect((await at(id, new Date('2026-03-30T23:59:59.999Z'))).status).toBe('PREMIUM')
  expect(await at(id, day('2026-03-31'))).toEqual({ status: 'TRIAL', expiresAt: null })
  expect((await at(id, day('2026-02-28'))).status).toBe('TRIAL')
})

test('days paid for early follow those that still run, and both are shown as one', async () => {
  const { id } = await aLearner(app)
  await grant(id, 30, day('2026-03-01'))
  expect(await grant(id, 10, day('2026-03-20'))).toEqual(day('2026-04-10'))
  expect(await at(id, day('2026-03-21'))).toEqual({ status: 'PREMIUM', expiresAt: day('2026-04-10') })
  expect((await at(id, day('2026-04-05'))).status).toBe('PREMIUM')
})

test('days paid for after a gap begin at once', async () => {
  const { id } = await aLearner(app)
  await grant(id, 1, day('2026-03-01'))
  expect(await grant(id, 1, day('2026-05-01'))).toEqual(day('2026-05-02'))
  expect((await at(id, day('2026-04-01'))).status).toBe('TRIAL')
})

test('a period that begins later is no plan today', async () => {
  const { id } = await aLearner(app)
  const later = { startsAt: day('2026-06-01'), endsAt: day('2026-07-01'), createdAt: day('2026-03-01') }
  await app.platform.db.insert(subscription).values({ userId: id, plan: 'premium', source: 'payment', ...later })
  expect((await at(id, day('2026-03-01'))).status).toBe('TRIAL')
  expect((await at(id, day('2026-06-02'))).status).toBe('PREMIUM')
})

test('grants at once add up', async () => {
  const { id } = await aLearner(app)
  await Promise.all(Array.from({ length: 5 }, () => grant(id, 10, day('2026-03-01'))))
  expect((await at(id, day('2026-03-01'))).expiresAt).toEqual(day('2026-04-20'))
})

test('a grant waits for another that is under way', async () => {
  const { id } = await aLearner(app)
  const { promise: held, resolve } = Promise.withResolvers<void>()
  const first = transaction(app.platform.db, async (tx) => {
    await grantPremium(tx, id, 10, 'admin', day('2026-03-01'))
    await held
  })
  const second = grant(id, 10, day('2026-03-01'))
  setTimeout(resolve, 200)
  await Promise.all([first, second])
  expect((await at(id, day('2026-03-01'))).expiresAt).toEqual(day('2026-03-21'))
})

test('one learner’s plan is no other’s', async () => {
  const [ana, ben] = [await aLearner(app), await aLearner(app)]
  await grant(ana.id, 10, day('2026-03-01'))
  expect((await at(ben.id, day('2026-03-02'))).status).toBe('TRIAL')
})
