import { checkOrder } from '@rehearsal/contracts/payments'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { paymentOrder, subscription, users } from '../../platform/database/schema.ts'
import { aFakeGateway, type FakeGateway } from '../../testing/a-fake-gateway.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aFakeShop, anOrder, type FakeShop, follow, orderOf, statusOf } from '../../testing/a-payment.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { reconcilePayments } from './reconcile-service.ts'

let app: TestApp
let gateway: FakeGateway
let shop: FakeShop
const buying = { gateway: 'fake' }
const origin = 'http://localhost:3000'

beforeAll(async () => {
  ;({ app, gateway, shop } = await aFakeShop())
})
afterEach(() => {
  gateway.faults = []
})
afterAll(() => app.close())

test('an event that comes twice, or in two copies at once, grants once and is answered with 2xx', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { reference } = await shop.pay(id)
  const event = { id: 'evt-twice', kind: 'paid', reference }
  const answers = await Promise.all([shop.post(event), shop.post(event), shop.post(event)])
  answers.push(await shop.post(event))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await app.platform.db.$count(subscription, eq(subscription.orderId, id))).toBe(1)
})

test.each([
  ['nobody’s signature', 'forged'],
  ['no signature', ''],
])('an event with %s is refused with 400 and changes nothing', async (_what, signature) => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { reference } = await shop.pay(id)
  const refused = await shop.post({ id: 'evt-forged', kind: 'paid', reference }, signature)
  expect([refused.statusCode, refused.json()['errors'][0].code]).toEqual([400, 'forged'])
  expect([(await orderOf(app, ana, id)).state, await statusOf(app, ana)]).toEqual(['pending', 'TRIAL'])
})

test('an event is a nudge: one that tells of a payment nobody made grants nothing', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { reference } = await shop.paymentOf(id)
  expect((await shop.post({ id: 'evt-lie', kind: 'paid', reference })).statusCode).toBe(200)
  expect([(await orderOf(app, ana, id)).state, await statusOf(app, ana)]).toEqual(['pending', 'TRIAL'])
})

test('an event about nothing of ours is taken and does nothing', async () => {
  expect((await shop.post({ id: 'evt-other', kind: 'paid', reference: 'unknown' })).statusCode).toBe(200)
  expect((await shop.post({ id: 'evt-none', kind: 'ping', reference: null })).statusCode).toBe(200)
})

test('an event is read in its very bytes, whatever it calls itself, up to a limit', async () => {
  const event = (payload: string, contentType: string) =>
    app.http.inject({
      method: 'POST',
      url: '/payments/fake/events',
      headers: { 'x-fake': 'signed', 'content-type': contentType },
      payload,
    })
  const body = '{"id":"evt-bytes","kind":"ping","reference":null}'
  for (const contentType of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    expect((await event(body, contentType)).statusCode).toBe(200)
  }
  expect((await event('x'.repeat(300_000), 'application/json')).statusCode).toBe(413)
  const unknown = await app.http.inject({ method: 'POST', url: '/payments/nobody/events', payload: '{}' })
  expect(unknown.statusCode).toBe(404)
})

test('while the gateway cannot be asked an event is kept, and asked about later', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { reference } = await shop.pay(id)
  gateway.faults = ['down']
  expect((await shop.post({ id: 'evt-later', kind: 'paid', reference })).statusCode).toBe(200)
  expect((await orderOf(app, ana, id)).state).toBe('pending')
  app.clock.advanceSeconds(120)
  await reconcilePayments(app.platform)
  expect((await orderOf(app, ana, id)).state).toBe('paid')
})

test('a refund that is told while the gateway cannot be asked takes effect later', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const payment = await shop.pay(id)
  await shop.post({ id: 'evt-paid', kind: 'paid', reference: payment.reference })
  expect(await statusOf(app, ana)).toBe('PREMIUM')
  payment.state = 'refunded'
  gateway.faults = ['down']
  await shop.post({ id: 'evt-refund', kind: 'refunded', reference: payment.reference })
  expect((await orderOf(app, ana, id)).state).toBe('paid')
  app.clock.advanceSeconds(120)
  await reconcilePayments(app.platform)
  expect([(await orderOf(app, ana, id)).state, await statusOf(app, ana)]).toEqual(['refunded', 'TRIAL'])
})

