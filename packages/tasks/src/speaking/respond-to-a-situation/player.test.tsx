import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testHeardSpeechPlayer } from '../../testing/heard-speech-player-tests.tsx'
import { PlayerHost } from '../../testing/player-host.tsx'
import { respondToASituation } from './definition.ts'
import { RespondToASituationPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: RespondToASituationPlayer, taskId: respondToASituation.id, prompt: sample.prompt }

testHeardSpeechPlayer(host)

test('the situation can be read as well', () => {
  render(<PlayerHost {...host} />)
  expect(screen.getByText(sample.prompt.situation)).toBeVisible()
})
