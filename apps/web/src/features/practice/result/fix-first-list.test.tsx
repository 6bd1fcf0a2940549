import type { Finding } from '@rehearsal/exam/score'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FixFirst } from './fix-first-list.tsx'

const unsure: Finding = {
  code: 'key_words_unsure',
  severity: 'info',
  message: 'Not heard for sure, but counted as said: “night”.',
  suggestion: 'Say your key words clearly.',
}
const impolite: Finding = {
  code: 'not_polite',
  severity: 'moderate',
  message: 'There is no request in it.',
  suggestion: 'Use a polite form that fits.',
}
const misspelt: Finding = {
  code: 'spelling',
  severity: 'minor',
  message: '“Recieve” is misspelt.',
  suggestion: 'receive',
  start: 0,
  end: 7,
}

test('words to put in a place are called better, advice stands as the sentence that it is', () => {
  render(<FixFirst findings={[impolite, misspelt]} />)
  expect(screen.getByText('Use a polite form that fits.')).toBeVisible()
  expect(screen.getByText('Better: receive')).toBeVisible()
})

test('what is no fault is good to know, not to fix', () => {
  const { rerender } = render(<FixFirst findings={[unsure]} />)
  expect(screen.getByRole('region', { name: 'Good to know' })).toBeVisible()
  rerender(<FixFirst findings={[unsure, impolite]} />)
  expect(screen.getByRole('region', { name: 'Fix this first' })).toBeVisible()
})
