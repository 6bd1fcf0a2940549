export type WordToken = { word: string; start: number; end: number }

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu

/** The words of a text as the result view shows them: contractions and hyphenated words are one. */
export function wordTokens(text: string): WordToken[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The words alone, without case and places: ten times as fast, for texts of which only the words are compared. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []
}
