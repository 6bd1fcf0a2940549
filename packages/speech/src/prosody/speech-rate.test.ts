import { expect, test } from 'vitest'
import { secondsOfSpeech, speechRate, wordsPerMinuteOf } from './speech-rate.ts'

test('words a minute are whole, so that no text can round them again to another figure', () => {
  expect(wordsPerMinuteOf(17.2, 5)).toBe(206)
  expect(wordsPerMinuteOf(3, 0)).toBe(0)
})

test('syllables are vowels per second of speech, words per minute stay as counted', () => {
  const phones = ['B', 'AH', 'N', 'AE', 'N', 'AH']
  expect(speechRate(120, phones, 0.6)).toEqual({ wordsPerMinute: 120, syllablesPerSecond: 5 })
})

test('pauses are no speech', () => {
  const words = [
    { start: 10, end: 60 },
    { start: 160, end: 210 },
  ]
  expect(secondsOfSpeech(words, [{ start: 0.6, end: 1.6 }])).toBeCloseTo(1)
  expect(secondsOfSpeech([], [])).toBe(0)
})

test('a moment of speech has no rate', () => {
  expect(speechRate(0, ['AH'], 0.1).syllablesPerSecond).toBe(0)
})