test('a refund leaves what other orders bought, as long as it was', async () => {
  const ana = await aLearner(app)
  const first = await anOrder(app, ana, buying)
  const second = await anOrder(app, ana, { ...buying, planId: 3 })
  for (const { id } of [first, second]) {
    const { reference } = await shop.pay(id)
    await shop.post({ id: `evt-${id}`, kind: 'paid', reference })
  }
  app.clock.advanceSeconds(10 * 86_400)
  const payment = await shop.paymentOf(first.id)
  payment.state = 'refunded'
  await shop.post({ id: `evt-back-${first.id}`, kind: 'refunded', reference: payment.reference })
  const [row] = await app.platform.db.select().from(subscription).where(eq(subscription.orderId, second.id))
  expect(row?.startsAt).toEqual(app.clock.now())
  expect((row?.endsAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)).toBe(90 * 86_400_000)
})

test('another amount than was asked for is never granted, and the operator is told', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const payment = await shop.paymentOf(id)
  Object.assign(payment, { state: 'paid', paid: { amountMinor: 1, currency: 'USD' } })
  await shop.post({ id: `evt-less-${id}`, kind: 'paid', reference: payment.reference })
  expect(await orderOf(app, ana, id)).toMatchObject({ state: 'failed', failure: 'amount_mismatch', period: null })
  expect(await statusOf(app, ana)).toBe('TRIAL')
  expect(app.lines.some((line) => line.includes('"level":50') && line.includes('paid what was not asked for'))).toBe(
    true,
  )
})

test('a payment that comes after the order expired is granted', async () => {
  const ana = await aLearner(app)
  gateway.isStrict = false
  const { id } = await anOrder(app, ana, buying)
  app.clock.advanceSeconds(3700)
  await reconcilePayments(app.platform)
  const fresh = await again(ana)
  expect((await orderOf(app, fresh, id)).state).toBe('expired')
  await shop.pay(id)
  expect(await ask(app, checkOrder, { as: fresh, params: { id } })).toMatchObject({ state: 'paid', failure: null })
  gateway.isStrict = true
})

test('a late payment is found, also when the gateway was down at the last time at which it would have been asked', async () => {
  const ana = await aLearner(app)
  gateway.isStrict = false
  const { id } = await anOrder(app, ana, buying)
  app.clock.advanceSeconds(3700)
  await reconcilePayments(app.platform)
  await shop.pay(id)
  app.clock.advanceSeconds(60 * 3600)
  gateway.faults = ['down']
  await reconcilePayments(app.platform)
  expect((await shop.rowOf(id)).state).toBe('expired')
  app.clock.advanceSeconds(8 * 3600)
  await reconcilePayments(app.platform)
  expect((await shop.rowOf(id)).state).toBe('paid')
  gateway.isStrict = true
})

test('time that is over is no reason to expire what was paid', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  await shop.pay(id)
  app.clock.advanceSeconds(3700)
  await reconcilePayments(app.platform)
  expect((await shop.rowOf(id)).state).toBe('paid')
})

test('a payer who comes back having given up has a failed order, unless it was paid', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { token } = await shop.rowOf(id)
  expect(await follow(app, `/payments/fake/return/${token}?cancelled=1`)).toBe(`${origin}/dashboard/plans?order=${id}`)
  expect(await shop.rowOf(id)).toMatchObject({ state: 'failed', failure: 'cancelled' })
  const paid = await anOrder(app, ana, buying)
  await shop.pay(paid.id)
  const back = await follow(app, `/payments/fake/return/${(await shop.rowOf(paid.id)).token}?cancelled=1`)
  expect([back, (await shop.rowOf(paid.id)).state]).toEqual([`${origin}/dashboard?order=${paid.id}`, 'paid'])
})

test('who comes back while the gateway is down is led on, and the order stays open', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  gateway.faults = ['down']
  expect(await follow(app, `/payments/fake/return/${(await shop.rowOf(id)).token}`)).toBe(
    `${origin}/dashboard?order=${id}`,
  )
  expect((await shop.rowOf(id)).state).toBe('pending')
})

