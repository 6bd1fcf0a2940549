import type { SpokenPhone, SpokenWord } from '@rehearsal/exam/score'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleExtras } from '../../key-extras.ts'
import { ReadAloudResult } from './result.tsx'

const word = (changes: Partial<SpokenWord>): SpokenWord => ({
  word: 'that',
  index: 0,
  status: 'correct',
  score: 2,
  start: 0.5,
  end: 0.9,
  ...changes,
})
const phone = (symbol: string, score: number, heardAs?: string): SpokenPhone => ({
  phone: symbol,
  word: 0,
  score,
  start: 0.5,
  end: 0.6,
  ...(heardAs === undefined ? {} : { heardAs }),
})

function renderResult(words: SpokenWord[], recordingUrl: string | null = '/media/take') {
  const pauses = [{ start: 1, end: 2.8 }]
  render(
    <ReadAloudResult
      prompt={{ text: 'That tide turns.' }}
      answerKey={{ modelAudio: 'model', ...sampleExtras }}
      answer={{ recordingId: 1 }}
      score={{
        findings: [],
        comparisons: [],
        evidence: { kind: 'speech', seconds: 4, words, phones: [phone('DH', 0.4, 'Z'), phone('AE', 1.7)], pauses },
      }}
      variant="ACADEMIC"
      media={(id) => `/media/${id}`}
      recordingUrl={recordingUrl}
      recordingPeaks={[]}
    />,
  )
}

const read = [
  word({ score: 1 }),
  word({ word: 'tide', index: 1, status: 'omitted', score: null, start: null, end: null }),
  word({ word: 'turns', index: 2 }),
]

test('every word of the text says in words how it was heard', () => {
  renderResult(read)
  const text = within(screen.getByRole('group', { name: 'The text with what was heard' }))
  expect(text.getByRole('button', { name: 'That, unclear' })).toBeVisible()
  expect(text.getByRole('button', { name: 'tide, left out' })).toBeVisible()
  expect(text.getByRole('button', { name: 'turns.' })).toBeVisible()
})

test('a chosen word shows its sounds in IPA with their marks, and what they sounded like', async () => {
  renderResult(read)
  await userEvent.click(screen.getByRole('button', { name: 'That, unclear' }))
  expect(screen.getByRole('list', { name: /Sounds of That/ })).toHaveTextContent('ð0.4æ1.7')
  expect(screen.getByText('You said /z/ for /ð/')).toBeVisible()
})

test('a chosen word is heard in the recording, and the model reading from its button', async () => {
  const sources: string[] = []
  vi.stubGlobal('Audio', function FakeAudio(url?: string) {
    if (url !== undefined) sources.push(url)
    return document.createElement('audio')
  })
  renderResult(read)
  await userEvent.click(screen.getByRole('button', { name: 'turns.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Whole model' }))
  expect(sources).toEqual(['/media/take', '/media/model'])
  vi.unstubAllGlobals()
})

test('a word that was left out cannot be heard, and says so', async () => {
  renderResult(read)
  await userEvent.click(screen.getByRole('button', { name: 'tide, left out' }))
  expect(screen.getByText('You left this word out.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mine' })).toBeDisabled()
})

test('pauses are told in words beside the wave', () => {
  renderResult(read)
  expect(screen.getByText('1 pause is marked. The longest lasts 1.8 s.')).toBeVisible()
})

test('without speech it says that nothing was heard', () => {
  renderResult([], null)
  expect(screen.getByText('No words were heard in this recording.')).toBeVisible()
})
