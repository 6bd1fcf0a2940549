import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCheckAt, ORDER_OPEN_MS, retryCheckAt } from './check-times.ts'

const createdAt = new Date('2026-03-18T09:00:00Z')
const MINUTE_MS = 60_000
const at = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE_MS)
const DAY = 24 * 60

/** When an order that nothing happens to is asked about, in minutes after it was made. */
function checks(state: 'pending' | 'expired' | 'paid', from = 0): number[] {
  const times: number[] = []
  for (let now: Date | null = at(from); now !== null; now = nextCheckAt(state, createdAt, now)) {
    times.push((now.getTime() - createdAt.getTime()) / MINUTE_MS)
  }
  return times.slice(1)
}

test('an open order is asked about soon, then at least each quarter of an hour, and after a month no more', () => {
  const times = checks('pending')
  expect(times.slice(0, 5)).toEqual([2, 4, 8, 16, 31])
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(Math.max(...gaps.slice(0, 150))).toBeLessThanOrEqual(15)
  expect(times.at(-1)).toBeGreaterThan(30 * DAY)
  expect(times.length).toBeLessThan(250)
})

test('its time is over within a quarter of an hour after the hour that it may be paid in', () => {
  const hour = ORDER_OPEN_MS / MINUTE_MS
  expect(checks('pending').find((time) => time >= hour)).toBeLessThan(hour + 15)
})

test('a closed one is asked about ever more seldom, for two days', () => {
  expect(checks('expired', 60)).toEqual([120, 240, 480, 960, 1920, 3840])
})

test('a paid one is asked about a few times in half a year, since a refund may come without an event', () => {
  expect(checks('paid').map((time) => time / DAY)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256])
})

test('nobody asks about what was given back', () => {
  expect(nextCheckAt('refunded', createdAt, at(1))).toBeNull()
})

test('the next time always lies ahead, also with a clock that went back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1000, max: 60_000 }),
      fc.constantFrom('created', 'pending', 'failed', 'expired'),
      (minutes, state) => {
        const next = nextCheckAt(state, createdAt, at(minutes))
        expect(next === null ? minutes >= 2 * DAY : next > at(minutes)).toBe(true)
      },
    ),
  )
})

test('a gateway that does not answer is asked again, ever more seldom, for a year', () => {
  const times: number[] = []
  for (let now: Date | null = at(5); now !== null; now = retryCheckAt(createdAt, now)) {
    times.push((now.getTime() - createdAt.getTime()) / MINUTE_MS)
  }
  expect(times.slice(0, 4)).toEqual([5, 20, 35, 50])
  expect(times.length).toBeLessThan(120)
  expect(times.at(-1)).toBeGreaterThan(365 * DAY)
})
