import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { durationRequestSchema, flagSchema, idSchema, itemsOf, listOf, pageQuerySchema, secondsOf } from './wire.ts'

const letters = listOf(z.enum(['A', 'B', 'C']))

test.each([
  [undefined, []],
  ['', []],
  ['A', ['A']],
  ['A,B', ['A', 'B']],
  [
    ['A', 'B,C'],
    ['A', 'B', 'C'],
  ],
  [',A,,', ['A']],
])('the list %j is %j', (sent, read) => {
  expect(letters.parse(sent)).toEqual(read)
})

test.each([['D'], ['A;B'], [1], [{ A: 1 }], [Array.from({ length: 51 }, () => 'A')]])(
  'the list %j is refused',
  (sent) => {
    expect(letters.safeParse(sent).success).toBe(false)
  },
)

test.each([
  ['true', true],
  ['false', false],
  ['', false],
  [true, true],
  [false, false],
])('the flag %j is %s', (sent, read) => {
  expect(flagSchema.parse(sent)).toBe(read)
})

test.each(['TRUE', 'yes', '1', 1, null])('the flag %j is refused', (sent) => {
  expect(flagSchema.safeParse(sent).success).toBe(false)
})

test('every id that PostgreSQL can hold is one, and no other', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => idSchema.parse(String(id)) === id))
  for (const id of [0, -1, 2_147_483_648, 1.5, Number.NaN, 'x', '']) expect(idSchema.safeParse(id).success).toBe(false)
})

test('pages begin at 0 with ten items, and absurd ones are refused', () => {
  expect(pageQuerySchema.parse({})).toEqual({ page: 0, size: 10 })
  expect(pageQuerySchema.parse({ page: '3', size: '1000' })).toEqual({ page: 3, size: 1000 })
  for (const query of [{ page: -1 }, { page: 1_000_001 }, { size: 0 }, { size: 1001 }]) {
    expect(pageQuerySchema.safeParse(query).success).toBe(false)
  }
})

test('minutes and seconds become seconds, whatever they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 59 }), (minutes, seconds) => {
      const text = `${minutes}:${String(seconds).padStart(2, '0')}`
      expect([durationRequestSchema.parse(text), secondsOf(text)]).toEqual(Array(2).fill(minutes * 60 + seconds))
    }),
  )
  for (const text of ['1:60', '1:5', ':30', '12345:00', '-1:00', '1:00:00', '']) {
    expect(durationRequestSchema.safeParse(text).success).toBe(false)
  }
})

test('the one list of a page is found whatever its name', () => {
  expect(itemsOf({ _embedded: { anyDtoList: [1, 2] } })).toEqual([1, 2])
})
