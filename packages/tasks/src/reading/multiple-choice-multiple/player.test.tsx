import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { readingMultipleChoiceMultiple } from './definition.ts'
import { ReadingMultipleChoiceMultiplePlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = {
  Player: ReadingMultipleChoiceMultiplePlayer,
  taskId: readingMultipleChoiceMultiple.id,
  prompt: sample.prompt,
}

test('several options are chosen, in the order they are shown', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  expect(screen.getByRole('group', { name: sample.prompt.question })).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'A flood' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'A river' }))
  expect(onDraft).toHaveBeenLastCalledWith({ answers: ['a', 'd'] })
})

test('Space chooses and lets go; nothing chosen is no draft', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  screen.getByRole('checkbox', { name: 'A boat' }).focus()
  await userEvent.keyboard(' ')
  expect(onDraft).toHaveBeenLastCalledWith({ answers: ['c'] })
  await userEvent.keyboard(' ')
  expect(onDraft).toHaveBeenLastCalledWith(undefined)
})

test('no option can be chosen once the answer is sent, or the exam’s time is over', () => {
  const { unmount } = render(<PlayerHost {...host} isLocked />)
  expect(screen.getByRole('checkbox', { name: 'A river' })).toBeDisabled()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="done" />)
  expect(screen.getByRole('checkbox', { name: 'A river' })).toBeDisabled()
})

test('the passage stands above its question', () => {
  render(<PlayerHost {...host} />)
  expect(screen.getByText(sample.prompt.passage)).toBeVisible()
})
