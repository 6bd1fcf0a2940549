import { MOST_ERROR } from './rated-score.ts'

/** What was decided of one thing that was to be heard. */
type HeardDecision = {
  /** It counts among what was said right. */
  isCounted: boolean
  /** Probability that the decision is right, 0–1. */
  confidence: number
}

/**
 * Standard error, as a share of `words`, of what counts as said right: the root of the mean squared error, where each decision
 * is right with the confidence that the engine gives it, apart from the others. Of one decision alone this is √(1 − confidence).
 */
export function heardError(decisions: readonly HeardDecision[], words: number): number {
  if (words === 0) return MOST_ERROR
  const shift = decisions.reduce(
    (sum, { isCounted, confidence }) => sum + (isCounted ? confidence - 1 : 1 - confidence),
    0,
  )
  const variance = decisions.reduce((sum, { confidence }) => sum + confidence * (1 - confidence), 0)
  return Math.min(MOST_ERROR, Math.sqrt(shift ** 2 + variance) / words)
}
