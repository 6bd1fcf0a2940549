/** Writes a wording in the tokens that the recogniser would write it in. */
import type { Wording } from './rescore-hypothesis.ts'

/** Marks that the recogniser writes behind the last word of a take. */
const MARKS = ['.', ',']

/** A wording as the recogniser would write it: with a capital at the beginning of a text, with a mark at its end. */
export function tokenizeWording(text: string, tokensOf: (text: string) => number[]): Wording {
  const written = (own: string) => ({ inside: tokensOf(own), atEnd: MARKS.map((mark) => tokensOf(`${own}${mark}`)) })
  return { first: written(`${text.slice(0, 1).toUpperCase()}${text.slice(1)}`), later: written(text) }
}
