import { Dialog as Frame } from '@rehearsal/ui/dialog'
import { ToastProvider } from '@rehearsal/ui/toast'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useLazyDialog } from './use-lazy-dialog.ts'

type Props = { isOpen: boolean; onClose: () => void; title: string }
type Load = () => Promise<{ default: ComponentType<Props> }>

function NoteDialog({ title, ...state }: Props) {
  const [text, setText] = useState('')
  return (
    <Frame {...state} title={title} closeLabel="Close">
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
    </Frame>
  )
}

function Page({ load, isNewEachTime }: { load: Load; isNewEachTime: boolean }) {
  const { open, Dialog, state, openings } = useLazyDialog(load)
  return (
    <>
      <ToastProvider regionLabel="Messages" closeLabel="Close" />
      <button onClick={open}>Note it</button>
      {Dialog ? <Dialog key={isNewEachTime ? openings : 0} {...state} title="My note" /> : null}
    </>
  )
}

function aPage({ load = () => Promise.resolve({ default: NoteDialog }), isNewEachTime = false } = {}) {
  const loading = vi.fn<Load>(load)
  render(<Page load={loading} isNewEachTime={isNewEachTime} />)
  const opener = screen.getByRole('button', { name: 'Note it' })
  return { user: userEvent.setup(), loading, opener }
}
const dialog = () => screen.findByRole('dialog', { name: 'My note' })
const field = () => screen.findByRole('textbox', { name: 'Note' })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the code is loaded once it is asked for, and the focus goes back to where it was asked', async () => {
  const { user, loading, opener } = aPage()
  expect(loading).not.toHaveBeenCalled()
  await user.click(opener)
  expect(await dialog()).toBeVisible()
  await user.keyboard('{Escape}')
  await isGone()
  await waitFor(() => expect(opener).toHaveFocus())
})

test.each([
  ['keeps what was written in it', false, 'Half a thought'],
  ['begins anew where it has the openings as its key', true, ''],
])('opened again it %s', async (_name, isNewEachTime, kept) => {
  const { user, opener } = aPage({ isNewEachTime })
  await user.click(opener)
  await user.type(await field(), 'Half a thought')
  await user.keyboard('{Escape}')
  await isGone()
  await user.click(opener)
  expect(await field()).toHaveValue(kept)
})

test('a load that fails is told and leaves the page standing; asked for again, it is tried again', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { user, loading, opener } = aPage()
  loading.mockRejectedValueOnce(new Error('The line is broken.'))
  await user.click(opener)
  expect(await screen.findByText(/^This could not be opened/u)).toBeInTheDocument()
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  expect(screen.queryByRole('dialog', { name: 'My note' })).not.toBeInTheDocument()
  await user.click(opener)
  expect(await dialog()).toBeVisible()
})
