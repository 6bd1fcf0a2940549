import { readPairs, readWords } from '../data/read-words.ts'

const IRREGULAR_PLURALS = readPairs('forms/irregular-plurals')

/** Nouns that look the same in both numbers, or that end in -s without being plural. */
const NUMBERLESS = readWords('forms/numberless-nouns')

/** “fireman” and “firewoman”, but not “human”. */
const MAN_NOUN = new RegExp(
  `(?:${[...readWords('forms/man-nouns')].map((first) => first.replace('-', '')).join('|')})(?:wo)?man$`,
  'u',
)

const PLURALS_WITHOUT_S = new Set([...IRREGULAR_PLURALS.values()].filter((plural) => !plural.endsWith('s')))

/** Nouns that take a plural verb although they do not end in -s. */
export function isIrregularPlural(noun: string): boolean {
  return PLURALS_WITHOUT_S.has(noun)
}

/** `city` → `cities`, `child` → `children`. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR_PLURALS.get(noun)
  if (irregular !== undefined) return irregular
  if (MAN_NOUN.test(noun)) return noun.replace(/man$/u, 'men')
  if (/(?:s|x|z|ch|sh)$/u.test(noun)) return `${noun}es`
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** Whether a noun's surface form is plural, given its base form from the tagger. */
export function isPlural(word: string, lemma: string): boolean {
  if (NUMBERLESS.has(word)) return false
  return isIrregularPlural(word) || (word.endsWith('s') && !word.endsWith('ss') && word !== lemma)
}

/** Whether a noun has one form for both numbers, or its number cannot be read from its ending. */
export function isNumberless(word: string): boolean {
  return NUMBERLESS.has(word)
}
