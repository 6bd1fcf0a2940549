import { z } from 'zod'

// Apart from the calls of payments: `GET /api/configs` is read before the first screen, those much later.
export const currencySchema = z.enum(['USD', 'IRT'])
export type Currency = z.infer<typeof currencySchema>

export const gatewayCodeSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/u)

/** A way to pay, as `GET /api/configs` lists them. */
export const paymentGatewaySchema = z.object({
  code: gatewayCodeSchema,
  name: z.string(),
  currency: currencySchema,
  /** No money moves: for trying the product out. */
  isSandbox: z.boolean(),
})
export type PaymentGateway = z.infer<typeof paymentGatewaySchema>
