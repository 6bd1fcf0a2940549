import { createOrder } from '@rehearsal/contracts/payments'
import { call } from '../../../shared/api/call.ts'
import { urls } from '../../../shared/urls.ts'

export type OrderWish = {
  planId: number
  gatewayCode: string
  /** The promo code that was applied; null without one. */
  promoCode: string | null
}

/** Orders a plan (specification §7.8). The server works out the amount; a repeat under the same key is the same order. */
export async function orderPlan({ planId, gatewayCode, promoCode }: OrderWish, idempotencyKey: string) {
  const { origin } = window.location
  const { data } = await call(createOrder, {
    idempotencyKey,
    body: {
      data: {
        item: { item_id: planId, related_service: 'pte' },
        redirect_url: `${origin}${urls.paymentReturn}`,
        secondary_redirect_url: `${origin}${urls.plans({ payment: 'cancelled' })}`,
        discount_code: promoCode ?? '',
        payment_gateway: gatewayCode,
      },
    },
  })
  return { orderId: data.order_id, approvalUrl: data.approval_url }
}
