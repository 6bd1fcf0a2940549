import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { currencySchema, gatewayCodeSchema } from './payment-gateway.ts'
import { discountCodeSchema } from './pricing.ts'
import { halPage, idParamsSchema, idSchema, instantSchema, pageQuerySchema } from './wire.ts'

/** Cents for dollars, whole Toman for IRT. */
export const moneySchema = z.object({ amountMinor: z.number().int().min(0), currency: currencySchema })
export type Money = z.infer<typeof moneySchema>

/** What the client sends (specification §7.8). Prices that a client may add are declared and ignored: the server works out the amount. */
const orderRequestSchema = z.strictObject({
  item: z.strictObject({ item_id: idSchema, related_service: z.literal('pte') }),
  redirect_url: z.url().max(2000),
  secondary_redirect_url: z.url().max(2000),
  discount_code: z.union([z.literal('').transform(() => null), discountCodeSchema]).default(null),
  payment_gateway: gatewayCodeSchema,
  price_irt: z.unknown().optional(),
  price_xxD: z.unknown().optional(),
})
export type OrderRequest = z.output<typeof orderRequestSchema>

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/v2/order/pte',
  tag: 'payments',
  access: 'learner',
  statuses: [200],
  acceptsIdempotencyKey: true,
  summary: 'Order a plan; the browser then follows the returned address to pay',
  body: z.strictObject({ data: orderRequestSchema }),
  response: z.object({ data: z.object({ approval_url: z.string(), order_id: idSchema }) }),
})

/**
 * `created` → `pending` (the gateway knows it) → `paid` | `failed` | `expired`; `paid` → `refunded`. A payment that the
 * gateway reports late is still granted.
 */
export const orderStateSchema = z.enum(['created', 'pending', 'paid', 'failed', 'expired', 'refunded'])
export type OrderState = z.infer<typeof orderStateSchema>

export const orderSchema = z.object({
  id: idSchema,
  state: orderStateSchema,
  plan: z.object({ id: idSchema, name: z.string(), days: z.number().int().positive() }),
  /** Before the promo code. */
  listPrice: moneySchema,
  /** What is paid. */
  amount: moneySchema,
  discountCode: z.string().nullable(),
  gateway: z.object({ code: gatewayCodeSchema, name: z.string(), isSandbox: z.boolean() }),
  createdAt: instantSchema,
  paidAt: instantSchema.nullable(),
  refundedAt: instantSchema.nullable(),
  /** The premium days that this payment bought; null until it is paid. */
  period: z.object({ startsAt: instantSchema, endsAt: instantSchema }).nullable(),
  /** Why a failed order failed. */
  failure: z.enum(['declined', 'cancelled', 'overtaken', 'amount_mismatch', 'gateway_unavailable']).nullable(),
  /** Where an order that is not paid yet goes on; null where a new one has to be made. */
  approvalUrl: z.string().nullable(),
  /** A receipt's number; null until it is paid. */
  invoiceNumber: z.string().nullable(),
})
export type Order = z.infer<typeof orderSchema>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  tag: 'payments',
  access: 'learner',
  statuses: [200],
  summary: 'My orders, the latest first',
  query: pageQuerySchema,
  response: halPage('orderDtoList', orderSchema),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/{id}',
  tag: 'payments',
  access: 'learner',
  statuses: [200],
  summary: 'One of my orders',
  params: idParamsSchema,
  response: orderSchema,
})

export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/check',
  tag: 'payments',
  access: 'learner',
  statuses: [200],
  summary: 'Ask the gateway how an unpaid order stands; answers with what is known when the gateway is down',
  params: idParamsSchema,
  response: orderSchema,
})
