import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { readAloud } from './definition.ts'
import { ReadAloudPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: ReadAloudPlayer, taskId: readAloud.id, prompt: sample.prompt }
const getUserMedia = vi.fn<() => Promise<MediaStream>>()

/** A browser whose learner refuses the microphone: enough to see that it was asked for. */
beforeEach(() => {
  getUserMedia.mockReset().mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
})

test('the text and a recorder are shown, and nothing records before the learner starts it', () => {
  render(<PlayerHost {...host} />)
  expect(screen.getByText(sample.prompt.text)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Record/ })).toBeEnabled()
  expect(getUserMedia).not.toHaveBeenCalled()
})

test('R starts the recorder; without permission the dialog of the specification says so', async () => {
  render(<PlayerHost {...host} />)
  await userEvent.keyboard('r')
  expect(getUserMedia).toHaveBeenCalledOnce()
  expect(await screen.findByRole('dialog', { name: 'No Microphone Permission' })).toBeVisible()
})

test('in the exam the recorder waits while there is time to prepare, and then starts by itself', async () => {
  const { rerender } = render(<PlayerHost {...host} mode="exam" phase="prepare" />)
  expect(screen.getByRole('button', { name: /^Record/ })).toBeDisabled()
  rerender(<PlayerHost {...host} mode="exam" phase="answer" />)
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce())
  await screen.findByRole('dialog')
})

test('a recording from before the page was loaded can be heard, and replaced', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} draft={sample.submission} onDraft={onDraft} />)
  expect(await screen.findByRole('group', { name: 'My recording' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onDraft).toHaveBeenLastCalledWith(undefined)
  expect(getUserMedia).toHaveBeenCalledOnce()
  await screen.findByRole('dialog')
})

test('the focus goes on from the kept recording to the recorder that takes its place', async () => {
  getUserMedia.mockReturnValue(new Promise(() => {}))
  render(<PlayerHost {...host} draft={sample.submission} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('button', { name: 'Starting the microphone' })).toHaveFocus()
})

test('nothing is recorded once the answer is sent', () => {
  const { unmount } = render(<PlayerHost {...host} isLocked />)
  expect(screen.getByRole('button', { name: /^Record/ })).toBeDisabled()
  unmount()
  render(<PlayerHost {...host} isLocked draft={sample.submission} />)
  expect(screen.getByRole('region', { name: 'Recorder' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('when the time of the exam is up with nothing recorded it says so, and nothing more can be recorded', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  const { rerender } = render(<PlayerHost {...host} mode="exam" phase="answer" onDraft={onDraft} />)
  await screen.findByRole('dialog', { name: 'No Microphone Permission' })
  rerender(<PlayerHost {...host} mode="exam" phase="done" onDraft={onDraft} />)
  expect(await screen.findByText(/The time was up before anything was recorded/u)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Record/ })).toBeDisabled()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The page is told, so that it waits for no take.
  expect(onDraft).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('when the time of the exam is up, what was recorded stays and is not recorded anew', () => {
  render(<PlayerHost {...host} mode="exam" phase="done" draft={sample.submission} />)
  expect(screen.getByRole('region', { name: 'Recorder' })).toBeVisible()
  expect(screen.queryByText(/The time was up/u)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
