import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

function show(count: number) {
  const counter = {
    count,
    min: 5,
    max: 75,
    countLabel: (words: number) => `${words} words`,
    limitLabel: (max: number) => `${max} word limit`,
  }
  render(<TextArea label="Summary" description="One sentence" error="Too short" counter={counter} />)
}

test.each([
  [4, true],
  [5, false],
  [75, false],
  [76, true],
])('%i words: outside the bounds is %s', (count, isOutside) => {
  show(count)
  expect(screen.getByText(`${count} words`).hasAttribute('data-outside')).toBe(isOutside)
  expect(screen.getByText('75 word limit')).toBeVisible()
})

test('label, description, error and count belong to the field', () => {
  show(4)
  const field = screen.getByRole('textbox', { name: 'Summary' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('One sentence Too short 4 words 75 word limit')
})
