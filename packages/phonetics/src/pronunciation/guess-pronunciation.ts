import { createRequire } from 'node:module'
import { z } from 'zod'
import { phonesOfIpa } from '../phones/ipa-of-phone.ts'
import { guessFromLetters, spellLetters } from './letter-rules.ts'

const phonemizerSchema = z.object({ toIPA: z.custom<(word: string) => string>((value) => typeof value === 'function') })

let toIpa: ((word: string) => string) | null = null

/** Guesses a word's phones when the dictionary lacks it: spelled abbreviation, then a g2p, then letter rules. Never throws. */
export function guessPronunciation(word: string): string[] {
  if (!/[aeiouy]/.test(word)) return spellLetters(word)
  const guessed = phonesOfIpa(withWholeDiphthongs(phonemize(word)))
  // A g2p that lost most of the word is worse than the plain letters.
  return guessed.length * 2.5 >= word.length ? guessed : guessFromLetters(word)
}

function phonemize(word: string): string {
  try {
    // The package's ESM build does not load on Node 24 (a JSON import without its attribute); its CommonJS build does.
    toIpa ??= phonemizerSchema.parse(createRequire(import.meta.url)('phonemize')).toIPA
    return toIpa(word)
  } catch {
    return ''
  }
}

/** The package writes the vowels of day and go by their first half in foreign words, and a plain a for that of father. */
function withWholeDiphthongs(ipa: string): string {
  return ipa
    .replaceAll(/e(?!ɪ)/gu, 'eɪ')
    .replaceAll(/o(?!ʊ)/gu, 'oʊ')
    .replaceAll(/a(?![ɪʊ])/gu, 'ɑ')
}
