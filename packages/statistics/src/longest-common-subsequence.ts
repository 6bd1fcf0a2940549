/** What two sequences have in common in the same order, 0–1: twice their longest common subsequence by their lengths together. */
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
