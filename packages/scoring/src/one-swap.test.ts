import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '@rehearsal/statistics/edit-distance'
import { isOneSwap } from './one-swap.ts'

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

test.each([
  ['quiet', 'quite', true],
  ['form', 'from', true],
  ['form', 'form', false],
  ['form', 'forms', false],
  ['aab', 'bba', false],
])('whether %s is %s with two neighbours swapped: %s', (one, other, expected) => {
  expect(isOneSwap(one, other)).toBe(expected)
})

test('one swap is a distance of one', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(isOneSwap(one, other) ? editDistance(one, other) : 1).toBe(1)
    }),
  )
})
