import { expect, test } from 'vitest'
import { evidenceSchema } from '../score.ts'
import { measuredRhythm, placeOfRhythm, rhythmBand } from './rhythm.ts'

test('a rhythm over fewer than eight vowels is none, and neither is one of a score that lacks it', () => {
  expect(measuredRhythm({ rhythm: { vowels: 7, pairVariability: 60 } })).toBeNull()
  expect(measuredRhythm({ rhythm: null })).toBeNull()
  expect(measuredRhythm({})).toBeNull()
  expect(measuredRhythm({ rhythm: { vowels: 8, pairVariability: 60 } })?.pairVariability).toBe(60)
})

test.each([
  [rhythmBand.low - 10.1, 'even'],
  [rhythmBand.low - 0.1, 'edge'],
  [rhythmBand.low, 'within'],
  [rhythmBand.high, 'within'],
  [rhythmBand.high + 0.1, 'edge'],
  [rhythmBand.high + 10.1, 'uneven'],
] as const)('%d over 25 vowels is %s', (pairVariability, place) => {
  expect(placeOfRhythm({ vowels: 25, pairVariability })).toBe(place)
})

test('what a few vowels leave open, many tell', () => {
  expect(placeOfRhythm({ vowels: 9, pairVariability: 30 })).toBe('edge')
  expect(placeOfRhythm({ vowels: 60, pairVariability: 30 })).toBe('even')
})

test.each(['speech', 'open-speech'])(
  'evidence of %s parses with a rhythm, and without one as it was stored before',
  (kind) => {
    const stored = { kind, seconds: 4, words: [], phones: [], pauses: [], keyPoints: [], isRough: false }
    const rhythm = { vowels: 20, pairVariability: 63.2 }
    expect(evidenceSchema.parse({ ...stored, rhythm })).toMatchObject({ rhythm })
    expect(evidenceSchema.parse(stored)).not.toHaveProperty('rhythm')
  },
)
