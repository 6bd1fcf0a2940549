import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['cat', 'cat', 0],
  ['cat', '', 3],
  ['recieve', 'receive', 1],
  ['univercity', 'university', 1],
  ['becouse', 'because', 1],
  ['kitten', 'sitting', 3],
])('%j is as far from %j as %i edits', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

test('the distance is the same both ways and at most the longer length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})

test('a limit changes nothing below it and gives one more above it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), fc.nat(4), (a, b, max) => {
      expect(editDistance(a, b, max)).toBe(Math.min(editDistance(a, b), max + 1))
    }),
  )
})
