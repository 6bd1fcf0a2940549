import { expect, test } from 'vitest'
import type { SpokenPhone, SpokenWord } from '../score.ts'
import { wordsToPractise } from './words-to-practise.ts'

const said = (word: string, index: number, score: number, change: Partial<SpokenWord> = {}): SpokenWord => ({
  word,
  index,
  status: 'correct',
  score,
  start: index,
  end: index + 1,
  confidence: 0.9,
  ...change,
})
const sound = (word: number, score: number, change: Partial<SpokenPhone> = {}): SpokenPhone => ({
  phone: 'TH',
  word,
  score,
  start: word,
  end: word + 1,
  confidence: 0.9,
  ...change,
})

test('a word that was said below clear is to be practised, with its score from 0 to 1', () => {
  expect(wordsToPractise([said('Thought', 0, 1.2), said('clear', 1, 1.5)], [sound(0, 0.8), sound(1, 1)])).toEqual([
    { word: 'thought', score: 0.6 },
  ])
})

test.each<[string, SpokenWord, SpokenPhone]>([
  ['called missed', said('thought', 0, 0.4, { status: 'omitted', start: null, end: null }), sound(0, 0.4)],
  ['called replaced', said('thought', 0, 0.4, { status: 'replaced' }), sound(0, 0.4)],
  ['said again', said('thought', 0, 0.4, { status: 'repeated' }), sound(0, 0.4)],
  ['perhaps not said', said('thought', 0, 0.4, { confidence: 0.4 }), sound(0, 0.4)],
  ['without a sound that is surely weak', said('thought', 0, 1.4), sound(0, 1, { confidence: 0.4 })],
  ['a function word', said('through', 0, 0.4), sound(0, 0.4)],
  ['a number', said('25', 0, 0.4), sound(0, 0.4)],
  ['not scored', said('thought', 0, 0.4, { score: null }), sound(0, 0.4)],
])('a word that is %s is left out', (_case, word, phone) => {
  expect(wordsToPractise([word], [phone])).toEqual([])
})

test('the worst three come, each word once with its worst score', () => {
  const words = ['yeast', 'dough', 'oven', 'dough', 'loaf'].map((word, i) => said(word, i, 1.4 - i / 10))
  expect(
    wordsToPractise(
      words,
      words.map((_, i) => sound(i, 1)),
    ).map(({ word }) => word),
  ).toEqual(['loaf', 'dough', 'oven'])
})
