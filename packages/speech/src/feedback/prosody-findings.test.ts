import type { SpokenWord } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { disfluencyFindings, stressFindings } from './prosody-findings.ts'

const aWord = (changes: Partial<SpokenWord>): SpokenWord => ({
  word: 'hotel',
  index: 0,
  status: 'correct',
  score: 2,
  start: 1,
  end: 1.5,
  ...changes,
})
const quiet = { pitch: { stepSeconds: 0.05, semitones: [] }, rate: { wordsPerMinute: 120, syllablesPerSecond: 4 } }

test('stress on another syllable is told where it was heard clearly, and only there', () => {
  const words = [
    aWord({ stress: { expected: 1, heard: 0, confidence: 0.95 } }),
    aWord({ stress: { expected: 1, heard: 0, confidence: 0.6 } }),
    aWord({ stress: { expected: 1, heard: 1, confidence: 0.99 } }),
    aWord({}),
  ]
  const findings = stressFindings({ words })
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({
    code: 'stress_wrong',
    message: '“hotel” seems to be stressed on its first syllable. Stress the second.',
    start: 1,
  })
})

test('each disfluency is told once, in plain words', () => {
  const disfluencies = [
    { kind: 'hesitation' as const, start: 0.2, end: 0.6 },
    { kind: 'repetition' as const, start: 1.1, end: 1.4 },
    { kind: 'self-correction' as const, start: 2, end: 2.3 },
  ]
  const codes = (words: SpokenWord[]) =>
    disfluencyFindings({ words, signs: { ...quiet, disfluencies } }).map(({ code }) => code)
  expect(codes([])).toEqual(['filled_pause', 'said_again', 'false_start'])
  expect(codes([aWord({ status: 'repeated' })])).toEqual(['filled_pause', 'false_start'])
})
