/** Cuts a text into words, as results show them and as texts are compared. */
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'

export type WordToken = { word: string; start: number; end: number }

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu

/** The same in small letters of a text that has no others than these, in a third of the time. */
const PLAIN_WORD = /[a-z\d]+(?:['-][a-z\d]+)*/g
const OTHER_CHARACTERS = /[^ -~\s]/u

/** The words of a text that was read (`readTyped`), as the result view shows them: contractions and hyphenated words are one. */
export function wordTokens(text: string): WordToken[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The words of any text alone, without case and places: ten times as fast, for texts of which only the words are compared. */
export function plainWords(text: string): string[] {
  const plain = normalizeTyped(text).toLowerCase()
  return plain.match(OTHER_CHARACTERS.test(plain) ? WORD : PLAIN_WORD) ?? []
}
