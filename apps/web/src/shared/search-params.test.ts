import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearchParams, stringifySearchParams } from './search-params.ts'

test('a name that stands several times becomes a list', () => {
  expect(parseSearchParams('?sort=id%3Aasc&complexities=EASY&complexities=HARD')).toEqual({
    sort: 'id:asc',
    complexities: ['EASY', 'HARD'],
  })
})

test('an empty value is kept, an absent one is left out', () => {
  expect(stringifySearchParams({ predictionType: '', title: undefined, complexities: [], page: 2 })).toBe(
    '?predictionType=&page=2',
  )
})

test('nothing to say is an empty text', () => {
  expect(stringifySearchParams({})).toBe('')
})

test('whatever is written is read back', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 }))
  const name = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__')
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (params) => {
      expect(parseSearchParams(stringifySearchParams(params))).toEqual(params)
    }),
  )
})
