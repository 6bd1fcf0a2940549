import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixFirst } from './fix-first.ts'
import { TranscriptDoubt } from './transcript-doubt.tsx'

const few = { code: 'few_words', severity: 'moderate', message: 'You spoke for about 4 seconds.' } as const
const unsure = {
  code: 'transcript_unsure',
  severity: 'info',
  message: 'Much of this recording could not be written down for sure.',
  suggestion: 'Come closer to the microphone.',
} as const

test('a transcript that its writer is not sure of is said to be one, with what helps', () => {
  render(<TranscriptDoubt findings={[few, unsure]} />)
  expect(screen.getByText(unsure.message)).toBeVisible()
  expect(screen.getByText(unsure.suggestion)).toBeVisible()
  expect(screen.queryByText(few.message)).not.toBeInTheDocument()
})

test('what is said of the transcript is not said again among what to mend', () => {
  expect(fixFirst([unsure, few])).toEqual([few])
})

test('a transcript that nobody doubts is shown without a word', () => {
  const { container } = render(<TranscriptDoubt findings={[few]} />)
  expect(container).toBeEmptyDOMElement()
})
