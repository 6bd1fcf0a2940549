import { longestCommonSubsequenceRatio } from '@rehearsal/statistics/longest-common-subsequence'
import { alignSequences } from '@rehearsal/statistics/sequence-alignment'
import type { PlannedWord } from '../reading/plan-text.ts'

/** A word that the recogniser wrote and the text lacks: which of the written words, and the position in the text that it stands before. */
export type ExtraWord = { written: number; before: number }

/** Costs of a word that only one of both has; of two words in each other's place it is the share of their sounds that they do not have in common. */
const ONLY_IN_ONE = 0.55
/** Pronunciations of a word that are compared: further ones are of numbers and names. */
const MOST_VARIANTS = 2

type Sounded = Pick<PlannedWord, 'word' | 'variants'>

/** Lays what the recogniser wrote beside the text, word by word in order and by their sounds. `unmatched`: positions of words of the text that it does not hold. */
export function extraWords(
  text: readonly Sounded[],
  written: readonly Sounded[],
): { extra: ExtraWord[]; unmatched: number[] } {
  const extra: ExtraWord[] = []
  const unmatched: number[] = []
  let [i, j] = [0, 0]
  for (const step of alignSequences(text, written, distance, ONLY_IN_ONE)) {
    if (step === 'other') extra.push({ written: j, before: i })
    if (step === 'one') unmatched.push(i)
    if (step !== 'other') i += 1
    if (step !== 'one') j += 1
  }
  return { extra, unmatched }
}

/** 0 for the same word, 1 for words without a sound in common. */
function distance(one: Sounded, other: Sounded): number {
  if (one.word.toLowerCase() === other.word.toLowerCase()) return 0
  const [ours, theirs] = [one.variants.slice(0, MOST_VARIANTS), other.variants.slice(0, MOST_VARIANTS)]
  return Math.min(1, ...ours.flatMap((own) => theirs.map((phones) => 1 - longestCommonSubsequenceRatio(own, phones))))
}
