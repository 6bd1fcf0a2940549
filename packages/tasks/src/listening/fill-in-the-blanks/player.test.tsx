import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PlayerHost } from '../../testing/player-host.tsx'
import { listeningFillInTheBlanks } from './definition.ts'
import { ListeningFillInTheBlanksPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: ListeningFillInTheBlanksPlayer, taskId: listeningFillInTheBlanks.id, prompt: sample.prompt }
const gap = (name: string) => screen.getByRole('textbox', { name })

test('what is typed into the gaps is the draft; emptied gaps are none', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} onDraft={onDraft} />)
  await userEvent.type(gap('Gap 1 of 2'), 'rose')
  await userEvent.tab()
  await userEvent.keyboard('moved')
  expect(onDraft).toHaveBeenLastCalledWith({ words: ['rose', 'moved'] })
  await userEvent.clear(gap('Gap 1 of 2'))
  await userEvent.clear(gap('Gap 2 of 2'))
  expect(onDraft).toHaveBeenLastCalledWith(undefined)
})

test('nothing helps with the spelling', () => {
  render(<PlayerHost {...host} />)
  expect(gap('Gap 1 of 2')).toHaveAttribute('spellcheck', 'false')
  expect(gap('Gap 1 of 2')).toHaveAttribute('autocomplete', 'off')
})

test('gaps can be filled while the recording plays, and not once the answer is sent', () => {
  const { unmount } = render(<PlayerHost {...host} mode="exam" phase="listen" />)
  expect(screen.getAllByText('Play after 7 sec').length).toBeGreaterThan(0)
  expect(gap('Gap 1 of 2')).toBeEnabled()
  unmount()
  render(<PlayerHost {...host} isLocked />)
  expect(gap('Gap 1 of 2')).toBeDisabled()
})
