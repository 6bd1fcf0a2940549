import { type TypedLetter, typedLetters } from '../../shared/typed-letters.ts'

/** A stretch of letters that both spellings share, or in which they differ; one of the two may be empty. */
export type DiffPiece = { isSame: boolean; right: string; typed: string }

/**
 * Lays a slip beside its word, letter by letter, so that as many letters as possible agree. Case and how
 * the letters were typed are no difference. Put together, the pieces give both texts without the blanks at their ends.
 */
export function spellingDiff(word: string, typed: string): DiffPiece[] {
  const [right, given] = [typedLetters(word), typedLetters(typed)]
  const lengths = commonLengths(right.map(compared), given.map(compared))
  const pieces: DiffPiece[] = []
  const add = (piece: DiffPiece) => {
    const last = pieces.at(-1)
    if (last?.isSame === piece.isSame)
      pieces[pieces.length - 1] = { ...last, right: last.right + piece.right, typed: last.typed + piece.typed }
    else pieces.push(piece)
  }
  let [i, j] = [0, 0]
  while (i < right.length || j < given.length) {
    const [one = NOTHING, other = NOTHING] = [right[i], given[j]]
    if (i < right.length && j < given.length && one.compared === other.compared) {
      add({ isSame: true, right: one.shown, typed: other.shown })
      i += 1
      j += 1
    } else if (j >= given.length || at(lengths, i + 1, j) >= at(lengths, i, j + 1)) {
      if (i < right.length) add({ isSame: false, right: one.shown, typed: '' })
      else add({ isSame: false, right: '', typed: other.shown })
      if (i < right.length) i += 1
      else j += 1
    } else {
      add({ isSame: false, right: '', typed: other.shown })
      j += 1
    }
  }
  return pieces
}

const NOTHING: TypedLetter = { shown: '', compared: '' }
const compared = (letter: TypedLetter) => letter.compared

/** `lengths[i][j]`: the longest run that both have in common from i and j on. */
function commonLengths(right: readonly string[], given: readonly string[]): number[][] {
  const lengths = Array.from({ length: right.length + 1 }, () => Array.from({ length: given.length + 1 }, () => 0))
  for (let i = right.length - 1; i >= 0; i--) {
    for (let j = given.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (!row) continue
      row[j] =
        right[i] === given[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  }
  return lengths
}

const at = (lengths: readonly (readonly number[])[], i: number, j: number): number => lengths[i]?.[j] ?? 0
