import { attend } from './attention.ts'
import { dense, type Dense } from './dense.ts'
import { gelu, normaliseRows, normaliseTogether } from './encoder-steps.ts'
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

/** Rows of a piece: 10 s. What a row costs grows with the length of its piece. */
const PIECE_ROWS = 416
/** Rows before and behind a piece that are heard with it and not kept: 1 s. */
const MARGIN_ROWS = 42

/** rows × 288: what a general speech recogniser makes of 16 kHz mono. Long takes are heard in pieces. At least one row. */
export function encodeSpeech(encoder: SpeechEncoder, pcm: Float32Array): Float32Array {
  const padded = pcm.length >= SHORTEST ? pcm : Float32Array.from({ length: SHORTEST }, (_, i) => pcm[i] ?? 0)
  const rows = Math.floor((padded.length - SHORTEST) / ROW_STEP) + 1
  const encoded = new Float32Array(rows * ENCODER_WIDTH)
  for (const { from, to } of piecesOf(rows)) {
    const first = Math.max(0, from - MARGIN_ROWS)
    const last = Math.min(rows, to + MARGIN_ROWS)
    const heard = encodePiece(encoder, padded.subarray(first * ROW_STEP, (last - 1) * ROW_STEP + SHORTEST))
    encoded.set(heard.subarray((from - first) * ENCODER_WIDTH, (to - first) * ENCODER_WIDTH), from * ENCODER_WIDTH)
  }
  return encoded
}

/** Pieces of like length, none longer than 10 s. */
function piecesOf(rows: number): { from: number; to: number }[] {
  const count = Math.ceil(rows / PIECE_ROWS)
  const at = (piece: number) => Math.round((piece * rows) / count)
  return Array.from({ length: count }, (_, piece) => ({ from: at(piece), to: at(piece + 1) }))
}

function encodePiece(encoder: SpeechEncoder, pcm: Float32Array): Float32Array {
  const { stem, stemNorm } = encoder
  const sounds = stemLayer(stem[0], pcm, STEM[0])
  for (let i = 0; i < sounds.length; i++) sounds[i] = Math.tanh(sounds[i] ?? 0)
  normaliseTogether(sounds, stemNorm.weights, stemNorm.bias)
  const wider = stemLayer(stem[1], sounds, STEM[1])
  gelu(wider)
  let x = stemLayer(stem[2], wider, STEM[2])
  gelu(x)
  for (const layer of encoder.layers) x = runLayer(layer, x)
  return normaliseRows(x, encoder.norm)
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
  const seen = normaliseRows(x, layer.attentionNorm)
  const heard = attend(dense(layer.query, seen), dense(layer.key, seen), dense(layer.value, seen))
  const known = added(x, dense(layer.gather, heard))
  const wide = dense(layer.widen, normaliseRows(known, layer.denseNorm))
  gelu(wide)
  return added(known, dense(layer.narrow, wide))
}

function added(x: Float32Array, y: Float32Array): Float32Array {
  for (let i = 0; i < y.length; i++) y[i] = (y[i] ?? 0) + (x[i] ?? 0)
  return y
}
