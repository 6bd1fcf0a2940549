import type { Points } from '@rehearsal/exam/points'
import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { inLatinLetters } from './look-alikes.ts'

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

/**
 * The form in which a typed word is compared, here and wherever words from a key are: as `comparableTyped` says, with Latin letters
 * for those that look like them, and without the dot that a Turkish keyboard sets on a capital I.
 */
export function spellingForm(text: string): string {
  return comparableTyped(inLatinLetters(text)).replaceAll('i\u0307', 'i')
}
