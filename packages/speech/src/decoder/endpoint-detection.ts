/** Finds where sound begins and ends in a take, by its energy. */

const STEP = 320
/** A step is silent below this share of the loud ones (the loudest twentieth left out). */
const SILENT_SHARE = 0.08
const LOUD = 0.95
/** Kept before the first sound and behind the last: 0.2 s. */
const MARGIN = 10
/** Silence that is worth cutting: 0.3 s at one end. */
const WORTH = 15

/** Samples `from` to `to` (exclusive). */
export type Samples = { from: number; to: number }

/**
 * The samples of a take without the silence before its first and behind its last sound, which makes the recogniser write
 * nothing at all. All of them where there is hardly any.
 */
export function detectEndpoints(pcm: Float32Array): Samples {
  const loudness = Array.from({ length: Math.ceil(pcm.length / STEP) }, (_, i) =>
    loudnessOf(pcm.subarray(i * STEP, (i + 1) * STEP)),
  )
  const loud = loudness.toSorted((a, b) => a - b)[Math.floor(loudness.length * LOUD)] ?? 0
  const all = { from: 0, to: pcm.length }
  if (loud === 0) return all
  const isHeard = (step: number) => step >= SILENT_SHARE * loud
  const first = Math.max(0, loudness.findIndex(isHeard) - MARGIN)
  const last = Math.min(loudness.length, loudness.findLastIndex(isHeard) + 1 + MARGIN)
  if (first < WORTH && loudness.length - last < WORTH) return all
  return { from: first * STEP, to: Math.min(pcm.length, last * STEP) }
}

function loudnessOf(samples: Float32Array): number {
  let squares = 0
  for (let i = 0; i < samples.length; i++) squares += (samples[i] ?? 0) ** 2
  return Math.sqrt(squares)
}
