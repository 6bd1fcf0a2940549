import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testManyChoicesPlayer } from '../../testing/choice-player-tests.tsx'
import { PlayerHost } from '../../testing/player-host.tsx'
import { readingMultipleChoiceMultiple } from './definition.ts'
import { ReadingMultipleChoiceMultiplePlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = {
  Player: ReadingMultipleChoiceMultiplePlayer,
  taskId: readingMultipleChoiceMultiple.id,
  prompt: sample.prompt,
}

testManyChoicesPlayer(host, sample.prompt.question)

test('the passage stands above its question', () => {
  render(<PlayerHost {...host} />)
  expect(screen.getByText(sample.prompt.passage)).toBeVisible()
})
