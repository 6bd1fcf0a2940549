import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MarkedWords } from './marked-words.tsx'
import { WordPicker } from './word-picker.tsx'

const texts = { label: 'Words', instructions: 'Arrows move.' }
const words = ['The', 'lake', 'rose.']

test('the text is one stop of the Tab key, and the arrow keys, Home and End move within it', async () => {
  render(<WordPicker words={words} value={[]} onChange={() => undefined} texts={texts} />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'The' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'rose.' })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'The' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('button', { name: 'rose.' })).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('a pressed word is added in the order of the text; pressed again it is taken away', async () => {
  const onChange = vi.fn<(places: number[]) => void>()
  render(<WordPicker words={words} value={[2]} onChange={onChange} texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'lake' }))
  expect(onChange).toHaveBeenLastCalledWith([1, 2])
  await userEvent.click(screen.getByRole('button', { name: 'rose.', pressed: true }))
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('a marked word says in words what it is, and the legend names only the marks that occur', () => {
  const looks = { found: 'found', missed: 'missed', wrong: 'not one' }
  render(
    <MarkedWords
      words={[{ word: 'The' }, { word: 'lake', look: 'missed', note: 'said: river' }]}
      texts={{ looks, legend: 'Marks' }}
    />,
  )
  expect(screen.getByText('lake')).toHaveTextContent('lake (missed)')
  expect(screen.getByText('(said: river)')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['missed'])
})
