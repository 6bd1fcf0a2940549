import { dictionary } from 'cmu-pronouncing-dictionary'
import { withoutStress } from './arpabet.ts'
import { britishVariant } from './british.ts'
import { guessPronunciation } from './guess-pronunciation.ts'
import { normalizeWord, type TextWord } from './tokenize.ts'

export { ARPABET, isPhone, isVowel, phoneToIpa, withoutStress } from './arpabet.ts'
export { numberToWords } from './numbers.ts'
export { normalizeWord, type TextWord, tokenize } from './tokenize.ts'
export { dialectOf } from '../writing/lexicon/word-bands.ts'

/** American ones of the dictionary; one British one may follow. */
const MAX_PRONUNCIATIONS = 4
/** Over all readings of a written form. */
const MAX_READINGS = 6

/**
 * Pronunciations of one word, most usual first, as ARPABET phones without stress: CMU dictionary, then its parts, then a
 * guess. Empty only for what has no Latin letter. Never throws.
 */
export function pronounce(word: string): string[][] {
  const key = normalizeWord(word)
  const known = lookUp(key)
  if (known.length > 0) return withBritish(key, known)
  const owner = /^(.+?)'s?$/.exec(key)?.[1]
  if (owner !== undefined)
    return pronounce(owner).map((phones) => [...phones, ...(key.endsWith('s') ? ending(phones) : [])])
  const guess = guessPronunciation(key.replaceAll("'", ''))
  return guess.length > 0 ? withBritish(key, [guess]) : []
}

/** The same and the British one, where it differs from all of them. */
function withBritish(word: string, pronunciations: string[][]): string[][] {
  const british = britishVariant(word, pronunciations[0] ?? [])
  if (british === null) return pronunciations
  const isNew = pronunciations.every((phones) => phones.join(' ') !== british.join(' '))
  return isNew ? [...pronunciations, british] : pronunciations
}

/** Pronunciations of a text's word over all its readings (`25` is "twenty five"), most usual first. */
export function pronounceTextWord(word: TextWord): string[][] {
  const all = word.readings.flatMap((reading) => {
    const parts = reading.map((spoken) => pronounce(spoken))
    const first = parts.flatMap((options) => options[0] ?? [])
    const only = parts[0]
    return parts.length === 1 && only !== undefined ? only : [first]
  })
  const different = new Map(all.map((phones) => [phones.join(' '), phones]))
  return [...different.values()].filter((phones) => phones.length > 0).slice(0, MAX_READINGS)
}

/** The dictionary's own entries for a word with stress digits (`R IH0 HH ER1 S AH0 L`); empty when it has none. */
export function dictionaryEntries(word: string): string[] {
  const key = normalizeWord(word)
  const keys = [key, ...[1, 2, 3].map((i) => `${key}(${i})`)]
  return keys.flatMap((name) => (Object.hasOwn(dictionary, name) ? (dictionary[name] ?? []) : []))
}

function lookUp(key: string): string[][] {
  const entries = dictionaryEntries(key).map((entry) => entry.split(' ').map(withoutStress).join(' '))
  return [...new Set(entries)].slice(0, MAX_PRONUNCIATIONS).map((entry) => entry.split(' '))
}

/** The sound of an added s: after a hiss, after a voiceless sound, after any other. */
function ending(phones: readonly string[]): string[] {
  const last = phones.at(-1) ?? ''
  if (['S', 'Z', 'SH', 'ZH', 'CH', 'JH'].includes(last)) return ['AH', 'Z']
  return ['P', 'T', 'K', 'F', 'TH'].includes(last) ? ['S'] : ['Z']
}