test('an address that no order has leads nowhere', async () => {
  const unknown = await app.http.inject(`/payments/fake/return/${'0'.repeat(32)}`)
  expect(unknown.statusCode).toBe(404)
})

test.each([
  '/payments/fake/return/%00',
  `/payments/%00/return/${'0'.repeat(32)}`,
  `/payments/fake/return/${'x'.repeat(300)}`,
  '/payments/fake/return/..%2f..%2f',
  '/payments/fake/return/%ED%A0%80',
  '/payments/sandbox/%00',
  '/payments/nothing/here',
])('%s is no address of the door', async (url) => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode } = await app.http.inject({ method, url, headers: { accept: 'text/html' } })
    expect([400, 404]).toContain(statusCode)
  }
})

test('asking about an order while the gateway is down answers with what is known', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  gateway.faults = ['down']
  expect(await ask(app, checkOrder, { as: ana, params: { id } })).toMatchObject({ state: 'pending' })
})

test('the order of an account that is gone stays in the books, and its late payment is told to the operator', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  await shop.pay(id)
  await app.platform.db.delete(users).where(eq(users.id, ana.id))
  app.clock.advanceSeconds(600)
  await reconcilePayments(app.platform)
  expect(await shop.rowOf(id)).toMatchObject({ state: 'paid', userId: null, amountMinor: 1299 })
  expect(app.lines.some((line) => line.includes('whose account is gone'))).toBe(true)
})

test('one gateway that is silent is asked once in a run', async () => {
  const ana = await aLearner(app)
  for (let one = 0; one < 3; one++) await anOrder(app, ana, buying)
  app.clock.advanceSeconds(600)
  gateway.faults = ['down']
  const asked = gateway.faults
  await reconcilePayments(app.platform)
  expect(asked).toEqual([])
  const states = await app.platform.db.select().from(paymentOrder).where(eq(paymentOrder.userId, ana.id))
  expect(states.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending'])
})

test('a gateway that is silent about many orders keeps no other from being asked', async () => {
  const [silent, well] = [aFakeGateway('silent'), aFakeGateway('well')]
  const two = await anApp({ gateways: [silent, well] })
  const ana = await aLearner(two)
  const [stuck, { id }] = [await anOrder(two, ana, { gateway: 'silent' }), await anOrder(two, ana, { gateway: 'well' })]
  const { db } = two.platform
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, stuck.id))
  if (!row) throw new Error('Nothing was stored.')
  const { id: _, ...copied } = row
  const copies = Array.from({ length: 60 }, (_unused, i) => ({ ...copied, token: `${i}`, reference: `${i}` }))
  await db.insert(paymentOrder).values(copies)
  for (const payment of well.payments.values()) Object.assign(payment, { state: 'paid', paid: payment.asked })
  silent.faults = Array.from({ length: 100 }, () => 'down')
  two.clock.advanceSeconds(600)
  await reconcilePayments(two.platform)
  const [paid] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id))
  expect(paid?.state).toBe('paid')
  expect(silent.faults).toHaveLength(99)
  await two.close()
})

test('an order that cannot be reconciled keeps no other from it', async () => {
  const ana = await aLearner(app)
  const [first, second] = [await anOrder(app, ana, buying), await anOrder(app, ana, buying)]
  await shop.pay(second.id)
  await app.platform.db.update(paymentOrder).set({ nextCheckAt: app.clock.now() }).where(eq(paymentOrder.id, first.id))
  const payment = await shop.paymentOf(first.id)
  Object.defineProperty(payment, 'state', { get: () => fail() })
  app.clock.advanceSeconds(600)
  await reconcilePayments(app.platform)
  expect([(await shop.rowOf(first.id)).state, (await shop.rowOf(second.id)).state]).toEqual(['pending', 'paid'])
  expect((await shop.rowOf(first.id)).nextCheckAt?.getTime()).toBe(app.clock.now().getTime() + 1_800_000)
  gateway.payments.delete(payment.reference)
})

function fail(): never {
  throw new Error('This payment breaks whoever looks at it.')
}

async function again(learner: TestLearner): Promise<TestLearner> {
  return { ...learner, token: await tokenFor(app, learner) }
}
