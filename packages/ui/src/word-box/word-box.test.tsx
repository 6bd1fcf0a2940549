import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { WordBox } from './word-box.tsx'
import type { WordBoxTexts } from './word-box-texts.ts'

const texts: WordBoxTexts = {
  text: 'Text',
  box: 'Box',
  instructions: 'Choose a word, then a gap.',
  gap: (number, word) => `gap ${number} ${word || 'empty'}`,
  picked: (word) => `picked ${word}`,
  chosenGap: (number) => `chose gap ${number}`,
  placed: (word, number) => `${word} in ${number}`,
  returned: (word) => `${word} back`,
  dropped: 'let go',
}

function Host({ first = ['', ''] }: { first?: string[] }) {
  const [value, setValue] = useState<string[]>(first)
  return (
    <WordBox
      parts={['The river ', ' and people ', '.']}
      words={['moved', 'rose', 'sang']}
      value={value}
      onChange={setValue}
      texts={texts}
    />
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a word and then a gap: the word stands in the gap and is no longer in the box', async () => {
  render(<Host />)
  await press('rose')
  expect(screen.getByRole('button', { name: 'rose', pressed: true })).toBeVisible()
  expect(screen.getByText('picked rose')).toBeInTheDocument()
  await press('gap 1 empty')
  expect(screen.getByRole('button', { name: 'gap 1 rose' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'rose' })).toBeNull()
  expect(screen.getByText('rose in 1')).toBeInTheDocument()
})

test('a gap and then a word fills the gap as well', async () => {
  render(<Host />)
  await press('gap 2 empty')
  await press('moved')
  expect(screen.getByRole('button', { name: 'gap 2 moved' })).toHaveFocus()
})

test('a filled gap that is pressed gives its word back to the box', async () => {
  render(<Host first={['rose', '']} />)
  await press('gap 1 rose')
  expect(screen.getByRole('button', { name: 'gap 1 empty' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'rose' })).toBeVisible()
  expect(screen.getByText('rose back')).toBeInTheDocument()
})

test('a word put on another sends that one back', async () => {
  render(<Host first={['rose', '']} />)
  await press('sang')
  await press('gap 1 rose')
  expect(screen.getByRole('button', { name: 'gap 1 sang' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'rose' })).toBeVisible()
})

test('Escape lets go of what is picked, and a second press does too', async () => {
  render(<Host />)
  await press('rose')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'rose', pressed: false })).toBeVisible()
  await press('gap 1 empty')
  await press('gap 1 empty')
  expect(screen.getByRole('button', { name: 'gap 1 empty', pressed: false })).toBeVisible()
})
