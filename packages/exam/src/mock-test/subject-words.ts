import { FUNCTION_WORDS } from '../function-words.ts'

const SHORTEST = 4

/**
 * The words of a question's title that say what it is about, by their first letters, so that "coral reefs" and "A coral reef at night" are
 * about the same. Two questions that share one are held to share their subject.
 */
export function subjectWords(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? []
  return [...new Set(words.filter((word) => word.length >= SHORTEST && !FUNCTION_WORDS.has(word)).map(stemOf))]
}

/** Without the ends that make a plural, a verb's form or an adverb of the same word. */
const stemOf = (word: string) => (word.length <= SHORTEST ? word : word.replace(/(?:ies|ing|ed|es|ly|s|y|e)$/u, ''))
