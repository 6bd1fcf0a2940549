import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binarySearch } from './binary-search.ts'

const sortedValues = fc
  .uniqueArray(fc.nat({ max: 60 }), { maxLength: 20 })
  .map((values) => Uint16Array.from(values).toSorted())

test('a value is found where it stands, and nowhere where it does not', () => {
  fc.assert(
    fc.property(sortedValues, fc.nat({ max: 60 }), (values, value) => {
      expect(binarySearch(values, value)).toBe(values.indexOf(value))
    }),
  )
})

test('only what lies between the two places is looked at', () => {
  const values = Uint32Array.from([1, 5, 9, 2, 5, 7])
  expect(binarySearch(values, 5, 3, 6)).toBe(4)
  expect(binarySearch(values, 9, 3, 6)).toBe(-1)
  expect(binarySearch(values, 5, 3, 3)).toBe(-1)
})
