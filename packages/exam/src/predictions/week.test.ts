import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBefore, lastDayOf, weekAfter, weekOf } from './week.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2024-02-29', '2024-02-26'],
  ['1969-12-31', '1969-12-29'],
])('%s lies in the week of %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday)
})

test('every week begins on a Monday, ends on a Sunday and holds its seven days', () => {
  const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString())
  fc.assert(
    fc.property(anyDay, (instant) => {
      const day = instant.slice(0, 10)
      const monday = weekOf(day)
      expect(new Date(monday).getUTCDay()).toBe(1)
      expect(new Date(lastDayOf(monday)).getUTCDay()).toBe(0)
      expect(monday <= day && day <= lastDayOf(monday)).toBe(true)
      expect(weekOf(lastDayOf(monday))).toBe(monday)
      expect(weekAfter(weekAfter(monday, 5), -5)).toBe(monday)
      expect(daysBefore(weekAfter(monday, 1), lastDayOf(monday))).toBe(1)
    }),
  )
})
