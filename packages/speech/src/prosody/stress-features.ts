import { ARPABET, isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { CLASSES } from '../acoustics/sound-classes.ts'

/** A word's phones with their frames (10 ms), end exclusive. */
export type TimedPhone = { phone: string; start: number; end: number }

/** What is heard of the take, frame by frame. */
export type StressEvidence = {
  energies: Float32Array
  /** frames × 40 log posteriors of the frame networks. */
  posteriors: Float32Array
  /** Semitones above 100 Hz; NaN where unvoiced. */
  pitch: Float32Array
}

export const STRESS_FEATURES = [
  'length',
  'isLast',
  'isBeforePause',
  'loudness',
  'pitch',
  'highest',
  'movement',
  'fullness',
] as const

/** Vowels of unstressed syllables; every other vowel is a full one. */
const REDUCED = new Set(['AH', 'ER', 'IH'])
const MAX_FULLNESS = 4
/** The pitch peak of a stressed syllable may come a little late. */
const LATE_FRAMES = 4

/**
 * Measures of each syllable of a word, one row per vowel in the order of STRESS_FEATURES. Only differences within the word
 * matter; what is usual for a vowel is not taken off, as that would take stress off the vowels that mostly carry it.
 * `isBeforePause`: a pause or the end follows the word, which draws out its last syllable.
 */
export function stressFeatures(
  phones: readonly TimedPhone[],
  evidence: StressEvidence,
  isBeforePause: boolean,
): number[][] {
  const vowels = phones.filter(({ phone }) => isVowel(phone))
  const pitches = vowels.map(({ start, end }) => voicedOf(evidence.pitch, start, end + LATE_FRAMES))
  const all = pitches.flat()
  const middle = all.length === 0 ? 0 : all.reduce((sum, value) => sum + value, 0) / all.length
  return vowels.map((vowel, i) => {
    const own = pitches[i] ?? []
    const pitch = own.length === 0 ? middle : own.reduce((sum, value) => sum + value, 0) / own.length
    const isLast = i === vowels.length - 1
    return [
      Math.log(Math.max(1, vowel.end - vowel.start)),
      isLast ? 1 : 0,
      isLast && isBeforePause ? 1 : 0,
      highest(evidence.energies, vowel.start, vowel.end),
      pitch - middle,
      Math.max(pitch, ...own) - middle,
      own.length === 0 ? 0 : Math.max(...own) - Math.min(...own),
      fullness(evidence.posteriors, vowel.start, vowel.end),
    ]
  })
}

function voicedOf(pitch: Float32Array, start: number, end: number): number[] {
  return [...pitch.subarray(start, end)].filter((value) => !Number.isNaN(value))
}

function highest(values: Float32Array, start: number, end: number): number {
  return values.subarray(start, Math.max(start + 1, end)).reduce((a, b) => Math.max(a, b), -Infinity)
}

/** How much more likely a full vowel was than a reduced one, in nats per frame. */
function fullness(posteriors: Float32Array, start: number, end: number): number {
  let total = 0
  for (let t = start; t < end; t++) {
    let [full, reduced] = [1e-6, 1e-6]
    ARPABET.forEach((phone, column) => {
      if (!isVowel(phone)) return
      const share = Math.exp(posteriors[t * CLASSES + column] ?? -30)
      if (REDUCED.has(phone)) reduced += share
      else full += share
    })
    total += Math.max(-MAX_FULLNESS, Math.min(MAX_FULLNESS, Math.log(full / reduced)))
  }
  return total / Math.max(1, end - start)
}
