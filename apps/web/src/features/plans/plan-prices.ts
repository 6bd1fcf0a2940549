import type { PricingPlan } from '@rehearsal/contracts/pricing'
import type { Prices } from './money-text.ts'

/** What a plan costs; null for the one that costs nothing. */
export function pricesOf({ price, tomanPrice }: PricingPlan): Prices | null {
  return price === 'Free' ? null : { dollars: price, toman: tomanPrice }
}
