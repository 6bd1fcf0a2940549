import { beforeAll, expect, test } from 'vitest'
import { type FrameEvidence, gatherEvidence } from '../acoustics/frame-evidence.ts'
import { readFixture } from '../testing/read-fixture.ts'
import { planText } from '../reading/plan-text.ts'
import { readWords } from '../reading/read-take.ts'
import { loadSpeechModels, type SpeechModels } from '../models/speech-models.ts'
import { meanLogPosterior } from './mean-log-posterior.ts'
import { isOtherText } from './is-other-text.ts'
import { competingHypothesis } from './competing-hypothesis.ts'

/** The beginning of the fixture `another-talk`, as it was said and as the recogniser writes it. */
const SAID = 'People who have paid for a concert'
const WROTE = 'People who have paid for a concert go'
const ANOTHER = 'Heavy rain will fall across the north'
/** About so many seconds is `SAID`. */
const SECONDS = 2.1

let models: SpeechModels
let evidence: FrameEvidence
beforeAll(async () => {
  models = await loadSpeechModels()
  evidence = gatherEvidence(models, (await readFixture('another-talk')).subarray(0, SECONDS * 16_000))
})

const competingOf = (text: string, wrote: string) => {
  const plan = planText(text)
  return competingHypothesis(models, evidence, { plan, read: readWords(evidence, plan) }, planText(wrote))
}
const phonesOf = (text: string) => planText(text).flatMap(({ variants }) => variants.slice(0, 1))

test('words that were said fit a take far better than others', () => {
  const fit = (text: string) => meanLogPosterior(models.acoustic, evidence, phonesOf(text)) ?? -Infinity
  expect(fit(SAID)).toBeGreaterThan(-1.3)
  expect(fit(ANOTHER)).toBeLessThan(-2)
})

test('no words fit nothing, nor do more than there is time for', () => {
  expect(meanLogPosterior(models.acoustic, evidence, [])).toBeNull()
  expect(meanLogPosterior(models.acoustic, evidence, phonesOf(`${SAID} `.repeat(6)))).toBeNull()
})

test('of the right text the hypothesis does not compete, of another it does', () => {
  const right = competingOf(SAID, WROTE)
  expect(right.logLikelihoodRatio()).toBeLessThan(0.3)
  expect(right.lcsRatio ?? 0).toBeGreaterThan(0.8)
  const other = competingOf(ANOTHER, WROTE)
  expect(other.logLikelihoodRatio()).toBeGreaterThan(1)
  expect(other.lcsRatio ?? 1).toBeLessThan(0.5)
  expect(isOtherText({ logOdds: [0.5, 1], entropy: 1, foundShare: 0 }, other)).toBe(true)
  expect(isOtherText({ logOdds: [0.5, 1], entropy: 1, foundShare: 0 }, right)).toBe(false)
})

test('where nothing was written, or the text is too long for the take, it is still told how well the text fits', () => {
  expect(competingOf(SAID, '')).toMatchObject({ lcsRatio: null })
  expect(competingOf(SAID, '').logLikelihoodRatio()).toBeLessThan(competingOf(ANOTHER, '').logLikelihoodRatio())
  expect(competingOf(`${ANOTHER} `.repeat(6), WROTE).logLikelihoodRatio()).toBe(Infinity)
})
