import { containsWord } from './contains-word.ts'
import type { DictionaryRow } from './dictionary-pack.ts'

/**
 * Whether the first definition tells nothing to who does not know the word: each of its parts holds the word or one of its
 * family ("admire: feel admiration for").
 */
export function isExplainedByItself({ word, familyWords, meanings }: DictionaryRow['entry']): boolean {
  const [definition = ''] = meanings[0]?.definitions ?? []
  return definition.split(';').every((part) => [word, ...familyWords].some((name) => containsWord(part, name)))
}
