import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { readingFillInTheBlanks } from './definition.ts'
import { ReadingFillInTheBlanksPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: ReadingFillInTheBlanksPlayer, taskId: readingFillInTheBlanks.id, prompt: sample.prompt }

test('the keyboard alone fills a gap: a word, then its gap', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  screen.getByRole('button', { name: 'rose' }).focus()
  await userEvent.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Gap 1, empty' }).focus()
  await userEvent.keyboard(' ')
  expect(onDraft).toHaveBeenLastCalledWith({ words: ['rose', ''] })
  expect(screen.getByRole('button', { name: 'Gap 1: rose' })).toHaveFocus()
})

test('a word taken out of the last filled gap leaves no draft', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} draft={{ words: ['rose', ''] }} onDraft={onDraft} />)
  await userEvent.click(screen.getByRole('button', { name: 'Gap 1: rose' }))
  expect(onDraft).toHaveBeenLastCalledWith(undefined)
  expect(screen.getByRole('button', { name: 'rose' })).toBeEnabled()
})

test('the gaps and the box are closed once the answer is sent, or the exam’s time is over', () => {
  const { unmount } = render(<PlayerHost {...host} isLocked />)
  expect(screen.getByRole('button', { name: 'rose' })).toBeDisabled()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="done" />)
  expect(screen.getByRole('button', { name: 'Gap 1, empty' })).toBeDisabled()
})
