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

test('a chosen word is the word itself', () => {
  expect(earned(['river', "farmer's", 'nile'], 'chosen')).toEqual({ earned: 2, max: 3 })
})

test('every gap is shown beside its right word', () => {
  expect(markBlanks(['a', 'b'], ['a'], 'typed').comparisons).toEqual([
    { given: 'a', correct: 'a', isCorrect: true },
    { given: '', correct: 'b', isCorrect: false },
  ])
})
