import { createOrder, getOrder } from '@rehearsal/contracts/payments'
import { applyDiscount } from '@rehearsal/contracts/pricing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { coupon, couponUse } from '../../platform/database/schema.ts'
import { aCoupon } from '../../testing/a-coupon.ts'
import type { FakeGateway } from '../../testing/a-fake-gateway.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aFakeShop, anOrder, type Buying, type FakeShop, follow, orderBody, statusOf } from '../../testing/a-payment.ts'
import type { TestApp } from '../../testing/an-app.ts'
import { ask, send } from '../../testing/ask.ts'
import { quarterPlan } from '../../testing/plans.ts'

let app: TestApp
let gateway: FakeGateway
let shop: FakeShop

beforeAll(async () => {
  ;({ app, gateway, shop } = await aFakeShop())
})
afterEach(() => {
  gateway.faults = []
  gateway.isStrict = true
})
afterAll(() => app.close())

const buying = (code: string, more: Buying = {}) => ({ gateway: 'fake', code, ...more })
const refusalOf = async (as: TestLearner, code: string) =>
  (await send(app, createOrder, { as, body: orderBody(app, buying(code)) })).json()['code']
const quoted = async (as: TestLearner, code: string) => {
  const query = { price_irt: 690_000, price_xxD: 12.99, for_service: 'pte' }
  const answer = await send(app, applyDiscount, { as, params: { code }, query })
  return answer.statusCode
}
/** Uses in all, and those of a learner. */
const usesOf = async (code: string, { id }: TestLearner) => {
  const [promo] = await app.platform.db.select().from(coupon).where(eq(coupon.code, code))
  const [mine] = await app.platform.db.select().from(couponUse).where(eq(couponUse.userId, id))
  return [promo?.used, mine?.used]
}

test('who goes back from the payment page and pays again keeps the code: the first order is given up', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, totalLimit: 1, learnerLimit: 1 })
  const first = await anOrder(app, ana, buying(code))
  expect(await quoted(ana, code)).toBe(200)
  const second = await anOrder(app, ana, buying(code))
  expect(await shop.rowOf(first.id)).toMatchObject({ state: 'failed', failure: 'overtaken' })
  expect(await shop.rowOf(second.id)).toMatchObject({ state: 'pending', amountMinor: 649, discountCode: code })
  expect((await shop.paymentOf(first.id)).state).toBe('closed')
  expect(await usesOf(code, ana)).toEqual([1, 1])
})

test('the code goes over to another plan as well', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, learnerLimit: 1 })
  await anOrder(app, ana, buying(code))
  const { id } = await anOrder(app, ana, buying(code, { planId: quarterPlan.id }))
  expect(await shop.rowOf(id)).toMatchObject({ state: 'pending', planId: quarterPlan.id, discountCode: code })
})

test('a code with uses left gives up no order', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, learnerLimit: 2 })
  const first = await anOrder(app, ana, buying(code))
  await anOrder(app, ana, buying(code))
  expect(await shop.rowOf(first.id)).toMatchObject({ state: 'pending' })
  expect(await usesOf(code, ana)).toEqual([2, 2])
})

test('what another learner holds stays with the other', async () => {
  const [ana, ben] = [await aLearner(app), await aLearner(app)]
  const code = await aCoupon(app, { percent: 50, totalLimit: 1 })
  const { id } = await anOrder(app, ana, buying(code))
  expect([await quoted(ben, code), await refusalOf(ben, code)]).toEqual([422, 'promo_invalid'])
  expect(await shop.rowOf(id)).toMatchObject({ state: 'pending' })
})

test('an order that was paid, unheard of, is granted, and its code is used', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, learnerLimit: 1 })
  const { id } = await anOrder(app, ana, buying(code))
  await shop.pay(id)
  expect(await refusalOf(ana, code)).toBe('promo_invalid')
  expect(await ask(app, getOrder, { as: ana, params: { id } })).toMatchObject({ state: 'paid' })
  expect([await statusOf(app, ana), await quoted(ana, code), await usesOf(code, ana)]).toEqual(['PREMIUM', 422, [1, 1]])
})

test('while the gateway cannot be asked the order stays, and that is what is told', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, learnerLimit: 1 })
  const { id } = await anOrder(app, ana, buying(code))
  gateway.faults = ['down']
  expect(await refusalOf(ana, code)).toBe('gateway_unavailable')
  expect([await shop.rowOf(id), await usesOf(code, ana)]).toMatchObject([{ state: 'pending' }, [1, 1]])
})

test('an order is not given up for a code whose time is over', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, {
    percent: 50,
    learnerLimit: 1,
    endsAt: new Date(app.clock.now().getTime() + 60_000),
  })
  const { id } = await anOrder(app, ana, buying(code))
  app.clock.advanceSeconds(61)
  expect([await quoted(ana, code), await refusalOf(ana, code)]).toEqual([422, 'promo_invalid'])
  expect(await shop.rowOf(id)).toMatchObject({ state: 'pending' })
})

test('an order that its gateway never took gives its code up, too', async () => {
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, learnerLimit: 1 })
  gateway.faults = ['lost']
  expect(await refusalOf(ana, code)).toBe('gateway_unavailable')
  const { id } = await anOrder(app, ana, buying(code))
  expect([await shop.rowOf(id), await usesOf(code, ana)]).toMatchObject([{ state: 'pending' }, [1, 1]])
})

test('where a payment cannot be closed it is not taken once its order was given up, so that the code is used once', async () => {
  gateway.isStrict = false
  const ana = await aLearner(app)
  const code = await aCoupon(app, { percent: 50, learnerLimit: 1 })
  const first = await anOrder(app, ana, buying(code))
  const old = await shop.paymentOf(first.id)
  const second = await anOrder(app, ana, buying(code))
  // In the tab that was left open.
  Object.assign(old, { state: 'paid', paid: old.asked })
  await follow(app, `/payments/fake/return/${old.token}`)
  expect(await shop.rowOf(first.id)).toMatchObject({ state: 'failed', failure: 'overtaken', invoiceNumber: null })
  await shop.pay(second.id)
  await follow(app, `/payments/fake/return/${(await shop.paymentOf(second.id)).token}`)
  expect([await shop.rowOf(second.id), await usesOf(code, ana)]).toMatchObject([{ state: 'paid' }, [1, 1]])
})
