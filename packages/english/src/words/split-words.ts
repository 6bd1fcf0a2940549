import { readPairs, readWords } from '../data/read-words.ts'

const LOOSE = [...readWords('words/loose-parts')]

/** No words: standing alone they belong to the word before them. */
export const LOOSE_ENDINGS: ReadonlySet<string> = new Set(
  LOOSE.flatMap((part) => (part.startsWith('-') ? [part.slice(1)] : [])),
)
/** … or to the word behind. */
export const LOOSE_OPENINGS: ReadonlySet<string> = new Set(
  LOOSE.flatMap((part) => (part.endsWith('-') ? [part.slice(0, -1)] : [])),
)

/** Two words that learners write for one, and the one that is meant. */
export const SPLIT_WORDS = readPairs('words/split-words')
