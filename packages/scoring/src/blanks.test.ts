import { expect, test } from 'vitest'
import { markBlanks } from './blanks.ts'

const correct = ['river', "farmer's", 'Nile']
const earned = (given: string[], rule: 'chosen' | 'typed') => markBlanks(correct, given, rule).points

test.each([
  ['every right word earns its mark', ['river', "farmer's", 'Nile'], 3],
  ['case does not count', ['RIVER', "Farmer's", 'nile'], 3],
  ['white space around a word does not count', [' river ', "farmer's", 'Nile\n'], 3],
  ['straight and curly apostrophes are one', ['river', 'farmer’s', 'Nile'], 3],
  ['a misspelt word earns nothing', ['rivver', "farmer's", 'Nile'], 2],
  ['a missing plural earns nothing', ['rivers', "farmer's", 'Nile'], 2],
  ['a word in another gap earns nothing', ['Nile', "farmer's", 'river'], 1],
  ['an empty gap costs only itself', ['', "farmer's", 'Nile'], 2],
  ['missing gaps are empty', ['river'], 1],
])('%s when words are typed', (_rule, given, marks) => {
  expect(earned(given, 'typed')).toEqual({ earned: marks, max: 3 })
})

test.each([
  ['a half-space of a Persian keyboard', 'highlands\u200C'],
  ['a soft hyphen of a pasted text', 'high\u00ADlands'],
  ['a mark of direction of a phone', '\u200Fhighlands\u200E'],
  ['a no-break space around it', '\u00A0highlands\u3000'],
  ['full-width letters of a Chinese keyboard', '\uFF28ighlands'],
  ['a Cyrillic letter that looks like the Latin one', 'highl\u0430nds'],
  ['the dotted capital of a Turkish keyboard', 'H\u0130GHLANDS'],
])('a word that looks like the right one is right, whatever keyboard typed it: %s', (_case, given) => {
  expect(markBlanks(['highlands'], [given], 'typed')).toEqual({
    points: { earned: 1, max: 1 },
    comparisons: [{ given, correct: 'highlands', isCorrect: true }],
  })
})

test('a gap with nothing that is seen is empty', () => {
  expect(markBlanks(['highlands'], ['\u200C\u200F'], 'typed').points.earned).toBe(0)
})

test('dashes within a word are its hyphens, and a missing one counts', () => {
  const earnedBy = (given: string) => markBlanks(['twenty-five'], [given], 'typed').points.earned
  expect(['twenty\u2013five', 'twenty\u2011five', 'twenty\u2014five'].map(earnedBy)).toEqual([1, 1, 1])
  expect(['twentyfive', 'twenty five'].map(earnedBy)).toEqual([0, 0])
})

test('a chosen word is the word itself', () => {
  expect(earned(['river', "farmer's", 'nile'], 'chosen')).toEqual({ earned: 2, max: 3 })
})

test('every gap is shown beside its right word', () => {
  expect(markBlanks(['a', 'b'], ['a'], 'typed').comparisons).toEqual([
    { given: 'a', correct: 'a', isCorrect: true },
    { given: '', correct: 'b', isCorrect: false },
  ])
})
