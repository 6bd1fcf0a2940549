import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { readingMultipleChoiceMultiple } from './definition.ts'
import { sample } from './sample.ts'
import { scoreReadingMultipleChoiceMultiple } from './scorer.ts'

const score = (...answers: string[]) =>
  scoreReadingMultipleChoiceMultiple({ ...sample, answer: { answers } }, contextOf(readingMultipleChoiceMultiple.id))

test('each right option earns a mark', async () => {
  expect((await score('a', 'd')).skills).toEqual({ reading: { earned: 2, max: 2 } })
  expect((await score('d')).total).toEqual({ earned: 1, max: 2 })
})

test('a wrong option takes a mark away, and the marks never fall below nothing', async () => {
  expect((await score('a', 'd', 'b')).total.earned).toBe(1)
  expect((await score('a', 'b', 'c')).total.earned).toBe(0)
})

test('every right option is compared, and then every wrong one that was chosen', async () => {
  expect((await score('a', 'b')).comparisons).toEqual([
    { given: 'A river', correct: 'A river', isCorrect: true },
    { given: '', correct: 'A flood', isCorrect: false },
    { given: 'A bridge', correct: '', isCorrect: false },
  ])
})

test('the check names every unknown option, and an empty choice', () => {
  expect(readingMultipleChoiceMultiple.check(sample.prompt, { answers: ['a', 'x', 'y'] })).toEqual([
    { path: 'answers.1', code: 'unknown', message: 'There is no option x.' },
    { path: 'answers.2', code: 'unknown', message: 'There is no option y.' },
  ])
  expect(readingMultipleChoiceMultiple.check(sample.prompt, { answers: [] })).toEqual([
    { path: 'answers', code: 'missing', message: 'Choose at least one option.' },
  ])
})

test.each([[{}], [{ answers: 'a' }], [{ answers: ['a', 'a'] }], [{ answer: 'a' }]])('%j is no answer', (submission) => {
  expect(readingMultipleChoiceMultiple.submission.safeParse(submission).success).toBe(false)
})
