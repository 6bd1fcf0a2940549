import { expect, test } from 'vitest'
import { gelu, groupNorm, layerNorm } from './encoder-steps.ts'

test('gelu is x times the share of a normal distribution below x', () => {
  const x = Float32Array.of(-9, -1, 0, 0.5, 1, 2, 9)
  gelu(x)
  const expected = [0, -0.158655, 0, 0.345731, 0.841345, 1.9545, 9]
  x.forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? NaN, 5))
})

test('each row is brought to mean 0 and spread 1 by itself', () => {
  const rows = layerNorm(Float32Array.of(1, 3, 10, 30), Float32Array.of(1, 2))
  ;[-1, 2, -1, 2].forEach((value, i) => expect(rows[i]).toBeCloseTo(value, 3))
})

test('rows normalised together keep their distance', () => {
  const x = Float32Array.of(0, 0, 2, 2)
  groupNorm(x, Float32Array.of(1, 1), Float32Array.of(0, 10))
  ;[-1, 9, 1, 11].forEach((value, i) => expect(x[i]).toBeCloseTo(value, 3))
})
