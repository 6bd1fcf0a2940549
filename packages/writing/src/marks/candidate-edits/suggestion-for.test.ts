import { expect, test } from 'vitest'
import type { Edit } from './candidate-edits.ts'
import { suggestionFor } from './suggestion-for.ts'

const edit = (kind: Edit['kind'], length: number, words: string, place = 3): Edit => ({
  kind,
  length,
  place,
  words: words === '' ? [] : words.split(' '),
})

test.each([
  ['Persian', edit('article', 0, 'a'), 'a Persian'],
  ['engineer', edit('article', 0, 'an'), 'an engineer'],
  ['I', edit('insert', 0, 'and'), 'and I'],
  ['have', edit('insert', 0, 'i'), 'I have'],
  ['happily', edit('form', 1, 'happy'), 'happy'],
  ['Many', edit('confusion', 1, 'much', 0), 'Much'],
  ['A', edit('article', 1, 'the', 0), 'The'],
  ['me', edit('confusion', 1, 'i'), 'I'],
  ['I', edit('confusion', 1, 'me'), 'me'],
  ['had I', edit('swap', 2, 'i had'), 'I had'],
  ['to', edit('delete', 1, ''), ''],
])('for “%s” the change %j reads “%s”', (own, change, suggestion) => {
  expect(suggestionFor(own, change)).toBe(suggestion)
})

test.each([
  ['Majority', edit('article', 0, 'the', 0), 'The majority'],
  ['Persian', edit('article', 0, 'the', 0), 'The Persian'],
  ['I', edit('insert', 0, 'as', 0), 'As I'],
  ['Even we', edit('swap', 2, 'we even', 0), 'We even'],
])('at the beginning “%s” with %j reads “%s”', (own, change, suggestion) => {
  expect(suggestionFor(own, change)).toBe(suggestion)
})
