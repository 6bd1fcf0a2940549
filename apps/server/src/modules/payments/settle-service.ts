import type { Money } from '@rehearsal/contracts/payments'
import type { PaymentGateway } from '../../platform/gateways/gateway.ts'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/services.ts'
import { retakeCoupon, returnCoupon } from '../pricing/coupon-service.ts'
import { endPremium, grantPremium, holdLearner } from '../subscriptions/service.ts'
import { nextCheckAt } from './check-times.ts'
import { type OrderEffect, type OrderEvent, stepOrder } from './order-machine.ts'
import { lockOrder, nextInvoice, type OrderChanges, type OrderRecord, updateOrder } from './order-queries.ts'

type OrderRow = Omit<OrderRecord, 'period'>
type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'gateways'>

export const amountOf = ({ amountMinor, currency }: Pick<OrderRow, 'amountMinor' | 'currency'>): Money => ({
  amountMinor,
  currency,
})

/** The gateway of an order; none where the operator has switched it off since. */
export const gatewayOf = ({ gateways }: Pick<Platform, 'gateways'>, code: string): PaymentGateway | undefined =>
  gateways.find(({ face }) => face.code === code)

/** Takes one step with an order: its state and all that follows from it are one transaction. */
export async function settle(
  parts: Parts,
  { id, userId }: Pick<OrderRecord, 'id' | 'userId'>,
  event: OrderEvent,
): Promise<void> {
  const effects = await transaction(parts.db, (tx) => settleIn(tx, parts, { id, userId }, event))
  if (effects.includes('warn-mismatch')) {
    parts.log.error({ orderId: id, event }, 'somebody paid what was not asked for: nothing was granted, give it back')
  }
  if (effects.includes('grant') && userId === null) {
    parts.log.error({ orderId: id }, 'an order was paid whose account is gone: give it back')
  }
}

/** The same inside a transaction that also does something else. */
export async function settleIn(
  tx: Transaction,
  { clock, gateways }: Pick<Parts, 'clock' | 'gateways'>,
  { id, userId }: Pick<OrderRecord, 'id' | 'userId'>,
  event: OrderEvent,
): Promise<OrderEffect[]> {
  // The learner before the order, as everywhere: two transactions that lock in two orders would wait for each other.
  if (userId !== null) await holdLearner(tx, userId)
  const order = await lockOrder(tx, id)
  const now = clock.now()
  const [next, effects] = stepOrder({ ...order, amount: amountOf(order) }, event)
  // Money that lies at the gateway is asked about as long as that of a paid order.
  const asked = next.failure === 'amount_mismatch' ? 'paid' : next.state
  const changes: OrderChanges = { ...next, nextCheckAt: nextCheckAt(asked, order.createdAt, now) }
  // The first payment that a gateway makes for an order is the one that the payer is shown.
  if (event.kind === 'registered' && order.state === 'created') Object.assign(changes, event.payment)
  if (next.state === 'paid' && order.state !== 'paid') changes.paidAt = now
  if (next.state === 'refunded' && order.state !== 'refunded') changes.refundedAt = now
  for (const effect of effects) Object.assign(changes, await apply(tx, order, effect, gateways, now))
  await updateOrder(tx, id, changes)
  return effects
}

async function apply(
  tx: Transaction,
  order: OrderRow,
  effect: OrderEffect,
  gateways: Platform['gateways'],
  now: Date,
): Promise<OrderChanges> {
  const { id, userId, couponId, planId, planDays } = order
  if (effect === 'number-invoice') return { invoiceNumber: await numberInvoice(tx, order, gateways) }
  if (effect === 'return-coupon' && couponId !== null) await returnCoupon(tx, couponId, userId)
  if (effect === 'retake-coupon' && couponId !== null) await retakeCoupon(tx, couponId, userId)
  if (effect === 'grant' && userId !== null) {
    await grantPremium(tx, userId, planDays, 'payment', now, { orderId: id, planId })
  }
  if (effect === 'end-premium' && userId !== null) await endPremium(tx, userId, id, now)
  return {}
}

const INVOICE_DIGITS = 6

/** Test payments have a series of their own, so that the books have no gaps and no play money. */
async function numberInvoice(tx: Transaction, { gateway }: OrderRow, gateways: Platform['gateways']): Promise<string> {
  const isSandbox = gatewayOf({ gateways }, gateway)?.face.isSandbox ?? gateway.startsWith('sandbox-')
  const series = isSandbox ? 'TEST' : 'R'
  return `${series}-${String(await nextInvoice(tx, series)).padStart(INVOICE_DIGITS, '0')}`
}
