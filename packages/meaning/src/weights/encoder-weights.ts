import type { Dense } from '@rehearsal/statistics/kernels/dense'

/** Numbers in a row: what is known of a token. */
export const WIDTH = 384
/** Attention is shared out among heads, each with so many numbers of a row. */
export const HEADS = 12
export const HEAD_WIDTH = WIDTH / HEADS
/** Numbers in a row between the two layers that change it by itself. */
export const WIDE = 1536
export const LAYERS = 6
export const VOCABULARY = 30_522
/** Tokens of a sentence with the two that frame it; what comes after them is not read. The model was trained for as many. */
export const MAX_TOKENS = 256

export type Norm = { weights: Float32Array; bias: Float32Array }

export type EncoderLayer = {
  /** Query, key and value of each token, side by side. */
  ask: Dense
  gather: Dense
  attentionNorm: Norm
  widen: Dense
  narrow: Dense
  wideNorm: Norm
}

/** The weights of all-MiniLM-L6-v2, as the kernels read them: views of one buffer, which threads may share. */
export type EncoderWeights = {
  /** vocabulary × WIDTH, as half-precision floats: of the half of all numbers that lies here, a text needs few rows. */
  words: Uint16Array
  /** MAX_TOKENS × WIDTH */
  places: Float32Array
  norm: Norm
  layers: EncoderLayer[]
}

const HALF = 2
const FLOAT = 4
const NORM_FLOATS = 2 * WIDTH
const denseFloats = (inputs: number, outputs: number) => (inputs + 1) * outputs
const LAYER_FLOATS =
  denseFloats(WIDTH, 3 * WIDTH) +
  denseFloats(WIDTH, WIDTH) +
  2 * denseFloats(WIDTH, WIDE) -
  WIDE +
  WIDTH +
  2 * NORM_FLOATS
const FLOATS = MAX_TOKENS * WIDTH + NORM_FLOATS + LAYERS * LAYER_FLOATS

/** Bytes of all weights. */
export const WEIGHT_BYTES = FLOATS * FLOAT + VOCABULARY * WIDTH * HALF

/** The weights that lie in `buffer`, or are to be written there. */
export function weightsIn(buffer: SharedArrayBuffer): EncoderWeights {
  if (buffer.byteLength !== WEIGHT_BYTES) {
    throw new Error(`Weights of ${buffer.byteLength} bytes, where ${WEIGHT_BYTES} are needed`)
  }
  let at = 0
  const floats = (length: number) => {
    const view = new Float32Array(buffer, at, length)
    at += length * FLOAT
    return view
  }
  const norm = (): Norm => ({ weights: floats(WIDTH), bias: floats(WIDTH) })
  const dense = (inputs: number, outputs: number): Dense => {
    return { taps: 1, dilation: 1, inputs, outputs, weights: floats(inputs * outputs), bias: floats(outputs) }
  }
  const places = floats(MAX_TOKENS * WIDTH)
  const first = norm()
  const layers = Array.from({ length: LAYERS }, () => ({
    ask: dense(WIDTH, 3 * WIDTH),
    gather: dense(WIDTH, WIDTH),
    attentionNorm: norm(),
    widen: dense(WIDTH, WIDE),
    narrow: dense(WIDE, WIDTH),
    wideNorm: norm(),
  }))
  return { words: new Uint16Array(buffer, at, VOCABULARY * WIDTH), places, norm: first, layers }
}
