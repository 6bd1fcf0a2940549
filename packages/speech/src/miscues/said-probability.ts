/** Weighs what sounds and recogniser say of a word: was it said as written? */
import { predictLogistic } from '@rehearsal/statistics/logistic-regression'
import { readLogistic } from '../weights/read-weights.ts'

/**
 * What the sounds say of a word (log odds that it was said) and its log-likelihood ratio to what the recogniser would write (nats) are weighed together.
 * Fitted by training/fit-likelihood-ratios.ts.
 */
const FITTED = readLogistic('said-word.json', 2)
/** Log odds beyond these say no more. */
const SUREST = 8

/**
 * From this probability on a word counts as said. The weights come from edited texts, which the recogniser finds odd; a natural text that is misread it
 * finds likely. So the bar lies higher than where most edits would be told right (0.55 on training speakers; docs/studies/2026-11-28-how-scores-were-measured.md).
 */
export const SAID_FROM = 0.6
/** What the recogniser cannot tell counts as much as it does for words that were said, on average. */
const USUAL_RATIO = -2.5

/** The probability that a word was said as written; `logLikelihoodRatio` is null where the recogniser cannot tell. */
export function saidProbability(logOdds: number, logLikelihoodRatio: number | null, fitted = FITTED): number {
  const bounded = Math.min(SUREST, Math.max(-SUREST, logOdds))
  return predictLogistic(fitted, [bounded, logLikelihoodRatio ?? USUAL_RATIO])
}
