import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idSchema } from './wire.ts'

/** Specification §9: dollars as decimals, Toman whole. */
const dollarsSchema = z.number().min(0).max(100_000)
const tomanSchema = z.number().int().min(0).max(10_000_000_000)

/** What is sold (specification §3, Plan). */
export const pricingPlanSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Dollars; the text `Free` for the plan that costs nothing. */
  price: z.union([dollarsSchema, z.literal('Free')]),
  /** Toman; null for the plan that costs nothing. */
  tomanPrice: tomanSchema.nullable(),
  /** Days that one payment buys; null for the plan that costs nothing. */
  days: z.number().int().positive().nullable(),
  features: z.array(z.string()),
  type: z.enum(['TRIAL', 'PREMIUM']),
  /** Whether it is the plan this learner is on: "Renew Now". */
  isActive: z.boolean(),
})
export type PricingPlan = z.infer<typeof pricingPlanSchema>

export const listPricingPlans = endpoint({
  method: 'GET',
  path: '/api/settings/plans',
  tag: 'pricing',
  access: 'learner',
  statuses: [200],
  summary: 'The plans, with both prices',
  response: z.array(pricingPlanSchema),
})

/** One code however it is typed: upper and lower case are the same, and blanks within it are none of it. */
export const discountCodeSchema = z
  .string()
  .overwrite((typed) => comparableTyped(typed).replaceAll(' ', '').toUpperCase())
  .regex(/^[\w-]{2,40}$/u, 'A promo code holds letters, digits, - and _')

export const applyDiscount = endpoint({
  method: 'GET',
  path: '/api/v2/discount/apply/{code}',
  tag: 'pricing',
  access: 'learner',
  statuses: [200],
  summary: 'What two prices become with a promo code; an order works out its own amount again',
  params: z.object({ code: discountCodeSchema }),
  query: z.object({
    price_irt: z.coerce.number().pipe(tomanSchema),
    price_xxD: z.coerce.number().pipe(dollarsSchema),
    for_service: z.literal('pte'),
  }),
  response: z.object({ data: z.object({ price_irt: tomanSchema, price_xxD: dollarsSchema }) }),
})
