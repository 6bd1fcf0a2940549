/** What stands in one place of an alignment: an item of both rows, or of one of them alone. */
export type AlignmentStep = 'both' | 'one' | 'other'

/**
 * Lays two rows beside each other, in order and at the least cost (Needleman and Wunsch 1970): an item that only one of them has costs `gap`, two items in one
 * place what `substitution` says. Of equally cheap ways, seen from the end, the one with an item of both; then that with one of `one`.
 */
export function alignSequences<One, Other>(
  one: readonly One[],
  other: readonly Other[],
  substitution: (item: One, against: Other) => number,
  gap = 1,
): AlignmentStep[] {
  const costs = costsOf(one, other, substitution, gap)
  const at = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  const stepTo = (i: number, j: number): AlignmentStep => {
    const [both = Infinity] = one
      .slice(Math.max(0, i - 1), i)
      .flatMap((item) =>
        other.slice(Math.max(0, j - 1), j).map((against) => at(i - 1, j - 1) + substitution(item, against)),
      )
    if (both === at(i, j)) return 'both'
    return j === 0 || (i > 0 && at(i - 1, j) + gap === at(i, j)) ? 'one' : 'other'
  }
  const steps: AlignmentStep[] = []
  for (let [i, j] = [one.length, other.length]; i > 0 || j > 0;) {
    const step = stepTo(i, j)
    steps.push(step)
    if (step !== 'other') i -= 1
    if (step !== 'one') j -= 1
  }
  return steps.toReversed()
}

/** `costs[i][j]`: what laying the first i items of one beside the first j of the other costs at least. */
function costsOf<One, Other>(
  one: readonly One[],
  other: readonly Other[],
  substitution: (item: One, against: Other) => number,
  gap: number,
): number[][] {
  let before: number[] = [0]
  for (const _ of other) before.push((before.at(-1) ?? 0) + gap)
  const rows = [before]
  for (const item of one) {
    const row = [(before[0] ?? 0) + gap]
    other.forEach((against, j) => {
      const both = (before[j] ?? 0) + substitution(item, against)
      row.push(Math.min(both, (before[j + 1] ?? 0) + gap, (row[j] ?? 0) + gap))
    })
    rows.push(row)
    before = row
  }
  return rows
}
