import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { resultTexts } from '../../messages.ts'
import { DescribeImageResult } from './result.tsx'
import { sample } from './sample.ts'

const keyPoints = [
  { point: 'Sales rose.', isCovered: true, quote: 'sales … rose' },
  { point: 'Costs fell.', isCovered: false, quote: 'costs' },
  { point: 'Profits stayed.', isCovered: false, quote: null },
]

beforeEach(() => {
  render(
    <DescribeImageResult
      prompt={sample.prompt}
      answerKey={sample.answerKey}
      answer={sample.answer}
      score={{
        comparisons: [],
        findings: [],
        evidence: { kind: 'open-speech', seconds: 20, words: [], pauses: [], keyPoints, isRough: true },
      }}
      variant="ACADEMIC"
      media={(id) => `/media/${id}`}
      recordingUrl={null}
      recordingPeaks={[]}
    />,
  )
})

test('a score that rests on spotted words is called a rough estimate', () => {
  expect(screen.getByText(resultTexts.rough)).toBeVisible()
  expect(resultTexts.rough).toMatch(/^Rough estimate/u)
})

test('each point says whether it was heard, in part, or not', () => {
  const points = within(screen.getByRole('region', { name: 'Main points' })).getAllByRole('listitem')
  expect(points.map((point) => point.textContent)).toEqual([
    'Sales rose. Heard“sales … rose”',
    'Costs fell. Heard in part“costs”',
    'Profits stayed. Not heard',
  ])
})

test('after the answer the picture has its text alternative, beside it as well', () => {
  expect(screen.getByRole('img', { name: sample.answerKey.description })).toBeVisible()
  expect(screen.getByText(sample.answerKey.description)).toBeVisible()
})

test('the explanation can be heard', () => {
  expect(screen.getByRole('group', { name: 'Explanation' })).toBeVisible()
})

test('a transcript is shown word by word with where it comes from, and words of the model answer can be heard', async () => {
  const words = ['The', 'chart', 'falls'].map((word, index) => ({
    word,
    index,
    status: 'correct' as const,
    score: 1.2,
    start: index,
    end: index + 0.5,
  }))
  cleanup()
  render(
    <DescribeImageResult
      prompt={sample.prompt}
      answerKey={sample.answerKey}
      answer={sample.answer}
      score={{
        comparisons: [],
        findings: [],
        evidence: {
          kind: 'open-speech',
          seconds: 4,
          words,
          phones: [],
          pauses: [],
          transcriptSource: 'browser',
          keyPoints,
          isRough: false,
        },
      }}
      variant="ACADEMIC"
      media={(id) => `/media/${id}`}
      recordingUrl="/take"
      recordingPeaks={[]}
      spoken={{
        isMine: true,
        modelSpeech: { seconds: 3, words: [{ word: 'chart', start: 0.5, end: 1 }], pitch: null },
        traitName: (trait) => trait,
        taskName: (taskId) => taskId,
        questionUrl: (_taskId, id) => `/${id}`,
      }}
    />,
  )
  expect(screen.getByText(/your browser’s speech recognition/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'chart, unclear' }))
  expect(screen.getByRole('button', { name: 'Model' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'falls, unclear' }))
  expect(screen.getByRole('button', { name: 'Whole model' })).toBeVisible()
  expect(screen.getByRole('img', { name: /words a minute/ })).toBeVisible()
})
