import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testWrittenPlayer } from '../../testing/written-player-tests.tsx'
import { PlayerHost } from '../../testing/player-host.tsx'
import { writeEssay } from './definition.ts'
import { WriteEssayPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: WriteEssayPlayer, taskId: writeEssay.id, prompt: sample.prompt }

testWrittenPlayer(host, { fieldName: 'Your essay', wordLimit: 300 })

test('the topic is shown', () => {
  render(<PlayerHost {...host} />)
  expect(screen.getByText(sample.prompt.topic)).toBeVisible()
})
