import { readWords } from '../data/read-words.ts'

/** Rare in the lists of usual words, and used all the same. */
export const RARE_BUT_MEANT = readWords('words/rare-but-meant')
