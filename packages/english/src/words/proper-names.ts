import { readWords } from '../data/read-words.ts'
import { LIVING_NAMES } from './living-words.ts'

const NAMES = [...LIVING_NAMES, ...readWords('words/proper-names')]

const byLowerCase = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [name.toLowerCase(), name]))

/** The right form of a name that stands in small letters. */
export const PROPER_NAMES = byLowerCase(NAMES.filter((name) => !name.includes(' ')))

/** Names of two words; one of them alone is a common word, or half a name. */
export const NAME_PAIRS = byLowerCase(NAMES.filter((name) => name.includes(' ')))
