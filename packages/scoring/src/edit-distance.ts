/**
 * How many letters have to be put in, taken out, changed, or put in each other's place with a neighbour to make one text of
 * the other (optimal string alignment distance).
 */
export function editDistance(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)]
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return last[to.length] ?? 0
}

/** Whether two texts are the same but for two neighbours in each other's place. */
export function isOneSwap(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false
  let at = 0
  while (one.charAt(at) === other.charAt(at)) at += 1
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2)
  return swapped === other
}
