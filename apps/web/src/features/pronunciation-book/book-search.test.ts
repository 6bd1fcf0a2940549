import { expect, test } from 'vitest'
import { bookSearchOf, searchParamsOfBook, sortedBy } from './book-search.ts'

test('an address is read, and what it says wrongly is as if it were not there', () => {
  expect(bookSearchOf({ page: '3', sort: 'word:asc', word: ' th ' })).toEqual({ page: 3, sort: 'word:asc', word: 'th' })
  expect(bookSearchOf({ page: '0', sort: 'luck', word: ['a', 'b'] })).toEqual({ page: 1, sort: 'date:desc', word: '' })
})

test('an address leaves out what is usual, and what is written is read again', () => {
  expect(searchParamsOfBook({ page: 1, sort: 'date:desc', word: '' })).toEqual({})
  const search = { page: 2, sort: 'score:asc', word: 'th' } as const
  expect(bookSearchOf(searchParamsOfBook(search))).toEqual(search)
})

test('a column sorts upwards first, dates the newest first, and pressed again the other way', () => {
  expect([sortedBy('date:desc', 'word'), sortedBy('word:asc', 'word'), sortedBy('word:desc', 'word')]).toEqual([
    'word:asc',
    'word:desc',
    'word:asc',
  ])
  expect([sortedBy('word:asc', 'date'), sortedBy('date:desc', 'date')]).toEqual(['date:desc', 'date:asc'])
})
