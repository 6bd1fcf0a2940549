import { CLASSES } from '../acoustics/sound-classes.ts'
import { STATES_PER_PHONE } from '../acoustics/phone-loop.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import type { SoundChain } from './sound-chain.ts'
import type { Hit } from './spot-chain.ts'

export const HIT_FEATURES = [
  'logLikelihoodRatio', 'ratioPerPhone', 'phones', 'meanRatio', 'worstRatio', 'secondWorstRatio', 'firstRatio', 'lastRatio', 'matches', 'logLength', 'shortest', 'longest',
] as const // prettier-ignore

/**
 * What speaks for and against a chain having been said where it fits best, in the order of HIT_FEATURES. A ratio is the
 * log-likelihood ratio of a phone to the likeliest sound over its own frames, nats per frame; lengths are logs of frames.
 */
export function hitFeatures(chain: SoundChain, hit: Hit, placed: readonly FrameSpan[], scores: Float32Array): number[] {
  const ratios = placed.map((span, i) => ratioOf(scores, chain.phones[i] ?? 0, span))
  const sorted = ratios.toSorted((a, b) => a - b)
  const count = Math.max(1, ratios.length)
  const lengths = placed.map(({ start, end }) => Math.log(Math.max(STATES_PER_PHONE, end - start)))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return [
    hit.logLikelihoodRatio,
    hit.logLikelihoodRatio / count,
    Math.log(count),
    sum(ratios) / count,
    sorted[0] ?? 0,
    sorted[1] ?? sorted[0] ?? 0,
    ratios[0] ?? 0,
    ratios.at(-1) ?? 0,
    ratios.filter((ratio) => ratio > -0.15).length / count,
    sum(lengths) / count,
    Math.min(...lengths, 5),
    Math.max(...lengths, 0),
  ]
}

function ratioOf(scores: Float32Array, soundClass: number, { start, end }: FrameSpan): number {
  const means = new Float64Array(CLASSES)
  for (let t = start; t < end; t++) {
    for (let c = 0; c < CLASSES; c++) means[c] = (means[c] ?? 0) + (scores[t * CLASSES + c] ?? 0)
  }
  return ((means[soundClass] ?? 0) - Math.max(...means)) / Math.max(1, end - start)
}
