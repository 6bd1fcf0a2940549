import { plainWords } from '../text/word-tokens.ts'
import { copiedShare } from './copied-share.ts'

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

/** Share of the answer's words in runs of five and more that stand in the prompt, said by “I” in place of “you”, 0–1. */
export function restatedShare(answer: string, prompt: string): number {
  return copiedShare(inFirstPerson(answer), inFirstPerson(prompt))
}

function inFirstPerson(text: string): string {
  return plainWords(text)
    .map((word) => IN_FIRST_PERSON.get(word) ?? word)
    .join(' ')
}
