import { expect, test } from 'vitest'
import type { AlignedWord } from '../alignment/aligner.ts'
import { utteranceFeatures } from './utterance-features.ts'

const SILENCE = new Float32Array(16_000)
const TIMING = 12

/** Three words of two sounds each, `frames` long, with a pause before the last. */
function wordsOf(frames: number, pause: number): AlignedWord[] {
  return [0, 2 * frames, 4 * frames + pause].map((start) => ({
    start,
    end: start + 2 * frames,
    phones: [
      { phone: 'S', start, end: start + frames },
      { phone: 'IY', start: start + frames, end: start + 2 * frames },
    ],
  }))
}

const timingOf = (words: AlignedWord[], isBreak: boolean[] = []) =>
  utteranceFeatures(SILENCE, words, isBreak).slice(0, TIMING)

test('what is clear already has the same timing however much faster it goes', () => {
  const clear = timingOf(wordsOf(12, 60))
  timingOf(wordsOf(6, 30)).forEach((value, i) => expect(value).toBeCloseTo(clear[i] ?? Number.NaN))
  timingOf(wordsOf(4, 20)).forEach((value, i) => expect(value).toBeCloseTo(clear[i] ?? Number.NaN))
})

test('what is slower than clear is timed as it is', () => {
  const [rate = 0, articulation = 0] = timingOf(wordsOf(20, 0))
  expect(rate).toBeCloseTo(5)
  expect(articulation).toBeCloseTo(5)
})

test('a pause counts, and behind a comma only what is beyond a natural break', () => {
  const [, , share = 0, perWord = 0] = timingOf(wordsOf(20, 60))
  expect(share).toBeCloseTo(60 / 180)
  expect(perWord).toBeCloseTo(1 / 3)
  expect(timingOf(wordsOf(20, 60), [false, true, false]).slice(2, 4)).toEqual([0, 0])
})
