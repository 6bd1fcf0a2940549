import type { OrderState } from '@rehearsal/contracts/payments'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long an order may be paid. Gateways keep a payment open for half an hour to a day. */
export const ORDER_OPEN_MS = HOUR_MS
const FIRST_CHECK_MS = 2 * MINUTE_MS
const LONGEST_CHECK_MS = 15 * MINUTE_MS
/** Until when an open order is asked about that often. */
const PROMPT_MS = 2 * DAY_MS

/** How long after an order its gateway is asked by itself, at the longest. */
const ASKED_MS: Record<OrderState, number> = {
  created: 30 * DAY_MS,
  pending: 30 * DAY_MS,
  // A payment may turn up late.
  failed: 2 * DAY_MS,
  expired: 2 * DAY_MS,
  // A refund of which no event comes: some gateways post none.
  paid: 180 * DAY_MS,
  refunded: 0,
}

/** A gateway that says nothing for so long is gone; its orders stay as they are. */
const SILENCE_MS = 365 * DAY_MS

export const closesAt = (createdAt: Date) => new Date(createdAt.getTime() + ORDER_OPEN_MS)

/**
 * When the gateway is asked about an order again by itself: soon at first, then ever more seldom. An open order at least
 * every quarter of an hour for two days; any other after as long again as it is old, a paid one after a day at the
 * earliest. Null when nobody asks any more.
 */
export function nextCheckAt(state: OrderState, createdAt: Date, now: Date): Date | null {
  const age = Math.max(0, now.getTime() - createdAt.getTime())
  if (age >= ASKED_MS[state]) return null
  return new Date(now.getTime() + waitOf(state, age))
}

function waitOf(state: OrderState, age: number): number {
  if (state === 'paid') return Math.max(DAY_MS, age)
  const isOpen = state === 'created' || state === 'pending'
  const wait = Math.max(FIRST_CHECK_MS, age)
  return isOpen && age < PROMPT_MS ? Math.min(LONGEST_CHECK_MS, wait) : wait
}

/** When a gateway that did not answer is asked again, however late that is: what it would have said may be a payment. */
export function retryCheckAt(createdAt: Date, now: Date): Date | null {
  const age = Math.max(0, now.getTime() - createdAt.getTime())
  return age >= SILENCE_MS ? null : new Date(now.getTime() + Math.max(LONGEST_CHECK_MS, age / 10))
}
