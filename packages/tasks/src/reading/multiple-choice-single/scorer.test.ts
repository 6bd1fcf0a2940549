import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { readingMultipleChoiceSingle } from './definition.ts'
import { sample } from './sample.ts'
import { scoreReadingMultipleChoiceSingle } from './scorer.ts'

const score = (answer: string) =>
  scoreReadingMultipleChoiceSingle({ ...sample, answer: { answer } }, contextOf(readingMultipleChoiceSingle.id))

test('the right option earns the one mark, for every skill that the format feeds', async () => {
  expect((await score('a')).skills).toEqual({ reading: { earned: 1, max: 1 } })
})

test('a wrong option earns nothing and stands beside the right one', async () => {
  const { total, comparisons } = await score('b')
  expect(total).toEqual({ earned: 0, max: 1 })
  expect(comparisons).toEqual([{ given: 'A bridge', correct: 'A river', isCorrect: false }])
})

test('an option that is not offered is refused by name', () => {
  expect(readingMultipleChoiceSingle.check(sample.prompt, { answer: 'x' })).toEqual([
    { path: 'answer', code: 'unknown', message: 'There is no option x.' },
  ])
})

test.each([[{}], [{ answer: '' }], [{ answer: ['a'] }], [{ answers: ['a'] }], [{ answer: 'a'.repeat(21) }]])(
  '%j is no answer',
  (submission) => {
    expect(readingMultipleChoiceSingle.submission.safeParse(submission).success).toBe(false)
  },
)
