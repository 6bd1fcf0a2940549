import { expect, test } from 'vitest'
import { markedTranscript } from './marked-transcript.ts'

const words = ['The', 'lake', 'rose', 'at', 'noon.']
const differences = [
  { place: 1, spoken: 'river' },
  { place: 4, spoken: 'night' },
]

test('a difference is found or missed, with what was said; a picked word that is none is wrong', () => {
  expect(markedTranscript(words, differences, [1, 2])).toEqual([
    { word: 'The' },
    { word: 'lake', look: 'found', note: 'said: river' },
    { word: 'rose', look: 'wrong' },
    { word: 'at' },
    { word: 'noon.', look: 'missed', note: 'said: night' },
  ])
})

test('without an answer the differences are shown, and nothing is missed or wrong', () => {
  const looks = markedTranscript(words, differences).map(({ look }) => look)
  expect(looks).toEqual([undefined, 'found', undefined, undefined, 'found'])
})
