import { comparableTyped } from './comparable-typed.ts'
import { inLatinLetters } from './look-alikes.ts'
import { normalizeTyped } from './normalize-typed.ts'

/**
 * The form in which a typed word is compared, in marking and wherever words from a key are: as `comparableTyped` says, with Latin
 * letters for those that look like them, and without the dot that a Turkish keyboard sets on a capital I.
 */
export function spellingForm(text: string): string {
  // Some letters look like Latin ones as capitals alone, others as small ones.
  const small = comparableTyped(inLatinLetters(normalizeTyped(text)))
  return inLatinLetters(small)
    .replaceAll(/i\u0307+/gu, 'i')
    .normalize('NFC')
}
