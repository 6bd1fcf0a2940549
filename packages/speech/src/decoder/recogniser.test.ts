import { expect, test } from 'vitest'
import { readSpeechEncoder } from '../encoder/read-encoder.ts'
import { readFixture } from '../testing/read-fixture.ts'
import { RECOGNISER_FOLDER } from '../weights/read-weights.ts'
import { LOWEST_RATIO } from './log-likelihood-ratios.ts'
import { createSpeechRecogniser } from './recogniser.ts'

const recogniser = createSpeechRecogniser(readSpeechEncoder(RECOGNISER_FOLDER), RECOGNISER_FOLDER)
const textOf = (pcm: Float32Array) =>
  recogniser
    .recognise(pcm)
    .map(({ text }) => text)
    .join(' ')

/** What `roman-concrete` says. */
const SAID =
  'Ancient Roman concrete in harbours has survived far better than modern concrete, because lime was mixed with volcanic ash. Salt water makes new minerals grow inside it, which strengthen it, whereas it rusts steel. Engineers want to imitate it, since making cement emits carbon dioxide, but it hardens slowly and would suit sea defences rather than tall buildings.'
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/gu) ?? []

test('talk of twenty seconds is written down nearly as it was said, piece by piece', async () => {
  const pcm = await readFixture('roman-concrete')
  const pieces = recogniser.recognise(pcm)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.every(({ meanLogProbability }) => meanLogProbability < 0 && meanLogProbability > -0.6)).toBe(true)
  const hypothesis = new Set(wordsOf(pieces.map(({ text }) => text).join(' ')))
  const said = wordsOf(SAID)
  expect(said.filter((word) => hypothesis.has(word)).length / said.length).toBeGreaterThan(0.85)
})

test('a wording fits where it was said, whether it is what was written down or not, and a foreign one does not', async () => {
  const fits = async (name: Parameters<typeof readFixture>[0], wordings: string[]) =>
    recogniser.fits(await readFixture(name), wordings)
  const [said = -99, within = -99, other] = await fits('it-is-a-thermometer', ['a thermometer', 'think', 'library'])
  expect([said, within].every((fit) => Math.abs(fit) < 0.01)).toBe(true)
  expect(other).toBe(-10)
  const [misheard = -99, like = -99] = await fits('shallow', ['shallow', 'cellar'])
  expect(misheard).toBeGreaterThan(-3)
  expect(misheard).toBeGreaterThan(like)
  expect(await fits('roman-concrete', ['concrete'])).toEqual([-10])
  expect(recogniser.fits(new Float32Array(16_000), ['ice', ''])).toHaveLength(2)
})

test('a wording has its place among the words that were written down, with how sure both are', async () => {
  const pcm = await readFixture('it-is-a-thermometer')
  const [piece] = recogniser.places(pcm, ['thermometer', 'a thermometer', 'library'], -8)
  expect(piece?.words.map(({ text }) => text)).toEqual(['I', 'think', 'it', 'is', 'a', 'thermometer.'])
  expect(piece?.words.every(({ lowestLogProbability }) => lowestLogProbability <= 0 && lowestLogProbability > -1)).toBe(
    true,
  )
  const [said, longer, other] = piece?.places ?? []
  expect(said).toMatchObject({ from: 5, to: 6, fit: expect.closeTo(0, 2) })
  expect(longer).toMatchObject({ from: 4, to: 6, fit: expect.closeTo(0, 2) })
  expect(said?.meanLogProbability).toBeGreaterThan(-0.5)
  expect(other).toBeNull()
})

test('a word that was written fits where it stands, behind words of several tokens too', async () => {
  const [, piece] = recogniser.places(await readFixture('roman-concrete'), ['water', 'whereas', 'rusts'], -8)
  const texts = piece?.words.map(({ text }) => text) ?? []
  for (const [i, text] of ['water', 'whereas', 'rusts'].entries()) {
    const from = texts.indexOf(text)
    expect(piece?.places[i]).toMatchObject({ from, to: from + 1, fit: expect.closeTo(0, 2) })
  }
})

/** As the words of what `roman-concrete` says follow each other, about three a second. */
const timed = (text: string) =>
  text.split(' ').map((word, i) => ({ text: word.replace(/[.,]/u, ''), seconds: i / 2.9 }))

test('words that were said hardly fall behind what would be written, others far, in every piece of a long take', async () => {
  const pcm = await readFixture('roman-concrete')
  const right = recogniser.logLikelihoodRatios(pcm, timed(SAID))
  const wrong = recogniser.logLikelihoodRatios(
    pcm,
    timed(SAID.replaceAll('concrete', 'machinery').replace('defences', 'fountains')),
  )
  expect(right).toHaveLength(SAID.split(' ').length)
  expect(right.filter((logLikelihoodRatio) => (logLikelihoodRatio ?? 0) < -5).length).toBeLessThan(8)
  const places = SAID.split(' ').flatMap((word, i) => (/^(?:concrete|defences)/u.test(word) ? [i] : []))
  expect(places.length).toBeGreaterThan(2)
  for (const i of places) expect(wrong[i]).toBeLessThan((right[i] ?? 0) - 4)
})

test('of figures and signs nothing is told, and a text without end falls behind and throws nothing', async () => {
  const pcm = await readFixture('shallow')
  const [, figure] = recogniser.logLikelihoodRatios(pcm, timed('shallow 25'))
  expect(figure).toBeNull()
  const endless = recogniser.logLikelihoodRatios(pcm, timed('shallow '.repeat(500).trim()))
  expect(endless).toHaveLength(500)
  expect(endless.at(-1)).toBe(LOWEST_RATIO)
  expect(recogniser.logLikelihoodRatios(new Float32Array(0), timed('shallow'))).toHaveLength(1)
})

test('the same take is written down in the same words', async () => {
  const pcm = await readFixture('it-is-not-shallow')
  const text = textOf(pcm)
  textOf(await readFixture('shallow'))
  expect(textOf(pcm)).toBe(text)
  expect(wordsOf(text)).toContain('not')
})

test('silence is written down as little or nothing, and no length of a take throws', () => {
  for (const samples of [0, 1, 800, 16_000, 161_000, 500_000]) {
    const pieces = recogniser.recognise(new Float32Array(samples))
    expect(pieces.reduce((sum, { text }) => sum + wordsOf(text).length, 0)).toBeLessThanOrEqual(pieces.length)
  }
})

test('silence before and behind the words does not silence them', async () => {
  const said = await readFixture('it-is-a-thermometer')
  const pcm = new Float32Array(said.length + 6 * 16_000)
  pcm.set(said, 24_000)
  expect(textOf(pcm)).toMatch(/thermometer/iu)
})
