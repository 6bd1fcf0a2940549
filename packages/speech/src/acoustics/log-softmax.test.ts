import { expect, test } from 'vitest'
import { logSoftmax } from './log-softmax.ts'

test('probabilities add up to one and keep their ratios, however large the scores are', () => {
  const row = Float32Array.from([1000, 1000 + Math.log(3), -Infinity])
  logSoftmax(row)
  expect(Array.from(row, Math.exp)).toEqual([expect.closeTo(0.25, 4), expect.closeTo(0.75, 4), 0])
})
