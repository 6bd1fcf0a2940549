import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mixWords, orderOfDay } from './mix-words.ts'

const pool = Array.from({ length: 30 }, (_, i) => `pool${i}`)

test('a dictation holds my own words and is filled up from the pool', () => {
  const words = mixWords(pool, ['mine', 'other'], 10, () => 0)
  expect(words).toHaveLength(10)
  expect(words.filter((word) => !pool.includes(word)).toSorted()).toEqual(['mine', 'other'])
})

test('chance decides which words come and in which order', () => {
  expect(mixWords(pool, [], 3, () => 0)).toEqual(['pool0', 'pool1', 'pool2'])
  expect(mixWords(pool, [], 3, () => 0.999)).toEqual(['pool27', 'pool28', 'pool29'])
})

test('no word comes twice, also not in another case, and none from elsewhere', () => {
  const some = fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c', 'd', 'e’s', "e's"), { maxLength: 12 })
  fc.assert(
    fc.property(some, some, fc.nat(12), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (...given) => {
      const [from, own, count, chance] = given
      const words = mixWords(from, own, count, () => chance)
      const keys = words.map((word) => word.toLowerCase().replaceAll('’', "'"))
      expect(new Set(keys).size).toBe(words.length)
      const all = new Set([...from, ...own].map((word) => word.toLowerCase().replaceAll('’', "'")))
      expect(words).toHaveLength(Math.min(count, all.size))
      for (const word of words) expect([...from, ...own]).toContain(word)
    }),
  )
})

test('the words of a day stand in one order all day, and in another the next day', () => {
  const today = orderOfDay(pool, '2026-03-18')
  expect(today).toEqual(orderOfDay(pool, '2026-03-18'))
  expect(today.toSorted()).toEqual(pool.toSorted())
  expect(today).not.toEqual(orderOfDay(pool, '2026-03-19'))
})
