/** Looks for fixed words and phrases in a sentence. */
import { plainWordsOf } from './phrase-matches.ts'

/** The words of a stretch of text in small letters, a blank on either side of each, so that phrases can be looked up in it. */
export function plainLine(text: string): string {
  return ` ${plainWordsOf(text)
    .map(({ plain }) => plain)
    .join(' ')} `
}

/** Whether one of the phrases stands in a `plainLine`. */
export function hasPhrase(line: string, phrases: Iterable<string>): boolean {
  for (const phrase of phrases) if (line.includes(` ${phrase} `)) return true
  return false
}

/** How many of the phrases stand in a `plainLine`. */
export function countOf(line: string, phrases: Iterable<string>): number {
  let count = 0
  for (const phrase of phrases) if (line.includes(` ${phrase} `)) count += 1
  return count
}

/** Whether a `plainLine` opens with one of the phrases. */
export function opensWith(line: string, phrases: Iterable<string>): boolean {
  for (const phrase of phrases) if (line.startsWith(` ${phrase} `)) return true
  return false
}
