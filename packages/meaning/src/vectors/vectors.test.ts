import { expect, test } from 'vitest'
import { referenceVectors } from '../testing/reference-vectors.ts'
import { cosine, dequantise, quantise } from './vectors.ts'

const vectors = referenceVectors.map(({ vector }) => vector)

test('a cosine is 1 of what points the same way, 0 of what stands upright on it, −1 of the opposite', () => {
  const up = Float32Array.of(0, 1)
  expect([up, Float32Array.of(1, 0), Float32Array.of(0, -1)].map((other) => cosine(up, other))).toEqual([1, 0, -1])
})

test('a vector kept in bytes points where it did, and is of length 1 again', () => {
  for (const vector of vectors) {
    const kept = dequantise(quantise(vector))
    expect(cosine(kept, vector)).toBeGreaterThan(0.9998)
    expect(cosine(kept, kept)).toBeCloseTo(1, 5)
    for (const other of vectors) expect(Math.abs(cosine(kept, other) - cosine(vector, other))).toBeLessThan(0.003)
  }
})

test('the largest number of a vector takes the whole range of a byte', () => {
  expect([...quantise(Float32Array.of(0.3, -0.6, 0))]).toEqual([64, -127, 0])
})
