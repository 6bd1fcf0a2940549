import { beforeAll, expect, test, vi } from 'vitest'
import type { OpenSpeechRating, Transcript } from '@rehearsal/rating/types'
import { romanConcrete } from '@rehearsal/rating/testing/roman-concrete'
import type { TakeIssue } from '../audio/check-take.ts'
import { CLASSES } from '../acoustics/sound-classes.ts'
import { createSpeechRaters, type SpeechRaters } from '../create-speech-raters.ts'
import { readFixture } from '../testing/read-fixture.ts'
import { planListening } from './plan-listening.ts'
import { isOtherLanguage } from './is-other-language.ts'

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

const rate = (pcm: Float32Array, transcript?: Transcript) =>
  raters.rateOpenSpeech({ pcm, transcript, ...romanConcrete })
const codes = ({ findings }: OpenSpeechRating) => findings.map(({ code }) => code)

test('what sounds like no English earns nothing, whatever the built-in recogniser makes of it, and says so first', async () => {
  const written = await raters.transcribe(backwards)
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
  const written = await raters.transcribe(answer)
  expect(codes(await rate(answer, { ...written, confidence: 0.1 }))).not.toContain('not_english')
  expect(codes(await rate(answer))).not.toContain('not_english')
})

test('what another recogniser wrote down is believed', async () => {
  const written = await raters.transcribe(backwards)
  const rating = await rate(backwards, { ...written, text: 'The Romans made concrete.', source: 'service' })
  expect(codes(rating)).not.toContain('not_english')
})

/** A take over whose sounds the networks waver: they believe one with this probability, and six others as much as each other. */
function heard(belief: number, issues: TakeIssue[] = []) {
  const row = Array.from({ length: CLASSES }, (_, sound) =>
    sound === 0 ? Math.log(belief) : sound <= 6 ? Math.log((1 - belief) / 6) : -50,
  )
  const sound = { soundClass: 1, start: 0, end: 1, score: 0 }
  return { check: { issues }, evidence: { networkPosteriors: Float32Array.from(row) }, loop: { sounds: [sound] } }
}
/** 1.59, 1.67 and 1.81 nats. */
const [FAIR, DOUBTFUL, ODD] = [0.5, 0.45, 0.35] as const
const wrote = (text: string, confidence = 0.5): Transcript => ({ source: 'embedded', text, words: [], confidence })
const plan = () =>
  planListening([{ point: 'It will be late.', cues: [['late'], ['too', 'very']] }], 'The ideas are not new.')

test('doubtful sounds are English where words of the subject were written down, unless the doubt is too great', () => {
  expect(isOtherLanguage(heard(DOUBTFUL), wrote('Is n’s pronoun and is from termite.'), plan)).toBe(true)
  expect(isOtherLanguage(heard(DOUBTFUL), wrote('The ideas of course are not up.'), plan)).toBe(true)
  expect(isOtherLanguage(heard(DOUBTFUL), wrote('The ideas of course are not up, and buy Zen late.'), plan)).toBe(false)
  expect(isOtherLanguage(heard(ODD), wrote('The ideas of course are not up, and buy Zen late.'), plan)).toBe(true)
  expect(isOtherLanguage(heard(FAIR), wrote('Is n’s pronoun and is from termite.'), plan)).toBe(false)
})

test.each(['noisy', 'clipped', 'quiet'] as const)('what makes a take %s makes its sounds doubtful, too', (issue) => {
  expect(isOtherLanguage(heard(DOUBTFUL, [issue]), wrote('Is n’s pronoun.'), plan)).toBe(false)
  expect(isOtherLanguage(heard(DOUBTFUL, [issue]), undefined, plan)).toBe(false)
  expect(isOtherLanguage(heard(ODD, [issue]), undefined, plan)).toBe(true)
})
