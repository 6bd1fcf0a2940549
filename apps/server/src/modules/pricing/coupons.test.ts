import { createOrder } from '@rehearsal/contracts/payments'
import { applyDiscount, listPricingPlans } from '@rehearsal/contracts/pricing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { coupon, couponUse, paymentOrder } from '../../platform/database/schema.ts'
import { aCoupon } from '../../testing/a-coupon.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anOrder, decide, follow, orderBody, orderOf } from '../../testing/a-payment.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { reconcilePayments } from '../payments/reconcile-service.ts'

let app: TestApp
/** Another process of the same installation. */
let other: TestApp

beforeAll(async () => {
  app = await anApp()
  other = await anApp({ beside: app })
})
afterEach(() => app.clock.set('2026-03-18T09:00:00Z'))
afterAll(async () => {
  await other.close()
  await app.close()
})

const prices = { price_irt: 690_000, price_xxD: 12.99, for_service: 'pte' }
const apply = (as: TestLearner, code: string, query: object = prices) => ({ as, params: { code }, query: { ...query } })
const usedOf = async (code: string) => {
  const [row] = await app.platform.db.select().from(coupon).where(eq(coupon.code, code))
  return row?.used
}
const tryOrder = (as: TestLearner, code: string, gateway = 'sandbox-usd', at = app) =>
  send(at, createOrder, { as, body: orderBody(at, { code, gateway }) })

test('a percentage lowers both prices, rounded down to the cent and the Toman', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 33 })
  expect(await ask(app, applyDiscount, apply(ana, code))).toEqual({ data: { price_irt: 462_300, price_xxD: 8.7 } })
})

test('an amount lowers the price of its own currency alone', async () => {
  const ana = await aLearner(app)
  const dollars = await aCoupon(app, { amountMinor: 300, currency: 'USD' })
  const toman = await aCoupon(app, { amountMinor: 1_000_000, currency: 'IRT' })
  expect(await ask(app, applyDiscount, apply(ana, dollars))).toEqual({ data: { price_irt: 690_000, price_xxD: 9.99 } })
  expect(await ask(app, applyDiscount, apply(ana, toman))).toEqual({ data: { price_irt: 0, price_xxD: 12.99 } })
})

test('a code is one however it is typed, and trying it uses it up for nobody', async () => {
  const ana = await aLearner(app)
  await aCoupon(app, { code: 'SPRING-26', percent: 10, totalLimit: 1, learnerLimit: 1 })
  for (const code of [
    'spring-26',
    'Spring-26',
    ' SPRING-26 ',
    'SPRING - 26',
    'ＳＰＲＩＮＧ－２６',
    'spring–۲۶\u200F',
  ]) {
    expect((await ask(app, applyDiscount, apply(ana, code))).data.price_xxD).toBe(11.69)
  }
  expect(await usedOf('SPRING-26')).toBe(0)
})

test('an order is charged what the code leaves, whatever prices the client was told', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 25 })
  const { id } = await anOrder(app, ana, { code, gateway: 'sandbox-irt' })
  expect(await orderOf(app, ana, id)).toMatchObject({
    listPrice: { amountMinor: 690_000, currency: 'IRT' },
    amount: { amountMinor: 517_500, currency: 'IRT' },
    discountCode: code,
  })
})

test('why a code cannot be used is not told: all refusals are the same', async () => {
  const ana = await aLearner(app)
  const now = app.clock.now().getTime()
  const usedByMe = await aCoupon(app, { percent: 10, learnerLimit: 1 })
  await decide(app, (await anOrder(app, ana, { code: usedByMe })).approvalUrl, 'approve')
  const codes = [
    'UNKNOWN',
    await aCoupon(app, { percent: 10, endsAt: new Date(now) }),
    await aCoupon(app, { percent: 10, startsAt: new Date(now + 1000) }),
    await aCoupon(app, { percent: 10, totalLimit: 0 }),
    await aCoupon(app, { percent: 10, learnerLimit: 0 }),
    usedByMe,
  ]
  const bodies = await Promise.all(codes.map((code) => refusal(app, applyDiscount, apply(ana, code))))
  const orders = await Promise.all(
    codes.map((code) => refusal(app, createOrder, { as: ana, body: orderBody(app, { code }) })),
  )
  const alike = [...bodies, ...orders].map((body) => JSON.stringify({ ...body, requestId: '' }))
  expect(new Set(alike).size).toBe(1)
  expect(bodies[0]).toMatchObject({ status: 422, code: 'promo_invalid', message: 'Invalid code. Please try again.' })
})

