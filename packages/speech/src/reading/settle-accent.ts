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
  const hasBritish = ({ index }: ReadWord) => (plan[index]?.variants.length ?? 0) > (plan[index]?.listed ?? Infinity)
  const open = read.filter((word) => word.status === 'correct' && hasBritish(word))
  const british = open.filter(isBritish).length
  if (british >= MIN_WORDS && british >= BRITISH_SHARE * open.length) return [...read]
  return read.map((word) => (isBritish(word) ? { ...word, variant: 0 } : word))
}
