import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testWrittenPlayer } from '../../testing/written-player-tests.tsx'
import { PlayerHost } from '../../testing/player-host.tsx'
import { summarizeSpokenText } from './definition.ts'
import { SummarizeSpokenTextPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: SummarizeSpokenTextPlayer, taskId: summarizeSpokenText.id, prompt: sample.prompt }

testWrittenPlayer(host, { fieldName: 'Your summary', wordLimit: 70 })

test('practice waits for the learner to play; the exam counts down and plays by itself', () => {
  const { unmount } = render(<PlayerHost {...host} />)
  expect(screen.queryByText(/Play after/u)).toBeNull()
  unmount()
  render(<PlayerHost {...host} mode="exam" phase="listen" />)
  expect(screen.getAllByText('Play after 12 sec').length).toBeGreaterThan(0)
})

const audios = [
  { id: 1, value: '/us.mp3', label: 'US' },
  { id: 0, value: '/uk.mp3', label: 'UK' },
] as const
let player: HTMLAudioElement
beforeEach(() => {
  const RealAudio = Audio
  vi.stubGlobal('Audio', function FakeAudio() {
    player = new RealAudio()
    return player
  })
})
afterEach(() => vi.unstubAllGlobals())
const source = () => player.getAttribute('src')

test('the talk is heard in the accents there are, and the one that was heard goes with the summary', async () => {
  const user = userEvent.setup()
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} audios={audios} onDraft={onDraft} />)
  expect(source()).toBe('/us.mp3')
  expect(screen.getByRole('radio', { name: 'US' })).toBeChecked()
  await user.type(screen.getByLabelText('Your summary'), 'a')
  expect(onDraft).toHaveBeenLastCalledWith({ answer: 'a', accent: 1 })
  await user.click(screen.getByRole('radio', { name: 'UK' }))
  expect(source()).toBe('/uk.mp3')
  expect(onDraft).toHaveBeenLastCalledWith({ answer: 'a', accent: 0 })
})

test('choosing an accent alone is no answer', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} audios={audios} onDraft={onDraft} />)
  await userEvent.click(screen.getByRole('radio', { name: 'UK' }))
  expect(source()).toBe('/uk.mp3')
  expect(onDraft).not.toHaveBeenCalled()
})

test('the exam offers no accent, and says in which the talk was heard', async () => {
  const onDraft = vi.fn<(draft: unknown) => void>()
  render(<PlayerHost {...host} audios={audios} mode="exam" onDraft={onDraft} />)
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.type(screen.getByLabelText('Your summary'), 'a')
  expect(onDraft).toHaveBeenLastCalledWith({ answer: 'a', accent: 1 })
})
