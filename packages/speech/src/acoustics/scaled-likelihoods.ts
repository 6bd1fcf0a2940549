/** Makes scores for keywords and words on trial of the posteriors of both scorers. */
import type { FrameEvidence } from './frame-evidence.ts'
import type { FrameNetwork } from './frame-network.ts'
import { CLASSES } from './sound-classes.ts'

/** How much the frame network counts beside the Gaussian model. */
const NETWORK_SHARE = 0.7
/** How much of a sound's usual frequency is taken out of its posterior: rare sounds are else never believed. */
const PRIOR_SHARE = 0.5
/** Neighbouring frames say much the same; without this scale the evidence would be counted twice. */
const SCALE = 0.5

/**
 * frames × 40 scaled log likelihoods (posteriors by their priors, Bourlard and Morgan 1994) of each phone and silence for finding words, from both posteriors. The three constants are the
 * best of a small grid on calibration recordings (share of said words found at a given share of others: docs/studies/2026-11-28-how-scores-were-measured.md).
 */
export function scaledLikelihoods(
  evidence: Pick<FrameEvidence, 'networkPosteriors' | 'gaussianPosteriors'>,
  networks: readonly Pick<FrameNetwork, 'shape'>[],
): Float32Array {
  const { networkPosteriors, gaussianPosteriors } = evidence
  const priors = Array.from({ length: CLASSES }, (_, c) =>
    networks.reduce((sum, { shape }) => sum + (shape.logPriors[c] ?? 0) / networks.length, 0),
  )
  const scores = new Float32Array(networkPosteriors.length)
  for (let i = 0; i < scores.length; i++) {
    const posterior = NETWORK_SHARE * (networkPosteriors[i] ?? 0) + (1 - NETWORK_SHARE) * (gaussianPosteriors[i] ?? 0)
    scores[i] = SCALE * (posterior - PRIOR_SHARE * (priors[i % CLASSES] ?? 0))
  }
  return scores
}

export function framesOf(scores: Float32Array): number {
  return scores.length / CLASSES
}
