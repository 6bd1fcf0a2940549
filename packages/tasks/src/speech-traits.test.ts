import type { SpokenPhone, SpokenWord } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { judgeFluency, judgePronunciation, judgeScriptedContent } from './speech-traits.ts'
import { aSpeechRating } from './testing.ts'

const phone = (name: string, word: number, score: number, start: number | null = 1): SpokenPhone => ({
  phone: name,
  word,
  score,
  start,
  end: start,
})
const word = (text: string, index: number, status: SpokenWord['status'] = 'correct'): SpokenWord => ({
  word: text,
  index,
  status,
  score: 2,
  start: 1,
  end: 2,
})
const words = [word('um', 0, 'inserted'), word('three', 0), word('seven', 1)]
const reasonFor = (phones: SpokenPhone[]) => judgePronunciation(aSpeechRating({ phones, words })).reason

test('the reason says what the sounds earned on average, and names the weakest with their words', () => {
  const phones = [phone('TH', 0, 0.4), phone('R', 0, 1.6), phone('IY', 0, 2), phone('V', 1, 1.2)]
  expect(reasonFor(phones)).toBe(
    'Judged by how clearly and naturally each sound is said: 1.3 of 2 on average. Weakest: /θ/ in “three”, /v/ in “seven”, /r/ in “three”.',
  )
})

test('sounds that were not heard are counted apart, and not named', () => {
  expect(reasonFor([phone('TH', 0, 0, null), phone('V', 1, 2)])).toBe(
    'Judged by how clearly and naturally each sound is said: 2.0 of 2 on average where it was heard; 1 of 2 were not.',
  )
  expect(reasonFor([phone('TH', 0, 0, null)])).toBe('None of the sounds was heard.')
})

test('without a sound there is nothing to judge', () => {
  expect(reasonFor([])).toBe('No sound could be judged.')
})

const spoken = (count: number, status: SpokenWord['status'], confidence?: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...word('word', index, status),
    ...(confidence === undefined ? {} : { confidence }),
  }))
const contentError = (spokenWords: SpokenWord[]) =>
  judgeScriptedContent(aSpeechRating({ words: spokenWords })).standardError ?? Number.NaN

test('content of words that are all sure may still be off by what right text loses', () => {
  expect(contentError(spoken(10, 'correct', 1))).toBeCloseTo(0.04)
})

test('the less sure its words are, the farther content may be off', () => {
  expect(contentError(spoken(10, 'correct', 0.9))).toBeCloseTo(Math.hypot(0.04, Math.sqrt(1 + 10 * 0.09) / 10))
  const doubtful = [...spoken(9, 'correct', 1), ...spoken(1, 'omitted', 0.6)]
  expect(contentError(doubtful)).toBeGreaterThan(contentError(spoken(10, 'correct', 1)))
})

test('an added word may be one or not', () => {
  const added = [...spoken(10, 'correct', 1), ...spoken(2, 'inserted')]
  expect(contentError(added)).toBeCloseTo(Math.hypot(0.04, Math.sqrt(1 + 2 * 0.25) / 10))
})

test('no error is larger than half of content', () => {
  expect(contentError(spoken(40, 'correct', 0.2))).toBe(0.5)
})

test('pronunciation and fluency count in full from half of the text on, in proportion below it, and not at all of another text', () => {
  const estimates = { total: 0.7, pronunciation: 0.8, fluency: 0.6, prosody: 0.5 }
  const sharesOf = (contentShare: number) => {
    const rating = aSpeechRating({ estimates, contentShare })
    return [judgePronunciation(rating).share, judgeFluency(rating).share]
  }
  expect(sharesOf(1)).toEqual([0.8, 0.6])
  expect(sharesOf(0.5)).toEqual([0.8, 0.6])
  expect(sharesOf(0.25)).toEqual([0.4, 0.3])
  expect(sharesOf(0)).toEqual([0, 0])
})
