/** Nine times in ten a normal error stays within this many standard errors. */
const STANDARD_ERRORS = 1.64
/** Marks are told to a tenth: of a narrower range both ends may read the same. */
const NARROWEST = 0.1

type Total = { earned: number; max: number; standardError?: number | undefined }
type Item = { value: number; maxValue: number; standardError: number | null }

export type Range = { low: number; high: number }

/** Where the marks of one trait lie nine times in ten; null where the engine does not know its error or hardly has one, or a rule counted or set them. */
export function rangeOfItem({ value, maxValue, standardError }: Item): Range | null {
  return around(value, standardError ?? 0, maxValue)
}

/** Where the total lies nine times in ten; null where its error is not known or hardly there, or a rule set it. */
export function rangeOfTotal(total: Total, items: readonly Item[]): Range | null {
  return around(total.earned, total.standardError ?? errorOfItems(total, items), total.max)
}

/** Scores of before lack the total's error: it was taken from the traits' as if these were independent. A zero rule leaves none. */
function errorOfItems({ earned }: Total, items: readonly Item[]): number {
  return earned === 0 ? 0 : Math.hypot(...items.map(({ standardError }) => standardError ?? 0))
}

function around(value: number, standardError: number, max: number): Range | null {
  if (standardError === 0) return null
  const reach = STANDARD_ERRORS * standardError
  const [low, high] = [Math.max(0, value - reach), Math.min(max, value + reach)]
  return high - low < NARROWEST ? null : { low, high }
}
