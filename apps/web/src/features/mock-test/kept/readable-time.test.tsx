import { afterEach, expect, test } from 'vitest'
import { beaten, showing, through, tick } from '../testing/exam-events.ts'
import { forgetTestTexts } from './kept-test-texts.ts'
import { keepReadable, readableOf, readReadable } from './readable-time.ts'

const place = { userId: 'ana', testId: 5 }
afterEach(() => localStorage.clear())

test('how long an item stood here without contact is read back, and goes with the test', () => {
  expect(readReadable(place)).toBe(0)
  keepReadable(place, 61_000.4)
  expect(readReadable(place)).toBe(61_000)
  expect(readReadable({ ...place, userId: 'ben' })).toBe(0)
  forgetTestTexts(place)
  expect(localStorage.getItem(readableOf(place))).toBeNull()
})

test('what somebody wrote there counts for nothing', () => {
  for (const value of ['-5', 'long', '1e99', '']) {
    localStorage.setItem(readableOf(place), value)
    expect(readReadable(place)).toBe(0)
  }
})

test('it is kept with every sign of life, counted from the last that was answered', () => {
  const kept = through(
    showing(1),
    tick(5000),
    tick(10_000),
    beaten(1, { sentAt: 10_000, now: 10_100, remainingMs: 900_000 }),
    tick(15_000),
  )
  const times = kept.effects.flatMap((effect) => (effect.type === 'keep-readable' ? effect.milliseconds : []))
  expect(times).toEqual([5000, 10_000, 5000])
})
