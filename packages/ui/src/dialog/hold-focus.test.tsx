import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Drawer } from '../drawer/drawer.tsx'
import { ShortcutDialog } from '../shortcut-dialog/shortcut-dialog.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const layer = { isOpen: true, onClose: () => undefined, title: 'Layer', closeLabel: 'Close' }
const parts = (
  <>
    <button disabled>Off</button>
    <button tabIndex={-1}>By arrows</button>
    <label>
      Name <input />
    </label>
  </>
)
const radios = ['One', 'Two'].map((name) => (
  <label key={name}>
    <input type="radio" name="choice" defaultChecked={name === 'One'} />
    {name}
  </label>
))

const hasFocus = (dialog: HTMLElement) => dialog.contains(document.activeElement)
const nameOfFocus = () =>
  document.activeElement?.closest('label')?.textContent.trim() ?? document.activeElement?.getAttribute('aria-label')

/** Opens a layer over a page; from then on no frame comes, as between two presses of a key that is held down. */
async function open(shown: ReactNode) {
  render(
    <>
      <button>Behind</button>
      {shown}
    </>,
  )
  const dialog = await screen.findByRole('dialog')
  await vi.waitFor(() => expect(hasFocus(dialog)).toBe(true))
  vi.stubGlobal('requestAnimationFrame', () => 0)
  return dialog
}

const layers: Readonly<Record<string, ReactNode>> = {
  'a dialog': <Dialog {...layer}>{parts}</Dialog>,
  'a drawer': <Drawer {...layer}>{parts}</Drawer>,
  'a dialog with a footer': <Dialog {...layer} footer={<button>Save</button>} />,
  'a dialog of radio buttons': <Dialog {...layer}>{radios}</Dialog>,
}

test.each(Object.keys(layers))('%s keeps the focus however fast Tab is pressed, forwards and back', async (name) => {
  const dialog = await open(layers[name])
  for (const shift of [false, true]) {
    for (let presses = 0; presses < 7; presses += 1) {
      await userEvent.tab({ shift })
      expect(hasFocus(dialog)).toBe(true)
    }
  }
})

test('Tab goes round through all stops, and past what is none', async () => {
  await open(<Dialog {...layer}>{parts}</Dialog>)
  const passed = []
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab()
    passed.push(nameOfFocus())
  }
  expect(passed).toEqual(['Close', 'Name', 'Close', 'Name'])
})

test('radio buttons are one stop, which is the chosen one', async () => {
  await open(<Dialog {...layer}>{radios}</Dialog>)
  const passed = []
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab({ shift: true })
    passed.push(nameOfFocus())
  }
  expect(new Set(passed)).toEqual(new Set(['Close', 'One']))
})

const shortcuts = [{ title: 'Playing', shortcuts: [{ keys: ['Space'], label: 'Play or pause' }] }]
const texts: Readonly<Record<string, ReactNode>> = {
  'a dialog': <Dialog {...layer}>Text</Dialog>,
  'a drawer': <Drawer {...layer}>Text</Drawer>,
  'the list of shortcuts': <ShortcutDialog {...layer} note="Note" groups={shortcuts} />,
}

test.each(Object.keys(texts))(
  'what is longer than %s is a stop with a name, so that the keys can scroll it',
  async (name) => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
    await open(texts[name])
    const passed = []
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab()
      passed.push(nameOfFocus())
    }
    expect(passed).toEqual(['Close', 'Layer', 'Close', 'Layer'])
    expect(screen.getByRole('region', { name: 'Layer' })).toHaveFocus()
  },
)

test('a layer whose stops lead through it, or that holds all of its text, has no further stop', async () => {
  const { rerender } = render(<Dialog {...layer}>Text</Dialog>)
  await screen.findByRole('dialog')
  expect(screen.queryByRole('region')).toBeNull()
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  rerender(<Dialog {...layer}>{parts}</Dialog>)
  expect(screen.queryByRole('region')).toBeNull()
})
