import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { rwFillInTheBlanks } from './definition.ts'
import { RwFillInTheBlanksPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: RwFillInTheBlanksPlayer, taskId: rwFillInTheBlanks.id, prompt: sample.prompt }
const gap = (name: string) => screen.getByRole('combobox', { name })

test('each gap is a list of the words offered for it', () => {
  render(<PlayerHost {...host} />)
  expect([...gap('Gap 2 of 2').querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    'moved',
    'removed',
    'shifted',
    'pushed',
  ])
})

test('a chosen word fills its gap and leaves the others as they are', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  await userEvent.selectOptions(gap('Gap 2 of 2'), 'moved')
  expect(onDraft).toHaveBeenLastCalledWith({ words: ['', 'moved'] })
  await userEvent.selectOptions(gap('Gap 1 of 2'), 'rose')
  expect(onDraft).toHaveBeenLastCalledWith({ words: ['rose', 'moved'] })
})

test('the gaps are closed once the answer is sent, or the exam’s time is over', () => {
  const { unmount } = render(<PlayerHost {...host} isLocked />)
  expect(gap('Gap 1 of 2')).toBeDisabled()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="done" />)
  expect(gap('Gap 1 of 2')).toBeDisabled()
})
