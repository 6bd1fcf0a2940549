import { getCurrentUser } from '@rehearsal/contracts/account'
import { checkOrder, createOrder, getOrder, listOrders } from '@rehearsal/contracts/payments'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { coupon, paymentOrder, subscription, users } from '../../platform/database/schema.ts'
import { aCoupon } from '../../testing/a-coupon.ts'
import { aFakeGateway, type FakeGateway } from '../../testing/a-fake-gateway.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { anOrder, follow, orderBody, orderOf } from '../../testing/a-payment.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { reconcilePayments } from './reconcile-service.ts'

let app: TestApp
let gateway: FakeGateway
const buying = { gateway: 'fake' }
const origin = 'http://localhost:3000'

beforeAll(async () => {
  gateway = aFakeGateway()
  app = await anApp({ gateways: [gateway] })
})
afterEach(() => {
  gateway.faults = []
})
afterAll(() => app.close())

const order = (as: TestLearner, data: object = {}, headers: Record<string, string> = {}) => {
  const body = orderBody(app, buying)
  return { as, body: { data: { ...body.data, ...data } }, headers }
}
const rowOf = async (id: number) => {
  const [row] = await app.platform.db.select().from(paymentOrder).where(eq(paymentOrder.id, id))
  if (!row) throw new Error(`No order ${id}.`)
  return row
}
const paymentOf = async (id: number) => {
  const payment = gateway.payments.get((await rowOf(id)).reference ?? '')
  if (!payment) throw new Error(`No payment of ${id}.`)
  return payment
}
const pay = async (id: number) => {
  const payment = await paymentOf(id)
  Object.assign(payment, { state: 'paid', paid: payment.asked })
  return payment
}
const post = (event: object | string, signature = 'signed') =>
  app.http.inject({
    method: 'POST',
    url: '/payments/fake/events',
    headers: { 'x-fake': signature, 'content-type': 'application/json' },
    payload: typeof event === 'string' ? event : JSON.stringify(event),
  })
const statusOf = async (as: TestLearner) => (await ask(app, getCurrentUser, { as })).status
const ordersOf = ({ id }: TestLearner) => app.platform.db.$count(paymentOrder, eq(paymentOrder.userId, id))

test('prices that a client sends along play no part', async () => {
  const ana = await aLearner(app)
  for (const price of [0, 1, -5, 'nothing', null, { $gt: 0 }]) {
    const { data } = await ask(app, createOrder, order(ana, { price_irt: price, price_xxD: price }))
    expect((await paymentOf(data.order_id)).asked).toEqual({ amountMinor: 1299, currency: 'USD' })
  }
})

test('fields that nobody knows are refused', async () => {
  const ana = await aLearner(app)
  const refused = await refusal(app, createOrder, order(ana, { amount: 1 }))
  expect([refused.status, refused.errors.map(({ path }) => path)]).toEqual([400, ['data.amount']])
})

test.each([1, 99, 2_147_483_647])('plan %i cannot be bought', async (itemId) => {
  const ana = await aLearner(app)
  const asking = order(ana, { item: { item_id: itemId, related_service: 'pte' } })
  const refused = await refusal(app, createOrder, asking)
  expect([refused.status, refused.errors.map(({ path, code }) => `${path} ${code}`)]).toEqual([
    400,
    ['data.item.item_id unknown_plan'],
  ])
  expect(await ordersOf(ana)).toBe(0)
})

test('all that is wrong with an order is told at once', async () => {
  const ana = await aLearner(app)
  const foreign = { redirect_url: 'https://evil.example/', secondary_redirect_url: 'http://localhost:3001/' }
  const asking = order(ana, { item: { item_id: 99, related_service: 'pte' }, payment_gateway: 'barter', ...foreign })
  expect((await refusal(app, createOrder, asking)).errors.map(({ path }) => path)).toEqual([
    'data.item.item_id',
    'data.payment_gateway',
    'data.redirect_url',
    'data.secondary_redirect_url',
  ])
})

