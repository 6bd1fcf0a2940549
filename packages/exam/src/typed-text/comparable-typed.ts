import { normalizeTyped } from './normalize-typed.ts'

/**
 * The text by which a learner's whole answer, a word, a search or a code is compared: `normalizeTyped` in small letters, with every
 * dash a hyphen, runs of blanks and line ends one space, and none at the ends. Idempotent.
 *
 * For what is cut into tokens use `normalizeTyped`: here a dash may join what it parted.
 */
export function comparableTyped(raw: string): string {
  return normalizeTyped(raw).toLowerCase().normalize('NFC').replaceAll('–', '-').replaceAll(/\s+/gu, ' ').trim()
}

/** Whether two texts are the same to a reader who sees neither case nor how they were typed. */
export function isSameTyped(one: string, other: string): boolean {
  return comparableTyped(one) === comparableTyped(other)
}
