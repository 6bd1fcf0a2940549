import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('an item goes to its new place and the others close up', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})

test('moving keeps every item, and moving back restores the order', () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(lists, fc.nat(14), fc.nat(14), (items, from, to) => {
      const after = moved(items, from, to)
      expect(new Set(after)).toEqual(new Set(items))
      expect(after).toHaveLength(items.length)
      expect(moved(after, to, from)).toEqual(items)
    }),
  )
})
