import { expect, test } from 'vitest'
import { fixedClock, systemClock } from './clock.ts'

test('a fixed clock stands still until it is moved', () => {
  const clock = fixedClock('2026-11-20T10:00:00Z')
  expect(clock.now()).toEqual(clock.now())
  clock.advanceSeconds(90)
  expect(clock.now().toISOString()).toBe('2026-11-20T10:01:30.000Z')
  clock.set('2027-01-01T00:00:00Z')
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')
})

test('an instant read from a fixed clock does not move it when it is changed', () => {
  const clock = fixedClock('2026-11-20T10:00:00Z')
  clock.now().setFullYear(1999)
  expect(clock.now().getFullYear()).toBe(2026)
})

test('the system clock goes on', async () => {
  const before = systemClock.now()
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  expect(systemClock.now().getTime()).toBeGreaterThan(before.getTime())
})
