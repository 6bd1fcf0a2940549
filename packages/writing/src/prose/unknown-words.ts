import { isKnownInAnyCase } from '../dictionary/dictionary.ts'

/** Those of the small-letter `words` that neither a dictionary nor what the text is about (`subject`) knows, names included. */
export function unknownWords(words: readonly string[], subject: ReadonlySet<string>): string[] {
  return words.filter((word) => !subject.has(word) && !isKnownInAnyCase(word))
}
