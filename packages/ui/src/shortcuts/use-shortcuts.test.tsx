import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../toast/toast.ts'
import { ToastProvider } from '../toast/toast-provider.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const record = vi.fn<() => void>()
const submit = vi.fn<() => void>()
const play = vi.fn<() => void>()

beforeEach(() => {
  for (const action of [record, submit, play]) action.mockReset()
})

function Page({ hasDialog = false }: { hasDialog?: boolean }) {
  useShortcuts({ r: record, 'mod+Enter': submit, Space: play })
  return (
    <>
      <textarea aria-label="Answer" />
      <button>Press</button>
      {hasDialog ? <div role="dialog" aria-label="Layer" /> : null}
    </>
  )
}

test('a key works anywhere on the page, also with Caps Lock', async () => {
  render(<Page />)
  await userEvent.keyboard('r')
  await userEvent.keyboard('R')
  expect(record).toHaveBeenCalledTimes(2)
})

test('while typing only submit works', async () => {
  render(<Page />)
  await userEvent.type(screen.getByRole('textbox'), 'r {Control>}{Enter}{/Control}')
  expect(record).not.toHaveBeenCalled()
  expect(play).not.toHaveBeenCalled()
  expect(submit).toHaveBeenCalledOnce()
})

test('Space on a button belongs to the button', async () => {
  render(<Page />)
  screen.getByRole('button').focus()
  await userEvent.keyboard(' ')
  expect(play).not.toHaveBeenCalled()
})

test('an open layer keeps the keys to itself', async () => {
  render(<Page hasDialog />)
  await userEvent.keyboard('r')
  expect(record).not.toHaveBeenCalled()
})

test('a message on the page does not take its keys', async () => {
  render(
    <>
      <Page />
      <ToastProvider regionLabel="Messages" closeLabel="Close" />
    </>,
  )
  act(() => void toast('Note updated'))
  await screen.findByRole('dialog', { name: 'Note updated' })
  await userEvent.keyboard('r')
  expect(record).toHaveBeenCalledOnce()
})

test('a key of the system is not a shortcut of the page', async () => {
  render(<Page />)
  await userEvent.keyboard('{Control>}r{/Control}')
  expect(record).not.toHaveBeenCalled()
})

test('where the layout writes no Latin letters, the place of the key counts', () => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'ق', code: 'KeyR' })
  expect(record).toHaveBeenCalledOnce()
})

test('what an input method puts together is left to it', () => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR', isComposing: true })
  fireEvent.keyDown(document.body, { key: 'Process', code: 'KeyR', keyCode: 229 })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', code: 'Enter', ctrlKey: true, isComposing: true })
  expect(record).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})
