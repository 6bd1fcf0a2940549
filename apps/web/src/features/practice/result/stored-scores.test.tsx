import { scoreSchema } from '@rehearsal/exam/score'
import { storedScores } from '@rehearsal/exam/testing/stored-scores'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FixFirst } from './fix-first-list.tsx'

test.each(storedScores)('$name: its page tells first what it told when it was stored', ({ score, shownFirst }) => {
  render(<FixFirst findings={scoreSchema.parse(score).findings} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(shownFirst.map((message) => expect.stringContaining(message)))
})
