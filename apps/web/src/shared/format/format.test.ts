import { expect, test } from 'vitest'
import { formatDay, formatMoment, formatTime, partOfDay } from './dates.ts'
import { formatDuration } from './duration.ts'
import { formatId, formatMarks, formatNumber, formatPoints, formatShare } from './numbers.ts'

test('marks have the decimals that their place asks for', () => {
  expect([formatPoints(3.456), formatPoints(3.456, 2), formatPoints(5, 2)]).toEqual(['3.5', '3.46', '5.00'])
})

test('marks in running text drop a needless decimal', () => {
  expect([formatMarks(12), formatMarks(12.46)]).toEqual(['12', '12.5'])
})

test('counts have separators and shares are percentages', () => {
  expect([formatNumber(1240), formatShare(0.384)]).toEqual(['1,240', '38%'])
})

test('an id is padded to five digits in a list and to four on a card', () => {
  expect([formatId(42, 5), formatId(42, 4), formatId(123456, 4)]).toEqual(['#00042', '#0042', '#123456'])
})

test('a duration is m:ss, with hours only when there are any', () => {
  expect([0, 65, 3725, -2, 9.9].map(formatDuration)).toEqual(['0:00', '1:05', '1:02:05', '0:00', '0:09'])
})

const noon = new Date(2026, 10, 20, 12).getTime()
const instant = (daysAgo: number, hour: number) => new Date(2026, 10, 20 - daysAgo, hour, 14).toISOString()

test('a moment of the last week is said relative to today', () => {
  expect(formatMoment(instant(0, 9), noon)).toBe('Today, 09:14')
  expect(formatMoment(instant(1, 23), noon)).toBe('Yesterday, 23:14')
  expect(formatMoment(instant(6, 21), noon)).toBe('6 days ago, 21:14')
})

test('an older moment is said with its date', () => {
  expect(formatMoment(instant(7, 21), noon)).toBe(`${formatDay(instant(7, 21))}, 21:14`)
  expect(formatTime(instant(7, 21))).toBe('21:14')
})

test('the day has three parts', () => {
  const at = (hour: number) => partOfDay(new Date(2026, 10, 20, hour).getTime())
  expect([3, 4, 11, 12, 17, 18].map(at)).toEqual(['evening', 'morning', 'morning', 'afternoon', 'afternoon', 'evening'])
})
