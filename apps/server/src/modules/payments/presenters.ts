import type { PaymentGateway } from '@rehearsal/contracts/payment-gateway'
import type { Order } from '@rehearsal/contracts/payments'
import type { OrderRecord } from './order-queries.ts'

/** `gateways` are the ways to pay of today; an order may have been made with one of yesterday. */
export function presentOrder(order: OrderRecord, gateways: readonly PaymentGateway[]): Order {
  const { currency, gateway: code } = order
  const gateway = gateways.find((one) => one.code === code)
  return {
    id: order.id,
    state: order.state,
    plan: { id: order.planId, name: order.planName, days: order.planDays },
    listPrice: { amountMinor: order.listAmountMinor, currency },
    amount: { amountMinor: order.amountMinor, currency },
    discountCode: order.discountCode,
    gateway: { code, name: gateway?.name ?? code, isSandbox: gateway?.isSandbox ?? false },
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
    period: order.period && {
      startsAt: order.period.startsAt.toISOString(),
      endsAt: order.period.endsAt.toISOString(),
    },
    failure: order.failure,
    approvalUrl: order.state === 'pending' ? order.approvalUrl : null,
    invoiceNumber: order.invoiceNumber,
  }
}
