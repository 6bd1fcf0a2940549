import { expect, test } from 'vitest'
import { aGradedAnswer } from '../testing/graded-answer.ts'
import { examShare } from './exam-share.ts'

const full = aGradedAnswer()
const withScores = (changes: typeof full.scores) => aGradedAnswer({ scores: { ...full.scores, ...changes } })

test('full points are the whole', () => {
  expect(examShare(full)).toBe(1)
})

test('every trait counts by its points', () => {
  expect(examShare(withScores({ content: 2, spelling: 0 }))).toBe(12 / 15)
})

test.each(['content', 'form'] as const)('without points for %s nothing is earned', (trait) => {
  expect(examShare(withScores({ [trait]: 0 }))).toBe(0)
})
