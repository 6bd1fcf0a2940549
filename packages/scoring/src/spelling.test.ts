import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markSpelling } from './spelling.ts'

const twins = new Set(['colour color', 'color colour'])
const areOneWord = (one: string, other: string) => twins.has(`${one} ${other}`)
const isRight = (word: string, answer: string) => markSpelling([{ word, answer }], areOneWord).points.earned === 1

test.each([
  ['the word itself is right', 'necessary', 'necessary', true],
  ['case does not count', 'necessary', 'NeCessary', true],
  ['white space around it does not count', 'necessary', '  necessary\t', true],
  ['white space within it counts', 'necessary', 'neces sary', false],
  ['a curly apostrophe is a straight one', "don't", 'don’t', true],
  ['a missing apostrophe counts', "don't", 'dont', false],
  ['a slip is wrong', 'necessary', 'neccessary', false],
  ['an empty answer is wrong', 'necessary', '', false],
  ['white space alone is wrong', 'necessary', '   ', false],
  ['the American spelling of a British word is right', 'colour', 'Color ', true],
  ['the British spelling of an American word is right', 'color', 'COLOUR', true],
  ['another word is wrong', 'colour', 'collar', false],
  ['a composed letter is the same as one with its accent apart', 'café', 'café', true],
  ['what nobody sees in it does not count', 'necessary', '\u200Fneces\u200Csary\u00AD', true],
  ['what nobody sees alone is wrong', 'necessary', '\u200C\u200E', false],
  ['an accent key is an apostrophe', "don't", 'don`t', true],
  ['a decomposed accent of a Mac is the letter', 'na\u00EFve', 'nai\u0308ve', true],
  ['a missing accent counts', 'na\u00EFve', 'naive', false],
  ['a full stop counts', 'necessary', 'necessary.', false],
])('%s', (_rule, word, answer, expected) => {
  expect(isRight(word, answer)).toBe(expected)
})

test('every word has one row in its order, with what was typed as it was typed', () => {
  const words = [
    { word: 'necessary', answer: ' Neccessary' },
    { word: 'bridge', answer: 'Bridge' },
  ]
  expect(markSpelling(words, areOneWord)).toEqual({
    points: { earned: 1, max: 2 },
    words: [
      { word: 'necessary', answer: ' Neccessary', isCorrect: false },
      { word: 'bridge', answer: 'Bridge', isCorrect: true },
    ],
  })
})

test('marks are never more than words, and rows keep what came', () => {
  const pairs = fc.array(fc.record({ word: fc.string({ minLength: 1 }), answer: fc.string() }), { maxLength: 10 })
  fc.assert(
    fc.property(pairs, (words) => {
      const { points, words: rows } = markSpelling(words, () => false)
      expect(points.max).toBe(words.length)
      expect(points.earned).toBe(rows.filter(({ isCorrect }) => isCorrect).length)
      expect(rows.map(({ word, answer }) => ({ word, answer }))).toEqual(words)
    }),
  )
})
