import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resultTexts } from '../../messages.ts'
import { readingFillInTheBlanks } from './definition.ts'
import { ReadingFillInTheBlanksModelAnswer } from './model-answer.tsx'
import { ReadingFillInTheBlanksResult } from './result.tsx'
import { sample } from './sample.ts'

const shared = { prompt: sample.prompt, variant: 'CORE' as const, media: (id: string) => id }

function renderBoth(answerKey: Parameters<typeof ReadingFillInTheBlanksModelAnswer>[0]['answerKey']) {
  render(<ReadingFillInTheBlanksModelAnswer {...shared} answerKey={answerKey} />)
  render(
    <ReadingFillInTheBlanksResult
      {...shared}
      answerKey={answerKey}
      answer={sample.answer}
      score={{ comparisons: [], findings: [], evidence: { kind: 'none' } }}
      recordingUrl={null}
      recordingPeaks={[]}
    />,
  )
}

test('the result and the shown answer say of each gap why its word is right', () => {
  renderBoth(readingFillInTheBlanks.answerKey.parse(sample.answerKey))
  for (const why of sample.answerKey.whys) expect(screen.getAllByText(why, { exact: false })).toHaveLength(2)
})

test('a key stored before keys had reasons is still shown, without them', () => {
  const { whys: _none, ...before } = sample.answerKey
  renderBoth(readingFillInTheBlanks.answerKey.parse(before))
  expect(screen.queryByText(resultTexts.whyEachGap)).toBeNull()
  expect(screen.getAllByText(sample.answerKey.explanation)).toHaveLength(2)
})
