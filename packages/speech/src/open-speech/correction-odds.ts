import { predictLogOdds } from '@rehearsal/statistics/logistic-regression'
import { logit } from '@rehearsal/statistics/numbers'
import { readLogistic } from '../weights/read-weights.ts'

/** What speaks for and against a key word in place of what the recogniser wrote. */
export type CorrectionEvidence = {
  /** How surely the sound alone holds the key word, anywhere in the take. */
  sound: number
  /** Mean log probability of the key word's tokens, by the recogniser. */
  meanLogProbability: number
  /** Log probability of the least sure token that was written there. */
  written: number
  /** Sounds of the key word. */
  sounds: number
  /** Share of the sounds of what was written for which the key word has none: it may be a part of a longer word. */
  left: number
}

/** No probability is farther from 0 or 1 than this: beyond it nothing was learnt. */
const MARGIN = 0.002
const LOWEST_MEAN = -4

/** Fitted by training/fit-corrections.ts; in the order of `correctionFeatures`. */
const FITTED = readLogistic('correction-odds.json', 5)
/** More likely said than not. */
export const LEAST_LOG_ODDS = 0

/** Log odds that a key word was said where it is offered. */
export function correctionLogOdds(evidence: CorrectionEvidence): number {
  return predictLogOdds(FITTED, correctionFeatures(evidence))
}

/** The evidence as numbers that weigh alike over their whole range. */
export function correctionFeatures({
  sound,
  meanLogProbability,
  written,
  sounds,
  left,
}: CorrectionEvidence): readonly number[] {
  return [
    logit(Math.min(1 - MARGIN, Math.max(MARGIN, sound))),
    Math.max(LOWEST_MEAN, meanLogProbability),
    written,
    Math.log(Math.max(1, sounds)),
    left,
  ]
}
