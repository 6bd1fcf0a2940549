/**
 * Optimal string alignment distance: letters inserted, deleted, replaced or swapped with their neighbour.
 * Gives `max + 1` as soon as the distance is known to be above `max`, which makes a search over a whole dictionary cheap.
 */
export function editDistance(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      current.push(distance)
      best = Math.min(best, distance)
    }
    // A swap reaches back two rows, so one row above the limit is not yet the end.
    if (best > max + 1) return max + 1
    beforePrevious = previous
    previous = current
  }
  return Math.min(previous[b.length] ?? 0, max + 1)
}
