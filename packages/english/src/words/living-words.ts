import { readWords } from '../data/read-words.ts'

/** “influencers”, “megacities”, “lunchboxes” */
function withPlural(word: string): readonly string[] {
  if (/(?:ing|ed|ly)$/u.test(word)) return [word]
  if (/[^aeiou]y$/u.test(word)) return [word, `${word.slice(0, -1)}ies`]
  return [word, /(?:s|x|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`]
}

/** Names that learners write in small letters, as they are spelt. */
export const LIVING_NAMES = readWords('words/living-names')

/** Newer English words that no dictionary of ours has, or that they call rare. They are offered for a misspelt word. */
export const MODERN_WORDS: ReadonlySet<string> = new Set([...readWords('words/modern-words')].flatMap(withPlural))

/**
 * Everything that is known beside the dictionaries, in small letters: also things of everyday life around the world that
 * English texts call by their own names, which are never offered.
 */
export const LIVING_WORDS: ReadonlySet<string> = new Set([
  ...MODERN_WORDS,
  ...[...readWords('words/world-words')].flatMap(withPlural),
])
