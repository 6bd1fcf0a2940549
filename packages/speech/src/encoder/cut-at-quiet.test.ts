import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtQuiet } from './cut-at-quiet.ts'

const STEP = 400
const PER_SECOND = 40
const speech = (seconds: number) => Float32Array.from({ length: 16_000 * seconds }, (_, i) => Math.sin(i / 7))
const cut = (pcm: Float32Array) =>
  cutAtQuiet(pcm, { step: STEP, count: Math.floor(pcm.length / STEP), longest: 10 * PER_SECOND })

test('a take that is short enough stays whole', () => {
  expect(cut(speech(10))).toEqual([{ from: 0, to: 400 }])
  expect(cut(new Float32Array(0))).toEqual([{ from: 0, to: 0 }])
})

test('a longer take is cut in its pauses', () => {
  const pcm = speech(24)
  for (const second of [3, 8, 16]) pcm.fill(0, second * 16_000, (second + 0.4) * 16_000)
  const cuts = cut(pcm).map(({ to }) => to / PER_SECOND)
  expect(cuts).toEqual([expect.closeTo(8.2, 0.5), expect.closeTo(16.2, 0.5), 24])
  expect(cuts.slice(0, 2).every((second) => second % 8 >= 0.1 && second % 8 <= 0.31)).toBe(true)
})

test('pieces follow each other without a gap, none longer than asked, none but the last shorter than its half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 1e6 }), (length, seed) => {
      const pcm = Float32Array.from({ length }, (_, i) => Math.sin(i / 7) * Math.sin((i + seed) / 20_000))
      const pieces = cut(pcm)
      expect(pieces[0]?.from).toBe(0)
      expect(pieces.at(-1)?.to).toBe(Math.floor(length / STEP))
      expect(pieces.slice(1).every(({ from }, i) => from === pieces[i]?.to)).toBe(true)
      expect(pieces.every(({ from, to }) => to - from <= 400)).toBe(true)
      expect(pieces.slice(0, -1).every(({ from, to }) => to - from >= 200)).toBe(true)
    }),
    { numRuns: 20 },
  )
})