test.each([
  '//evil.example',
  'https://evil.example/dashboard',
  'http://localhost:3000@evil.example/',
  'http://localhost:3001/dashboard',
  'https://localhost:3000/dashboard',
  'http://user@localhost:3000/dashboard',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/dashboard',
  '',
])('a browser is never sent to %s', async (address) => {
  const ana = await aLearner(app)
  for (const field of ['redirect_url', 'secondary_redirect_url']) {
    const refused = await refusal(app, createOrder, order(ana, { [field]: address }))
    expect([refused.status, refused.errors.map(({ path }) => path)]).toEqual([400, [`data.${field}`]])
  }
  expect(await ordersOf(ana)).toBe(0)
})

test('the same key is one order and one payment, also at once; with another order it is refused', async () => {
  const ana = await aLearner(app)
  const headers = { 'idempotency-key': 'once' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(app, createOrder, order(ana, {}, headers))))
  expect(new Set(answers.map(({ data }) => `${data.order_id} ${data.approval_url}`)).size).toBe(1)
  expect(await ordersOf(ana)).toBe(1)
  const changed = await refusal(app, createOrder, order(ana, { discount_code: 'OTHER' }, headers))
  expect(changed.code).toBe('idempotency_key_reused')
})

test('while the gateway is down nothing is lost: the order waits, and the same key goes on with it', async () => {
  const ana = await aLearner(app)
  const headers = { 'idempotency-key': 'patience' }
  gateway.faults = ['down']
  const refused = await refusal(app, createOrder, order(ana, {}, headers))
  expect([refused.status, refused.code]).toEqual([503, 'gateway_unavailable'])
  const [waiting] = itemsOf(await ask(app, listOrders, { as: ana }))
  expect(waiting).toMatchObject({ state: 'created', approvalUrl: null })
  gateway.faults = ['lost']
  expect((await refusal(app, createOrder, order(ana, {}, headers))).status).toBe(503)
  const { data } = await ask(app, createOrder, order(ana, {}, headers))
  expect(data.order_id).toBe(waiting?.id)
  expect([await ordersOf(ana), (await orderOf(app, ana, data.order_id)).state]).toEqual([1, 'pending'])
})

test('an order that the gateway did not take goes on within its hour, and after it no more', async () => {
  const ana = await aLearner(app)
  const headers = { 'idempotency-key': 'too-late' }
  gateway.faults = ['down']
  await refusal(app, createOrder, order(ana, {}, headers))
  app.clock.advanceSeconds(3600)
  const late = { ...order(await again(ana), {}, headers) }
  const { data } = await ask(app, createOrder, late)
  expect(data.approval_url).toBe(`${origin}/dashboard/plans?order=${data.order_id}`)
  expect(await rowOf(data.order_id)).toMatchObject({ state: 'failed', failure: 'gateway_unavailable', reference: null })
})

test('an order that the gateway never took fails after its hour, and its code comes back', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 10, totalLimit: 1 })
  gateway.faults = ['down']
  await refusal(app, createOrder, order(ana, { discount_code: code }))
  app.clock.advanceSeconds(3700)
  await reconcilePayments(app.platform)
  const rows = await app.platform.db.select().from(paymentOrder).where(eq(paymentOrder.userId, ana.id))
  expect(rows.map(({ state, failure }) => [state, failure])).toEqual([['failed', 'gateway_unavailable']])
  const [promo] = await app.platform.db.select().from(coupon).where(eq(coupon.code, code))
  expect(promo?.used).toBe(0)
})

test('an order is its buyer’s alone, and its neighbours are not there', async () => {
  const [ana, ben] = [await aLearner(app), await aLearner(app)]
  const { id } = await anOrder(app, ana, buying)
  for (const neighbour of [id, id - 1, id + 1]) {
    for (const call of [getOrder, checkOrder]) {
      expect((await refusal(app, call, { as: ben, params: { id: neighbour } })).status).toBe(404)
    }
  }
  expect(itemsOf(await ask(app, listOrders, { as: ben }))).toEqual([])
})

test('an event that comes twice, or in two copies at once, grants once and is answered with 2xx', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { reference } = await pay(id)
  const event = { id: 'evt-twice', kind: 'paid', reference }
  const answers = await Promise.all([post(event), post(event), post(event)])
  answers.push(await post(event))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await app.platform.db.$count(subscription, eq(subscription.orderId, id))).toBe(1)
})

