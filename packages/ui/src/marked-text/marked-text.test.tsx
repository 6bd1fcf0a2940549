import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MarkedText, type MarkedTextTexts } from './marked-text.tsx'
import { piecesOf } from './pieces-of.ts'

const texts: MarkedTextTexts = {
  mark: (label, words) => (words === '' ? label : `${label}: ${words}`),
  suggestion: 'Better:',
}

test('pieces put together again are the text, whatever the marks', () => {
  const mark = fc.record({ start: fc.nat(40), end: fc.nat(40) })
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(mark), (text, marks) => {
      expect(
        piecesOf(text, marks)
          .map(({ words }) => words)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('a mark says what is wrong and what is better when it is pressed', async () => {
  const mark = {
    start: 4,
    end: 8,
    tone: 'bad',
    label: 'Spelling',
    explanation: 'No such word.',
    suggestion: 'tree',
  } as const
  render(<MarkedText text="The trea stood." marks={[mark]} texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'Spelling: trea' }))
  expect(await screen.findByText('No such word.')).toBeVisible()
  expect(screen.getByText('tree')).toBeVisible()
})

test('a missing word is marked where it should stand', () => {
  render(<MarkedText text="He is man." marks={[{ start: 6, end: 6, tone: 'fair', label: 'Missing' }]} texts={texts} />)
  expect(screen.getByRole('button', { name: 'Missing' })).toBeVisible()
})
