import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelOf, peakOf } from './loudness.ts'

const tone = (amplitude: number) => Float32Array.from({ length: 2048 }, (_, index) => amplitude * Math.sin(index / 5))

test('digital silence and an empty block have level 0', () => {
  expect(levelOf(new Float32Array(2048))).toBe(0)
  expect(levelOf(new Float32Array())).toBe(0)
})

test('a quiet room lies below the silence threshold of 10, soft speech well above it', () => {
  expect(levelOf(tone(0.003))).toBeLessThan(10)
  expect(levelOf(tone(0.03))).toBeGreaterThan(40)
})

test('level and peak stay on their scales and grow with the amplitude', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.5, noNaN: true }), (amplitude) => {
      expect(levelOf(tone(amplitude))).toBeGreaterThanOrEqual(0)
      expect(levelOf(tone(amplitude * 2))).toBeGreaterThanOrEqual(levelOf(tone(amplitude)))
      expect(levelOf(tone(1))).toBeLessThanOrEqual(255)
      expect(peakOf(tone(amplitude * 2))).toBeGreaterThanOrEqual(peakOf(tone(amplitude)))
      expect(peakOf(tone(2))).toBe(1)
    }),
  )
})
