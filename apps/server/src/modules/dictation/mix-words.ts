import { createHash } from 'node:crypto'
import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'

/**
 * A dictation's words: the learner's own first choice of misspelt ones, filled up with others of the pool, no word twice,
 * in a random order. Fewer than `count` only where there are no more.
 *
 * @param random a number from 0 up to 1, as `Math.random`.
 */
export function mixWords(
  pool: readonly string[],
  own: readonly string[],
  count: number,
  random: () => number,
): string[] {
  const unique = (words: readonly string[]) => [...new Map(words.map((word) => [spellingForm(word), word])).values()]
  const mine = unique(own).slice(0, count)
  const taken = new Set(mine.map(spellingForm))
  const others = unique(pool).filter((word) => !taken.has(spellingForm(word)))
  return shuffled([...mine, ...shuffled(others, random).slice(0, count - mine.length)], random)
}

function shuffled(words: readonly string[], random: () => number): string[] {
  const left = [...words]
  return words.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

/** The pool in the order of a day, so that the pages of one day never repeat a word. */
export function orderOfDay(pool: readonly string[], day: string): string[] {
  const orderOf = (word: string) => createHash('sha256').update(`${day} ${word}`).digest('hex')
  return pool
    .map((word) => ({ word, order: orderOf(word) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ word }) => word)
}