test.each([
  ['nobody’s signature', 'forged'],
  ['no signature', ''],
])('an event with %s is refused with 400 and changes nothing', async (_what, signature) => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { reference } = await pay(id)
  const refused = await post({ id: 'evt-forged', kind: 'paid', reference }, signature)
  expect([refused.statusCode, refused.json()['errors'][0].code]).toEqual([400, 'forged'])
  expect([(await orderOf(app, ana, id)).state, await statusOf(ana)]).toEqual(['pending', 'TRIAL'])
})

test('an event is a nudge: one that tells of a payment nobody made grants nothing', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { reference } = await paymentOf(id)
  expect((await post({ id: 'evt-lie', kind: 'paid', reference })).statusCode).toBe(200)
  expect([(await orderOf(app, ana, id)).state, await statusOf(ana)]).toEqual(['pending', 'TRIAL'])
})

test('an event about nothing of ours is taken and does nothing', async () => {
  expect((await post({ id: 'evt-other', kind: 'paid', reference: 'unknown' })).statusCode).toBe(200)
  expect((await post({ id: 'evt-none', kind: 'ping', reference: null })).statusCode).toBe(200)
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
  const { reference } = await pay(id)
  gateway.faults = ['down']
  expect((await post({ id: 'evt-later', kind: 'paid', reference })).statusCode).toBe(200)
  expect((await orderOf(app, ana, id)).state).toBe('pending')
  app.clock.advanceSeconds(120)
  await reconcilePayments(app.platform)
  expect((await orderOf(app, ana, id)).state).toBe('paid')
})

test('a refund that is told while the gateway cannot be asked takes effect later', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const payment = await pay(id)
  await post({ id: 'evt-paid', kind: 'paid', reference: payment.reference })
  expect(await statusOf(ana)).toBe('PREMIUM')
  payment.state = 'refunded'
  gateway.faults = ['down']
  await post({ id: 'evt-refund', kind: 'refunded', reference: payment.reference })
  expect((await orderOf(app, ana, id)).state).toBe('paid')
  app.clock.advanceSeconds(120)
  await reconcilePayments(app.platform)
  expect([(await orderOf(app, ana, id)).state, await statusOf(ana)]).toEqual(['refunded', 'TRIAL'])
})

test('a refund leaves what other orders bought, as long as it was', async () => {
  const ana = await aLearner(app)
  const first = await anOrder(app, ana, buying)
  const second = await anOrder(app, ana, { ...buying, planId: 3 })
  for (const { id } of [first, second]) {
    const { reference } = await pay(id)
    await post({ id: `evt-${id}`, kind: 'paid', reference })
  }
  app.clock.advanceSeconds(10 * 86_400)
  const payment = await paymentOf(first.id)
  payment.state = 'refunded'
  await post({ id: `evt-back-${first.id}`, kind: 'refunded', reference: payment.reference })
  const [row] = await app.platform.db.select().from(subscription).where(eq(subscription.orderId, second.id))
  expect(row?.startsAt).toEqual(app.clock.now())
  expect((row?.endsAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)).toBe(90 * 86_400_000)
})

test('another amount than was asked for is never granted, and the operator is told', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const payment = await paymentOf(id)
  Object.assign(payment, { state: 'paid', paid: { amountMinor: 1, currency: 'USD' } })
  await post({ id: `evt-less-${id}`, kind: 'paid', reference: payment.reference })
  expect(await orderOf(app, ana, id)).toMatchObject({ state: 'failed', failure: 'amount_mismatch', period: null })
  expect(await statusOf(ana)).toBe('TRIAL')
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
  await pay(id)
  expect(await ask(app, checkOrder, { as: fresh, params: { id } })).toMatchObject({ state: 'paid', failure: null })
  gateway.isStrict = true
})

test('time that is over is no reason to expire what was paid', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  await pay(id)
  app.clock.advanceSeconds(3700)
  await reconcilePayments(app.platform)
  expect((await rowOf(id)).state).toBe('paid')
})

