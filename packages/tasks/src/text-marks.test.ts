import type { WrittenWord } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { textMarks, toneMarks } from './text-marks.ts'

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

test('what does not fit the reader is marked where it stands, and nothing else of the findings', () => {
  const place = { start: 4, end: 8, message: '“guys” is too casual for this reader.', suggestion: 'Write politely.' }
  const marks = toneMarks([
    { code: 'register_casual', severity: 'minor', ...place },
    { code: 'rude', severity: 'moderate', message: 'This sounds rude.' },
    { code: 'template_phrase', severity: 'minor', ...place },
  ])
  expect(marks).toMatchObject([{ start: 4, end: 8, label: 'Tone', tone: 'fair' }])
  expect(marks[0]?.explanation).toBe('“guys” is too casual for this reader. Write politely.')
})
