import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffledOrder } from './shuffle.ts'

const ids = fc.integer({ min: 1, max: 99_999 })
const lengths = fc.integer({ min: 2, max: 6 })

test('every part is shown once, and never in the right order', () => {
  fc.assert(
    fc.property(ids, lengths, (id, length) => {
      const order = shuffledOrder(id, length)
      const rightOrder = Array.from({ length }, (_, part) => part)
      expect(order.toSorted((one, other) => one - other)).toEqual(rightOrder)
      expect(order).not.toEqual(rightOrder)
    }),
  )
})

test('a question keeps its order from build to build', () => {
  fc.assert(
    fc.property(ids, lengths, (id, length) => {
      expect(shuffledOrder(id, length)).toEqual(shuffledOrder(id, length))
    }),
  )
})

test('over many questions, every part comes first about equally often', () => {
  const firsts = [0, 0, 0, 0]
  for (let id = 1; id <= 4000; id += 1) {
    const first = shuffledOrder(id, 4)[0] ?? 0
    firsts[first] = (firsts[first] ?? 0) + 1
  }
  // One of the 24 orders, which begins with part 0, is left out.
  expect(firsts[0]).toBeGreaterThan(750)
  for (const count of firsts) expect(count).toBeLessThan(1150)
})

test('a single part cannot be shuffled', () => {
  expect(() => shuffledOrder(1, 1)).toThrow('One part cannot be shuffled')
})
