import { beforeEach, expect, test, vi } from 'vitest'
import { romanConcrete } from '@rehearsal/rating/testing/roman-concrete'
import { trackPitch } from './audio/pitch-track.ts'
import { createSpeechRaters } from './create-speech-raters.ts'
import { readFixture } from './testing/read-fixture.ts'

vi.setConfig({ testTimeout: 180_000 })
vi.mock(import('./audio/pitch-track.ts'), async (original) => {
  const { trackPitch } = await original()
  return { trackPitch: vi.fn<typeof trackPitch>(trackPitch) }
})
beforeEach(() => void vi.mocked(trackPitch).mockClear())

const raters = await createSpeechRaters()
const pcm = (await readFixture('roman-concrete')).subarray(0, 16_000 * 6)
const transcript = { source: 'service', text: 'The Romans built with concrete', words: [], confidence: null } as const

test('a take of a known text has its pitch tracked once', async () => {
  await raters.rateReading({ pcm, text: transcript.text })
  expect(trackPitch).toHaveBeenCalledTimes(1)
})

test.each([undefined, { ...transcript, words: [] }])('open speech has its pitch tracked once', async (written) => {
  await raters.rateOpenSpeech({ pcm, ...romanConcrete, transcript: written })
  expect(trackPitch).toHaveBeenCalledTimes(1)
})
