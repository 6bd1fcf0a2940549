import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ComparisonTable } from './comparison-table.tsx'

const texts = {
  caption: 'Answers',
  number: 'No.',
  given: 'Your answer',
  correct: 'Correct answer',
  right: 'Correct',
  wrong: 'Wrong',
  nothing: 'nothing',
  noneCorrect: 'none',
}

test('each row says in words whether it is right, and what would be', () => {
  const rows = [
    { given: 'market', correct: 'market', isCorrect: true },
    { given: '', correct: 'noon', isCorrect: false },
  ]
  render(<ComparisonTable rows={rows} texts={texts} />)
  const [, first, second] = within(screen.getByRole('table', { name: 'Answers' })).getAllByRole('row')
  expect(first).toHaveTextContent('1market Correctmarket')
  expect(second).toHaveTextContent('2nothing Wrongnoon')
})

test('a single row has no number, and what should not be there says so', () => {
  render(<ComparisonTable rows={[{ given: 'market', correct: '', isCorrect: false }]} texts={texts} />)
  const [head, row] = screen.getAllByRole('row')
  expect(head).toHaveTextContent(/^Your answerCorrect answer$/u)
  expect(row).toHaveTextContent('market Wrongnone')
})
