import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { highlightCorrectSummary } from './definition.ts'
import { HighlightCorrectSummaryPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: HighlightCorrectSummaryPlayer, taskId: highlightCorrectSummary.id, prompt: sample.prompt }

test('one option is chosen, and another takes its place', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  expect(screen.getByRole('group', { name: 'Summaries' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'A bridge' }))
  await userEvent.click(screen.getByRole('radio', { name: 'A flood' }))
  expect(onDraft).toHaveBeenLastCalledWith({ answer: 'd' })
  expect(screen.getByRole('radio', { name: 'A bridge' })).not.toBeChecked()
})

test('the keyboard alone chooses', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} draft={{ answer: 'a' }} onDraft={onDraft} />)
  screen.getByRole('radio', { name: 'A river' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onDraft).toHaveBeenLastCalledWith({ answer: 'b' })
})

test('no option can be chosen once the answer is sent, or the exam’s time is over', () => {
  const { unmount } = render(<PlayerHost {...host} isLocked />)
  expect(screen.getByRole('radio', { name: 'A river' })).toBeDisabled()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="done" />)
  expect(screen.getByRole('radio', { name: 'A river' })).toBeDisabled()
})

test('options can be chosen while the recording still counts down or plays', async () => {
  render(<PlayerHost {...host} mode="exam" phase="listen" />)
  expect(screen.getAllByText('Play after 10 sec').length).toBeGreaterThan(0)
  expect(screen.getByRole('radio', { name: 'A river' })).toBeEnabled()
})