test('a payer who comes back having given up has a failed order, unless it was paid', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  const { token } = await rowOf(id)
  expect(await follow(app, `/payments/fake/return/${token}?cancelled=1`)).toBe(`${origin}/dashboard/plans?order=${id}`)
  expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'cancelled' })
  const paid = await anOrder(app, ana, buying)
  await pay(paid.id)
  const back = await follow(app, `/payments/fake/return/${(await rowOf(paid.id)).token}?cancelled=1`)
  expect([back, (await rowOf(paid.id)).state]).toEqual([`${origin}/dashboard?order=${paid.id}`, 'paid'])
})

test('who comes back while the gateway is down is led on, and the order stays open', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  gateway.faults = ['down']
  expect(await follow(app, `/payments/fake/return/${(await rowOf(id)).token}`)).toBe(`${origin}/dashboard?order=${id}`)
  expect((await rowOf(id)).state).toBe('pending')
})

test('an address that no order has leads nowhere', async () => {
  const unknown = await app.http.inject(`/payments/fake/return/${'0'.repeat(32)}`)
  expect(unknown.statusCode).toBe(404)
})

test('asking about an order while the gateway is down answers with what is known', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  gateway.faults = ['down']
  expect(await ask(app, checkOrder, { as: ana, params: { id } })).toMatchObject({ state: 'pending' })
})

test('where nothing is left to pay the order is granted at once, and no gateway hears of it', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 100 })
  const before = gateway.payments.size
  const { id, approvalUrl } = await anOrder(app, ana, { ...buying, code })
  expect(approvalUrl).toBe(`${origin}/dashboard?order=${id}`)
  expect(await orderOf(app, ana, id)).toMatchObject({ state: 'paid', amount: { amountMinor: 0, currency: 'USD' } })
  expect([await statusOf(ana), gateway.payments.size]).toEqual(['PREMIUM', before])
})

test('an amount that is too small for the gateway is not charged', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { amountMinor: 1250, currency: 'USD' })
  const { id } = await anOrder(app, ana, { ...buying, code })
  expect(await orderOf(app, ana, id)).toMatchObject({ state: 'paid', amount: { amountMinor: 0 } })
})

test('the order of an account that is gone stays in the books, and its late payment is told to the operator', async () => {
  const ana = await aLearner(app)
  const { id } = await anOrder(app, ana, buying)
  await pay(id)
  await app.platform.db.delete(users).where(eq(users.id, ana.id))
  app.clock.advanceSeconds(600)
  await reconcilePayments(app.platform)
  expect(await rowOf(id)).toMatchObject({ state: 'paid', userId: null, amountMinor: 1299 })
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

test('an order that cannot be reconciled keeps no other from it', async () => {
  const ana = await aLearner(app)
  const [first, second] = [await anOrder(app, ana, buying), await anOrder(app, ana, buying)]
  await pay(second.id)
  await app.platform.db.update(paymentOrder).set({ nextCheckAt: app.clock.now() }).where(eq(paymentOrder.id, first.id))
  const payment = await paymentOf(first.id)
  Object.defineProperty(payment, 'state', { get: () => fail() })
  app.clock.advanceSeconds(600)
  await reconcilePayments(app.platform)
  expect([(await rowOf(first.id)).state, (await rowOf(second.id)).state]).toEqual(['pending', 'paid'])
  expect((await rowOf(first.id)).nextCheckAt?.getTime()).toBe(app.clock.now().getTime() + 1_800_000)
  gateway.payments.delete(payment.reference)
})

function fail(): never {
  throw new Error('This payment breaks whoever looks at it.')
}

test('guessing is slowed down: more than thirty orders in a minute are refused', async () => {
  const ana = await aLearner(app)
  const asking = order(ana, { discount_code: 'GUESS' })
  const statuses = await Promise.all(Array.from({ length: 32 }, () => send(app, createOrder, asking)))
  expect(statuses.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(2)
})

async function again(learner: TestLearner): Promise<TestLearner> {
  return { ...learner, token: await tokenFor(app, learner) }
}
