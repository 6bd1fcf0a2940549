import { applyDiscount, discountCodeSchema } from '@rehearsal/contracts/pricing'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import type { Prices } from '../money-text.ts'

/** A promo code as it is kept, and what it makes of two prices. */
export type AppliedPromo = { code: string; prices: Prices }

/** What a typed promo code makes of two prices; null for a code that is not valid. Throws `ApiError` when no answer comes. */
export async function applyPromo(typed: string, { dollars, toman }: Prices): Promise<AppliedPromo | null> {
  const code = discountCodeSchema.safeParse(typed)
  if (!code.success) return null
  try {
    const query = { price_irt: toman ?? 0, price_xxD: dollars, for_service: 'pte' } as const
    const { data } = await call(applyDiscount, { params: { code: code.data }, query })
    const prices = { dollars: data.price_xxD, toman: toman === null ? null : data.price_irt }
    return { code: code.data, prices }
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.status)) return null
    throw error
  }
}

/** Statuses with which a code itself is turned down. */
const refusals = [400, 404, 409, 410, 422]
