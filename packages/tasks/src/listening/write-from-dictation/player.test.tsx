import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { writeFromDictation } from './definition.ts'
import { WriteFromDictationPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: WriteFromDictationPlayer, taskId: writeFromDictation.id, prompt: sample.prompt }
const field = () => screen.getByRole('textbox', { name: 'The sentence you hear' })

test('what is typed is the draft, and its words are counted', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  await userEvent.type(field(), 'the library closes')
  expect(onDraft).toHaveBeenLastCalledWith({ answer: 'the library closes' })
  expect(screen.getByText('3 words')).toBeVisible()
})

test('an emptied field is no draft', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} draft={{ answer: 'a' }} onDraft={onDraft} />)
  await userEvent.clear(field())
  expect(onDraft).toHaveBeenLastCalledWith(undefined)
})

test('practice waits for the learner to play; the exam counts down and plays by itself', () => {
  const { unmount } = render(<PlayerHost {...host} />)
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(screen.queryByText(/Play after/u)).toBeNull()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="listen" />)
  expect(screen.getAllByText('Play after 7 sec').length).toBeGreaterThan(0)
})

test('the field is closed once the answer is sent, or the exam’s time is over', () => {
  const { unmount } = render(<PlayerHost {...host} isLocked />)
  expect(field()).toBeDisabled()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="done" />)
  expect(field()).toBeDisabled()
})
