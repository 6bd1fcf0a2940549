import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

function show() {
  render(
    <Tooltip text="Bookmark">
      <button>B</button>
    </Tooltip>,
  )
  return screen.getByRole('button')
}

test('it shows after a moment of hovering and stays while the pointer is on it', () => {
  const button = show()
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  pass(400)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  pass(200)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Bookmark')
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' })
  pass(1000)
  expect(screen.getByRole('tooltip')).toBeVisible()
})

test('a pointer that leaves in time never sees it', () => {
  const button = show()
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  pass(300)
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  pass(1000)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('Escape hides it, and a press does', () => {
  const button = show()
  for (const hide of [() => fireEvent.keyDown(button, { key: 'Escape' }), () => fireEvent.pointerDown(button)]) {
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    pass(600)
    expect(screen.getByRole('tooltip')).toBeVisible()
    hide()
    pass(10)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  }
})
