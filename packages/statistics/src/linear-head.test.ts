import { expect, test } from 'vitest'
import { predictHead } from './linear-head.ts'

const head = {
  weights: [0.1],
  intercept: 0.5,
  means: [4],
  deviations: [2],
  lowest: [0],
  highest: [8],
  standardError: 0.1,
}

test('a head estimates from standardised features', () => {
  expect(predictHead(head, [4])).toBe(0.5)
  expect(predictHead(head, [6])).toBeCloseTo(0.6)
})

test('features beyond the range that was learnt count as its ends, and no estimate leaves 0 to 1', () => {
  expect(predictHead(head, [100])).toBe(predictHead(head, [8]))
  expect(predictHead({ ...head, weights: [5] }, [8])).toBe(1)
  expect(predictHead({ ...head, weights: [5] }, [0])).toBe(0)
})
