import { expect, test } from 'vitest'
import { logOddsOf } from './plain-weights.ts'

test('every feature counts by its weight, from the start on', () => {
  expect(logOddsOf([1, 2], { weights: [0.5, -1], start: 4 })).toBe(2.5)
  expect(logOddsOf([], { weights: [], start: 4 })).toBe(4)
})
