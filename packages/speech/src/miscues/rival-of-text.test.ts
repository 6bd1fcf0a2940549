import { beforeAll, expect, test } from 'vitest'
import { type FrameEvidence, gatherEvidence } from '../acoustics/frame-evidence.ts'
import { readFixture } from '../testing/read-fixture.ts'
import { planText } from '../reading/plan-text.ts'
import { readWords } from '../reading/read-take.ts'
import { loadSpeechModels, type SpeechModels } from '../models/speech-models.ts'
import { fitOfText } from './fit-of-text.ts'
import { isOtherText } from './is-other-text.ts'
import { rivalOfText } from './rival-of-text.ts'

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

const rivalOf = (text: string, wrote: string) => {
  const plan = planText(text)
  return rivalOfText(models, evidence, { plan, read: readWords(evidence, plan) }, planText(wrote))
}
const phonesOf = (text: string) => planText(text).flatMap(({ variants }) => variants.slice(0, 1))

test('words that were said fit a take far better than others', () => {
  const fit = (text: string) => fitOfText(models.acoustic, evidence, phonesOf(text)) ?? -Infinity
  expect(fit(SAID)).toBeGreaterThan(-1.3)
  expect(fit(ANOTHER)).toBeLessThan(-2)
})

test('no words fit nothing, nor do more than there is time for', () => {
  expect(fitOfText(models.acoustic, evidence, [])).toBeNull()
  expect(fitOfText(models.acoustic, evidence, phonesOf(`${SAID} `.repeat(6)))).toBeNull()
})

test('of the right text what was written is no rival, of another it is', () => {
  const right = rivalOf(SAID, WROTE)
  expect(right.excess()).toBeLessThan(0.3)
  expect(right.alike ?? 0).toBeGreaterThan(0.8)
  const other = rivalOf(ANOTHER, WROTE)
  expect(other.excess()).toBeGreaterThan(1)
  expect(other.alike ?? 1).toBeLessThan(0.5)
  expect(isOtherText({ odds: [0.5, 1], doubt: 1 }, other)).toBe(true)
  expect(isOtherText({ odds: [0.5, 1], doubt: 1 }, right)).toBe(false)
})

test('where nothing was written, or the text is too long for the take, it is still told how well the text fits', () => {
  expect(rivalOf(SAID, '')).toMatchObject({ alike: null })
  expect(rivalOf(SAID, '').excess()).toBeLessThan(rivalOf(ANOTHER, '').excess())
  expect(rivalOf(`${ANOTHER} `.repeat(6), WROTE).excess()).toBe(Infinity)
})
