import { beforeAll, expect, test, vi } from 'vitest'
import type { OpenSpeechRating } from '../../types/open-speech.ts'
import type { Transcript } from '../../types/transcript.ts'
import { createSpeechRaters, type SpeechRaters } from '../create-speech-raters.ts'
import { readFixture } from './testing/read-fixture.ts'
import { romanConcrete } from './testing/roman-concrete.ts'

vi.setConfig({ testTimeout: 180_000 })

let raters: SpeechRaters
let answer: Float32Array
/** No language: the answer played backwards, a quarter of a minute. */
let backwards: Float32Array
beforeAll(async () => {
  raters = await createSpeechRaters()
  answer = await readFixture('roman-concrete')
  backwards = answer.slice(0, 16_000 * 15).reverse()
}, 180_000)

const rate = (pcm: Float32Array, transcript?: Transcript) => raters.open.rate({ pcm, transcript, ...romanConcrete })
const codes = ({ findings }: OpenSpeechRating) => findings.map(({ code }) => code)

test('what sounds like no English earns nothing, whatever the built-in recogniser makes of it, and says so first', async () => {
  const written = await raters.transcriber.transcribe(backwards)
  const wishful: Transcript = {
    ...written,
    text: 'The Romans made concrete with volcanic ash.',
    source: 'embedded',
    confidence: 0.4,
  }
  for (const rating of [await rate(backwards), await rate(backwards, wishful)]) {
    expect(codes(rating)[0]).toBe('not_english')
    expect(rating.coverage).toBe(0)
    expect(rating.estimates.content).toBe(0)
    expect(rating.keyPoints.map(({ isCovered }) => isCovered)).toEqual(romanConcrete.keyPoints.map(() => false))
    expect(rating).toMatchObject({ countedText: null })
  }
})

test('an English answer is one, however unsure the recogniser is', async () => {
  const written = await raters.transcriber.transcribe(answer)
  expect(codes(await rate(answer, { ...written, confidence: 0.1 }))).not.toContain('not_english')
  expect(codes(await rate(answer))).not.toContain('not_english')
})

test('what another recogniser wrote down is believed', async () => {
  const written = await raters.transcriber.transcribe(backwards)
  const rating = await rate(backwards, { ...written, text: 'The Romans made concrete.', source: 'service' })
  expect(codes(rating)).not.toContain('not_english')
})
