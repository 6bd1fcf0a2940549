import { checkOrder, createOrder, getOrder, listOrders } from '@rehearsal/contracts/payments'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { coupon, paymentOrder } from '../../platform/database/schema.ts'
import { aCoupon } from '../../testing/a-coupon.ts'
import type { FakeGateway } from '../../testing/a-fake-gateway.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aFakeShop, anOrder, type FakeShop, orderBody, orderOf, statusOf } from '../../testing/a-payment.ts'
import type { TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
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

const order = (as: TestLearner, data: object = {}, headers: Record<string, string> = {}) => {
  const body = orderBody(app, buying)
  return { as, body: { data: { ...body.data, ...data } }, headers }
}
const ordersOf = ({ id }: TestLearner) => app.platform.db.$count(paymentOrder, eq(paymentOrder.userId, id))

test('prices that a client sends along play no part', async () => {
  const ana = await aLearner(app)
  for (const price of [0, 1, -5, 'nothing', null, { $gt: 0 }]) {
    const { data } = await ask(app, createOrder, order(ana, { price_irt: price, price_xxD: price }))
    expect((await shop.paymentOf(data.order_id)).asked).toEqual({ amountMinor: 1299, currency: 'USD' })
  }
})

test('an order is taken with its fields in `data` and as the body itself', async () => {
  const ana = await aLearner(app)
  const send = async (payload: object) => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/v2/order/pte/',
      headers: { authorization: `Bearer ${ana.token}` },
      payload,
    })
    return [response.statusCode, Object.keys(createOrder.response.parse(response.json()).data)]
  }
  const body = orderBody(app, buying)
  expect(await send(body)).toEqual([200, ['approval_url', 'order_id']])
  expect(await send(body.data)).toEqual([200, ['approval_url', 'order_id']])
  expect(await ordersOf(ana)).toBe(2)
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
  expect(await shop.rowOf(data.order_id)).toMatchObject({
    state: 'failed',
    failure: 'gateway_unavailable',
    reference: null,
  })
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

test('where nothing is left to pay the order is granted at once, and no gateway hears of it', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 100 })
  const before = gateway.payments.size
  const { id, approvalUrl } = await anOrder(app, ana, { ...buying, code })
  expect(approvalUrl).toBe(`${origin}/dashboard?order=${id}`)
  expect(await orderOf(app, ana, id)).toMatchObject({ state: 'paid', amount: { amountMinor: 0, currency: 'USD' } })
  expect([await statusOf(app, ana), gateway.payments.size]).toEqual(['PREMIUM', before])
})

test('an amount that is too small for the gateway is not charged', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { amountMinor: 1250, currency: 'USD' })
  const { id } = await anOrder(app, ana, { ...buying, code })
  expect(await orderOf(app, ana, id)).toMatchObject({ state: 'paid', amount: { amountMinor: 0 } })
})

test('guessing is slowed down: more than thirty orders in a minute are refused', async () => {
  const ana = await aLearner(app)
  const asking = order(ana, { discount_code: 'GUESS' })
  const statuses = await Promise.all(Array.from({ length: 32 }, () => send(app, createOrder, asking)))
  expect(statuses.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(2)
})

async function again(learner: TestLearner): Promise<TestLearner> {
  return { ...learner, token: await tokenFor(app, learner) }
}
