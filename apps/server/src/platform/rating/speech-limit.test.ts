import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speechLimitMs } from './speech-limit.ts'

test('whatever a take’s length, its limit is one that a timer takes, and at most three minutes or twice its length', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (seconds) => {
      const limit = speechLimitMs(seconds)
      expect(() => AbortSignal.timeout(limit)).not.toThrow()
      expect(limit).toBeLessThanOrEqual(Math.max(180_000, 2000 * seconds + 1))
    }),
    { numRuns: 50 },
  )
})

test('answers of today’s exams, with all extra time, have three minutes at most', () => {
  expect(speechLimitMs(81)).toBe(180_000)
  expect(speechLimitMs(241)).toBe(482_000)
})

test('a longer take may be worked on for longer', () => {
  expect(speechLimitMs(7.837)).toBeGreaterThan(speechLimitMs(2))
})
