/** Puts together what tools or writers have cut apart by blanks. */
import { type Replacing, type RespeltText, respell } from './respell.ts'

/** What tools that cut texts into tokens leave behind: “do n't”, “it 's”, “`` so ''”, which is read as “'' so ''”. */
const CUT_APART = /\p{L} n['’]t\b|\p{L} ['’](?:s|re|ve|ll|d|m)\b|(?:^|\s)''\s/u
const STOP = /[.,!?;:]+(?=\s|$)/gu
const SPACED_STOP = /(?<=\S)\s(?=[.,!?;:]+(?:\s|$))/gu
const SPACED_END = /(?<=\S)\s(?=[.!?]+(?:\s|$))/gu
const CUT_CANNOT = /(?<=\bcan) (?=not\b)/giu
const CUT_WORD = /(?<=\p{L}) (?=n['’]t\b|['’](?:s|re|ve|ll|d|m)\b)/giu

/**
 * Detokenises a text: without the blanks that its writer, or a tool, sets before every stop and inside “do n't”, and the way back to the
 * places of the original. Who does so throughout, or before every stop that ends a sentence, makes no mistake of grammar; single
 * blanks before a stop stay, to be marked.
 */
export function detokenised(text: string): RespeltText {
  const stops = [...text.matchAll(STOP)].filter(({ index }) => index > 0)
  const isSpaced = stops.length > 0 && stops.every(({ index }) => text[index - 1] === ' ')
  const ends = stops.filter(({ 0: stop }) => /[.!?]/u.test(stop))
  const isEndSpaced = ends.length > 0 && ends.every(({ index }) => text[index - 1] === ' ')
  const isCut = CUT_APART.test(text)
  return respell(
    text,
    [
      ...blanksOf(text, isSpaced || isCut ? SPACED_STOP : isEndSpaced ? SPACED_END : undefined),
      ...blanksOf(text, isSpaced || isCut ? CUT_CANNOT : undefined),
      ...(isCut ? [...text.matchAll(CUT_WORD)].map(({ index }) => blank(index)) : []),
    ].toSorted((a, b) => a.start - b.start),
  )
}

function blanksOf(text: string, pattern: RegExp | undefined): Replacing[] {
  return pattern === undefined ? [] : [...text.matchAll(pattern)].map(({ index }) => blank(index))
}

function blank(start: number): Replacing {
  return { start, end: start + 1, suggestions: [''] }
}
