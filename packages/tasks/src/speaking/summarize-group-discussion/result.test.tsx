import type { Evidence } from '@rehearsal/exam/score'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SummarizeGroupDiscussionModelAnswer } from './model-answer.tsx'
import { SummarizeGroupDiscussionResult } from './result.tsx'
import { sample } from './sample.ts'

const evidence: Evidence = {
  kind: 'open-speech',
  seconds: 90,
  words: [],
  phones: [],
  pauses: [],
  transcriptSource: 'embedded',
  keyPoints: sample.answerKey.keyPoints.map(({ point }, place) => ({
    point,
    isCovered: place > 0,
    quote: place > 0 ? 'She said so.' : null,
  })),
  isRough: false,
}

const shown = {
  prompt: sample.prompt,
  answerKey: sample.answerKey,
  variant: 'ACADEMIC',
  media: (id: string) => id,
} as const

test('each point stands under whose view it is, with what was said of it', () => {
  render(
    <SummarizeGroupDiscussionResult
      {...shown}
      answer={sample.answer}
      score={{ comparisons: [], findings: [], evidence }}
      recordingUrl={null}
      recordingPeaks={[]}
    />,
  )
  const ofHana = within(screen.getByRole('region', { name: 'What Hana thinks' }))
  expect(ofHana.getByRole('listitem')).toHaveTextContent('Hana wants the school to move. Heard“She said so.”')
  const relations = within(screen.getByRole('region', { name: 'How the views relate' }))
  expect(relations.getByRole('listitem')).toHaveTextContent('The river flooded the town. Not heard')
})

test('the discussion is read with who says what', () => {
  render(<SummarizeGroupDiscussionModelAnswer {...shown} />)
  const said = screen.getByRole('region', { name: 'The discussion' })
  expect(
    within(said)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hana', 'Omar', 'Viktor', 'Omar'])
  expect(within(said).getByText('Hana is right: a wall breaks.')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'What Omar thinks' })).getByRole('listitem')).toHaveTextContent(
    'Omar wants a wall.',
  )
})
