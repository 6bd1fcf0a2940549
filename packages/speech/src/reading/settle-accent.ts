/** Decides whether a reader speaks the British way. */
import type { ReadWord } from './miscues.ts'
import type { PlannedWord } from './plan-text.ts'

/** Somebody who speaks the British way does so in this share of the words that have one. */
const BRITISH_SHARE = 0.8
const MIN_WORDS = 3

/**
 * A speaker has one accent: British pronunciations count where most words that have one were read so. A single r left out
 * among others that were said is a slip, and is judged against the dictionary's pronunciation.
 */
export function settleAccent(read: readonly ReadWord[], plan: readonly PlannedWord[]): ReadWord[] {
  const isBritish = ({ index, variant }: ReadWord) => variant >= (plan[index]?.listed ?? Infinity)
  const tells = read.filter(({ status, index }) => status === 'correct' && tellingVariants(plan[index]).length > 0)
  const british = tells.filter(({ index, variant }) => tellingVariants(plan[index]).includes(variant)).length
  if (british >= MIN_WORDS && british >= BRITISH_SHARE * tells.length) return [...read]
  return read.map((word) => (isBritish(word) ? { ...word, variant: 0 } : word))
}

/** The British variants of a word by which an accent is told: a weak vowel is /ɪ/ or /ə/ in both (market). */
function tellingVariants(word: PlannedWord | undefined): number[] {
  if (word === undefined) return []
  const listed = new Set(word.variants.slice(0, word.listed ?? Infinity).map(withOneWeakVowel))
  return word.variants.flatMap((phones, variant) => (listed.has(withOneWeakVowel(phones)) ? [] : [variant]))
}

function withOneWeakVowel(phones: readonly string[]): string {
  return phones.map((phone) => (phone === 'IH' ? 'AH' : phone)).join(' ')
}
