import type { ReadWord } from '../packages/speech/src/reading/miscues.ts'
import { areLacking } from './are-lacking.ts'
import type { SimulatedEdit } from './simulated-edits.ts'

/** Words told as added, and words that texts lack; `ofRight` and `words`: told in right texts, and the words of these. */
export type AddedTally = { told: number; right: number; lacking: number; ofRight: number; words: number }

export const emptyTally = (): AddedTally => ({ told: 0, right: 0, lacking: 0, ofRight: 0, words: 0 })

/** Counts a reading of an edited text; other and heavily changed ones hold too little of what was said. */
export function tallyAdded(
  tally: AddedTally,
  { kind, words, lacking }: SimulatedEdit,
  read: readonly ReadWord[],
): void {
  if (kind === 'other' || kind === 'heavy') return
  const told = read.flatMap((word) => (word.status === 'inserted' && word.isNoWord !== true ? [word.index] : []))
  tally.told += told.length
  tally.right += areLacking(told, lacking).filter(Boolean).length
  tally.lacking += lacking.length
  if (kind !== 'none') return
  tally.ofRight += told.length
  tally.words += words.length
}

/** The tally in words. */
export function describeTally({ told, right, lacking, ofRight, words }: AddedTally): string {
  const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(3)
  return `found ${share(right, lacking)} of ${lacking}, precision ${share(right, told)}, in right texts ${ofRight} of ${words} words`
}
