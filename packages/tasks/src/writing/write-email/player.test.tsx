import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testWrittenPlayer } from '../../testing/written-player-tests.tsx'
import { PlayerHost } from '../../testing/player-host.tsx'
import { writeEmail } from './definition.ts'
import { WriteEmailPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: WriteEmailPlayer, taskId: writeEmail.id, prompt: sample.prompt }

testWrittenPlayer(host, { fieldName: 'Your e-mail', wordLimit: 120 })

test('the situation, whom to write to and every point are shown', () => {
  render(<PlayerHost {...host} />)
  for (const text of [sample.prompt.situation, sample.prompt.recipient, ...sample.prompt.points]) {
    expect(screen.getByText(text)).toBeVisible()
  }
})
