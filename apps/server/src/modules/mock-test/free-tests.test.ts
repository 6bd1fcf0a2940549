import { deleteMockTest, endMockTest, listMockTests, startMockTest } from '@rehearsal/contracts/mock-tests'
import { formIds } from '@rehearsal/exam/mock-test/forms'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRemainingAi } from '@rehearsal/contracts/account'
import { mockTest, subscription } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, aTakenTest, openAs, takeAll } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { startTest } from './start-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())

const bodyOf = (form: string) => ({ form, pteType: 'ACADEMIC' })
const refused = async (as: TestLearner, form: string, at = app) =>
  refusal(at, startMockTest, { as, body: bodyOf(form) })
const freeLeft = async (as: TestLearner, at = app) => (await ask(at, listMockTests, { as })).freeLeft

test('without a plan one mini is free, and takes none of the free AI scores', async () => {
  const ana = await aLearner(app)
  expect(await freeLeft(ana)).toBe(1)
  await aTakenTest(app, ana)
  expect(await freeLeft(ana)).toBe(0)
  expect((await ask(app, getRemainingAi, { as: ana })).remaining).toBe(5)
  expect(await refused(ana, 'mini')).toMatchObject({ code: 'premium_required', status: 402 })
})

test.each(formIds.filter((form) => form !== 'mini'))(
  'without a plan no %s is started, and nothing is stored',
  async (form) => {
    const ana = await aLearner(app)
    expect((await refused(ana, form)).code).toBe('premium_required')
    expect(await app.platform.db.$count(mockTest, eq(mockTest.userId, ana.id))).toBe(0)
  },
)

test('a free mini that was deleted counts once anything of it was opened', async () => {
  const ana = await aLearner(app)
  const unopened = await aMockTest(app, ana)
  await ask(app, deleteMockTest, { as: ana, params: { id: unopened } })
  expect(await freeLeft(ana)).toBe(1)
  const opened = await aMockTest(app, ana)
  await openAs(app, ana, opened)
  await ask(app, deleteMockTest, { as: ana, params: { id: opened } })
  expect(await freeLeft(ana)).toBe(0)
  expect((await refused(ana, 'mini')).code).toBe('premium_required')
})

test('a free mini that runs stands in the way of another one by running, not by the plan', async () => {
  const ana = await aLearner(app)
  await aMockTest(app, ana)
  expect((await refused(ana, 'mini')).code).toBe('mock_test_running')
  expect(await freeLeft(ana)).toBe(0)
})

test('of two starts at once of the last free mini one makes a test, and the other is told that it runs', async () => {
  const ana = await aLearner(app)
  const started = await Promise.all([1, 2].map(() => send(app, startMockTest, { as: ana, body: bodyOf('mini') })))
  expect(started.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
  expect(started.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'mock_test_running' })
  expect(await app.platform.db.$count(mockTest, eq(mockTest.userId, ana.id))).toBe(1)
  expect(await freeLeft(ana)).toBe(0)
})

/** Starts a mini; while it is put together, something else happens. */
async function startedWhile(as: TestLearner, happening: () => Promise<unknown>): Promise<number> {
  const { db } = app.platform
  const after = async (run: (tx: Transaction) => Promise<unknown>) => {
    await happening()
    return db.transaction(run)
  }
  const overtaken = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? after : Reflect.get(target, name, target)),
  })
  const wish = { form: 'mini', pteType: 'ACADEMIC', extraTimePercent: 0, acceptsShorter: true } as const
  return startTest({ ...app.platform, db: overtaken }, as, wish)
}

test('a start of the last free mini that another one overtakes is told that a test runs, not that a plan is needed', async () => {
  const ana = await aLearner(app)
  await expect(startedWhile(ana, () => aMockTest(app, ana))).rejects.toMatchObject({ code: 'mock_test_running' })
  expect(await app.platform.db.$count(mockTest, eq(mockTest.userId, ana.id))).toBe(1)
})

test('a start of the last free mini that another one overtakes and uses up is no second free one', async () => {
  const ana = await aLearner(app)
  await expect(startedWhile(ana, () => aTakenTest(app, ana))).rejects.toMatchObject({ code: 'premium_required' })
  expect(await app.platform.db.$count(mockTest, eq(mockTest.userId, ana.id))).toBe(1)
})

test('with a plan there is no limit, and tests taken with one are none of the free ones', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  for (let i = 0; i < 3; i++) await aTakenTest(app, ana)
  expect(await freeLeft(ana)).toBeNull()
  await app.platform.db.delete(subscription).where(eq(subscription.userId, ana.id))
  expect(await freeLeft(ana)).toBe(1)
})

test('a plan that ends during a test does not end the test', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, ana, { form: 'listening' })
  await openAs(app, ana, id)
  await app.platform.db.delete(subscription).where(eq(subscription.userId, ana.id))
  const state = await takeAll(app, ana, id)
  expect(state.position).toBe(state.itemCount)
  await ask(app, endMockTest, { as: ana, params: { id } })
  expect((await ask(app, listMockTests, { as: ana })).totalElements).toBe(1)
  expect((await refused(ana, 'listening')).code).toBe('premium_required')
})

test('an installation says how many minis are free', async () => {
  for (const left of [0, 3]) {
    const other = await anApp({ beside: app, environment: { FREE_MOCK_TESTS: String(left) } })
    const ana = await aLearner(other)
    expect(await freeLeft(ana, other)).toBe(left)
    await other.close()
  }
  const none = await anApp({ beside: app, environment: { FREE_MOCK_TESTS: '0' } })
  expect((await refused(await aLearner(none), 'mini', none)).code).toBe('premium_required')
  await none.close()
})
