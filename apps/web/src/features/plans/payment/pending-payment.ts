import { idSchema } from '@rehearsal/contracts/wire'

const KEY = 'payment'

/** Remembers, in this tab, the order that the learner has gone to pay. */
export function rememberPayment(orderId: number): void {
  try {
    sessionStorage.setItem(KEY, String(orderId))
  } catch {
    // Then the latest order is taken for it.
  }
}

/** The order that was left for, while nothing has been said about it; null without one. */
export function pendingPayment(): number | null {
  try {
    return idSchema.safeParse(sessionStorage.getItem(KEY) ?? undefined).data ?? null
  } catch {
    return null
  }
}

export function forgetPayment(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
