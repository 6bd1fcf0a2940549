import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speechLimitMs } from './speech-limit.ts'

test('whatever a take’s length, its limit is one that a timer takes, and at most three minutes', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (seconds) => {
      const limit = speechLimitMs(seconds)
      expect(() => AbortSignal.timeout(limit)).not.toThrow()
      expect(limit).toBeLessThanOrEqual(180_000)
    }),
    { numRuns: 50 },
  )
})

test('a longer take may be worked on for longer', () => {
  expect(speechLimitMs(7.837)).toBeGreaterThan(speechLimitMs(2))
})
