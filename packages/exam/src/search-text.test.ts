import { expect, test } from 'vitest'
import { searchedId, searchTerms, searchText } from './search-text.ts'

test.each([
  ['Bridge  old', ['bridge', 'old']],
  ['old “stone bridge”', ['old', 'stone bridge']],
  ['old, bridge.', ['old', 'bridge']],
  ['“old', ['old']],
  ['bees bees', ['bees']],
  ['ｂｅｅｓ\u200C', ['bees']],
  ['Gaudí’s', ["gaudi\u0301's".normalize()]],
  ['re–order', ['re-order']],
  ['100%', ['100%']],
  ['snake_case', ['snake_case']],
  ['۱۲ علي', ['12', 'علی']],
  ['"', ['"']],
  ['\u200C', []],
  ['  ', []],
])('a search for %j asks for %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms)
})

test.each([
  ['#12', 12],
  ['۱۲', 12],
  ['#۰۱۲', 12],
  ['＃１２\u200F', 12],
  ['٤٢', 42],
  ['#0', null],
  ['12 bees', null],
  ['1234567890', null],
])('a search for %j names the id %j', (typed, id) => {
  expect(searchedId(typed)).toBe(id)
})

test('each text stands on a line of its own', () => {
  expect(searchText(['The OLD\nmill', 'It’s\u00AD here'])).toBe("the old mill\nit's here")
})
