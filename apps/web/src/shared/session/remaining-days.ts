import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'

/** Days that a plan still runs: the ceiling of what is left, never below 0 (specification §3). `now` is epoch milliseconds. */
export function remainingDays(expireDate: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expireDate) - now) / DAY_MILLISECONDS))
}
