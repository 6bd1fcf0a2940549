import { commonLengths } from '@rehearsal/statistics/longest-common-subsequence'

/** What happens to one word on the way from `before` to `after`. */
type WordEdit =
  | { kind: 'same'; before: number; after: number }
  | { kind: 'replace'; before: number; after: number }
  | { kind: 'delete'; before: number }
  /** The missing word stands before position `before`. */
  | { kind: 'insert'; before: number; after: number }

/** Aligns two word lists along their longest common subsequence; unmatched neighbours pair up as replacements. */
export function alignWords(before: readonly string[], after: readonly string[]): WordEdit[] {
  const edits: WordEdit[] = []
  let fromBefore = 0
  let fromAfter = 0
  for (const [toBefore, toAfter] of [...commonPairs(before, after), [before.length, after.length] as const]) {
    edits.push(...gapEdits(fromBefore, toBefore, fromAfter, toAfter))
    if (toBefore < before.length) edits.push({ kind: 'same', before: toBefore, after: toAfter })
    fromBefore = toBefore + 1
    fromAfter = toAfter + 1
  }
  return edits
}

function gapEdits(fromBefore: number, toBefore: number, fromAfter: number, toAfter: number): WordEdit[] {
  const edits: WordEdit[] = []
  const pairs = Math.min(toBefore - fromBefore, toAfter - fromAfter)
  for (let offset = 0; offset < pairs; offset += 1) {
    edits.push({ kind: 'replace', before: fromBefore + offset, after: fromAfter + offset })
  }
  for (let index = fromBefore + pairs; index < toBefore; index += 1) edits.push({ kind: 'delete', before: index })
  for (let index = fromAfter + pairs; index < toAfter; index += 1) {
    edits.push({ kind: 'insert', before: toBefore, after: index })
  }
  return edits
}

function commonPairs(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const lengths = commonLengths(before, after)
  const pairs: (readonly [number, number])[] = []
  let row = 0
  let column = 0
  while (row < before.length && column < after.length) {
    const skipBefore = lengths[row + 1]?.[column] ?? 0
    const skipAfter = lengths[row]?.[column + 1] ?? 0
    if (before[row] === after[column]) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (skipBefore >= skipAfter) row += 1
    else column += 1
  }
  return pairs
}
