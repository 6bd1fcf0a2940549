import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../button/button.tsx'
import { Menu } from './menu.tsx'

const entries = [
  { id: 'dashboard', label: 'Dashboard', href: '/dashboard' },
  { id: 'keys', label: 'Keyboard shortcuts' },
  { id: 'line', isSeparator: true as const },
  { id: 'out', label: 'Sign out' },
]

async function openMenu() {
  render(
    <>
      <Menu trigger={<Button>Account</Button>} entries={entries} />
      <Button>Elsewhere</Button>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Account' }))
}

test('an opened menu has the focus on its first entry, and says that it is open', async () => {
  await openMenu()
  expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'true')
})

test.each([
  ['{ArrowDown}', 'Keyboard shortcuts'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Dashboard'],
  ['{ArrowUp}', 'Sign out'],
  ['{End}{Home}', 'Dashboard'],
  ['s', 'Sign out'],
])('%s moves the focus to %s', async (keys, name) => {
  await openMenu()
  await userEvent.keyboard(keys)
  expect(screen.getByRole('menuitem', { name })).toHaveFocus()
})

test('a first letter is found by the place of its key where the keyboard writes other letters', async () => {
  await openMenu()
  fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Dashboard' }), { key: 'ы', code: 'KeyS' })
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
})

test('Escape closes the menu and gives the focus back to its button', async () => {
  await openMenu()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus()
})

test.each(['by a press', 'by Tab'])('leaving the menu %s closes it', async (way) => {
  await openMenu()
  if (way === 'by Tab') await userEvent.tab()
  else await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
