/** Values in the table for each unit of the argument. */
const STEPS = 512

/**
 * A smooth function of one number from a table, read in a straight line between its values: within 1e-6 of a curve that
 * bends by at most 2 per unit. Beyond `low` and `high` it keeps the value it has there.
 */
export function tabulate(curve: (x: number) => number, low: number, high: number): (x: number) => number {
  const last = (high - low) * STEPS
  const values = Float64Array.from({ length: last + 2 }, (_, i) => curve(low + i / STEPS))
  return (x) => {
    const place = Math.min(last, Math.max(0, (x - low) * STEPS))
    const below = Math.floor(place)
    const left = values[below] ?? 0
    return left + (place - below) * ((values[below + 1] ?? 0) - left)
  }
}
