import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testOneChoicePlayer } from '../../testing/choice-player-tests.tsx'
import { PlayerHost } from '../../testing/player-host.tsx'
import { readingMultipleChoiceSingle } from './definition.ts'
import { ReadingMultipleChoiceSinglePlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = {
  Player: ReadingMultipleChoiceSinglePlayer,
  taskId: readingMultipleChoiceSingle.id,
  prompt: sample.prompt,
}

testOneChoicePlayer(host, sample.prompt.question)

test('the passage stands above its question', () => {
  render(<PlayerHost {...host} />)
  expect(screen.getByText(sample.prompt.passage)).toBeVisible()
})
