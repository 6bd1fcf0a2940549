import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

function Page({ onConfirm = () => undefined }: { onConfirm?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={onConfirm}
        title="Delete"
        message="Are you sure you want to delete? This action cannot be undone."
        checkboxLabel="I understand"
        confirmLabel="Delete it"
        cancelLabel="Cancel"
        closeLabel="Close"
      />
    </>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))

test('deleting needs the tick', async () => {
  const onConfirm = vi.fn<() => void>()
  render(<Page onConfirm={onConfirm} />)
  await open()
  expect(screen.getByRole('dialog', { name: 'Delete' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete it' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a dialog opened again asks for a new tick', async () => {
  render(<Page />)
  await open()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await open()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Delete it' })).toBeDisabled()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s closes it and gives the focus back', async (_, leave) => {
  render(<Page />)
  await open()
  await leave()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})
