/** Tells how likely each senone (state of a triphone) of the acoustic model is in each frame. */
import { findBestGaussians } from '@rehearsal/statistics/kernels/best-gaussians'
import { TOP } from '@rehearsal/statistics/kernels/gaussian-code'
import { type AcousticModel, STREAM_WIDTH, STREAMS, WEIGHT_STEP } from './acoustic-model.ts'

/** Sphinx bounds how far a codebook may fall behind the best one per stream; without it one odd frame outweighs a word. */
const MAX_BEHIND = 96 * WEIGHT_STEP

/** The best Gaussians of each codebook in each frame, from which any senone's likelihood follows. */
export type GaussianTable = {
  frames: number
  /** frames × codebook × stream × TOP likelihoods, relative to the frame's best codebook (0–1). */
  scores: Float32Array
  codewords: Uint8Array
}

/** Finds the four best Gaussians per codebook, stream and frame. `rows` is frames × 39. */
export function scoreGaussians(model: AcousticModel, rows: Float32Array): GaussianTable {
  const best = findBestGaussians(model.gaussians, model.densities, STREAMS, rows)
  const frames = rows.length / (STREAMS * STREAM_WIDTH)
  const codebooks = model.phones.length
  for (let t = 0; t < frames; t++) normaliseFrame(best.scores, t * codebooks * STREAMS * TOP, codebooks)
  return { frames, ...best }
}

function normaliseFrame(scores: Float32Array, frameStart: number, codebooks: number): void {
  for (let stream = 0; stream < STREAMS; stream++) {
    let best = -Infinity
    for (let codebook = 0; codebook < codebooks; codebook++) {
      best = Math.max(best, scores[frameStart + (codebook * STREAMS + stream) * TOP] ?? best)
    }
    for (let codebook = 0; codebook < codebooks; codebook++) {
      const at = frameStart + (codebook * STREAMS + stream) * TOP
      for (let k = 0; k < TOP; k++) scores[at + k] = Math.exp(Math.max((scores[at + k] ?? 0) - best, -MAX_BEHIND))
    }
  }
}

const weightLikelihoods = Float64Array.from({ length: 256 }, (_, stored) => Math.exp(-WEIGHT_STEP * stored))

/** Log likelihood of one senone in one frame, relative to the best codebook. */
export function senoneScore(model: AcousticModel, table: GaussianTable, frame: number, senone: number): number {
  const { scores, codewords } = table
  const { weights, densities, senones } = model
  const start = (frame * model.phones.length + (model.senoneCodebook[senone] ?? 0)) * STREAMS * TOP
  let product = 1
  for (let stream = 0; stream < STREAMS; stream++) {
    let sum = 0
    for (let k = 0; k < TOP; k++) {
      const slot = start + stream * TOP + k
      const weight = weights[(stream * densities + (codewords[slot] ?? 0)) * senones + senone] ?? 255
      sum += (scores[slot] ?? 0) * (weightLikelihoods[weight] ?? 0)
    }
    product *= sum
  }
  return Math.log(product + 1e-60)
}
