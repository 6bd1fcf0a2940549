import { expect, test } from 'vitest'
import { testSound } from './test-sound.ts'

test('the test sound is a WAV of a second and a third, loud enough to hear and not loud', () => {
  const bytes = testSound()
  const view = new DataView(bytes.buffer)
  const letters = (from: number) => String.fromCharCode(...bytes.slice(from, from + 4))
  expect([letters(0), letters(8), letters(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect(view.getUint32(4, true)).toBe(bytes.length - 8)
  expect(view.getUint32(40, true)).toBe(bytes.length - 44)
  const seconds = (bytes.length - 44) / 2 / view.getUint32(24, true)
  expect(seconds).toBeCloseTo(1.35, 2)
  const samples = Array.from({ length: (bytes.length - 44) / 2 }, (_, place) => view.getInt16(44 + place * 2, true))
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  expect(peak / 0x7f_ff).toBeGreaterThan(0.3)
  expect(peak / 0x7f_ff).toBeLessThan(0.4)
})
