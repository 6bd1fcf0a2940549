import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENCODER_WIDTH, encodeSpeech, ROW_STEP } from './encode-speech.ts'
import { readSpeechEncoder } from './read-encoder.ts'

const encoder = readSpeechEncoder(join(import.meta.dirname, '../../models/moonshine-tiny'))
const SECOND = 16_000
/** A voice-like sound that any program can make anew. */
const sound = (seconds: number) =>
  Float32Array.from({ length: seconds * SECOND }, (_, i) => {
    const t = i / SECOND
    const voice = Math.sin(2 * Math.PI * (150 * t + 60 * t * t)) * (1 + Math.sin(2 * Math.PI * 4 * t))
    return 0.2 * voice + 0.1 * Math.sin(2 * Math.PI * (900 + 500 * Math.sin(9 * t)) * t)
  })

function likeness(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const sum = (x: ArrayLike<number>, y: ArrayLike<number>) =>
    Array.from(x).reduce((total, value, i) => total + value * (y[i] ?? 0), 0)
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b))
}

test('the rows are those of the published model, but for its rounding of what flows between layers', () => {
  const rows = encodeSpeech(encoder, sound(1))
  // onnxruntime 1.30 with encoder_model.onnx of @moonshine-ai/moonshine-js 0.1.29, first eight numbers of rows 0, 20 and 39.
  const published = [
    [0.189, -0.253, -0.193, 0.427, -0.168, 0.145, 0.121, -0.053],
    [0.272, -0.201, 0.074, 0.121, -0.18, 0.014, 0.035, 0.375],
    [-0.02, 0.047, -0.143, 0.321, 0.059, -0.013, -0.109, -0.105],
  ]
  const own = [0, 20, 39].map((row) => rows.subarray(row * ENCODER_WIDTH, row * ENCODER_WIDTH + 8))
  expect(
    likeness(
      own.flatMap((row) => Array.from(row)),
      published.flat(),
    ),
  ).toBeGreaterThan(0.99)
})

test('there is a row for every 24 ms, and one for the shortest take', () => {
  expect(encodeSpeech(encoder, sound(1)).length / ENCODER_WIDTH).toBe(40)
  expect(encodeSpeech(encoder, new Float32Array(0)).length / ENCODER_WIDTH).toBe(1)
  expect(encodeSpeech(encoder, sound(1).subarray(0, 900)).length / ENCODER_WIDTH).toBe(1)
})

test('a take longer than a piece has all its rows, of finite numbers', () => {
  const rows = encodeSpeech(encoder, sound(23))
  expect(rows.length / ENCODER_WIDTH).toBe(Math.floor((23 * SECOND - 896) / ROW_STEP) + 1)
  expect(rows.every(Number.isFinite)).toBe(true)
})

test('silence gives finite numbers', () => {
  expect(encodeSpeech(encoder, new Float32Array(SECOND)).every(Number.isFinite)).toBe(true)
})
