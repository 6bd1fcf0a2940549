import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, isOneSwap } from './edit-distance.ts'

test.each([
  ['bridge', 'bridge', 0],
  ['bridge', 'brige', 1],
  ['necessary', 'neccesary', 2],
  ['friend', 'freind', 1],
  ['', 'abc', 3],
  ['cat', 'dog', 3],
])('%s and %s are %i apart', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
})

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

test('the distance is the same both ways, 0 only between equals, and at most the longer word', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const distance = editDistance(one, other)
      expect(distance).toBe(editDistance(other, one))
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
    }),
  )
})

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
