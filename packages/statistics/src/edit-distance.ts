/**
 * Optimal string alignment distance: letters inserted, deleted, replaced or swapped with their neighbour. A string is compared by its UTF-16 units, a list
 * by its items. Gives `max + 1` as soon as the distance is known to be above `max`, which makes a search over a whole dictionary cheap.
 */
export function editDistance(a: ArrayLike<string>, b: ArrayLike<string>, max = Number.POSITIVE_INFINITY): number {
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

/**
 * Weighted Levenshtein distance of a row to each beginning of another one, the empty one first and the whole one last: an item inserted or deleted costs 1,
 * one in another's place what `substitution` says.
 */
export function prefixDistances<T>(
  row: readonly T[],
  other: readonly T[],
  substitution: (own: T, item: T) => number,
): number[] {
  let costs = Array.from({ length: row.length + 1 }, (_, i) => i)
  const distances = [row.length]
  for (const item of other) {
    const next = [(costs[0] ?? 0) + 1]
    row.forEach((own, i) => {
      const change = (costs[i] ?? 0) + substitution(own, item)
      next.push(Math.min(change, (costs[i + 1] ?? 0) + 1, (next[i] ?? 0) + 1))
    })
    costs = next
    distances.push(costs[row.length] ?? 0)
  }
  return distances
}
