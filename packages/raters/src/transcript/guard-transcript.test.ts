import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Transcript } from '../types/transcript.ts'
import { guardTranscript } from './guard-transcript.ts'
import { MAX_TRANSCRIPT_CHARACTERS, transcriptOf } from './transcript-of.ts'

const guarded = (text: string, seconds = 30) => guardTranscript(transcriptOf('service', text), seconds)

test('a usual transcript stays as it is, with its times', () => {
  const text = 'The bridge is old, and the bridge is closed.'
  const words = text.split(' ').map((word, i) => ({ word, start: i, end: i + 1, confidence: 0.9 }))
  const transcript: Transcript = { source: 'service', text, words, confidence: 0.8 }
  expect(guardTranscript(transcript, 30)).toEqual(transcript)
})

test.each([
  [
    'a phrase',
    'Trees cool roads in summer and slow the rain too thank you thank you thank you thank you',
    'Trees cool roads in summer and slow the rain too thank you',
  ],
  ['a word', 'so so so so the river rose and fell', 'so the river rose and fell'],
])('%s that comes more than three times in a row is kept once', (_case, text, kept) => {
  expect(guarded(text)?.text).toBe(kept)
})

test.each(['you you you you you you you you', 'The bus. Thank you. Thank you. Thank you. Thank you. Thank you.'])(
  'a transcript that is mostly loops is none: %s',
  (text) => {
    expect(guarded(text)).toBeNull()
  },
)

test('what a speaker says three times stays', () => {
  expect(guarded('never never never again')?.text).toBe('never never never again')
})

test('more words than a mouth can say are none', () => {
  const text = Array.from({ length: 60 }, (_, i) => `word${i}`).join(' ')
  expect(guarded(text, 3)).toBeNull()
  expect(guarded(text, 30)).not.toBeNull()
})

test.each(['', ' ', '...', '\u0000\n'])('%j is no transcript', (text) => {
  expect(guarded(text)).toBeNull()
})

test('a transcript is never longer than its limit, has no control characters, and is guarded in a moment', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (part) => {
      const result = guarded(part.repeat(30))
      expect(result?.text.length ?? 0).toBeLessThanOrEqual(MAX_TRANSCRIPT_CHARACTERS)
      expect(result?.text ?? '').not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 100 },
  )
  const before = process.cpuUsage()
  guarded('a '.repeat(500_000))
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})
