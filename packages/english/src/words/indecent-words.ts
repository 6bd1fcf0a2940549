import { readWords } from '../data/read-words.ts'

/** Known words that are never offered in place of another: nobody who misspells “fuchka” wants to read what is nearest to it. */
export const INDECENT_WORDS = readWords('words/indecent-words')
