import { readWords } from '../data/read-words.ts'

/** Nouns that hardly ever stand bare in the singular. */
export const ARTICLE_NOUNS = readWords('words/article-nouns')

/** Where they do: the word before it and the noun, “in case”. */
export const BARE_PAIRS = readWords('words/bare-after')
