/** Finds the likeliest places of an accepted answer in a take. */
import type { AcousticModel } from '../acoustics/acoustic-model.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import type { HeardTake } from './hear-take.ts'
import { spotChain } from './spot-chain.ts'
import { closeFeatures, type PlacedKeyword, placeKeyword } from './spot-keywords.ts'
import type { Keyword } from './keyword.ts'

const HITS_PER_CHAIN = 3
/** Whatever free speech is, an answer that was said is not this far behind it. */
const LOWEST_RATIO = -60

export const ANSWER_FEATURES = ['shareOfSpeech', 'logSpeech'] as const

/**
 * The best places for an accepted answer, with what speaks for each: HIT_FEATURES, CONFIRM_FEATURES and ANSWER_FEATURES
 * (how much of all that was said the answer is; logarithm of how much was said, in frames).
 */
export function answerCandidates(keyword: Keyword, take: HeardTake, acoustic: AcousticModel): PlacedKeyword[] {
  const speech = speechFrames(take.spans)
  return keyword.chains.flatMap((chain) =>
    spotChain(chain, take.scores, take.loop.prefix, LOWEST_RATIO)
      .toSorted((a, b) => b.logLikelihoodRatio - a.logLikelihoodRatio)
      .slice(0, HITS_PER_CHAIN)
      .map((hit) => {
        const placed = placeKeyword(keyword, chain, hit, take.scores)
        const share = Math.min(1, (hit.end - hit.start) / Math.max(1, speech))
        const features = [...closeFeatures(placed, take, acoustic), share, Math.log(Math.max(10, speech))]
        return { ...placed, features }
      }),
  )
}

export function speechFrames(spans: readonly FrameSpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0)
}
