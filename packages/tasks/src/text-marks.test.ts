import type { WrittenWord } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { textMarks } from './text-marks.ts'

const marked = (category: WrittenWord['category'], grammarErrorType: WrittenWord['grammarErrorType']): WrittenWord => ({
  word: 'cheap',
  type: 'GRAMMAR_MINOR',
  grammarErrorType,
  suggestion: 'cheap',
  explanation: 'Another order is more usual.',
  category,
  confidence: 0.95,
  span: [0, 5],
})

test.each([
  [marked('article', 'MISSED'), 'Article (a, an, the): a word is missing'],
  [marked('article', 'EXTRA'), 'Article (a, an, the): a word too many'],
  [marked('article', 'NONE'), 'Article (a, an, the)'],
  [marked('missing-word', 'MISSED'), 'Missing word'],
  [marked('extra-word', 'EXTRA'), 'Word not needed'],
])('a mark says what is wrong: %#', (word, label) => {
  expect(textMarks([word]).map((mark) => mark.label)).toEqual([label])
})

test('a word in the wrong place is neither missing nor too many', () => {
  const labels = textMarks([marked('word-order', 'EXTRA'), marked('word-order', 'MISSED')]).map(({ label }) => label)
  expect(labels).toEqual(['Word order: belongs elsewhere', 'Word order: a word belongs here'])
})
