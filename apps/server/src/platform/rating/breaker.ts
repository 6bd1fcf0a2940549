/** Keeps calls away from what has failed again and again, for a while that grows. */
export type Breaker = {
  /** Whether a call may be made now. After a pause one call at a time finds out. */
  mayCall(): boolean
  /** How a call went. Returns the pause that begins with it, in milliseconds, or null. */
  report(isWell: boolean): number | null
}

const FAILURES = 2
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 10 * 60_000

/** `now` is any clock in milliseconds that only goes forward. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let pauses = 0
  let openUntil = 0
  let isTrying = false
  return {
    mayCall: () => {
      if (failures < FAILURES) return true
      if (isTrying || now() < openUntil) return false
      isTrying = true
      return true
    },
    report: (isWell) => {
      isTrying = false
      failures = isWell ? 0 : failures + 1
      if (isWell) pauses = 0
      if (failures < FAILURES) return null
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pauses)
      pauses += 1
      openUntil = now() + pause
      return pause
    },
  }
}
