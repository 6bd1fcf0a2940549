import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import type { ReviewGrade } from '@rehearsal/contracts/reviews'
import { typedLetters } from '../../../shared/typed-letters.ts'

/** A letter of the word or of what was typed: right, left out, or too many. */
export type Letter = { text: string; kind: 'same' | 'missing' | 'extra' }

/**
 * How what was typed differs from a word, letter by letter, with as few differences as can be. Neither case nor how the letters
 * were typed counts. Pure.
 */
export function letterDifferences(word: string, typed: string): Letter[] {
  const [right, given] = [typedLetters(word), typedLetters(typed)]
  const common = commonLengths(
    right.map(({ compared }) => compared),
    given.map(({ compared }) => compared),
  )
  const letters: Letter[] = []
  for (let [i, j] = [0, 0]; i < right.length || j < given.length;) {
    const [expected, got] = [right[i], given[j]]
    if (expected !== undefined && got !== undefined && expected.compared === got.compared) {
      letters.push({ text: expected.shown, kind: 'same' })
      i += 1
      j += 1
    } else if (
      got !== undefined &&
      (expected === undefined || lengthAt(common, i, j + 1) >= lengthAt(common, i + 1, j))
    ) {
      letters.push({ text: got.shown, kind: 'extra' })
      j += 1
    } else {
      letters.push({ text: expected?.shown ?? '', kind: 'missing' })
      i += 1
    }
  }
  return letters
}

/** The grade that a spelling suggests; the learner decides. */
export function proposedGrade(word: string, typed: string): ReviewGrade {
  const letters = letterDifferences(word, typed)
  const wrong = (kind: Letter['kind']) => letters.filter((letter) => letter.kind === kind).length
  const slips = Math.max(wrong('missing'), wrong('extra'))
  if (slips === 0) return 'GOOD'
  return slips === 1 && comparableTyped(typed) !== '' ? 'HARD' : 'AGAIN'
}

const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number): number => lengths[i]?.[j] ?? 0

/** How long the longest common part of the rests is, from each pair of places. */
function commonLengths(right: readonly string[], given: readonly string[]): number[][] {
  const lengths = Array.from({ length: right.length + 1 }, () => Array.from({ length: given.length + 1 }, () => 0))
  for (let i = right.length - 1; i >= 0; i -= 1) {
    for (let j = given.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row === undefined) continue
      row[j] =
        right[i] === given[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
    }
  }
  return lengths
}
