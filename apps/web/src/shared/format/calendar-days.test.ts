import { expect, test } from 'vitest'
import { calendarDay, daysUntil, formatCalendarDay } from './calendar-days.ts'

const noon = new Date(2026, 2, 18, 12).getTime()

test('a day is cut at midnight in the zone of the browser', () => {
  expect(calendarDay(noon)).toBe('2026-03-18')
  expect(calendarDay(new Date(2026, 2, 18, 23, 59).getTime())).toBe('2026-03-18')
})

test('five years after a leap day is the last of its month', () => {
  expect(calendarDay(new Date(2028, 1, 29, 12).getTime(), { yearsLater: 5 })).toBe('2033-02-28')
})

test.each([
  ['2026-03-18', 0],
  ['2026-03-19', 1],
  ['2026-03-17', -1],
  ['2026-11-01', 228],
])('%s is %i days away, whatever the hour and the changes of the clock', (day, days) => {
  for (const hour of [0, 12, 23]) expect(daysUntil(day, new Date(2026, 2, 18, hour, 30).getTime())).toBe(days)
})

test('a day is read as it stands', () => expect(formatCalendarDay('2030-05-01')).toBe('1 May 2030'))
