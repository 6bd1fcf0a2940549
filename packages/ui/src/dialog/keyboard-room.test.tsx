import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A window of 800 px, of which the keyboard leaves so much. */
function stubView(left: number, scale = 1) {
  const view = Object.assign(new EventTarget(), { height: left, offsetTop: 0, scale })
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('innerHeight', 800)
  return view
}

const room = () => document.documentElement.style.getPropertyValue('--keyboard-room')
const dialog = (isOpen: boolean) => <Dialog isOpen={isOpen} onClose={() => undefined} title="Note" closeLabel="Close" />

test('an open dialog leaves room for the on-screen keyboard, and gives it back', () => {
  const view = stubView(800)
  const { rerender } = render(dialog(true))
  expect(room()).toBe('0px')
  view.height = 460
  view.dispatchEvent(new Event('resize'))
  expect(room()).toBe('340px')
  rerender(dialog(false))
  expect(room()).toBe('')
})

test('a page that is pinched larger is not taken for one with a keyboard', () => {
  stubView(400, 2)
  render(dialog(true))
  expect(room()).toBe('0px')
})
