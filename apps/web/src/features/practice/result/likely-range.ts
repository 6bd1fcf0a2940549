/** Nine times in ten a normal error stays within this many standard errors. */
const STANDARD_ERRORS = 1.64

type Item = { value: number; maxValue: number; standardError: number | null }

export type Range = { low: number; high: number }

/** Where the marks of one trait lie nine times in ten; null where the engine does not know its error. */
export function rangeOfItem({ value, maxValue, standardError }: Item): Range | null {
  return standardError === null ? null : around(value, standardError, maxValue)
}

/**
 * Where the total lies nine times in ten, from the errors of its traits taken as independent.
 * Null when no trait has a known error, or a zero rule decided the total.
 */
export function rangeOfTotal(total: { earned: number; max: number }, items: readonly Item[]): Range | null {
  const errors = items.flatMap(({ standardError }) => (standardError === null ? [] : [standardError]))
  if (errors.length === 0 || total.earned === 0) return null
  return around(total.earned, Math.hypot(...errors), total.max)
}

function around(value: number, standardError: number, max: number): Range {
  const reach = STANDARD_ERRORS * standardError
  return { low: Math.max(0, value - reach), high: Math.min(max, value + reach) }
}
