import { beforeAll, expect, test, vi } from 'vitest'
import type { TranscriptSource } from '@rehearsal/exam/score'
import type { HypothesisWord, SpeechRecogniser } from '../decoder/recogniser.ts'
import { loadSpeechModels, type SpeechModels } from '../models/speech-models.ts'
import { type HeardTake, hearTake } from '../spotting/hear-take.ts'
import { loadOpenModels } from '../spotting/open-models.ts'
import { readFixture } from '../testing/read-fixture.ts'
import { correctTranscript } from './correct-transcript.ts'

vi.setConfig({ testTimeout: 60_000 })

const open = loadOpenModels()
let models: SpeechModels
/** “I think it is a thermometer.” */
let take: HeardTake | null
beforeAll(async () => {
  models = await loadSpeechModels()
  take = hearTake(models, await readFixture('it-is-a-thermometer'))
}, 60_000)

const WRITTEN = 'I think it is a farm meter.'
const words = (unsure: number): HypothesisWord[] =>
  WRITTEN.split(' ').map((text, i) => ({
    text,
    lowestLogProbability: i < 5 ? -0.01 : unsure,
    lowestOfLetters: i < 5 ? -0.01 : unsure,
  }))

type Case = { cues: string[]; source?: TranscriptSource; confidence?: number; unsure?: number; text?: string }

/** What becomes of `text` with a recogniser that would have written every cue in place of its last two words nearly as well. */
function corrected({ cues, source = 'embedded', confidence = 0.6, unsure = -2, text = WRITTEN }: Case) {
  if (take === null) throw new Error('The fixture holds no speech')
  const asked = vi.fn<SpeechRecogniser['places']>((_pcm, wordings) => [
    { words: words(unsure), places: wordings.map(() => ({ fit: -0.5, meanLogProbability: -0.3, from: 5, to: 7 })) },
  ])
  const recogniser = { recognise: () => [], fits: () => [], places: asked, logLikelihoodRatios: () => [] }
  const keyPoints = cues.map((cue) => ({ point: cue, cues: [[cue]] }))
  const transcript = { source, text, words: [], confidence }
  const result = correctTranscript(models, open, take, transcript, keyPoints, () => recogniser)
  return { text: result.transcript.text, keywords: result.keywords, isAsked: asked.mock.calls.length > 0 }
}

test('a key word that the sound holds takes the place of what the recogniser was unsure of, and its mark stays', () => {
  const { text, keywords } = corrected({ cues: ['think', 'thermometer'] })
  expect(text).toBe('I think it is a thermometer.')
  expect(keywords).toEqual(['thermometer'])
})

test('what the sound does not hold is not asked for', () => {
  expect(corrected({ cues: ['think', 'library', 'football'] })).toEqual({ text: WRITTEN, keywords: [], isAsked: false })
})

test.each([
  ['holds no key word', { cues: ['thermometer'] }],
  ['is sure', { cues: ['think', 'thermometer'], confidence: 0.95 }],
  ['is not the recogniser’s', { cues: ['think', 'thermometer'], source: 'service' }],
] as const)('a text that %s stays as it is, and nobody is asked', (_why, { cues, ...about }) => {
  expect(corrected({ ...about, cues: [...cues] })).toEqual({ text: WRITTEN, keywords: [], isAsked: false })
})

test('a text of other words than the recogniser hears stays as it is', () => {
  const text = 'I think it is a farm.'
  expect(corrected({ cues: ['think', 'thermometer'], text })).toMatchObject({ text, keywords: [] })
})

test('of two key words for the same place one is put in', () => {
  expect(corrected({ cues: ['think', 'thermometer', 'a thermometer'] }).keywords).toHaveLength(1)
})
