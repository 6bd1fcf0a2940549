import { readWords } from '../data/read-words.ts'

/** Nouns without a plural, in learners’ commonest mistakes with them. */
export const UNCOUNTABLE_NOUNS = readWords('words/uncountable-nouns')
