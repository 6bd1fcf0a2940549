import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_AUDIO_LIMITS } from './audio-limits.ts'
import { decodeWav } from './decode-wav.ts'
import { mixDown } from './mix-down.ts'

/** 16-bit wav at 16 kHz of one wave, each channel with its own strength. */
function aWav(strengths: readonly number[], offset = 0): Uint8Array {
  const frames = 16_000
  const bytes = 2 * frames * strengths.length
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(strengths.length, 22)
  file.writeUInt32LE(16_000, 24)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(bytes, 40)
  for (let i = 0; i < frames; i++) {
    strengths.forEach((strength, c) => {
      const sample = offset + strength * Math.sin((2 * Math.PI * 220 * i) / 16_000)
      file.writeInt16LE(Math.round(32_767 * sample), 44 + 2 * (i * strengths.length + c))
    })
  }
  return file
}

const decode = (strengths: readonly number[], offset?: number) =>
  decodeWav(aWav(strengths, offset), DEFAULT_AUDIO_LIMITS).pcm
const loudnessOf = (pcm: Float32Array) => Math.sqrt(pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length) * Math.SQRT2

test.each([
  [[0.3, -0.3], 0.3],
  [[0.2, -0.25], 0.25],
  [[-0.25, 0.2], 0.25],
])('a file with channels of opposite phase is heard: %j', (strengths, loudness) => {
  expect(loudnessOf(decode(strengths))).toBeCloseTo(loudness, 2)
})

test('an offset on both channels does not hide that they cancel', () => {
  expect(loudnessOf(decode([0.2, -0.2], 0.1))).toBeCloseTo(0.2, 2)
})

test.each([
  [[0.3, 0.3], 0.3],
  [[0.3, 0], 0.15],
  [[0.3, -0.1], 0.1],
])('a file whose channels do not cancel is averaged: %j', (strengths, loudness) => {
  expect(loudnessOf(decode(strengths))).toBeCloseTo(loudness, 2)
})

test('an average is left as it is, bit for bit, unless it lost ten decibels', () => {
  const channel = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(channel, channel, (one, other) => {
      const channels = [Float32Array.from(one), Float32Array.from(other)]
      const average = Float32Array.from(one, (sample, i) => (sample + (other[i] ?? 0)) / 2)
      expect([average, ...channels]).toContain(mixDown(average, channels))
      expect(mixDown(average, channels.slice(0, 1))).toBe(average)
      expect(mixDown(average, [average, average])).toBe(average)
    }),
  )
})
