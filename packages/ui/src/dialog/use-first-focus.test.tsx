import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

test('the focus comes into a dialog that opens, also where the page takes it back at once', async () => {
  render(
    <>
      <button type="button">Behind</button>
      <Dialog isOpen onClose={() => undefined} title="Result" closeLabel="Close">
        <p>5 of 5</p>
      </Dialog>
    </>,
  )
  document.querySelector('button')?.focus()
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
})
