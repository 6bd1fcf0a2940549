import { mean } from '@rehearsal/statistics/numbers'
import type { FrameSpan } from '../front-end/frame-span.ts'
import type { LoopSound } from './phone-loop.ts'
import { CLASSES, SILENCE_CLASS } from './sound-classes.ts'

/**
 * How far the networks are from knowing which English sounds a take holds: mean over its sounds (of the phone loop, without
 * silences) of the entropy of their opinion, in nats. Learners lie around 1.1 and seldom above 1.5, other languages seldom below
 * (docs/studies/2026-11-28-how-scores-were-measured.md, "The built-in recogniser").
 */
export function meanEntropy(networkPosteriors: Float32Array, sounds: readonly LoopSound[]): number {
  const spoken = sounds.filter(({ soundClass }) => soundClass !== SILENCE_CLASS)
  return mean(spoken.map((sound) => spanEntropy(networkPosteriors, sound)))
}

/** Mean entropy of the networks' opinion in the frames of a stretch, in nats; `networkPosteriors`: natural logs, a row of classes for each frame. */
export function spanEntropy(networkPosteriors: Float32Array, { start, end }: FrameSpan): number {
  const frames = Array.from({ length: end - start }, (_, i) =>
    networkPosteriors.subarray((start + i) * CLASSES, (start + i + 1) * CLASSES),
  )
  return mean(frames.map((row) => -row.reduce((total, value) => total + value * Math.exp(value), 0)))
}
