import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { summarizeWrittenText } from './definition.ts'
import { SummarizeWrittenTextPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: SummarizeWrittenTextPlayer, taskId: summarizeWrittenText.id, prompt: sample.prompt }
const field = () => screen.getByRole('textbox', { name: 'Your summary' })
const words = (count: number) => ({ answer: Array.from({ length: count }, () => 'word').join(' ') })

test('what is typed is the draft', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  await userEvent.type(field(), 'Trees cool.')
  expect(onDraft).toHaveBeenLastCalledWith({ answer: 'Trees cool.' })
})

test.each([
  [4, true],
  [5, false],
  [75, false],
  [76, true],
])('with %i words the count of an academic summary is marked: %s', (count, isMarked) => {
  render(<PlayerHost {...host} draft={words(count)} />)
  expect(screen.getByText(`${count} words`).hasAttribute('data-outside')).toBe(isMarked)
})

test('only the largest number of words is shown, and it is that of the variant', () => {
  const { unmount } = render(<PlayerHost {...host} />)
  expect(screen.getByText('75 word limit')).toBeVisible()
  unmount()
  render(<PlayerHost {...host} rules={rulesOf(currentFormat.CORE, summarizeWrittenText.id)} />)
  expect(screen.getByText('50 word limit')).toBeVisible()
})

test('the field is closed once the answer is sent, or the exam’s time is over', () => {
  const { unmount } = render(<PlayerHost {...host} isLocked />)
  expect(field()).toBeDisabled()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="done" />)
  expect(field()).toBeDisabled()
})
