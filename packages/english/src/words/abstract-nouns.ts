import { readWords } from '../data/read-words.ts'

const NOUNS = [...readWords('words/abstract-nouns')]

/** Nouns that take “the” only where something says which: “the life of a bee”, but “life is short”. */
export const ABSTRACT_NOUNS: ReadonlySet<string> = new Set(NOUNS.filter((noun) => !noun.includes(' ')))

/** Two words that are such a noun together: “climate change”. */
export const ABSTRACT_PAIRS: ReadonlySet<string> = new Set(NOUNS.filter((noun) => noun.includes(' ')))
