import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import { ToastProvider } from './toast-provider.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(title: string) {
  render(<ToastProvider regionLabel="Messages" closeLabel="Close message" />)
  act(() => void toast(title))
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const message = () => screen.queryByRole('dialog', { name: 'Saved' })
const region = () => screen.getByRole('region', { name: 'Messages' })

test('a message is spoken when it comes, and goes by itself', async () => {
  show('Saved')
  expect(message()).toBeVisible()
  expect(region()).toHaveAttribute('aria-live', 'polite')
  expect(region()).toContainElement(message())
  await pass(6000)
  expect(message()).not.toBeInTheDocument()
})

test('a message can be closed by who reads it with a screen reader, before the focus is on it', async () => {
  show('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await pass(500)
  expect(message()).not.toBeInTheDocument()
})

test('a message stays for as long as the pointer is on it', async () => {
  show('Saved')
  fireEvent.mouseEnter(region())
  await pass(60_000)
  expect(message()).toBeVisible()
  fireEvent.mouseLeave(region())
  await pass(6000)
  expect(message()).not.toBeInTheDocument()
})

test('a message stays for as long as the focus is on it', async () => {
  show('Saved')
  fireEvent.keyDown(window, { key: 'F6' })
  expect(region()).toHaveFocus()
  await pass(60_000)
  expect(message()).toBeVisible()
})

test('a message that is shown already stays longer, and is not shown twice', async () => {
  show('Saved')
  await pass(4000)
  act(() => void toast('Saved'))
  await pass(4000)
  expect(screen.getAllByRole('dialog', { name: 'Saved' })).toHaveLength(1)
  await pass(2000)
  expect(message()).not.toBeInTheDocument()
  act(() => void toast('Saved'))
  expect(message()).toBeVisible()
})

test('messages with actions, or of another tone, are shown beside each other', () => {
  show('Saved')
  act(() => void toast('Saved', { tone: 'good' }))
  for (const label of ['Undo', 'Undo']) act(() => void toast('Saved', { action: { label, onSelect: () => undefined } }))
  expect(screen.getAllByText('Saved')).toHaveLength(4)
})
