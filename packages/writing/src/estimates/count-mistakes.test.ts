import { expect, test } from 'vitest'
import type { Mark } from '../mark/mark.ts'
import { countMistakes } from './count-mistakes.ts'

const text = 'i saw goverment and i saw Goverment.'
const mark = (part: Partial<Mark>): Mark => ({
  code: 'modal-base',
  type: 'GRAMMAR_MODERATE',
  category: 'verb',
  start: 2,
  end: 5,
  message: '',
  suggestions: [],
  ...part,
})

test('nothing marked is no mistake', () => {
  expect(countMistakes(text, [])).toEqual({ spelling: 0, grammar: 0, mechanics: 0 })
})

test('mistakes of grammar count each, by weight', () => {
  const marks = [mark({}), mark({ type: 'GRAMMAR_CRITICAL' }), mark({ type: 'GRAMMAR_MINOR', category: 'article' })]
  expect(countMistakes(text, marks).grammar).toBe(3)
})

test('a word misspelt twice is one mistake and a little more, in whatever case', () => {
  const spelling = { type: 'SPELLING', category: 'spelling' } as const
  const twice = [mark({ ...spelling, start: 6, end: 15 }), mark({ ...spelling, start: 26, end: 35 })]
  expect(countMistakes(text, twice).spelling).toBeCloseTo(1 + Math.log(2))
  expect(countMistakes(text, [...twice, mark({ ...spelling, start: 2, end: 5 })]).spelling).toBeCloseTo(2 + Math.log(2))
})

test.each(['capital', 'punctuation', 'register'] as const)('%s is a habit, and no grammar', (category) => {
  const marks = [0, 20].map((start) => mark({ type: 'GRAMMAR_MINOR', category, start, end: start + 1 }))
  expect(countMistakes(text, marks)).toEqual({ spelling: 0, grammar: 0, mechanics: 0.5 * (1 + Math.log(2)) })
})
