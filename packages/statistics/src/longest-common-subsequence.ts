/**
 * The lengths of the longest common subsequences of the rests of two sequences (Wagner and Fischer 1974): `lengths[i][j]` is that of `one` from i and `other`
 * from j, 0 where nothing is left. Whoever walks along it from the start finds which items are in common.
 */
export function commonLengths<T>(one: readonly T[], other: readonly T[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const [row = [], below = []] = lengths.slice(i, i + 2)
    for (let j = other.length - 1; j >= 0; j -= 1)
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
  }
  return lengths
}

/**
 * What two sequences have in common in the same order, 0–1: twice their longest common subsequence by their lengths together. It
 * keeps one row of lengths: it is asked of every pair of words of a take.
 */
export function longestCommonSubsequenceRatio<T>(one: readonly T[], other: readonly T[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0)
  for (const item of one) {
    const next = [0]
    for (let i = 0; i < other.length; i++)
      next.push(other[i] === item ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0))
    row = next
  }
  const length = one.length + other.length
  return length === 0 ? 1 : (2 * (row.at(-1) ?? 0)) / length
}
