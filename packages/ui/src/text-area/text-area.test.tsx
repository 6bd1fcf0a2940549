import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TextArea } from './text-area.tsx'

afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

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

/** What browsers do and jsdom does not: inserts at the caret, to be undone. */
function insertsText() {
  const insert = vi.fn<(command: string, hasUi: boolean, text: string) => boolean>(() => true)
  Object.assign(document, { execCommand: insert })
  return insert
}

test('what another program left unseen in a text does not come along when it is pasted', async () => {
  const insert = insertsText()
  show(0)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('in\u00ADter\u00ADest\u00A0rates')
  expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'interest rates')
  expect(screen.getByRole('textbox')).toHaveValue('')
})

test('what needs no tidying the browser pastes by itself', async () => {
  const insert = insertsText()
  show(0)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('interest rates')
  expect(insert).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveValue('interest rates')
})

test('a text that cannot be changed takes no paste', async () => {
  const insert = insertsText()
  render(<TextArea label="Note" value="kept" readOnly />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('in\u00ADterest')
  expect(insert).not.toHaveBeenCalled()
})
