import { ToastProvider } from '@rehearsal/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorCode } from '../api/api-error.ts'
import { DeleteDialog } from './delete-dialog.tsx'

const failsWith = (code: ApiErrorCode, status: number) => () =>
  Promise.reject(new ApiError({ code, status, message: 'It could not go.' }))

type Given = { remove?: (id: number) => Promise<void>; failureText?: string; hasFailureToast?: boolean }

function Page({
  onRemoved,
  remove = () => Promise.resolve(),
  ...failure
}: Given & { onRemoved: (id: number) => void }) {
  const [leaving, setLeaving] = useState<number | null>(null)
  return (
    <>
      <button onClick={() => setLeaving(7)}>Delete the word</button>
      <DeleteDialog
        thing={leaving}
        title="Delete “tide”"
        tick="Yes, delete it"
        done="It is gone"
        remove={remove}
        onClose={() => setLeaving(null)}
        onRemoved={onRemoved}
        {...failure}
      />
    </>
  )
}

/** Presses, ticks and deletes. */
async function deleted(given: Given = {}) {
  const user = userEvent.setup()
  const onRemoved = vi.fn<(id: number) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider regionLabel="Messages" closeLabel="Close" />
      <Page onRemoved={onRemoved} {...given} />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Delete the word' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “tide”' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Yes, delete it' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  return { user, dialog, onRemoved }
}

test('what is deleted is said to be gone, by a closed dialog', async () => {
  const { onRemoved } = await deleted()
  expect(await screen.findByText('It is gone')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete “tide”' })).not.toBeInTheDocument())
  expect(onRemoved).toHaveBeenCalledExactlyOnceWith(7)
})

test('what is gone already is deleted', async () => {
  const { onRemoved } = await deleted({ remove: failsWith('not_found', 404) })
  expect(await screen.findByText('It is gone')).toBeInTheDocument()
  expect(onRemoved).toHaveBeenCalledExactlyOnceWith(7)
})

test('a failure is told in the dialog, which stays, and forgotten with it', async () => {
  const { user, dialog, onRemoved } = await deleted({ remove: failsWith('internal', 500) })
  expect(await dialog.findByRole('alert')).toHaveTextContent('It could not go.')
  expect(onRemoved).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete the word' }))
  await screen.findByRole('dialog', { name: 'Delete “tide”' })
  expect(screen.queryByText('It could not go.')).not.toBeInTheDocument()
})

test('where it is asked for, a failure is told by a toast, in given words', async () => {
  const failure = { failureText: 'Something went wrong', hasFailureToast: true }
  const { dialog } = await deleted({ remove: failsWith('internal', 500), ...failure })
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
})
