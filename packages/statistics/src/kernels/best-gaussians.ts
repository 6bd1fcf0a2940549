import { GAUSSIAN_BLOCK, GAUSSIAN_WIDTH, TOP } from './gaussian-code.ts'
import { bytesAt, floatsAt, layOut, runKernel } from './kernels.ts'

/** Gaussians with diagonal covariances. Their number is a multiple of GAUSSIAN_BLOCK. */
export type Gaussians = {
  /** Gaussian × GAUSSIAN_WIDTH. */
  means: Float32Array
  /** 1 ÷ (2 σ²), laid out like `means`. */
  precisions: Float32Array
  /** One per Gaussian: log of its normalisation. */
  constants: Float32Array
}

/** The TOP best of each group: frames × groups × TOP, best first; codewords count within the group. */
export type BestGaussians = { scores: Float32Array; codewords: Uint8Array }

/** Frames scored at once, so that memory does not grow with the take. */
const STRETCH = 256
const FLOAT = 4

/** Arranges Gaussians for the kernel: blocks of GAUSSIAN_BLOCK, each with its constants, then means and precisions per dimension. */
export function packGaussians({ means, precisions, constants }: Gaussians): Float32Array {
  const packed = new Float32Array(constants.length + means.length + precisions.length)
  let at = 0
  for (let block = 0; block < constants.length; block += GAUSSIAN_BLOCK) {
    packed.set(constants.subarray(block, block + GAUSSIAN_BLOCK), at)
    at += GAUSSIAN_BLOCK
    for (let dimension = 0; dimension < GAUSSIAN_WIDTH; dimension++) {
      for (const values of [means, precisions]) {
        for (let i = 0; i < GAUSSIAN_BLOCK; i++) packed[at++] = values[(block + i) * GAUSSIAN_WIDTH + dimension] ?? 0
      }
    }
  }
  return packed
}

/**
 * Scores rows by groups of `size` Gaussians (`packed`). A row holds one vector per stream; group g judges the vector of stream
 * g mod `streams`.
 */
export function findBestGaussians(
  packed: Float32Array,
  size: number,
  streams: number,
  rows: Float32Array,
): BestGaussians {
  const rowWidth = streams * GAUSSIAN_WIDTH
  const frames = rows.length / rowWidth
  const groupFloats = size * (1 + 2 * GAUSSIAN_WIDTH)
  const groups = packed.length / groupFloats
  const best = { scores: new Float32Array(frames * groups * TOP), codewords: new Uint8Array(frames * groups * TOP) }
  const [rowsAt = 0, gaussiansAt = 0, scratchAt = 0, scoresAt = 0, codewordsAt = 0] = layOut(
    STRETCH * rowWidth * FLOAT, packed.length * FLOAT, size * FLOAT,
    STRETCH * groups * TOP * FLOAT, STRETCH * groups * TOP,
  ) // prettier-ignore
  floatsAt(gaussiansAt, packed.length).set(packed)
  for (let start = 0; start < frames; start += STRETCH) {
    const count = Math.min(STRETCH, frames - start)
    floatsAt(rowsAt, count * rowWidth).set(rows.subarray(start * rowWidth, (start + count) * rowWidth))
    for (let group = 0; group < groups; group++) {
      const x = rowsAt + (group % streams) * GAUSSIAN_WIDTH * FLOAT
      const [scores, codewords] = [scoresAt + group * TOP * FLOAT, codewordsAt + group * TOP]
      const gaussians = gaussiansAt + group * groupFloats * FLOAT
      runKernel('findBest', x, rowWidth * FLOAT, count, gaussians, size, scratchAt, scores, codewords, groups * TOP)
    }
    best.scores.set(floatsAt(scoresAt, count * groups * TOP), start * groups * TOP)
    best.codewords.set(bytesAt(codewordsAt, count * groups * TOP), start * groups * TOP)
  }
  return best
}
