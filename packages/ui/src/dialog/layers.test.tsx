import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { LinkProvider, type LinkProps } from '../link/link.tsx'
import { Menu } from '../menu/menu.tsx'
import { toast } from '../toast/toast.ts'
import { ToastProvider } from '../toast/toast-provider.tsx'
import { Dialog } from './dialog.tsx'

test('a dialog has its title as name, and its close button closes it', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog isOpen onClose={onClose} title="Free plan" closeLabel="Close" description="Up to 5 AI test submissions.">
      <p>Remaining</p>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Free plan' })).toHaveAccessibleDescription('Up to 5 AI test submissions.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a header takes the place of the visible title, not of the name', () => {
  render(<Dialog isOpen onClose={() => undefined} title="Score" closeLabel="Close" header={<p>66 of 90</p>} />)
  expect(screen.getByRole('dialog', { name: 'Score' })).toHaveTextContent('66 of 90')
})

test('a dialog that must be answered has no other way out', async () => {
  const onClose = vi.fn<() => void>()
  render(<Dialog isOpen onClose={onClose} title="Leave?" closeLabel="Close" isDismissible={false} />)
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})

test('a drawer is a named layer that Escape closes', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <Drawer isOpen onClose={onClose} title="Filters" closeLabel="Close">
      <p>Content</p>
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('a menu opens by keyboard, runs its command and closes', async () => {
  const onSelect = vi.fn<() => void>()
  render(<Menu trigger={<Button>Account</Button>} entries={[{ id: 'out', label: 'Sign out', onSelect }]} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('entries of a menu are links of the application, and the one in force is checked', async () => {
  const RouterLink = ({ children, ...rest }: LinkProps) => (
    <a data-router {...rest}>
      {children}
    </a>
  )
  const entries = [
    { id: 'profile', label: 'Profile setting', href: '/dashboard/profile' },
    { id: 'hard', label: 'Hard', isChecked: true },
  ]
  render(
    <LinkProvider link={RouterLink}>
      <Menu trigger={<Button>Account</Button>} entries={entries} />
    </LinkProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Account' }))
  expect(await screen.findByRole('menuitem', { name: 'Profile setting' })).toHaveAttribute('data-router')
  expect(screen.getByRole('menuitemradio', { name: 'Hard' })).toBeChecked()
})

test('a message appears, offers its action and can be closed', async () => {
  const onSelect = vi.fn<() => void>()
  render(<ToastProvider regionLabel="Messages" closeLabel="Close message" />)
  act(() => void toast('Something went wrong', { tone: 'bad', action: { label: 'Retry', onSelect } }))
  expect(await screen.findByText('Something went wrong', { selector: 'h2' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await vi.waitFor(() => expect(screen.queryByText('Something went wrong', { selector: 'h2' })).not.toBeInTheDocument())
})
