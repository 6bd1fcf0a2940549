import type { Currency } from '@rehearsal/contracts/payment-gateway'

/** What a promo code takes off: so many percent, or an amount in the smallest unit of its currency. */
export type Discount = { percent: number | null; amountMinor: number | null; currency: Currency | null }

/** A discount in one currency leaves the other as it is. */
export function lowers({ currency }: Discount, of: Currency): boolean {
  return currency === null || currency === of
}

/**
 * What is left of a price, both in the smallest unit (cents, whole Toman): never below 0, never above the price.
 *
 * A percentage is worked out in whole numbers and rounded down, in the payer's favour.
 */
export function discounted(priceMinor: number, { percent, amountMinor }: Discount): number {
  if (percent !== null) return Number((BigInt(priceMinor) * BigInt(100 - percent)) / 100n)
  return Math.max(0, priceMinor - (amountMinor ?? 0))
}
