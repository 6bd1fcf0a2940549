import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

test('the focus comes into a dialog that opens, also where its turn in the next frame was taken away', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  render(
    <>
      <button type="button">Behind</button>
      <Dialog isOpen onClose={() => undefined} title="Result" closeLabel="Close">
        <p>5 of 5</p>
      </Dialog>
    </>,
  )
  document.querySelector('button')?.focus()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus())
})
