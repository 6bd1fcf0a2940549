import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf, isWithin } from './waveform-bars.ts'

test('a bar shows the loudest peak of its part', () => {
  expect(barsOf([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3])
})

test('what is not yet recorded has no peak', () => {
  expect(barsOf([0.5, 0.5], 4, 4)).toEqual([0.5, 0.5, null, null])
})

test('there are as many bars as fit, none for nothing, and the loudest peak is never lost', () => {
  const peaks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(peaks, fc.integer({ min: 1, max: 200 }), (values, count) => {
      const bars = barsOf(values, count)
      expect(bars).toHaveLength(count)
      expect(Math.max(...bars.map((bar) => bar ?? 0))).toBe(Math.max(...values))
    }),
  )
  expect(barsOf([], 10)).toEqual([])
})

test('a marked part holds the bars whose middle lies in it', () => {
  expect([0, 1, 2, 3].filter((bar) => isWithin(bar, 4, { start: 0.25, end: 0.75 }))).toEqual([1, 2])
})
