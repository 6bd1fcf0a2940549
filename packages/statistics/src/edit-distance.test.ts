import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, prefixDistances } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['cat', 'cat', 0],
  ['cat', '', 3],
  ['recieve', 'receive', 1],
  ['univercity', 'university', 1],
  ['becouse', 'because', 1],
  ['kitten', 'sitting', 3],
  ['necessary', 'neccesary', 2],
  ['friend', 'freind', 1],
])('%j is as far from %j as %i edits', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

test('the distance is the same both ways and at most the longer length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b) === 0).toBe(a === b)
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

test('a letter of two units is one of a list and two of a string', () => {
  expect([editDistance('𝒂', 'b'), editDistance(Array.from('𝒂'), Array.from('b'))]).toEqual([2, 1])
})

const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 })
const unlike = (own: string, item: string) => (own === item ? 0 : 1)

test('a row is as far from each beginning of another as from that beginning alone', () => {
  fc.assert(
    fc.property(letters, letters, (row, other) => {
      const alone = [...other, ''].map((_, length) => prefixDistances(row, other.slice(0, length), unlike).at(-1))
      expect(prefixDistances(row, other, unlike)).toEqual(alone)
      // Without neighbours in each other's place both distances are one.
      expect(alone.at(-1)).toBeGreaterThanOrEqual(editDistance(row, other))
      expect(prefixDistances(row, row, unlike).at(-1)).toBe(0)
    }),
  )
})

test('what stands in place of something else costs what it is told to', () => {
  expect(prefixDistances(['a', 'b'], ['a', 'c'], () => 0.5)).toEqual([2, 1.5, 1])
})
