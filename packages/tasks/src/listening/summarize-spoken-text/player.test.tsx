import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
