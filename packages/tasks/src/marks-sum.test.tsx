import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarksSum } from './marks-sum.tsx'

const right = { given: 'a', correct: 'a', isCorrect: true }
const missed = { given: '', correct: 'b', isCorrect: false }
const wrong = { given: 'c', correct: '', isCorrect: false }

test.each([
  [[right, wrong], '1 right − 1 wrong = 0', /takes one mark away\.$/u],
  [[right, right, missed], '2 right − 0 wrong = 2', /takes one mark away\.$/u],
  [[missed, wrong, wrong], '0 right − 2 wrong = 0', /never fall below 0\.$/u],
])('what was right and what was wrong stand as a sum: %j', (comparisons, sum, rule) => {
  render(<MarksSum comparisons={comparisons} />)
  expect(screen.getByText(sum)).toBeVisible()
  expect(screen.getByText(rule)).toBeVisible()
})
