import { correctionOf } from './read-corrections.ts'
import { columnsOf, type Entry, readEntries } from './read-entries.ts'

/** A word, or a few with spaces between them; a hyphen at an end says that it is a part of one. */
const WORDS = /^-?[\p{L}\d]+(?:[ '’-][\p{L}\d]+)*-?$/u

/** A data file of words, one a line, named as “words/plain-verbs”. */
export function readWords(name: string): ReadonlySet<string> {
  return wordsOf(readEntries(name))
}

/** A data file of pairs, “this > that”, one a line, named as “spelling/usual-slips”. */
export function readPairs(name: string): ReadonlyMap<string, string> {
  return pairsOf(readEntries(name))
}

/** The entries of a list of words. */
export function wordsOf(entries: readonly Entry[]): ReadonlySet<string> {
  for (const { text, where } of entries)
    if (!WORDS.test(text)) throw new Error(`${where} write a word and nothing else, not “${text}”`)
  return new Set(entries.map(({ text }) => text))
}

/** The entries of a list of pairs, what stands behind “>” by what stands before it. */
export function pairsOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.map((entry) => {
      const [pair = ''] = columnsOf(entry, 'this > that')
      const { wrong, right } = correctionOf(entry, pair)
      return [wrong, right]
    }),
  )
}
