import type { Money, Order, OrderState } from '@rehearsal/contracts/payments'
import type { PaymentReport } from '../../platform/gateways/gateway.ts'

/** As much of an order as decides what happens to it. */
export type OrderStanding = { state: OrderState; failure: Order['failure']; amount: Money }

export type OrderEvent =
  /** The gateway knows the payment, and the payer where to go. */
  | { kind: 'registered'; payment: { reference: string; approvalUrl: string } }
  /** What the gateway said when it was asked. */
  | { kind: 'reported'; report: PaymentReport }
  /** The learner made a newer order that took its code over. */
  | { kind: 'overtaken' }
  /** Time is up, and the gateway has said that nothing was paid. */
  | { kind: 'timed-out' }
  /** Time is up, and the gateway never knew of it. */
  | { kind: 'never-reached' }

/** What a step does beside changing the state, all in the same transaction. */
export type OrderEffect =
  | 'grant'
  | 'end-premium'
  | 'number-invoice'
  | 'return-coupon'
  | 'retake-coupon'
  /** Told to the operator: somebody paid, and got nothing for it. */
  | 'warn-mismatch'

type Next = Pick<OrderStanding, 'state' | 'failure'>
export type Step = [next: Next, effects: OrderEffect[]]

/**
 * The life of an order: `created` → `pending` → `paid` | `failed` | `expired`, and `paid` → `refunded`. It knows no
 * time, database or gateway.
 *
 * Only a report of the whole amount in the right currency grants, whenever it comes: a payment that is late for an
 * expired or failed order is a payment. What is paid is undone by a refund alone, and nothing follows a refund, so that
 * reports may come twice or in any order.
 */
export function stepOrder(order: OrderStanding, event: OrderEvent): Step {
  if (event.kind === 'reported') return afterReport(order, event.report)
  if (!isOpen(order)) return unchanged(order)
  switch (event.kind) {
    case 'registered':
      return [{ state: 'pending', failure: null }, []]
    case 'overtaken':
      return [{ state: 'failed', failure: 'overtaken' }, ['return-coupon']]
    case 'timed-out':
      return [{ state: 'expired', failure: null }, ['return-coupon']]
    case 'never-reached':
      return [{ state: 'failed', failure: 'gateway_unavailable' }, ['return-coupon']]
  }
}

/** Whether it may still be paid in the ordinary way; its coupon is held. */
export const isOpen = ({ state }: Pick<OrderStanding, 'state'>) => state === 'created' || state === 'pending'

const unchanged = ({ state, failure }: OrderStanding): Step => [{ state, failure }, []]

function afterReport(order: OrderStanding, report: PaymentReport): Step {
  switch (report.status) {
    case 'open':
      return unchanged(order)
    case 'paid':
      return afterPayment(order, report.amount)
    case 'refunded':
      return afterRefund(order)
    case 'expired':
      return isOpen(order) ? [{ state: 'expired', failure: null }, ['return-coupon']] : unchanged(order)
    case 'failed':
      return isOpen(order) ? [{ state: 'failed', failure: report.failure }, ['return-coupon']] : unchanged(order)
  }
}

function afterPayment(order: OrderStanding, paid: Money | null): Step {
  if (order.state === 'paid' || order.state === 'refunded') return unchanged(order)
  const { amount } = order
  if (paid?.amountMinor === amount.amountMinor && paid.currency === amount.currency) {
    const effects: OrderEffect[] = ['grant', 'number-invoice']
    return [{ state: 'paid', failure: null }, isOpen(order) ? effects : ['retake-coupon', ...effects]]
  }
  if (order.failure === 'amount_mismatch') return unchanged(order)
  const effects: OrderEffect[] = isOpen(order) ? ['return-coupon', 'warn-mismatch'] : ['warn-mismatch']
  return [{ state: 'failed', failure: 'amount_mismatch' }, effects]
}

function afterRefund(order: OrderStanding): Step {
  if (order.state === 'refunded') return unchanged(order)
  const next: Next = { state: 'refunded', failure: null }
  if (order.state === 'paid') return [next, ['end-premium']]
  return [next, isOpen(order) ? ['return-coupon'] : []]
}
