import { readFile } from 'node:fs/promises'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '@rehearsal/speech/audio'
import { encodeMp3 } from '@rehearsal/voice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRating } from './rating.ts'

const RATE = 16_000
const rating = openRating({ speechThreads: 1 })
afterAll(() => rating.close())

let spoken: Float32Array
beforeAll(async () => {
  const bytes = new Uint8Array(await readFile(new URL('fixtures/speech.mp3', import.meta.url)))
  spoken = (await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)).pcm
})

let state = 1
const hiss = () => {
  state = (state * 16_807) % 2_147_483_647
  return (2 * state) / 2_147_483_647 - 1
}
const made = (at: (sample: number, i: number) => number) => encodeMp3(spoken.map(at), RATE)
/** The voice at a level at which its loudest sample is `peak`, cut at full scale. */
const driven = (peak: number) => {
  const loudest = spoken.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return made((sample) => Math.max(-1, Math.min(1, (peak * sample) / loudest)))
}

test.each([
  ['a voice in loud noise', () => made((sample) => sample + 0.2 * hiss()), 'audio_too_noisy'],
  ['noise alone', () => made(() => 0.2 * hiss()), 'audio_too_noisy'],
  ['beeps', () => made((_, i) => (i % 6000 < 2000 ? 0.3 * Math.sin(i / 4) : 0)), 'no_speech'],
  ['a voice driven far beyond full scale', () => driven(60), 'audio_too_loud'],
])('%s is refused before a credit is spent', async (_what, take, code) => {
  await expect(rating.checkTake(take(), 40)).rejects.toMatchObject({ code, status: 422 })
})

test.each([
  ['a little noise', () => made((sample) => sample + 0.002 * hiss())],
  ['an offset', () => made((sample) => 0.5 * sample + 0.2)],
  ['a very quiet voice', () => driven(0.02)],
  ['peaks cut at full scale', () => driven(1.5)],
])('a voice with %s is scored', async (_what, take) => {
  expect((await rating.checkTake(take(), 40)).seconds).toBeGreaterThan(1)
})
