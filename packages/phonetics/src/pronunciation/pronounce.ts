import { withoutStress } from '../phones/arpabet.ts'
import { britishVariant } from '../accents/british.ts'
import { normalizeWord, type TextWord } from '../text/tokenize.ts'
import { guessPronunciation } from './guess-pronunciation.ts'
import { stressedPronunciations } from './stressed-pronunciation.ts'

/** American ones of the dictionary; one British one may follow. */
const MAX_PRONUNCIATIONS = 4
/** Over all readings of a written form. */
const MAX_READINGS = 6

/**
 * Pronunciations of one word as America says it, most usual first, as ARPABET phones without stress: those that the dictionary
 * shows (the pronouncing dictionary's, or made of a word's parts), else a guess. Empty only for what has no Latin letter. Never throws.
 */
export function pronounce(word: string): string[][] {
  const key = normalizeWord(word)
  const known = lookUp(key)
  if (known.length > 0) return known
  const owner = /^(.+?)'s?$/.exec(key)?.[1]
  if (owner !== undefined)
    return pronounce(owner).map((phones) => [...phones, ...(key.endsWith('s') ? ending(phones) : [])])
  const guess = guessPronunciation(key.replaceAll("'", ''))
  return guess.length > 0 ? [guess] : []
}

/** All pronunciations of one word that count as right: the dictionary's, mostly American, and the British one. */
export function acceptedPronunciations(word: string): string[][] {
  const known = pronounce(word)
  const british = britishVariant(normalizeWord(word), known[0] ?? [])
  const isNew = british !== null && known.every((phones) => phones.join(' ') !== british.join(' '))
  return isNew ? [...known, british] : known
}

/** Pronunciations of a text's word over all its readings (`25` is "twenty five"), most usual first. */
export function pronounceTextWord(word: TextWord): string[][] {
  return overReadings(word, pronounce)
}

/** The same with British pronunciations, for text that is to be read; for listening among many words they fit too much. */
export function acceptedOfTextWord(word: TextWord): string[][] {
  return overReadings(word, acceptedPronunciations)
}

function overReadings(word: TextWord, pronunciationsOf: (spoken: string) => string[][]): string[][] {
  const all = word.readings.flatMap((reading) => {
    const parts = reading.map(pronunciationsOf)
    const first = parts.flatMap((options) => options[0] ?? [])
    const only = parts[0]
    return parts.length === 1 && only !== undefined ? only : [first]
  })
  const different = new Map(all.map((phones) => [phones.join(' '), phones]))
  return [...different.values()].filter((phones) => phones.length > 0).slice(0, MAX_READINGS)
}

function lookUp(key: string): string[][] {
  const entries = stressedPronunciations(key).map((entry) => entry.split(' ').map(withoutStress).join(' '))
  return [...new Set(entries)].slice(0, MAX_PRONUNCIATIONS).map((entry) => entry.split(' '))
}

/** The sound of an added s: after a hiss, after a voiceless sound, after any other. */
function ending(phones: readonly string[]): string[] {
  const last = phones.at(-1) ?? ''
  if (['S', 'Z', 'SH', 'ZH', 'CH', 'JH'].includes(last)) return ['AH', 'Z']
  return ['P', 'T', 'K', 'F', 'TH'].includes(last) ? ['S'] : ['Z']
}
