import { expect, test } from 'vitest'
import { daysUntil } from './calendar-days.ts'

test.each([
  ['2026-03-18', 0],
  ['2026-03-19', 1],
  ['2026-03-17', -1],
  ['2026-11-01', 228],
])('%s is %i days away, whatever the hour and the changes of the clock', (day, days) => {
  for (const hour of ['00', '12', '23'])
    expect(daysUntil(day, Date.parse(`2026-03-18T${hour}:30:00-04:00`), 'America/New_York')).toBe(days)
})

test('today is that of the zone', () => {
  const now = Date.parse('2026-03-18T22:00:00Z')
  expect(daysUntil('2026-03-19', now, 'America/New_York')).toBe(1)
  expect(daysUntil('2026-03-19', now, 'Asia/Tehran')).toBe(0)
})
