import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWallClock } from './wall-clock.ts'

let steady = 0
beforeEach(() => {
  steady = 1000
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => steady)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number, dateMilliseconds = milliseconds) => {
  steady += milliseconds
  vi.setSystemTime(Date.now() + dateMilliseconds)
}

test('it counts from when it was made', () => {
  const clock = createWallClock()
  pass(400)
  expect(clock()).toBe(400)
  pass(100)
  expect(clock()).toBe(500)
})

test('it counts a sleep that the steady clock leaves out', () => {
  const clock = createWallClock()
  pass(250, 600_000)
  expect(clock()).toBe(600_000)
})

test('a clock that is set back takes nothing away', () => {
  const clock = createWallClock()
  pass(1000, -3_600_000)
  expect(clock()).toBe(1000)
  pass(1000)
  expect(clock()).toBe(2000)
})

test('clocks that a browser tells coarsely make no time of their own', () => {
  const clock = createWallClock()
  for (let told = 0; told < 1000; told += 1) pass(told % 2 === 0 ? 100 : 0, told % 2 === 0 ? 0 : 100)
  expect(clock()).toBeLessThanOrEqual(50_100)
  for (let told = 0; told < 1000; told += 1) {
    pass(told % 2 === 0 ? 100 : 0, told % 2 === 0 ? 0 : 100)
    clock()
  }
  expect(clock()).toBeLessThanOrEqual(100_100)
})
