import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { reOrderParagraphs } from './definition.ts'
import { ReOrderParagraphsPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: ReOrderParagraphsPlayer, taskId: reOrderParagraphs.id, prompt: sample.prompt }
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('paragraphs stand as they are shown until the learner moves one', () => {
  render(<PlayerHost {...host} />)
  expect(rows()).toEqual(sample.prompt.paragraphs.map(({ text }, place) => `${place + 1}${text}`))
})

test('a paragraph is moved by keyboard, and the whole new order is the draft', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  screen.getByRole('button', { name: /Move down: By noon/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onDraft).toHaveBeenLastCalledWith({ answers: ['a', 'c', 'b'] })
  expect(rows()[0]).toContain('The market opened')
})

test('the buttons alone bring it into the right order, which the kind accepts', async () => {
  const onDraft = vi.fn<(draft: { answers: string[] } | undefined) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  await userEvent.click(screen.getByRole('button', { name: /Move down: By noon/ }))
  await userEvent.click(screen.getByRole('button', { name: /Move down: By noon/ }))
  const draft = onDraft.mock.lastCall?.[0]
  expect(draft).toEqual(sample.submission)
  expect(reOrderParagraphs.check(sample.prompt, sample.submission)).toBeNull()
})

test('a draft from before is shown in its order', () => {
  render(<PlayerHost {...host} draft={{ answers: ['b', 'c', 'a'] }} />)
  expect(rows()[0]).toContain('Farmers sold')
})

test('nothing can be moved once the answer is sent, or the exam’s time is over', () => {
  const { unmount } = render(<PlayerHost {...host} isLocked />)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="done" />)
  expect(screen.queryByRole('button')).toBeNull()
})