test('a code of another currency is invalid for the order, and where it lowers neither price', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { amountMinor: 300, currency: 'USD' })
  expect((await tryOrder(ana, code, 'sandbox-irt')).json()['code']).toBe('promo_invalid')
  expect((await refusal(app, applyDiscount, apply(ana, code, { ...prices, price_xxD: 0 }))).code).toBe('promo_invalid')
  expect(await usedOf(code)).toBe(0)
})

test('of twenty orders at once over two processes exactly three get one of three uses', async () => {
  const code = await aCoupon(app, { percent: 50, totalLimit: 3 })
  const learners = await Promise.all(Array.from({ length: 20 }, () => aLearner(app)))
  const answers = await Promise.all(
    learners.map((as, at) => tryOrder(as, code, 'sandbox-usd', at % 2 === 0 ? app : other)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(17)
  expect(await usedOf(code)).toBe(3)
})

test('of ten orders at once one learner keeps one open, with the one use that each may have', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, learnerLimit: 1 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => tryOrder(ana, code, 'sandbox-usd', at % 2 === 0 ? app : other)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
  expect(answers.filter(({ statusCode }) => ![200, 422, 503].includes(statusCode))).toEqual([])
  const orders = await app.platform.db.select().from(paymentOrder).where(eq(paymentOrder.userId, ana.id))
  expect(orders.filter(({ state }) => state === 'created' || state === 'pending')).toHaveLength(1)
  expect(await usedOf(code)).toBe(1)
})

test('a use comes back when the order fails, and is then free for another', async () => {
  const [ana, ben] = [await aLearner(app), await aLearner(app)]
  const code = await aCoupon(app, { percent: 50, totalLimit: 1, learnerLimit: 1 })
  const { approvalUrl } = await anOrder(app, ana, { code })
  expect((await tryOrder(ben, code)).statusCode).toBe(422)
  await follow(app, await decide(app, approvalUrl, 'decline'))
  expect(await usedOf(code)).toBe(0)
  expect((await tryOrder(ana, code)).statusCode).toBe(200)
})

test('a use comes back when the order expires, and stays when it is paid', async () => {
  const ana = await aLearner(app)
  const [expiring, paid] = [await aCoupon(app, { percent: 50 }), await aCoupon(app, { percent: 50 })]
  await anOrder(app, ana, { code: expiring })
  const { approvalUrl } = await anOrder(app, ana, { code: paid })
  await decide(app, approvalUrl, 'approve')
  app.clock.advanceSeconds(3700)
  await reconcilePayments(app.platform)
  expect([await usedOf(expiring), await usedOf(paid)]).toEqual([0, 1])
})

test('a refused order leaves nothing behind', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, learnerLimit: 0 })
  await tryOrder(ana, code)
  expect(await app.platform.db.$count(paymentOrder, eq(paymentOrder.userId, ana.id))).toBe(0)
  expect([await usedOf(code), await app.platform.db.$count(couponUse, eq(couponUse.userId, ana.id))]).toEqual([0, 0])
})

test('codes cannot be tried without end', async () => {
  const ana = await aLearner(app)
  const statuses: number[] = []
  for (let one = 0; one < 12; one++)
    statuses.push((await send(app, applyDiscount, apply(ana, `GUESS${one}`))).statusCode)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.slice(10)).toEqual([429, 429])
})

test.each([
  [{}, '5 free AI scores'],
  [{ FREE_AI_SUBMISSIONS: '1' }, '1 free AI score'],
  [{ FREE_AI_SUBMISSIONS: '0' }, 'No free AI scores'],
  [{ FREE_AI_PERIOD: 'day' }, '5 free AI scores a day'],
  [{ FREE_AI_PER_KIND: 'true', FREE_AI_PERIOD: 'day' }, '5 free AI scores for each kind of question a day'],
])('with %o the free plan promises what this installation gives', async (environment, feature) => {
  const one = await anApp({ beside: app, environment })
  const ana = await aLearner(app)
  const [free, month] = await ask(one, listPricingPlans, { as: ana })
  expect(free).toMatchObject({ price: 'Free', tomanPrice: null, days: null, type: 'TRIAL', features: [feature] })
  expect(month).toMatchObject({ price: 12.99, tomanPrice: 690_000, days: 30, type: 'PREMIUM' })
  await one.close()
})
