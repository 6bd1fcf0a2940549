import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtQuiet } from './cut-at-quiet.ts'

const speech = (seconds: number) => Float32Array.from({ length: 16_000 * seconds }, (_, i) => Math.sin(i / 7))

test('a take that is short enough stays whole', () => {
  expect(cutAtQuiet(speech(10), 10)).toEqual([{ from: 0, to: 160_000 }])
  expect(cutAtQuiet(new Float32Array(0), 10)).toEqual([{ from: 0, to: 0 }])
})

test('a longer take is cut in its pauses', () => {
  const pcm = speech(24)
  for (const second of [3, 8, 16]) pcm.fill(0, second * 16_000, (second + 0.4) * 16_000)
  const cuts = cutAtQuiet(pcm, 10).map(({ to }) => to / 16_000)
  expect(cuts).toEqual([expect.closeTo(8.2, 0.5), expect.closeTo(16.2, 0.5), 24])
  expect(cuts.slice(0, 2).every((second) => second % 8 >= 0.1 && second % 8 <= 0.31)).toBe(true)
})

test('pieces follow each other without a gap, none longer than asked, none but the last shorter than its half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 1e6 }), (length, seed) => {
      const pcm = Float32Array.from({ length }, (_, i) => Math.sin(i / 7) * Math.sin((i + seed) / 20_000))
      const pieces = cutAtQuiet(pcm, 10)
      expect(pieces[0]?.from).toBe(0)
      expect(pieces.at(-1)?.to).toBe(length)
      expect(pieces.slice(1).every(({ from }, i) => from === pieces[i]?.to)).toBe(true)
      expect(pieces.every(({ from, to }) => to - from <= 160_000)).toBe(true)
      expect(pieces.slice(0, -1).every(({ from, to }) => to - from >= 79_840)).toBe(true)
    }),
    { numRuns: 20 },
  )
})
