import { randomUUID } from 'node:crypto'
import type { OrderRequest } from '@rehearsal/contracts/payments'
import { eq, inArray, min } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coupon, couponUse, gatewayEvent, paymentOrder, subscription } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { aCoupon } from '../../testing/a-coupon.ts'
import { aCrashingDatabase, Crash, type CrashingDatabase } from '../../testing/a-crashing-database.ts'
import { aFakeGateway, type FakeGateway, type FakePayment } from '../../testing/a-fake-gateway.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { monthPlan, quarterPlan, testPlans } from '../../testing/plans.ts'
import { receiveEvent, receivePayer } from './event-service.ts'
import { checkMyOrder, placeOrder } from './order-service.ts'
import { reconcilePayments } from './reconcile-service.ts'

/** The issue asks for a thousand; a longer run says so. */
const HISTORIES = Number(process.env['PAYMENT_HISTORIES'] ?? 1000)
const DAY_MS = 86_400_000

let app: TestApp
let gateway: FakeGateway
let crashing: CrashingDatabase
let platform: Platform

beforeAll(async () => {
  gateway = aFakeGateway()
  app = await anApp({ gateways: [gateway] })
  crashing = aCrashingDatabase(app.platform.db)
  platform = { ...app.platform, db: crashing.db }
})
afterAll(() => app.close())

/** What happens once: at the gateway, between the two, or in the shop. */
type Happening =
  | { kind: 'order' | 'order again'; index: number; planId: number; hasCode: boolean }
  | { kind: 'pay' | 'pay another amount' | 'decline' | 'cancel' | 'refund'; index: number }
  | { kind: 'event' | 'old event' | 'forged event' | 'return' | 'return cancelled' | 'check'; index: number }
  | { kind: 'reconcile' | 'time passes'; minutes: number }
/** What goes wrong meanwhile: the gateway fails once or twice, or the process dies at some boundary. */
type Trouble = { faults: ('down' | 'lost')[]; dieAt: number | null }
type Step = { happening: Happening; trouble: Trouble }

/** A learner, what was ordered under which key, and what events were posted. */
type World = {
  learner: TestLearner
  code: string
  orders: { key: string; request: OrderRequest; id: number | null; reference: string | null }[]
  events: Buffer[]
}

const index = fc.nat(3)
const orders: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom('order' as const, 'order again' as const),
  index,
  planId: fc.constantFrom(monthPlan.id, quarterPlan.id),
  hasCode: fc.boolean(),
})
const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: orders },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['pay', 'pay', 'pay', 'pay another amount', 'decline', 'cancel', 'refund', 'refund'] as const),
      ),
      index,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['event', 'event', 'old event', 'forged event', 'return', 'return cancelled', 'check'] as const),
      ),
      index,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('reconcile' as const, 'time passes' as const),
      minutes: fc.constantFrom(1, 5, 30, 70, 1500),
    }),
  },
)
const troubles: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Trouble>({ faults: [], dieAt: null }) },
  {
    weight: 2,
    arbitrary: fc.record({
      faults: fc.array(fc.constantFrom('down' as const, 'lost' as const), { maxLength: 2 }),
      dieAt: fc.option(fc.nat(6), { nil: null }),
    }),
  },
)
/** Histories begin with an order: before it there is nothing to tell. */
const histories: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.record({ happening: orders, trouble: troubles }),
    fc.array(fc.record({ happening: happenings, trouble: troubles }), { minLength: 4, maxLength: 16 }),
  )
  .map(([first, rest]) => [first, ...rest])

const orderWithCode: Step = {
  happening: { kind: 'order', index: 0, planId: monthPlan.id, hasCode: true },
  trouble: { faults: [], dieAt: null },
}
/** The third order takes the code over from an open one; chance alone brings that about so seldom that a thousand histories may lack it. */
const takenOver: [Step[], boolean, number] = [[orderWithCode, orderWithCode, orderWithCode], true, 10]

/** Lets a step happen; what fails by the test's will, or as the caller would be told, is over with it. */
async function take(world: World, { happening, trouble }: Step): Promise<void> {
  gateway.faults = [...trouble.faults]
  crashing.dieAt(trouble.dieAt)
  try {
    await happen(world, happening)
  } catch (error) {
    const isTold = error instanceof AppError && error.status < 500
    const isAway = error instanceof AppError && error.code === 'gateway_unavailable'
    if (!(error instanceof Crash) && !isTold && !isAway) throw error
  } finally {
    gateway.faults = []
    crashing.dieAt(null)
  }
}

