import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ngramOverlap } from './ngram-overlap.ts'

const passage = 'Bees pollinate a third of the food we eat, yet their numbers are falling in most of Europe.'

test.each([
  ['Bees pollinate a third of the food we eat', 1],
  ['bees pollinate A THIRD of, the food we eat!', 1],
  ['Bees poll\u200Binate a third of the food we eat', 1],
  ['Bees pollinate a third', 0],
  ['Much of our food depends on bees, which are dying out.', 0],
  ['We know that bees pollinate a third of it', 5 / 9],
  ['', 0],
])('%j is copied to %d', (answer, share) => {
  expect(ngramOverlap(answer, passage)).toBeCloseTo(share)
})

test('the share is between 0 and 1, and 1 for any long enough part of the passage', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 5, max: 17 }), (from, length) => {
      const part = passage.split(' ').slice(from, from + length)
      expect(ngramOverlap(part.join(' '), passage)).toBe(part.length >= 5 ? 1 : 0)
    }),
  )
})
