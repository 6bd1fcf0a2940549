import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GapMark } from './gap-mark.tsx'
import { GappedText } from './gapped-text.tsx'

const texts = { right: 'correct', wrong: 'wrong', nothing: 'empty', answer: 'correct answer' }

test('every gap stands between the parts around it, and none after the last', () => {
  const { container } = render(<GappedText parts={['a ', ' b ', ' c']} gap={(index) => <i>{index}</i>} />)
  expect(container).toHaveTextContent('a 0 b 1 c')
})

test('a right word says so, and a wrong one stands beside the right one', () => {
  const { container, rerender } = render(<GapMark given="rose" correct="rose" isCorrect texts={texts} />)
  expect(container).toHaveTextContent(/^rose \(correct\)$/u)
  rerender(<GapMark given="raised" correct="rose" isCorrect={false} texts={texts} />)
  expect(container).toHaveTextContent(/^raised \(wrong\) correct answer: rose$/u)
})

test('an empty gap says that it was left empty', () => {
  render(<GapMark given="" correct="rose" isCorrect={false} texts={texts} />)
  expect(screen.getByText('empty')).toBeVisible()
})
