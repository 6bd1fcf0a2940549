import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReOrderParagraphsResult } from './result.tsx'
import { sample } from './sample.ts'

test('the learner’s order stands beside the right one, with the reason for it', () => {
  render(
    <ReOrderParagraphsResult
      prompt={sample.prompt}
      answerKey={sample.answerKey}
      answer={{ answers: ['a', 'c', 'b'] }}
      score={{
        findings: [],
        evidence: { kind: 'none' },
        comparisons: [
          { given: 'The market opened before dawn.', correct: 'The market opened before dawn.', isCorrect: true },
          { given: 'By noon the square was empty.', correct: 'Farmers sold there.', isCorrect: false },
        ],
      }}
      variant="ACADEMIC"
      media={(id) => id}
      recordingUrl={null}
      recordingPeaks={[]}
    />,
  )
  expect(screen.getAllByText(/No mark|1 mark/u).map((mark) => mark.textContent)).toEqual(['No mark', 'No mark'])
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row')
  expect(first).toHaveTextContent('The market opened before dawn. Correct')
  expect(second).toHaveTextContent('By noon the square was empty. WrongFarmers sold there.')
  expect(screen.getByText(sample.answerKey.explanation)).toBeVisible()
})
