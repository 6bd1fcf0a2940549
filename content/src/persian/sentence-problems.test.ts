import { expect, test } from 'vitest'
import { sentenceProblems } from './sentence-problems.ts'

test.each([
  ['The bridge is old.', 'پل قدیمی است.'],
  ['Why is it ____?', 'چرا ____ است؟'],
  ['He asked: "Why?"', 'او پرسید: «چرا؟»'],
])('%s is translated by %s', (english, persian) => {
  expect(sentenceProblems(english, persian)).toEqual([])
})

test.each([
  ['The bridge is old.', '', 'is lacking'],
  ['The bridge is ____.', 'پل قدیمی است.', 'has another number of gaps (____) than its English'],
  ['The bridge is old.', 'پل قدیمی است؟', 'ends in a question mark where its English does not, or without'],
  ['Is it old?', 'قدیمی است.', 'ends in a question mark where its English does not, or without'],
  ['It is.', 'پل '.repeat(60).trim(), 'is no translation of its English'],
])('%s with %j %s', (english, persian, problem) => {
  expect(sentenceProblems(english, persian)).toEqual([problem])
})
