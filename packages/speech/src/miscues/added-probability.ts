import { predictLogistic } from '@rehearsal/statistics/logistic-regression'
import { readLogistic } from '../weights/read-weights.ts'

/** What speaks for a word that the recogniser wrote and the text lacks having been added. */
export type AddedEvidence = {
  /** Log odds by its sounds that it was said between its neighbours. */
  logOdds: number
  /** How much likelier the sounds between them are with it than without it, nats. */
  logLikelihoodRatio: number
  /** The least log odds, by their sounds, of the words of the text beside it: a part of one of them was not added. */
  beside: number
  /** Stretches of other speech that the likeliest path found there. */
  others: number
  /** Words of the text around it that the recogniser did not write: where there are many, it has lost its way. */
  unmatched: number
}

/** Fitted by training/fit-added-words.ts; in the order of `addedFeatures`. */
const FITTED = readLogistic('added-word.json', 5)
/** Log odds, and log-likelihood ratios, beyond these say no more. */
const SUREST = 8
const HIGHEST_RATIO = 40
const MOST_OTHERS = 2

/** The probability that the word was added, 0–1. */
export function addedProbability(evidence: AddedEvidence): number {
  return predictLogistic(FITTED, addedFeatures(evidence))
}

/** The evidence as numbers that weigh alike over their whole range. */
export function addedFeatures({
  logOdds,
  logLikelihoodRatio,
  beside,
  others,
  unmatched,
}: AddedEvidence): readonly number[] {
  return [
    bounded(logOdds),
    Math.min(HIGHEST_RATIO, logLikelihoodRatio),
    bounded(beside),
    Math.min(MOST_OTHERS, others),
    unmatched,
  ]
}

function bounded(logOdds: number): number {
  return Math.min(SUREST, Math.max(-SUREST, logOdds))
}
