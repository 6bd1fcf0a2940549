import { expect, test } from 'vitest'
import { examDays } from './exam-days.ts'

const at = Date.parse('2028-02-28T22:30:00Z')

test('the last day is today in the learner’s zone, the first five years before', () => {
  expect(examDays(at, 'UTC')).toEqual({ first: '2023-02-28', last: '2028-02-28' })
  expect(examDays(at, 'Asia/Tehran')).toEqual({ first: '2023-02-28', last: '2028-02-29' })
  expect(examDays(Date.parse('2027-01-01T01:00:00Z'), 'America/New_York')).toEqual({
    first: '2021-12-31',
    last: '2026-12-31',
  })
})
