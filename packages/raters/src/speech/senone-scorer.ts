import { type AcousticModel, STREAM_WIDTH, STREAMS, WEIGHT_STEP } from './acoustic-model.ts'

const TOP = 4
/** Dimensions after which a Gaussian that is already too unlikely is given up. */
const GIVE_UP_AFTER = 6
/** Sphinx bounds how far a codebook may fall behind the best one per stream; without it one odd frame outweighs a word. */
const MAX_BEHIND = 96 * WEIGHT_STEP

/** The best Gaussians of each codebook in each frame, from which any senone's likelihood follows. */
export type GaussianTable = {
  frames: number
  /** Logs while the table is filled, likelihoods (0–1, relative to the best codebook) afterwards. */
  scores: Float32Array
  codewords: Uint8Array
}

/**
 * Finds the four best Gaussians per codebook, stream and frame. `rows` is frames × 39.
 */
export function scoreGaussians(model: AcousticModel, rows: Float32Array): GaussianTable {
  const codebooks = model.phones.length
  const frames = rows.length / (STREAMS * STREAM_WIDTH)
  const slots = codebooks * STREAMS
  const table: GaussianTable = {
    frames,
    scores: new Float32Array(frames * slots * TOP),
    codewords: new Uint8Array(frames * slots * TOP),
  }
  for (let t = 0; t < frames; t++) {
    for (let slot = 0; slot < slots; slot++) {
      const at = (t * slots + slot) * TOP
      findBest(model, rows, t * STREAMS + (slot % STREAMS), slot, at, at - slots * TOP, table)
    }
    normaliseFrame(table.scores, t * slots * TOP, codebooks)
  }
  return table
}

/** Log of a Gaussian at a row; gives up below `floor`, where it cannot be among the best any more. */
function gaussian(model: AcousticModel, rows: Float32Array, row: number, index: number, floor: number): number {
  const { means, precisions, constants } = model
  const x = row * STREAM_WIDTH
  const m = index * STREAM_WIDTH
  let score = constants[index] ?? 0
  for (let i = 0; i < GIVE_UP_AFTER; i++) {
    const difference = (rows[x + i] ?? 0) - (means[m + i] ?? 0)
    score -= difference * difference * (precisions[m + i] ?? 0)
  }
  if (score < floor) return -Infinity
  for (let i = GIVE_UP_AFTER; i < STREAM_WIDTH; i++) {
    const difference = (rows[x + i] ?? 0) - (means[m + i] ?? 0)
    score -= difference * difference * (precisions[m + i] ?? 0)
  }
  return score
}

function findBest(
  model: AcousticModel,
  rows: Float32Array,
  row: number,
  slot: number,
  at: number,
  previous: number,
  table: GaussianTable,
): void {
  const { scores, codewords } = table
  for (let k = 0; k < TOP; k++) scores[at + k] = -Infinity
  // The best Gaussians of the last frame are likely good again: trying them first sets a high floor for the others.
  for (let k = 0; k < TOP && previous >= 0; k++) {
    const codeword = codewords[previous + k] ?? 0
    insert(scores, codewords, at, codeword, gaussian(model, rows, row, slot * model.densities + codeword, -Infinity))
  }
  for (let codeword = 0; codeword < model.densities; codeword++) {
    const floor = scores[at + TOP - 1] ?? -Infinity
    const score = gaussian(model, rows, row, slot * model.densities + codeword, floor)
    if (score > floor) insert(scores, codewords, at, codeword, score)
  }
}

function insert(scores: Float32Array, codewords: Uint8Array, at: number, codeword: number, score: number): void {
  for (let k = 0; k < TOP; k++) {
    if (codewords[at + k] === codeword && (scores[at + k] ?? 0) > -Infinity) return
  }
  let k = TOP - 1
  while (k > 0 && (scores[at + k - 1] ?? 0) < score) {
    scores[at + k] = scores[at + k - 1] ?? 0
    codewords[at + k] = codewords[at + k - 1] ?? 0
    k -= 1
  }
  scores[at + k] = score
  codewords[at + k] = codeword
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
