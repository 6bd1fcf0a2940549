import { withoutStress } from '../phones/arpabet.ts'
import { britishPronunciations } from '../accents/british-phones.ts'
import { normalizeWord, type TextWord } from '../text/tokenize.ts'
import { guessPronunciation } from './guess-pronunciation.ts'
import { printedPronunciations, stressedPronunciations } from './stressed-pronunciation.ts'

/** American ones of the dictionary; British ones may follow. */
const MAX_PRONUNCIATIONS = 4
/** Over all readings of a written form. */
const MAX_READINGS = 6

/**
 * Pronunciations of one word as America says it, most usual first, as ARPABET phones without stress: those that the dictionary
 * shows (the pronouncing dictionary's, or made of a word's parts), else a guess. Empty only for what has no Latin letter. Never throws.
 */
export function pronounce(word: string): string[][] {
  return american(normalizeWord(word)).slice(0, MAX_PRONUNCIATIONS).map(phonesOf)
}

/**
 * All pronunciations of one word that count as right: those of `pronounce`, and the British ones, among them whatever the
 * dictionary shows.
 */
export function acceptedPronunciations(word: string): string[][] {
  const key = normalizeWord(word)
  const printed = printedPronunciations(key)
  const british = (printed.length > 0 ? printed : american(key).slice(0, 1)).flatMap((entry) =>
    britishPronunciations(key, entry),
  )
  return different([...pronounce(word), ...british])
}

/** ARPABET with stress digits where the dictionary has them; a possessive of a known name is the name and its ending. */
function american(key: string): string[] {
  const known = stressedPronunciations(key)
  if (known.length > 0) return withoutTwins(known)
  const owner = /^(.+?)'s?$/.exec(key)?.[1]
  if (owner !== undefined)
    return american(owner).map((entry) => (key.endsWith('s') ? `${entry} ${ending(phonesOf(entry))}` : entry))
  const guess = guessPronunciation(key.replaceAll("'", ''))
  return guess.length > 0 ? [guess.join(' ')] : []
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
  return different(all)
    .filter((phones) => phones.length > 0)
    .slice(0, MAX_READINGS)
}

function phonesOf(entry: string): string[] {
  return entry.split(' ').map(withoutStress)
}

function different(pronunciations: readonly string[][]): string[][] {
  return [...new Map(pronunciations.map((phones) => [phones.join(' '), phones])).values()]
}

/** Entries that differ in stress alone are one pronunciation. */
function withoutTwins(entries: readonly string[]): string[] {
  return entries.filter((entry, i) => i === entries.findIndex((one) => phonesOf(one).join() === phonesOf(entry).join()))
}

/** The sound of an added s: after a hiss, after a voiceless sound, after any other. */
function ending(phones: readonly string[]): string {
  const last = phones.at(-1) ?? ''
  if (['S', 'Z', 'SH', 'ZH', 'CH', 'JH'].includes(last)) return 'AH Z'
  return ['P', 'T', 'K', 'F', 'TH'].includes(last) ? 'S' : 'Z'
}
