import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SpellingPair } from './spelling-pair.tsx'

test('letters that a slip lacks are underlined, letters that it has too many are struck out', () => {
  const { container } = render(<SpellingPair word="rhythm" typed="rythem" />)
  expect(container.querySelector('.underline')).toHaveTextContent('h')
  expect(container.querySelector('s')).toHaveTextContent('e')
  expect(screen.getByText('You wrote rythem')).toBeInTheDocument()
})

test('a word without a slip has no mark', () => {
  const { container } = render(<SpellingPair word="rhythm" typed=" " />)
  expect(container.querySelector('.underline, s')).toBeNull()
  expect(container).not.toHaveTextContent('You wrote')
})
