import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlayerHost, type HostedPlayer } from './player-host.tsx'

/** The rules of every player that plays something and then records: called at the top of its test file. */
export function testHeardSpeechPlayer<Prompt, Draft>(host: HostedPlayer<Prompt, Draft>): void {
  const getUserMedia = vi.fn<() => Promise<MediaStream>>()
  const recordButton = () => screen.getByRole('button', { name: /^Record/u })

  // A browser whose learner refuses the microphone: enough to see that it was asked for.
  beforeEach(() => {
    getUserMedia.mockReset().mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  })

  test('practice plays when the learner wants, and records when the learner starts', () => {
    render(<PlayerHost {...host} />)
    expect(screen.getByRole('group', { name: 'Recording' })).toBeVisible()
    expect(screen.queryByText(/Play after/u)).toBeNull()
    expect(recordButton()).toBeEnabled()
  })

  test('in the exam the recorder waits for the recording and the time to prepare, and then starts by itself', async () => {
    const { rerender } = render(<PlayerHost {...host} mode="exam" phase="listen" />)
    expect(screen.getAllByText('Play after 3 sec').length).toBeGreaterThan(0)
    expect(recordButton()).toBeDisabled()
    rerender(<PlayerHost {...host} mode="exam" phase="prepare" />)
    expect(recordButton()).toBeDisabled()
    expect(getUserMedia).not.toHaveBeenCalled()
    rerender(<PlayerHost {...host} mode="exam" phase="answer" />)
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce())
    await screen.findByRole('dialog')
  })

  test('nothing is recorded once the answer is sent', () => {
    render(<PlayerHost {...host} isLocked />)
    expect(recordButton()).toBeDisabled()
  })
}
