import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentReport } from '../../platform/gateways/gateway.ts'
import { type OrderEffect, type OrderEvent, type OrderStanding, stepOrder } from './order-machine.ts'

const amount = { amountMinor: 1299, currency: 'USD' as const }
const created: OrderStanding = { state: 'created', failure: null, amount }
const paid: PaymentReport = { status: 'paid', amount }
const reported = (report: PaymentReport): OrderEvent => ({ kind: 'reported', report })

/** Takes steps from a fresh order; returns how it stands and all effects in order. */
function run(...events: OrderEvent[]): { order: OrderStanding; effects: OrderEffect[] } {
  let order = created
  const effects: OrderEffect[] = []
  for (const event of events) {
    const [next, more] = stepOrder(order, event)
    order = { ...order, ...next }
    effects.push(...more)
  }
  return { order, effects }
}

const payment = { reference: 'r', approvalUrl: 'https://pay.example/r' }
const registered: OrderEvent = { kind: 'registered', payment }
const declined = reported({ status: 'failed', failure: 'declined' })

test.each<[string, OrderEvent[], OrderStanding['state'], OrderEffect[]]>([
  ['registered and paid, grants', [registered, reported(paid)], 'paid', ['grant', 'number-invoice']],
  [
    'paid before we knew that it was registered, grants',
    [reported(paid), registered],
    'paid',
    ['grant', 'number-invoice'],
  ],
  [
    'reported paid twice, grants once',
    [registered, reported(paid), reported(paid)],
    'paid',
    ['grant', 'number-invoice'],
  ],
  ['declined, gives its coupon back', [registered, declined], 'failed', ['return-coupon']],
  ['declined twice, gives it back once', [registered, declined, declined], 'failed', ['return-coupon']],
  ['timed out, expires', [registered, { kind: 'timed-out' }], 'expired', ['return-coupon']],
  ['expired at the gateway, expires', [registered, reported({ status: 'expired' })], 'expired', ['return-coupon']],
  ['never known to the gateway, fails', [{ kind: 'never-reached' }], 'failed', ['return-coupon']],
  [
    'paid late, is granted and counts its coupon again',
    [registered, { kind: 'timed-out' }, reported(paid)],
    'paid',
    ['return-coupon', 'retake-coupon', 'grant', 'number-invoice'],
  ],
  [
    'paid after it was declined, is granted',
    [registered, declined, reported(paid)],
    'paid',
    ['return-coupon', 'retake-coupon', 'grant', 'number-invoice'],
  ],
  [
    'paid and declined afterwards, stays paid',
    [registered, reported(paid), declined, { kind: 'overtaken' }, { kind: 'timed-out' }, reported({ status: 'open' })],
    'paid',
    ['grant', 'number-invoice'],
  ],
  [
    'left for a newer one, fails and is still paid by a payment that comes late',
    [registered, { kind: 'overtaken' }, reported(paid)],
    'paid',
    ['return-coupon', 'retake-coupon', 'grant', 'number-invoice'],
  ],
  [
    'paid and given back, ends',
    [registered, reported(paid), reported({ status: 'refunded' }), reported({ status: 'refunded' })],
    'refunded',
    ['grant', 'number-invoice', 'end-premium'],
  ],
  [
    'given back before we heard that it was paid, never grants',
    [registered, reported({ status: 'refunded' }), reported(paid)],
    'refunded',
    ['return-coupon'],
  ],
  [
    'paid with another amount, fails and is told once',
    [registered, ...Array(3).fill(reported({ status: 'paid', amount: { amountMinor: 1, currency: 'USD' } }))],
    'failed',
    ['return-coupon', 'warn-mismatch'],
  ],
  [
    'paid in another currency, fails',
    [registered, reported({ status: 'paid', amount: { amountMinor: 1299, currency: 'IRT' } })],
    'failed',
    ['return-coupon', 'warn-mismatch'],
  ],
  [
    'paid with what the gateway calls another amount, fails',
    [registered, reported({ status: 'paid', amount: null })],
    'failed',
    ['return-coupon', 'warn-mismatch'],
  ],
])('an order, %s', (_what, events, state, effects) => {
  const end = run(...events)
  expect([end.order.state, end.effects]).toEqual([state, effects])
})

const anyReport: fc.Arbitrary<PaymentReport> = fc.oneof(
  fc.constant<PaymentReport>({ status: 'open' }),
  fc.constant<PaymentReport>({ status: 'expired' }),
  fc.constant<PaymentReport>({ status: 'refunded' }),
  fc.constant<PaymentReport>(paid),
  fc.constant<PaymentReport>({ status: 'paid', amount: null }),
  fc.constantFrom<PaymentReport>({ status: 'failed', failure: 'declined' }, { status: 'failed', failure: 'cancelled' }),
  fc
    .record({ amountMinor: fc.nat(3000), currency: fc.constantFrom('USD' as const, 'IRT' as const) })
    .map((other): PaymentReport => ({ status: 'paid', amount: other })),
)
const anyEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  anyReport.map(reported),
  fc.constantFrom<OrderEvent>(registered, { kind: 'overtaken' }, { kind: 'timed-out' }, { kind: 'never-reached' }),
)

test('whatever comes in whatever order, an order grants at most once, and only for its own amount', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const { order, effects } = run(...events)
      const count = (effect: OrderEffect) => effects.filter((one) => one === effect).length
      const isPaidFor = ({ kind, ...rest }: OrderEvent) =>
        kind === 'reported' && JSON.stringify(rest) === JSON.stringify({ report: paid })
      expect(count('grant')).toBeLessThanOrEqual(1)
      expect(count('number-invoice')).toBe(count('grant'))
      expect(count('grant') === 0 || events.some(isPaidFor)).toBe(true)
      expect(count('end-premium')).toBe(order.state === 'refunded' ? count('grant') : 0)
      expect(order.state === 'paid').toBe(count('grant') > count('end-premium'))
      // A coupon is held by what is open, paid or was paid, and by nothing else.
      const held = 1 - count('return-coupon') + count('retake-coupon')
      const isHeld = ['created', 'pending', 'paid'].includes(order.state) || count('end-premium') > 0
      expect(held).toBe(isHeld ? 1 : 0)
    }),
    { numRuns: 5000 },
  )
})

test('once the whole amount is reported and nothing is given back, the order ends paid, whatever else was said', () => {
  const noRefund = anyEvent.filter((event) => event.kind !== 'reported' || event.report.status !== 'refunded')
  fc.assert(
    fc.property(fc.array(noRefund, { maxLength: 15 }), fc.array(noRefund, { maxLength: 15 }), (before, after) => {
      expect(run(...before, reported(paid), ...after).order.state).toBe('paid')
    }),
    { numRuns: 2000 },
  )
})