async function happen(world: World, happening: Happening): Promise<void> {
  switch (happening.kind) {
    case 'order':
    case 'order again':
      return order(world, happening)
    case 'time passes':
      return app.clock.advanceSeconds(happening.minutes * 60)
    case 'reconcile':
      return reconcilePayments(platform)
    default:
      return happenTo(world, world.orders[happening.index % Math.max(1, world.orders.length)], happening.kind)
  }
}

async function order(world: World, { kind, index: at, planId, hasCode }: Extract<Happening, { planId: number }>) {
  const again = kind === 'order again' ? world.orders[at % Math.max(1, world.orders.length)] : undefined
  const { origin } = platform.config.publicUrl
  const mine = again ?? {
    key: randomUUID(),
    request: {
      item: { item_id: planId, related_service: 'pte' as const },
      redirect_url: `${origin}/dashboard`,
      secondary_redirect_url: `${origin}/dashboard/plans`,
      discount_code: hasCode ? world.code : null,
      payment_gateway: 'fake',
    },
    id: null,
    reference: null,
  }
  if (!again) world.orders.push(mine)
  const placed = await placeOrder(platform, testPlans, world.learner, mine.request, { key: mine.key, requestHash: 'h' })
  // Only now does the payer know where to pay.
  mine.id = placed.id
  mine.reference = placed.reference
}

async function happenTo(world: World, mine: World['orders'][number] | undefined, kind: Happening['kind']) {
  const { id, reference } = mine ?? { id: null, reference: null }
  if (kind === 'check' && id !== null) await checkMyOrder(platform, world.learner, id)
  if (kind === 'old event' && world.events.length > 0) await post(world.events[(id ?? 0) % world.events.length])
  const payment = reference === null ? undefined : gateway.payments.get(reference)
  if (!payment) return
  decide(payment, kind)
  if (kind === 'event') {
    const event = Buffer.from(JSON.stringify({ id: randomUUID(), kind, reference: payment.reference }))
    world.events.push(event)
    await post(event)
  }
  if (kind === 'forged event') await post(Buffer.from('{}'), 'forged')
  const query = kind === 'return cancelled' ? { cancelled: '1' } : {}
  if (kind.startsWith('return')) await receivePayer(platform, 'fake', payment.token, query)
}

async function post(event: Buffer | undefined, signature = 'signed') {
  if (event) await receiveEvent(platform, 'fake', event, { 'x-fake': signature })
}

/** What payer and bank do at the gateway. */
function decide(payment: FakePayment, kind: Happening['kind']): void {
  const { state, asked } = payment
  const isAlive = app.clock.now() < payment.payableUntil
  const canPay = isAlive && (state === 'open' || (!gateway.isStrict && (state === 'declined' || state === 'cancelled')))
  if (kind === 'refund' && state === 'paid') payment.state = 'refunded'
  if (!canPay) return
  if (kind === 'pay') Object.assign(payment, { state: 'paid', paid: asked })
  if (kind === 'pay another amount') {
    Object.assign(payment, { state: 'paid', paid: { ...asked, amountMinor: asked.amountMinor - 1 } })
  }
  if (kind === 'decline') payment.state = 'declined'
  if (kind === 'cancel') payment.state = 'cancelled'
}

/** Everything is well again, and time goes on until nobody has a question left. */
async function settleDown({ learner }: World): Promise<void> {
  const { db } = app.platform
  app.clock.advanceSeconds(180)
  for (let run = 0; run < 300; run++) {
    await reconcilePayments(app.platform)
    const [next] = await db
      .select({ at: min(paymentOrder.nextCheckAt) })
      .from(paymentOrder)
      .where(eq(paymentOrder.userId, learner.id))
    if (!next?.at) return
    app.clock.set(next.at)
  }
  throw new Error('The reconciliation never ends.')
}

type Row = typeof paymentOrder.$inferSelect

