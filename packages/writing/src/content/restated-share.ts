/** Measures how much of an e-mail only restates its situation. */
import { plainWords } from '../text/word-tokens.ts'
import { ngramOverlap } from './ngram-overlap.ts'

/** What “you” becomes when a learner takes over a situation that speaks to them. */
const IN_FIRST_PERSON = new Map([
  ['you', 'i'],
  ['your', 'my'],
  ['yours', 'mine'],
  ['yourself', 'myself'],
  ['our', 'my'],
  ['are', 'am'],
  ['were', 'was'],
  ["you're", "i'm"],
  ["you've", "i've"],
])

/** The n-gram overlap of an answer with its prompt where both are said by “I” in place of “you”, 0–1. */
export function restatedShare(answer: string, prompt: string): number {
  return ngramOverlap(inFirstPerson(answer), inFirstPerson(prompt))
}

function inFirstPerson(text: string): string {
  return plainWords(text)
    .map((word) => IN_FIRST_PERSON.get(word) ?? word)
    .join(' ')
}
