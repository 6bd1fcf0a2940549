import { expect, test } from 'vitest'
import { checkTake } from './check-take.ts'

/** Noise whose level swings like syllables do, or stays the same with `swing` 0. */
function syllables(amplitude: number, swing: number): Float32Array {
  let state = 1
  return Float32Array.from({ length: 32_000 }, (_, i) => {
    state = (state * 16_807) % 2_147_483_647
    const envelope = 1 - swing + swing * Math.max(0, Math.sin((2 * Math.PI * 2 * i) / 16_000))
    return amplitude * envelope * ((state / 2_147_483_647) * 2 - 1)
  })
}

test('sound that swings like speech passes', () => {
  expect(checkTake(syllables(0.3, 0.99)).issues).toEqual([])
})

test('silence, an empty take and steady noise hold no speech', () => {
  expect(checkTake(new Float32Array(32_000)).issues).toContain('no_speech')
  expect(checkTake(new Float32Array(0)).issues).toEqual(['too_short', 'no_speech'])
  expect(checkTake(syllables(0.1, 0)).issues).toContain('no_speech')
})

test('a constant offset is not speech', () => {
  expect(checkTake(new Float32Array(32_000).fill(0.4)).issues).toContain('no_speech')
})

test('speech far below full scale is too quiet', () => {
  expect(checkTake(syllables(0.004, 0.999)).issues).toEqual(['too_quiet'])
})

test('samples at full scale are clipping', () => {
  const clipped = syllables(4, 0.99).map((sample) => Math.max(-1, Math.min(1, sample)))
  expect(checkTake(clipped).issues).toEqual(['clipped'])
})

test('less than half a second is too short', () => {
  expect(checkTake(syllables(0.3, 0.99).subarray(0, 6000)).issues).toContain('too_short')
})
