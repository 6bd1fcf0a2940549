import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WriteFromDictationResult } from './result.tsx'
import { sample } from './sample.ts'

test('each word stands beside the one that was said, and the sentence can be heard again', () => {
  render(
    <WriteFromDictationResult
      prompt={sample.prompt}
      answerKey={sample.answerKey}
      answer={{ answer: 'the librery' }}
      score={{
        findings: [],
        evidence: { kind: 'none' },
        comparisons: [
          { given: 'the', correct: 'The', isCorrect: true },
          { given: 'librery', correct: 'library', isCorrect: false },
          { given: '', correct: 'closes', isCorrect: false },
        ],
      }}
      variant="CORE"
      media={(id) => `/media/${id}`}
      recordingUrl={null}
      recordingPeaks={[]}
    />,
  )
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1the CorrectThe',
    '2librery Wronglibrary',
    '3nothing Wrongcloses',
  ])
  expect(screen.getByText(sample.answerKey.sentence)).toBeVisible()
  const player = within(screen.getByRole('group', { name: 'Recording' }))
  expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
})
