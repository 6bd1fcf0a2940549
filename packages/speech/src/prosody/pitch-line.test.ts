import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trackPitch } from '../audio/pitch-track.ts'
import { pitchLine } from './pitch-line.ts'

const RATE = 16_000

/** A buzz with twelve falling harmonics whose pitch follows `hertzAt`. */
function buzz(seconds: number, hertzAt: (second: number) => number): Float32Array {
  let phase = 0
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    phase += (2 * Math.PI * hertzAt(i / RATE)) / RATE
    let sum = 0
    for (let k = 1; k <= 12; k++) sum += Math.sin(k * phase) / k
    return 0.15 * sum
  })
}

function noise(length: number, level: number): Float32Array {
  let state = 7
  return Float32Array.from({ length }, () => {
    state = (state * 16_807) % 2_147_483_647
    return level * ((2 * state) / 2_147_483_647 - 1)
  })
}

test('a steady voice of any height is found within a quarter of a semitone, never an octave off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 80, max: 420 }), (hertz) => {
      const track = trackPitch(buzz(0.5, () => hertz)).subarray(8, -8)
      const expected = 12 * Math.log2(hertz / 100)
      expect(Math.max(...track.map((value) => Math.abs(value - expected)))).toBeLessThan(0.25)
    }),
    { numRuns: 40 },
  )
})

test('a glide over an octave is followed from end to end', () => {
  const pcm = buzz(2, (second) => 120 * 2 ** (second / 2))
  const { stepSeconds, semitones } = pitchLine(pcm)
  expect(stepSeconds).toBe(0.05)
  const inside = semitones.slice(1, -2)
  inside.forEach((value, i) => expect(value).toBeCloseTo(((i + 1.5) * 12 * 0.05) / 2 - 6, -0.1))
  expect(inside.every((value, i) => i === 0 || (value ?? 0) >= (inside[i - 1] ?? 0))).toBe(true)
})

test('a constant offset changes nothing', () => {
  const pcm = buzz(1, (second) => 150 + 60 * second)
  expect(pitchLine(pcm.map((sample) => sample + 0.3)).semitones).toEqual(pitchLine(pcm).semitones)
})

test('silence, hiss and an empty take have no pitch', () => {
  for (const pcm of [new Float32Array(RATE), noise(RATE, 0.2), new Float32Array(0), new Float32Array(50)]) {
    expect(pitchLine(pcm).semitones.every((value) => value === null)).toBe(true)
  }
})

test('a voice stands out of noise 15 dB below it, and the pause between two words stays empty', () => {
  const voice = buzz(0.5, () => 200)
  const pcm = noise(2 * RATE, 0.06)
  for (const start of [0.2, 1.2])
    voice.forEach((sample, i) =>
      pcm.fill((pcm[start * RATE + i] ?? 0) + sample, start * RATE + i, start * RATE + i + 1),
    )
  const { semitones } = pitchLine(pcm)
  expect(semitones.slice(5, 13).every((value) => Math.abs(value ?? 99) < 0.5)).toBe(true)
  expect(semitones.slice(16, 22).every((value) => value === null)).toBe(true)
})

test('a long take has no more values than a score may carry', () => {
  const { stepSeconds, semitones } = pitchLine(new Float32Array(150 * RATE))
  expect(semitones.length).toBeLessThanOrEqual(1300)
  expect(semitones.length * stepSeconds).toBeCloseTo(150, 0)
})
