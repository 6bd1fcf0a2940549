import type { WrittenWord } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { compareCorrectors } from './compare-correctors.ts'

function marked(text: string, wrong: string): WrittenWord {
  const start = text.indexOf(wrong)
  return {
    word: wrong,
    type: 'GRAMMAR_MINOR',
    grammarErrorType: 'NONE',
    suggestion: null,
    explanation: null,
    span: [start, start + wrong.length],
  }
}

const text = 'He go to park, often.'
const corrections = ['He goes to the park often.', 'He goes to a park, often.', 'He goes to parks.']

test('a mark is right where one corrector changed something', () => {
  expect(compareCorrectors(text, corrections, [marked(text, 'go')]).marked).toEqual([{ word: 'go', isRight: true }])
})

test('a mark that no corrector shares is wrong', () => {
  expect(compareCorrectors(text, corrections.slice(0, 2), [marked(text, 'often')]).marked).toEqual([
    { word: 'often', isRight: false },
  ])
})

test('every word, stop and gap knows how many correctors changed it', () => {
  const { places } = compareCorrectors(text, corrections, [])
  const told = places
    .filter(({ changedBy }) => changedBy > 0)
    .map((place) => [text.slice(place.start, place.end), place.changedBy])
  expect(told).toEqual([
    ['go', 3],
    ['', 2],
    ['park', 1],
    [',', 2],
    ['often', 1],
  ])
})

test('a changed word counts as found where a mark lies on it', () => {
  const { places } = compareCorrectors(text, corrections, [marked(text, 'go')])
  expect(places.filter(({ isWord, isFound }) => isWord && isFound)).toMatchObject([{ start: 3, end: 5 }])
})

test('words that differ in their first letter are changed', () => {
  expect(compareCorrectors('i agree', ['I agree'], []).places.find(({ isWord }) => isWord)).toMatchObject({
    changedBy: 1,
  })
})
