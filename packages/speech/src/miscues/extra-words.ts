import { longestCommonSubsequenceRatio } from '@rehearsal/statistics/longest-common-subsequence'
import type { PlannedWord } from '../reading/plan-text.ts'

/** A word that the recogniser wrote and the text lacks: which of the written words, and the position in the text that it stands before. */
export type ExtraWord = { written: number; before: number }

/** Costs of a word that only one of both has; of two words in each other's place it is the share of their sounds that they do not have in common. */
const ONLY_IN_ONE = 0.55
/** Pronunciations of a word that are compared: further ones are of numbers and names. */
const MOST_VARIANTS = 2

type Step = 'both' | 'text' | 'written'
type Sounded = Pick<PlannedWord, 'word' | 'variants'>

/** Lays what the recogniser wrote beside the text, word by word in order and by their sounds. `unmatched`: positions of words of the text that it does not hold. */
export function extraWords(
  text: readonly Sounded[],
  written: readonly Sounded[],
): { extra: ExtraWord[]; unmatched: number[] } {
  const extra: ExtraWord[] = []
  const unmatched: number[] = []
  let [i, j] = [0, 0]
  for (const step of cheapestSteps(text, written)) {
    if (step === 'written') extra.push({ written: j, before: i })
    if (step === 'text') unmatched.push(i)
    if (step !== 'written') i += 1
    if (step !== 'text') j += 1
  }
  return { extra, unmatched }
}

function cheapestSteps(text: readonly Sounded[], written: readonly Sounded[]): Step[] {
  const width = written.length + 1
  const costs = new Float64Array((text.length + 1) * width)
  const taken: Step[] = []
  for (let i = 0; i <= text.length; i++) {
    for (let j = 0; j < width; j++) {
      const [own, other] = [text[i - 1], written[j - 1]]
      const both = own && other ? at(costs, (i - 1) * width + j - 1) + distance(own, other) : Infinity
      const onlyText = own ? at(costs, (i - 1) * width + j) + ONLY_IN_ONE : Infinity
      const onlyWritten = other ? at(costs, i * width + j - 1) + ONLY_IN_ONE : Infinity
      const least = Math.min(both, onlyText, onlyWritten)
      costs[i * width + j] = least === Infinity ? 0 : least
      taken[i * width + j] = both === least ? 'both' : onlyText === least ? 'text' : 'written'
    }
  }
  const steps: Step[] = []
  for (let [i, j] = [text.length, written.length]; i > 0 || j > 0;) {
    const step = taken[i * width + j] ?? 'both'
    steps.push(step)
    if (step !== 'written') i -= 1
    if (step !== 'text') j -= 1
  }
  return steps.toReversed()
}

/** 0 for the same word, 1 for words without a sound in common. */
function distance(one: Sounded, other: Sounded): number {
  if (one.word.toLowerCase() === other.word.toLowerCase()) return 0
  const [ours, theirs] = [one.variants.slice(0, MOST_VARIANTS), other.variants.slice(0, MOST_VARIANTS)]
  return Math.min(1, ...ours.flatMap((own) => theirs.map((phones) => 1 - longestCommonSubsequenceRatio(own, phones))))
}

function at(costs: Float64Array, place: number): number {
  return costs[place] ?? 0
}