async function expectTruth({ learner, code }: World): Promise<void> {
  const { db } = app.platform
  const orders = await db.select().from(paymentOrder).where(eq(paymentOrder.userId, learner.id))
  const periods = await db.select().from(subscription).where(eq(subscription.userId, learner.id))
  for (const one of orders) {
    const bought = periods.filter(({ orderId }) => orderId === one.id)
    expectOrder(one, bought)
  }
  expect(periods.every(({ orderId }) => orders.some(({ id }) => id === orderId))).toBe(true)
  const inTime = periods.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  for (const [at, period] of inTime.slice(1).entries()) {
    expect(period.startsAt.getTime()).toBeGreaterThanOrEqual(inTime[at]?.endsAt.getTime() ?? 0)
  }
  const kept = orders.filter(({ couponId, paidAt }) => couponId !== null && paidAt !== null).length
  const [promo] = await db.select().from(coupon).where(eq(coupon.code, code))
  const [use] = await db.select().from(couponUse).where(eq(couponUse.userId, learner.id))
  expect([promo?.used, use?.used ?? 0]).toEqual([kept, kept])
  const ids = orders.map(({ id }) => id)
  const events = ids.length === 0 ? [] : await db.select().from(gatewayEvent).where(inArray(gatewayEvent.orderId, ids))
  expect(events.filter(({ processedAt }) => processedAt === null)).toEqual([])
}

/** What the gateway knows to be true decides, and nothing else. */
function expectOrder(one: Row, bought: (typeof subscription.$inferSelect)[]): void {
  const payment = one.reference === null ? undefined : gateway.payments.get(one.reference)
  const isExact = payment?.paid?.amountMinor === one.amountMinor
  const isFree = one.amountMinor === 0
  if (isFree || (payment?.state === 'paid' && isExact)) {
    expect([one.state, one.failure, bought.length]).toEqual(['paid', null, 1])
    const [period] = bought
    expect((period?.endsAt.getTime() ?? 0) - (period?.startsAt.getTime() ?? 0)).toBe(one.planDays * DAY_MS)
    expect(one.invoiceNumber).not.toBeNull()
    return
  }
  // Of what was given back only the days stay that had passed.
  const refundedAt = one.refundedAt?.getTime() ?? 0
  expect(bought.every(({ endsAt }) => endsAt.getTime() <= refundedAt)).toBe(true)
  expect(bought.length).toBeLessThanOrEqual(one.paidAt === null ? 0 : 1)
  if (payment?.state === 'paid') expect([one.state, one.failure]).toEqual(['failed', 'amount_mismatch'])
  else if (payment?.state === 'refunded') expect(one.state).toBe('refunded')
  else expect(['failed', 'expired']).toContain(one.state)
}

test('a thousand shuffled histories with duplicates, lost answers, silences and crashes grant exactly what was paid', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), fc.constantFrom(10, 50, 100), async (steps, isStrict, percent) => {
      gateway.isStrict = isStrict
      gateway.payments.clear()
      const learner = await aLearner(app)
      const code = await aCoupon(app, { percent, learnerLimit: 2, totalLimit: 3 })
      const world: World = { learner, code, orders: [], events: [] }
      for (const step of steps) await take(world, step)
      await settleDown(world)
      await expectTruth(world)
      const rows = await app.platform.db.select().from(paymentOrder).where(eq(paymentOrder.userId, learner.id))
      for (const { state, failure } of rows) {
        const name = failure === null ? state : `${state}: ${failure}`
        seen.set(name, (seen.get(name) ?? 0) + 1)
      }
      await app.platform.db.update(paymentOrder).set({ nextCheckAt: null }).where(eq(paymentOrder.userId, learner.id))
    }),
    { numRuns: HISTORIES, endOnFailure: true, examples: [takenOver] },
  )
  // Otherwise the histories would say nothing: each way to end is one that some of them took.
  expect([...seen.keys()].toSorted()).toEqual([
    'expired',
    'failed: amount_mismatch',
    'failed: cancelled',
    'failed: declined',
    'failed: gateway_unavailable',
    'failed: overtaken',
    'paid',
    'refunded',
  ])
  await expectInvoicesWithoutGaps()
}, 1_200_000)

async function expectInvoicesWithoutGaps(): Promise<void> {
  const rows = await app.platform.db.select({ number: paymentOrder.invoiceNumber }).from(paymentOrder)
  const numbers = rows.flatMap(({ number }) => number ?? []).toSorted()
  expect(numbers).toEqual(numbers.map((_, at) => `R-${String(at + 1).padStart(6, '0')}`))
  expect(numbers.length).toBeGreaterThan(HISTORIES / 10)
}
