import { readPairs, readWords } from '../data/read-words.ts'

/** First parts with the words they hang on: “self-confidence”, “ex-wife”. */
export const HYPHENATED_PARTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(readWords('words/hyphenated-words'), (word) => partsOf(word)[0])].map(([first, words]) => [
    first,
    new Set(words.map((word) => partsOf(word)[1])),
  ]),
)

/** Of these, and the like, those that are written in another way: “T-shirt”. */
export const HYPHENATED_SPELT = readPairs('words/hyphenated-spelt')

/** Two words or three that are one adjective before a noun: “a part-time job”. */
export const HYPHENATED_ADJECTIVES = readWords('words/hyphenated-adjectives')

function partsOf(word: string): [string, string] {
  const hyphen = word.indexOf('-')
  return [word.slice(0, hyphen), word.slice(hyphen + 1)]
}
