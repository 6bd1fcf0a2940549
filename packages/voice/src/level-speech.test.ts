import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelSpeech, PAD_SECONDS, PEAK, peakOf, rmsOf, trimSilence } from './level-speech.ts'

const sampleRate = 1000
const pad = PAD_SECONDS * sampleRate
const tone = (samples: number, amplitude: number) =>
  Float32Array.from({ length: samples }, (_, index) => (index % 2 === 0 ? amplitude : -amplitude))
const silence = (samples: number) => new Float32Array(samples)
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

test('silence at both ends is cut and silence in the middle is kept', () => {
  const middle = joined(tone(100, 0.5), silence(300), tone(100, 0.5))
  expect(trimSilence({ pcm: joined(silence(200), middle, silence(400)), sampleRate }).pcm).toEqual(middle)
})

test('levelled speech has 0.2 s of silence at both ends', () => {
  const { pcm } = levelSpeech({ pcm: joined(silence(50), tone(500, 0.3)), sampleRate })
  expect(pcm.length).toBe(500 + 2 * pad)
  expect(peakOf(pcm.subarray(0, pad))).toBe(0)
  expect(peakOf(pcm.subarray(-pad))).toBe(0)
})

test('levelled speech peaks at 0.9, however loud it was', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1, noNaN: true }), (amplitude) => {
      const { pcm } = levelSpeech({ pcm: tone(300, amplitude), sampleRate })
      expect(peakOf(pcm)).toBeCloseTo(PEAK, 5)
    }),
  )
})

test('a recording that is all silence becomes the padding alone', () => {
  expect(levelSpeech({ pcm: silence(700), sampleRate }).pcm).toEqual(silence(2 * pad))
})

test('the root mean square of a square wave is its amplitude', () => {
  expect(rmsOf(tone(100, 0.25))).toBeCloseTo(0.25)
  expect(rmsOf(silence(0))).toBe(0)
})
