import type { OrderState } from '@rehearsal/contracts/payments'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long an order may be paid. Gateways keep a payment open for half an hour to a day. */
export const ORDER_OPEN_MS = HOUR_MS
/** Where a payment may still turn up late; after that nobody asks by himself any more. */
const LATE_PAYMENT_MS = 48 * HOUR_MS
/** A gateway that says nothing for so long is gone; the order stays as it is. */
const SILENCE_MS = 30 * 24 * HOUR_MS
const FIRST_CHECK_MS = 2 * MINUTE_MS
const LONGEST_CHECK_MS = 15 * MINUTE_MS

export const closesAt = (createdAt: Date) => new Date(createdAt.getTime() + ORDER_OPEN_MS)

/**
 * When the gateway is asked about an order again by itself: soon at first, then ever more seldom; an open order at least
 * every quarter of an hour for two days, a closed one after as long again as it is old. Null when nobody asks any more.
 */
export function nextCheckAt(state: OrderState, createdAt: Date, now: Date): Date | null {
  if (state === 'paid' || state === 'refunded') return null
  const age = Math.max(0, now.getTime() - createdAt.getTime())
  const isOpen = state === 'created' || state === 'pending'
  if (age >= (isOpen ? SILENCE_MS : LATE_PAYMENT_MS)) return null
  const wait = isOpen && age < LATE_PAYMENT_MS ? Math.min(LONGEST_CHECK_MS, Math.max(FIRST_CHECK_MS, age)) : age
  return new Date(now.getTime() + Math.max(FIRST_CHECK_MS, wait))
}
