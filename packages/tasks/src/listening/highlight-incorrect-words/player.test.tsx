import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { highlightIncorrectWords } from './definition.ts'
import { HighlightIncorrectWordsPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: HighlightIncorrectWordsPlayer, taskId: highlightIncorrectWords.id, prompt: sample.prompt }

test('words are chosen by pressing them, and their places are the draft', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  await userEvent.click(screen.getByRole('button', { name: 'evening.' }))
  await userEvent.click(screen.getByRole('button', { name: 'lake' }))
  expect(onDraft).toHaveBeenLastCalledWith({ answers: [1, 5] })
  expect(screen.getByText('2 words chosen')).toBeVisible()
  expect(screen.getByRole('button', { name: 'lake', pressed: true })).toBeVisible()
})

test('the keyboard alone chooses a word and lets it go; nothing chosen is no draft', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  screen.getByRole('button', { name: 'The' }).focus()
  await userEvent.keyboard('{ArrowRight} ')
  expect(onDraft).toHaveBeenLastCalledWith({ answers: [1] })
  await userEvent.keyboard(' ')
  expect(onDraft).toHaveBeenLastCalledWith(undefined)
})

test('words can be chosen while the recording plays, and not once the answer is sent', () => {
  const { unmount } = render(<PlayerHost {...host} mode="exam" phase="listen" />)
  expect(screen.getAllByText('Play after 10 sec').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'lake' })).toBeEnabled()
  unmount()
  render(<PlayerHost {...host} isLocked />)
  expect(screen.getByRole('button', { name: 'lake' })).toBeDisabled()
})
