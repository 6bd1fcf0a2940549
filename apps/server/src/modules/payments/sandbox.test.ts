import { getConfigs, getCurrentUser } from '@rehearsal/contracts/account'
import { checkOrder, listOrders } from '@rehearsal/contracts/payments'
import { listPricingPlans } from '@rehearsal/contracts/pricing'
import { itemsOf } from '@rehearsal/contracts/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anOrder, decide, follow, orderOf } from '../../testing/a-payment.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { quarterPlan } from '../../testing/plans.ts'
import { reconcilePayments } from './reconcile-service.ts'

let app: TestApp
const origin = 'http://localhost:3000'

beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.close())

const userOf = (as: TestLearner) => ask(app, getCurrentUser, { as })

test('who approves a test payment is PREMIUM before the browser is back, and sees an invoice', async () => {
  const ana = await aLearner(app)
  const { id, approvalUrl } = await anOrder(app, ana)
  expect(await orderOf(app, ana, id)).toMatchObject({
    state: 'pending',
    approvalUrl,
    invoiceNumber: null,
    period: null,
  })
  const back = await decide(app, approvalUrl, 'approve')
  expect(await userOf(ana)).toMatchObject({ status: 'PREMIUM', expireDate: '2026-04-17T09:00:00.000Z' })
  expect(await follow(app, back)).toBe(`${origin}/dashboard?order=${id}`)
  expect(await orderOf(app, ana, id)).toEqual({
    id,
    state: 'paid',
    plan: { id: 2, name: 'Premium 30 days', days: 30 },
    listPrice: { amountMinor: 1299, currency: 'USD' },
    amount: { amountMinor: 1299, currency: 'USD' },
    discountCode: null,
    gateway: { code: 'sandbox-usd', name: 'Test payment in dollars', isSandbox: true },
    createdAt: '2026-03-18T09:00:00.000Z',
    paidAt: '2026-03-18T09:00:00.000Z',
    refundedAt: null,
    period: { startsAt: '2026-03-18T09:00:00.000Z', endsAt: '2026-04-17T09:00:00.000Z' },
    failure: null,
    approvalUrl: null,
    invoiceNumber: expect.stringMatching(/^TEST-\d{6}$/u),
  })
})

test('the plan that is paid for is the active one, and on the trial it is the free one', async () => {
  const ana = await aLearner(app)
  const active = async () =>
    (await ask(app, listPricingPlans, { as: ana })).filter(({ isActive }) => isActive).map(({ id }) => id)
  expect(await active()).toEqual([1])
  const { approvalUrl } = await anOrder(app, ana, { planId: quarterPlan.id, gateway: 'sandbox-irt' })
  await decide(app, approvalUrl, 'approve')
  expect(await active()).toEqual([quarterPlan.id])
})

test('Toman are paid in whole Toman', async () => {
  const ana = await aLearner(app)
  const { id, approvalUrl } = await anOrder(app, ana, { gateway: 'sandbox-irt' })
  const page = await app.http.inject(new URL(approvalUrl).pathname)
  expect(page.body).toContain('690,000 Toman')
  await decide(app, approvalUrl, 'approve')
  expect((await orderOf(app, ana, id)).amount).toEqual({ amountMinor: 690_000, currency: 'IRT' })
})

test.each([
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
])('%s leaves the learner on the trial and leads back to the plans', async (action, failure) => {
  const ana = await aLearner(app)
  const { id, approvalUrl } = await anOrder(app, ana)
  const back = await decide(app, approvalUrl, action)
  expect(await follow(app, back)).toBe(`${origin}/dashboard/plans?order=${id}`)
  expect(await orderOf(app, ana, id)).toMatchObject({ state: 'failed', failure, approvalUrl: null })
  expect((await userOf(ana)).status).toBe('TRIAL')
})

test('a report that comes twice grants once', async () => {
  const ana = await aLearner(app)
  const { approvalUrl } = await anOrder(app, ana)
  await decide(app, approvalUrl, 'duplicate')
  expect((await userOf(ana)).expireDate).toBe('2026-04-17T09:00:00.000Z')
})

test('a payment of which no report ever comes is found when somebody asks', async () => {
  const ana = await aLearner(app)
  const { id, approvalUrl } = await anOrder(app, ana)
  expect(await decide(app, approvalUrl, 'time-out')).toBe('')
  expect((await userOf(ana)).status).toBe('TRIAL')
  expect(await ask(app, checkOrder, { as: ana, params: { id } })).toMatchObject({ state: 'paid' })
  expect((await userOf(ana)).status).toBe('PREMIUM')
})

test('and by the reconciliation when nobody does', async () => {
  const ana = await aLearner(app)
  const { id, approvalUrl } = await anOrder(app, ana)
  await decide(app, approvalUrl, 'time-out')
  app.clock.advanceSeconds(180)
  await reconcilePayments(app.platform)
  expect((await orderOf(app, ana, id)).state).toBe('paid')
})

test('the page runs no script, and each state has its buttons', async () => {
  const ana = await aLearner(app)
  const { approvalUrl } = await anOrder(app, ana)
  const open = await app.http.inject(new URL(approvalUrl).pathname)
  expect(open.headers['content-security-policy']).toContain("default-src 'none'")
  expect(open.body).not.toContain('<script')
  const buttons = (body: string) => [...body.matchAll(/value="([\w-]+)"/gu)].map(([, value]) => value)
  expect(buttons(open.body)).toEqual(['approve', 'decline', 'time-out', 'duplicate', 'cancel'])
  await decide(app, approvalUrl, 'approve')
  expect(buttons((await app.http.inject(new URL(approvalUrl).pathname)).body)).toEqual(['refund'])
})

test('a refund takes the rest of what was bought', async () => {
  const ana = await aLearner(app)
  const { id, approvalUrl } = await anOrder(app, ana)
  await decide(app, approvalUrl, 'approve')
  await decide(app, approvalUrl, 'refund')
  expect(await orderOf(app, ana, id)).toMatchObject({ state: 'refunded', period: null })
  expect((await userOf(ana)).status).toBe('TRIAL')
})

test('the ways to pay are told to everybody', async () => {
  const { gateways } = await ask(app, getConfigs)
  expect(gateways.map(({ code, currency, isSandbox }) => [code, currency, isSandbox])).toEqual([
    ['sandbox-usd', 'USD', true],
    ['sandbox-irt', 'IRT', true],
  ])
})

test('the history lists orders, the latest first', async () => {
  const ana = await aLearner(app)
  const first = await anOrder(app, ana)
  const second = await anOrder(app, ana)
  const page = await ask(app, listOrders, { as: ana, query: { size: 1 } })
  expect(itemsOf(page).map(({ id }) => id)).toEqual([second.id])
  expect(page.page).toMatchObject({ totalElements: 2, totalPages: 2 })
  expect(first.id).toBeLessThan(second.id)
})
