import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ClipList } from './clip-list.tsx'

test('each clip is played by its button, and the one that plays is pressed', async () => {
  const onPlay = vi.fn<(id: string) => void>()
  const clips = [
    { id: 'a', label: 'July', detail: '0:01' },
    { id: 'b', label: 'rain', detail: '' },
  ]
  render(<ClipList label="Words" clips={clips} playingId="b" onPlay={onPlay} />)
  await userEvent.click(screen.getByRole('button', { name: 'July 0:01' }))
  expect(onPlay).toHaveBeenCalledWith('a')
  expect(screen.getByRole('button', { name: 'rain', pressed: true })).toBeVisible()
})
