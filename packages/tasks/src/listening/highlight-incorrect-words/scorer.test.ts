import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { highlightIncorrectWords } from './definition.ts'
import { sample } from './sample.ts'
import { scoreHighlightIncorrectWords } from './scorer.ts'

const score = (...answers: number[]) =>
  scoreHighlightIncorrectWords({ ...sample, answer: { answers } }, contextOf(highlightIncorrectWords.id))

test('each word that differs earns a mark, for listening and for reading', async () => {
  expect((await score(1, 5)).skills).toEqual({
    listening: { earned: 2, max: 2 },
    reading: { earned: 2, max: 2 },
  })
})

test('a word that does not differ takes a mark away, and the marks never fall below nothing', async () => {
  expect((await score(1, 5, 2)).total.earned).toBe(1)
  expect((await score(0, 2, 3)).total.earned).toBe(0)
})

test('every difference is compared with what was said, without punctuation, and then every word chosen wrongly', async () => {
  expect((await score(1, 2)).comparisons).toEqual([
    { given: 'lake', correct: 'lake (said: river)', isCorrect: true },
    { given: '', correct: 'evening (said: night)', isCorrect: false },
    { given: 'rose', correct: '', isCorrect: false },
  ])
})

test('the check names every place outside the text, and an empty choice', () => {
  expect(highlightIncorrectWords.check(sample.prompt, { answers: [1, 6, 7] })).toEqual([
    { path: 'answers.1', code: 'unknown', message: 'There is no word 6.' },
    { path: 'answers.2', code: 'unknown', message: 'There is no word 7.' },
  ])
  expect(highlightIncorrectWords.check(sample.prompt, { answers: [] })).toEqual([
    { path: 'answers', code: 'missing', message: 'Choose at least one word.' },
  ])
})

test.each([[{}], [{ answers: ['1'] }], [{ answers: [1, 1] }], [{ answers: [-1] }], [{ answers: [1.5] }]])(
  '%j is no answer',
  (submission) => {
    expect(highlightIncorrectWords.submission.safeParse(submission).success).toBe(false)
  },
)
