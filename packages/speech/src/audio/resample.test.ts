import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resample } from './resample.ts'

function tone(hertz: number, rate: number, seconds: number): Float32Array {
  return Float32Array.from({ length: Math.round(rate * seconds) }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate))
}

function level(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 4, (3 * samples.length) / 4)
  return Math.sqrt(middle.reduce((sum, value) => sum + value * value, 0) / middle.length)
}

test('a tone below the band edge keeps its samples at any rate', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(8000, 11_025, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000),
      fc.integer({ min: 100, max: 3000 }),
      (rate, hertz) => {
        const output = resample(tone(hertz, rate, 0.25), rate, 16_000)
        const expected = tone(hertz, 16_000, 0.25)
        const middle = Array.from({ length: 2000 }, (_, i) => i + 1000)
        const worst = Math.max(...middle.map((i) => Math.abs((output[i] ?? 0) - (expected[i] ?? 0))))
        expect(worst).toBeLessThan(0.01)
      },
    ),
    { numRuns: 60 },
  )
})

test('the output holds the same time as the input', () => {
  fc.assert(
    fc.property(fc.constantFrom(8000, 44_100, 48_000), fc.integer({ min: 0, max: 5000 }), (rate, length) => {
      expect(resample(new Float32Array(length), rate, 16_000).length).toBe(Math.ceil((length * 16_000) / rate))
    }),
  )
})

test('what lies above the new Nyquist frequency is removed instead of folded back', () => {
  expect(level(resample(tone(9500, 48_000, 0.5), 48_000, 16_000))).toBeLessThan(0.001)
})

test('equal rates return the input', () => {
  const samples = tone(440, 16_000, 0.1)
  expect(resample(samples, 16_000, 16_000)).toBe(samples)
})
