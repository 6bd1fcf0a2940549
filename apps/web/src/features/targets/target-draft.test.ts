import { expect, test } from 'vitest'
import { examDays, isFarFromToday } from './exam-days.ts'
import { draftOf, isComplete, isScoreRight, presetScores, wishOf } from './target-draft.ts'

const NOON = Date.parse('2026-03-18T12:00:00Z')
const days = examDays(NOON, 'Europe/London')
const none = { listening: null, reading: null, speaking: null, writing: null, overall: null }
const saved = { ...none, overall: 65, examDate: '2026-05-01', language: 'FA', version: 3 }
const draft = draftOf(saved, null)

test.each(['', ' ', '10', '65', '90'])('"%s" may stand as a score', (typed) => {
  expect(isScoreRight(typed)).toBe(true)
})

test('a score in the digits of another keyboard is saved as its number, and one that shows nothing as none', () => {
  const scores = { ...draft.scores, overall: '۷۹', reading: ' ٦٥\u200F', writing: '\u200C' }
  expect(wishOf({ ...draft, scores }, 3, days)).toMatchObject({ overall: 79, reading: 65, writing: null })
})

test.each(['9', '91', '6.5', '-1', 'abc', '065x', '1e1'])('"%s" may not', (typed) => {
  expect(isScoreRight(typed)).toBe(false)
})

test('what is saved comes back as it was, with the version that it began with', () => {
  expect(wishOf(draft, 3, days)).toEqual(saved)
})

test('the language is that of the profile where the target has none, and without either it is to be chosen', () => {
  const unset = { ...saved, language: null }
  expect(draftOf(unset, 'de').language).toBe('de')
  expect(draftOf(unset, null).language).toBeNull()
})

test('a preset sets all five', () => {
  expect(wishOf({ ...draft, scores: presetScores(79) }, 3, days)).toMatchObject({
    listening: 79,
    reading: 79,
    writing: 79,
    speaking: 79,
    overall: 79,
  })
})

test.each([
  ['the exam date', { examDate: '' }],
  ['the language', { language: null }],
])('without %s Save cannot be pressed', (_, changes) => {
  expect([isComplete(draft), isComplete({ ...draft, ...changes })]).toEqual([true, false])
})

test.each(['2026-03-17', '2031-03-19'])('%s lies outside the days that can be chosen', (examDate) => {
  expect(wishOf({ ...draft, examDate }, 3, days)).toBeNull()
})

test.each(['2026-03-18', '2031-03-18'])('%s, the first and the last day, can be chosen', (examDate) => {
  expect(wishOf({ ...draft, examDate }, 3, days)).not.toBeNull()
})

test('the days begin with today in the learner’s zone', () => {
  const evening = Date.parse('2026-03-18T22:00:00Z')
  expect(examDays(evening, 'Asia/Tehran')).toEqual({ first: '2026-03-19', last: '2031-03-19' })
  expect(examDays(evening, 'America/New_York')).toEqual({ first: '2026-03-18', last: '2031-03-18' })
})

test('five years after a leap day is the last of its month', () => {
  expect(examDays(Date.parse('2028-02-29T12:00:00Z'), 'Europe/London').last).toBe('2033-02-28')
})

test('the Today button stands beside a day that is more than seven days from now', () => {
  expect(['2026-03-18', '2026-03-25', '2026-03-26'].map((day) => isFarFromToday(day, NOON, 'Europe/London'))).toEqual([
    false,
    false,
    true,
  ])
})
