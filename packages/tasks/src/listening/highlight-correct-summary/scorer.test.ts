import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { highlightCorrectSummary } from './definition.ts'
import { sample } from './sample.ts'
import { scoreHighlightCorrectSummary } from './scorer.ts'

const score = (answer: string) =>
  scoreHighlightCorrectSummary({ ...sample, answer: { answer } }, contextOf(highlightCorrectSummary.id))

test('the right option earns the one mark, for every skill that the format feeds', async () => {
  expect((await score('d')).skills).toEqual({ listening: { earned: 1, max: 1 }, reading: { earned: 1, max: 1 } })
})

test('a wrong option earns nothing and stands beside the right one', async () => {
  const { total, comparisons } = await score('b')
  expect(total).toEqual({ earned: 0, max: 1 })
  expect(comparisons).toEqual([{ given: 'A bridge', correct: 'A flood', isCorrect: false }])
})

test('an option that is not offered is refused by name', () => {
  expect(highlightCorrectSummary.check(sample.prompt, { answer: 'x' })).toEqual([
    { path: 'answer', code: 'unknown', message: 'There is no option x.' },
  ])
})

test.each([[{}], [{ answer: '' }], [{ answer: ['a'] }], [{ answers: ['a'] }], [{ answer: 'a'.repeat(21) }]])(
  '%j is no answer',
  (submission) => {
    expect(highlightCorrectSummary.submission.safeParse(submission).success).toBe(false)
  },
)
