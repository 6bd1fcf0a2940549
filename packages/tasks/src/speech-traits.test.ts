import type { SpokenPhone, SpokenWord } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { judgePronunciation } from './speech-traits.ts'
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
