import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PhoneChips } from './phone-chips.tsx'
import { SpokenText, type SpokenTextTexts } from './spoken-text.tsx'

const texts: SpokenTextTexts = {
  label: 'What was heard',
  looks: { correct: 'correct', unclear: 'unclear', wrong: 'wrong', 'left-out': 'left out', added: 'added' },
  unsure: 'not sure',
  legend: 'Marks',
  hint: 'Press a word to hear it',
}
const words = [
  { id: '0', word: 'The', look: 'correct' },
  { id: '1', word: 'tide', look: 'unclear' },
  { id: '2', word: 'turns', look: 'left-out' },
] as const

test('a word that is not right says how in words, not by colour alone', () => {
  render(<SpokenText words={words} selectedId={null} onSelect={() => undefined} texts={texts} />)
  expect(screen.getByRole('button', { name: 'The' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'tide, unclear' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'Marks' })).toHaveTextContent('correctunclearleft out')
})

test('a word is selected by keyboard', async () => {
  const select = vi.fn<(id: string) => void>()
  render(<SpokenText words={words} selectedId="1" onSelect={select} texts={texts} />)
  expect(screen.getByRole('button', { name: /tide/ })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(select).toHaveBeenCalledWith('0')
})

test('sounds are listed with their marks', () => {
  render(<PhoneChips label="Sounds of that" phones={[{ symbol: 'ð', value: 0.4, max: 2, valueText: '0.4' }]} />)
  expect(screen.getByRole('list', { name: 'Sounds of that' })).toHaveTextContent('ð0.4')
})

test('a look that is a guess says so, and is not counted among the looks', () => {
  const guessed = [{ id: '0', word: 'tide', look: 'wrong', isUnsure: true }] as const
  render(<SpokenText words={guessed} selectedId={null} onSelect={() => undefined} texts={texts} />)
  expect(screen.getByRole('button', { name: 'tide, wrong, not sure' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'Marks' })).toHaveTextContent(/^not sure$/u)
})
