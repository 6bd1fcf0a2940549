import type { SpokenPhone } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { speechRhythm } from './speech-rhythm.ts'

type Said = { symbol?: string; length: number; after?: number; word?: number }

/** Phones one behind the other; `after` is the silence before one, in seconds. */
function phones(said: readonly Said[]): SpokenPhone[] {
  let at = 0
  return said.map(({ symbol = 'AH', length, after = 0, word = 0 }) => {
    const start = at + after
    at = start + length
    return { phone: symbol, word, score: 2, start, end: at }
  })
}

test('vowels of one length have no variability, and each twice as long as the next two thirds', () => {
  expect(speechRhythm(phones([{ length: 0.1 }, { length: 0.1 }, { length: 0.1 }]))).toEqual({
    vowels: 3,
    pairVariability: 0,
  })
  expect(speechRhythm(phones([{ length: 0.1 }, { length: 0.2 }, { length: 0.1 }]))).toEqual({
    vowels: 3,
    pairVariability: 66.7,
  })
})

test('faster speech with the same proportions has the same rhythm', () => {
  const of = (factor: number) =>
    speechRhythm(phones([0.1, 0.25, 0.07, 0.15].map((length) => ({ length: length * factor }))))
  expect(of(2)).toEqual(of(1))
})

test('consonants between vowels do not part them', () => {
  expect(speechRhythm(phones([{ length: 0.1 }, { symbol: 'S', length: 0.2 }, { length: 0.3 }]))).toEqual({
    vowels: 2,
    pairVariability: 100,
  })
})

test.each([
  ['a pause of a quarter of a second', { length: 0.3, after: 0.25 }],
  ['a word that does not count', { length: 0.3, word: 2 }],
] as const)('vowels on the two sides of %s are no neighbours', (_what, last) => {
  expect(speechRhythm(phones([{ length: 0.1 }, { length: 0.1 }, last]))).toEqual({ vowels: 3, pairVariability: 0 })
})

test('a sound that was not said parts its neighbours', () => {
  const [first, second, third] = phones([{ length: 0.1 }, { length: 0.1 }, { length: 0.3 }])
  const missing = { phone: 'T', word: 0, score: 0, start: null, end: null }
  const said = [first, second, missing, third].flatMap((phone) => phone ?? [])
  expect(speechRhythm(said)?.pairVariability).toBe(0)
})

test.each([[[]], [[{ length: 0.1 }]], [[{ symbol: 'S', length: 0.1 }]]])('%j has no rhythm', (said) => {
  expect(speechRhythm(phones(said))).toBeUndefined()
})
