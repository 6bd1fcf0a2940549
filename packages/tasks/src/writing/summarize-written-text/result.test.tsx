import type { WrittenWord } from '@rehearsal/exam/score'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SummarizeWrittenTextResult } from './result.tsx'
import { sample } from './sample.ts'

const answer = { answer: 'Tree cools teh city.' }
const word = (changes: Partial<WrittenWord>): WrittenWord => ({
  word: 'Tree',
  type: 'CORRECT',
  grammarErrorType: 'NONE',
  suggestion: null,
  explanation: null,
  span: [0, 4],
  ...changes,
})

function renderResult(variant: 'ACADEMIC' | 'CORE', words: WrittenWord[]) {
  render(
    <SummarizeWrittenTextResult
      prompt={sample.prompt}
      answerKey={sample.answerKey}
      answer={answer}
      score={{
        findings: [],
        comparisons: [],
        evidence: {
          kind: 'text',
          wordCount: 4,
          words,
          keyPoints: [
            { point: 'Shade cools.', isCovered: true, quote: 'Tree cools' },
            { point: 'Rain slows.', isCovered: false, quote: 'city' },
          ],
        },
      }}
      variant={variant}
      media={(id) => id}
      recordingUrl={null}
      recordingPeaks={[]}
    />,
  )
}

test('a marked word says what is wrong and what is better; a right one is no mark', async () => {
  const misspelt = word({ type: 'SPELLING', span: [11, 14], explanation: 'No such word.', suggestion: 'the' })
  renderResult('ACADEMIC', [word({}), misspelt])
  expect(screen.getAllByRole('button', { name: /^(Spelling|Grammar)/u })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Spelling: teh' }))
  expect(await screen.findByText('No such word.')).toBeVisible()
})

test('a missing word is marked where it should stand, and said to be missing', () => {
  const missed = word({ type: 'GRAMMAR_MODERATE', grammarErrorType: 'MISSED', span: [0, 0], suggestion: 'A' })
  renderResult('ACADEMIC', [missed])
  expect(screen.getByRole('button', { name: 'Grammar: a word is missing' })).toBeVisible()
})

test('the model answer is that of the learner’s variant', () => {
  renderResult('CORE', [])
  expect(screen.getByText(sample.answerKey.sampleAnswers.CORE)).toBeVisible()
  expect(screen.queryByText(sample.answerKey.sampleAnswers.ACADEMIC)).toBeNull()
})

test('each main point says whether it is covered, and by which words', () => {
  renderResult('ACADEMIC', [])
  const [covered, open] = screen.getAllByRole('listitem')
  expect(covered).toHaveTextContent('Shade cools. Covered“Tree cools”')
  expect(open).toHaveTextContent('Rain slows. Covered in part“city”')
})
