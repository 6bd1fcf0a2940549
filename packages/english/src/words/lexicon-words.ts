import { readWords } from '../data/read-words.ts'

/** Words of WordNet that our dictionaries lack and that are no slip for a usual word; with the plurals and verb forms made of them. */
export const LEXICON_WORDS: ReadonlySet<string> = new Set([...readWords('words/lexicon-words')].flatMap(withEndings))

function withEndings(word: string): readonly string[] {
  if (/[^aeiou]y$/u.test(word)) return [word, `${word.slice(0, -1)}ies`]
  return [word, /(?:s|x|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`]
}
