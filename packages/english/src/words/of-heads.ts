import { readWords } from '../data/read-words.ts'

/** Nouns that hardly ever stand without a determiner before “of”. */
export const OF_HEADS = readWords('words/of-heads')
