import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf } from './peaks-of.ts'

test('each bar is as high as the loudest sample of its stretch', () => {
  expect(barsOf(Float32Array.from([0, 0.25, -1, 0.5]), 2)).toEqual([0.5, 1])
})

test('a sound gives at most the wanted bars, each between 0 and 1', () => {
  const sound = fc.array(fc.float({ min: -1.5, max: 1.5, noNaN: true }), { maxLength: 500 })
  fc.assert(
    fc.property(sound, fc.integer({ min: 1, max: 120 }), (samples, count) => {
      const bars = barsOf(Float32Array.from(samples), count)
      expect(bars.length).toBeLessThanOrEqual(count)
      expect(bars.every((bar) => bar >= 0 && bar <= 1)).toBe(true)
    }),
  )
})
