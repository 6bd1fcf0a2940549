import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'

/** No dictionary entry is longer, so neither is what may be selected or typed. */
export const LONGEST_LOOK_UP = 64

/** A word in a text: from `start` to before `end`, in UTF-16 code units. */
export type WordInText = { word: string; start: number; end: number }

/** Of what is compared of one character: letters (a ligature is several), an apostrophe, or nothing, as of a soft hyphen within a word. */
const PART = /^[\p{L}\p{M}']*$/u
const AROUND = /^'?$/u

/** Contractions that are looked up as they stand (specification §5). */
const wholeContractions = new Set(
  "it's he's she's that's there's here's who's what's where's how's when's why's let's".split(' '),
)

/**
 * The word at a place of a text, as a click finds it: letters and apostrophes, longer than one character (specification
 * §5). Quotation marks around it are not of it. Null where there is none.
 */
export function wordAt(text: string, offset: number): WordInText | null {
  const isPart = (at: number) => at >= 0 && at < text.length && PART.test(normalizeTyped(text.charAt(at)))
  const isAround = (at: number) => AROUND.test(normalizeTyped(text.charAt(at)))
  let start = offset
  let end = offset
  while (isPart(start - 1)) start--
  while (isPart(end)) end++
  while (start < end && isAround(start)) start++
  while (end > start && isAround(end - 1)) end--
  const isInside = start <= offset && offset <= end
  return isInside && end - start > 1 ? { word: text.slice(start, end), start, end } : null
}

/**
 * What is asked for when a word is clicked: a contraction is cut at its apostrophe but for those of specification §5. Those
 * with "not" go whole: the dictionary itself cuts won't to will, of which "won" would no longer tell.
 */
export function lookUpTextOf(word: string): string {
  const plain = normalizeTyped(word)
  const cut = plain.indexOf("'")
  const isWhole = cut < 2 || wholeContractions.has(comparableTyped(plain)) || /n't$/iu.test(plain)
  return isWhole ? plain : plain.slice(0, cut)
}

/** A selected word or phrase that can be looked up (specification §5: more than one character); null for any other. */
export function selectedText(text: string): string | null {
  const line = normalizeTyped(text).replaceAll(/\s+/gu, ' ').trim()
  return line.length > 1 && line.length <= LONGEST_LOOK_UP && /\p{L}/u.test(line) ? line : null
}
