import { imageTypeSchema, complexitySchema, practiceStatusSchema } from '@rehearsal/exam/codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearchParams, stringifySearchParams } from '../../shared/search-params.ts'
import {
  changed,
  filtersOf,
  hasFilters,
  listOf,
  marks,
  needsPremium,
  noFilters,
  searchOf,
  sortingOf,
  withList,
  withSort,
  type ListFilters,
} from './list-search.ts'

const column = fc.constantFrom('id', 'practice', 'prediction', 'title')
const anyFilters: fc.Arbitrary<ListFilters> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 60 }).map((title) => title.trim()),
  complexities: fc.subarray([...complexitySchema.options]),
  sort: fc.tuple(column, fc.constantFrom('asc', 'desc')).map((parts) => parts.join(':')),
  practiceStatus: fc.constantFrom(...practiceStatusSchema.options),
  bookmarkTypes: fc.subarray([...marks]),
  prediction: fc.boolean(),
  predictionType: fc.constantFrom('' as const, 'WEEKLY' as const, 'MONTHLY' as const),
  imageTypes: fc.subarray([...imageTypeSchema.options]),
  resetUserAnswers: fc.boolean(),
})

test('filters survive the way through an address and back', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(filtersOf(parseSearchParams(stringifySearchParams(searchOf(filters))))).toEqual(filters)
    }),
  )
})

test('any change sets resetUserAnswers', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(changed(filters, {}).resetUserAnswers).toBe(true)
    }),
  )
})

test('no filters leave a bare address', () => {
  expect(searchOf(noFilters)).toEqual({})
})

test('what an address says wrongly counts as absent', () => {
  expect(filtersOf({ sort: 'size:up', complexities: 'IMPOSSIBLE', practiceStatus: 'x', prediction: 'maybe' })).toEqual(
    noFilters,
  )
})

test('a chosen list is the list that is shown', () => {
  for (const list of ['all', 'prediction', 'exam-memory', 'bookmark'] as const) {
    expect(listOf(withList(noFilters, list))).toBe(list)
  }
})

test('prediction asks for this week and needs premium; exam memory asks for an empty type and does not', () => {
  const prediction = withList(noFilters, 'prediction')
  expect([prediction.prediction, prediction.predictionType, needsPremium(prediction)]).toEqual([true, 'WEEKLY', true])
  const memory = withList(prediction, 'exam-memory')
  expect([memory.prediction, memory.predictionType, needsPremium(memory)]).toEqual([true, '', false])
})

test('a column sorts upwards first and then turns round', () => {
  const once = withSort(noFilters, 'title')
  expect([once.sort, withSort(once, 'title').sort, withSort(once, 'practice').sort]).toEqual([
    'title:asc',
    'title:desc',
    'practice:asc',
  ])
  expect(sortingOf(once)).toEqual({ columnId: 'title', direction: 'asc' })
})

test('an order is no filter', () => {
  expect([hasFilters(withSort(noFilters, 'title')), hasFilters(changed(noFilters, { title: 'sea' }))]).toEqual([
    false,
    true,
  ])
})
