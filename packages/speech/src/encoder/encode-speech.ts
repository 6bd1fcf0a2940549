/** Runs the encoder of the recogniser over a take, piece by piece. */
import { attend } from './attention.ts'
import { cutAtQuiet } from './cut-at-quiet.ts'
import { dense, type Dense } from '@rehearsal/statistics/kernels/dense'
import { gelu, groupNorm, layerNorm, tanh } from './encoder-steps.ts'
import type { EncoderLayer, SpeechEncoder } from './read-encoder.ts'

/** Numbers in a row of the encoder's output. */
export const ENCODER_WIDTH = 288
/** Samples from one row to the next (24 ms). */
export const ROW_STEP = 384
/** The sample in the middle of what the first row stands for. */
export const FIRST_ROW = 447

/** Samples that one step of each layer over samples moves, and rows of the layer before that it takes. */
const STEM = [
  { taps: 128, step: 64, width: 1 },
  { taps: 7, step: 3, width: 288 },
  { taps: 3, step: 2, width: 576 },
] as const
/** Samples that the first row needs. */
const SHORTEST = 128 + 64 * (3 * 2 + 6)

/** Longest piece, in rows: 10 s. What a row costs grows with the length of its piece. */
export const PIECE_ROWS = 416

/** What the encoder makes of one piece of a take: rows × 288, and which rows of the take these are. */
export type EncodedPiece = { from: number; to: number; rows: Float32Array }

/** A take that is written down and then scored is heard once: what was made of it is kept as long as its samples are. */
const heard = new WeakMap<Float32Array, { encoder: SpeechEncoder; pieces: EncodedPiece[] }>()

/** What a general speech recogniser makes of 16 kHz mono. Long takes are cut where they are quietest. At least one row. */
export function encodePieces(encoder: SpeechEncoder, pcm: Float32Array): EncodedPiece[] {
  const known = heard.get(pcm)
  if (known?.encoder === encoder) return known.pieces
  const padded = pcm.length >= SHORTEST ? pcm : Float32Array.from({ length: SHORTEST }, (_, i) => pcm[i] ?? 0)
  const count = Math.floor((padded.length - SHORTEST) / ROW_STEP) + 1
  const pieces = cutAtQuiet(padded, { step: ROW_STEP, count, longest: PIECE_ROWS }).map(({ from, to }) => {
    const samples = padded.subarray(from * ROW_STEP, (to - 1) * ROW_STEP + SHORTEST)
    return { from, to, rows: encodePiece(encoder, samples) }
  })
  heard.set(pcm, { encoder, pieces })
  return pieces
}

/** rows × 288: all pieces of a take, one behind the other. */
export function encodeSpeech(encoder: SpeechEncoder, pcm: Float32Array): Float32Array {
  const pieces = encodePieces(encoder, pcm)
  const encoded = new Float32Array((pieces.at(-1)?.to ?? 0) * ENCODER_WIDTH)
  for (const { from, rows } of pieces) encoded.set(rows, from * ENCODER_WIDTH)
  return encoded
}

function encodePiece(encoder: SpeechEncoder, pcm: Float32Array): Float32Array {
  const { stem, stemNorm } = encoder
  const sounds = stemLayer(stem[0], pcm, STEM[0])
  tanh(sounds)
  groupNorm(sounds, stemNorm.weights, stemNorm.bias)
  const wider = stemLayer(stem[1], sounds, STEM[1])
  gelu(wider)
  let x = stemLayer(stem[2], wider, STEM[2])
  gelu(x)
  for (const layer of encoder.layers) x = runLayer(layer, x)
  return layerNorm(x, encoder.norm)
}

/** A convolution that steps over rows, as an ordinary layer over the rows of each step side by side. */
function stemLayer(layer: Dense, x: Float32Array, { taps, step, width }: (typeof STEM)[number]): Float32Array {
  const rows = Math.floor((x.length / width - taps) / step) + 1
  const windows = new Float32Array(rows * layer.inputs)
  for (let row = 0; row < rows; row++) {
    windows.set(x.subarray(row * step * width, (row * step + taps) * width), row * layer.inputs)
  }
  return dense(layer, windows)
}

function runLayer(layer: EncoderLayer, x: Float32Array): Float32Array {
  const seen = layerNorm(x, layer.attentionNorm)
  const heard = attend(dense(layer.query, seen), dense(layer.key, seen), dense(layer.value, seen))
  const known = added(x, dense(layer.gather, heard))
  const wide = dense(layer.widen, layerNorm(known, layer.denseNorm))
  gelu(wide)
  return added(known, dense(layer.narrow, wide))
}

function added(x: Float32Array, y: Float32Array): Float32Array {
  for (let i = 0; i < y.length; i++) y[i] = (y[i] ?? 0) + (x[i] ?? 0)
  return y
}
