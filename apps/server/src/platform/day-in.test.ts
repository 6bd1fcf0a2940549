import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'

test('a day in a zone is a day of the calendar, and an instant has one alone', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const zones = fc.constantFrom('UTC', 'Asia/Tehran', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu')
  fc.assert(
    fc.property(instants, zones, (now, zone) => {
      const day = dayIn(zone, now)
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/u)
      expect(Math.abs(Date.parse(`${day}T12:00:00Z`) - now.getTime())).toBeLessThanOrEqual(27 * 3_600_000)
      expect(dayIn(zone, new Date(now.getTime() + 26 * 3_600_000)) > day).toBe(true)
    }),
  )
})
