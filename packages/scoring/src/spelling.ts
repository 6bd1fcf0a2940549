import type { Points } from '@rehearsal/exam/points'
import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'

/** A word that was said and what was typed for it. */
export type SpeltWord = { word: string; answer: string }
export type MarkedWord = SpeltWord & { isCorrect: boolean }

/**
 * Marks single words of a dictation (specification §4.9): one mark for each word spelled right.
 *
 * Words are compared by their `spellingForm`. `areOneWord` says of two different
 * spellings whether they are the British and the American one of a word: both are right, whichever voice said it.
 * What was left empty earns nothing.
 */
export function markSpelling(
  words: readonly SpeltWord[],
  areOneWord: (one: string, other: string) => boolean,
): { points: Points; words: MarkedWord[] } {
  const marked = words.map(({ word, answer }) => {
    const [right, given] = [spellingForm(word), spellingForm(answer)]
    return { word, answer, isCorrect: given !== '' && (given === right || areOneWord(right, given)) }
  })
  return { points: { earned: marked.filter(({ isCorrect }) => isCorrect).length, max: marked.length }, words: marked }
}
