import { z } from 'zod'
import { logistic, mean } from '../statistics.ts'
import { readWeights } from './read-weights.ts'

/** What the recogniser wrote, beside the text that was to be read. */
export type Rival = {
  /** By how much it fits the sounds of the take better than the text does, nats a frame (`fit-of-text.ts`). */
  excess: number
  /** Share of their sounds that both have in common, in order: 0–1; null where nothing was written. */
  alike: number | null
}

type Weights = { weights: number[]; start: number }

/** Fitted by training/fit-other-texts.ts on texts that training speakers did not read, and on their own with words changed; in the order of `otherTextFeatures`. */
const FITTED: Weights = readWeights(
  'other-text.json',
  z.object({ weights: z.array(z.number()).length(3), start: z.number() }),
)
/** A text hardly fits worse than this, however little of it was said. */
const MOST_EXCESS = 2
/** Log odds beyond these say no more. */
const SUREST = 8
/** Nothing written speaks as much against a text as this share: what fitted training speakers best of 0.3 to 0.6. */
const ALIKE_OF_NOTHING = 0.45
/** From this probability on nothing of the text was said. Of training speakers' own texts it takes one changed one in eighty and no unchanged one. */
const OTHER_FROM = 0.3

/**
 * Whether the take holds another text: the words of this one that seem said (`odds`: log odds of each by its sounds) are doubtful then, and what the
 * recogniser wrote fits the take far better and sounds unlike. Where the text fits as well it was the recogniser that was lost.
 */
export function isOtherText(odds: readonly number[], rival: Rival): boolean {
  return rival.excess > 0 && otherTextProbability(odds, rival) >= OTHER_FROM
}

/** The same as a probability, 0–1. */
export function otherTextProbability(odds: readonly number[], rival: Rival, { weights, start } = FITTED): number {
  return logistic(otherTextFeatures(odds, rival).reduce((sum, value, i) => sum + value * (weights[i] ?? 0), start))
}

/** What is weighed, as numbers. */
export function otherTextFeatures(odds: readonly number[], { excess, alike }: Rival): readonly number[] {
  const bounded = odds.map((own) => Math.min(SUREST, Math.max(-SUREST, own)))
  return [mean(bounded), Math.min(MOST_EXCESS, excess), alike ?? ALIKE_OF_NOTHING]
}
