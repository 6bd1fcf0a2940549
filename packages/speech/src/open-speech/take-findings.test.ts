import { beforeAll, expect, test, vi } from 'vitest'
import type { Transcript } from '@rehearsal/rating/types'
import { createSpeechRaters, type SpeechRaters } from '../create-speech-raters.ts'
import { readFixture } from '../testing/read-fixture.ts'

vi.setConfig({ testTimeout: 180_000 })

const SAID = 'I think it is a thermometer.'

let raters: SpeechRaters
let pcm: Float32Array
beforeAll(async () => {
  raters = await createSpeechRaters()
  pcm = await readFixture('it-is-a-thermometer')
})

const written: Transcript = { source: 'service', text: SAID, words: [], confidence: null }
const open = { keyPoints: [{ point: 'A thermometer.', cues: [['thermometer']] }], contextText: '' }
const answer = { accepted: ['thermometer'], questionText: '' }

const kinds = [
  ['read speech', (take: Float32Array) => raters.rateReading({ pcm: take, text: SAID })],
  [
    'free speech that somebody wrote down',
    (take) => raters.rateOpenSpeech({ pcm: take, ...open, transcript: written }),
  ],
  ['free speech that nobody wrote down', (take) => raters.rateOpenSpeech({ pcm: take, ...open })],
  [
    'a short answer that somebody wrote down',
    (take) => raters.rateShortAnswer({ pcm: take, ...answer, transcript: written }),
  ],
  ['a short answer', (take) => raters.rateShortAnswer({ pcm: take, ...answer })],
] as const satisfies [string, (take: Float32Array) => Promise<{ findings: { code: string }[] }>][]

test.each(kinds)('what is wrong with a take is told first: %s', async (_kind, rate) => {
  const loud = pcm.map((sample) => Math.max(-1, Math.min(1, 5 * sample)))
  const quiet = pcm.map((sample) => sample / 50)
  expect((await rate(pcm)).findings.map(({ code }) => code).filter((code) => code.startsWith('take_'))).toEqual([])
  expect((await rate(loud)).findings[0]?.code).toBe('take_clipped')
  expect((await rate(quiet)).findings[0]?.code).toBe('take_quiet')
})

test.each(kinds)('a take shorter than half a second is told to be too short: %s', async (_kind, rate) => {
  expect((await rate(pcm.subarray(8000, 15_000))).findings.map(({ code }) => code)).toContain('take_short')
})
