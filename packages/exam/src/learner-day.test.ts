import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, dayIn, startOfDay } from './learner-day.ts'

test.each([
  ['2026-03-18', 'UTC', '2026-03-18T00:00:00.000Z'],
  ['2026-03-18', 'Asia/Tehran', '2026-03-17T20:30:00.000Z'],
  ['2026-03-18', 'Pacific/Kiritimati', '2026-03-17T10:00:00.000Z'],
  ['2026-03-18', 'Pacific/Pago_Pago', '2026-03-18T11:00:00.000Z'],
  // There was no midnight: the clock went from 0:00 to 1:00.
  ['2021-03-22', 'Asia/Tehran', '2021-03-21T20:30:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant)
})

test('a day begins at its first instant in every zone', () => {
  const zone = fc.constantFrom('UTC', 'Asia/Tehran', 'America/Sao_Paulo', 'Europe/London', 'Pacific/Auckland')
  const at = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zone, at, (timeZone, now) => {
      const start = startOfDay(dayIn(timeZone, now), timeZone)
      expect(start.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(dayIn(timeZone, start)).toBe(dayIn(timeZone, now))
      expect(dayIn(timeZone, new Date(start.getTime() - 1)) < dayIn(timeZone, now)).toBe(true)
    }),
  )
})

test.each([
  ['2026-03-18', { days: 1 }, '2026-03-19'],
  ['2026-12-31', { days: 1 }, '2027-01-01'],
  ['2028-02-29', { years: 5 }, '2033-02-28'],
])('%s and %j is %s', (day, by, later) => {
  expect(dayAfter(day, by)).toBe(later)
})
