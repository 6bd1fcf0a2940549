import { beforeAll, expect, test, vi } from 'vitest'
import type { HeardSpeech, Transcript } from '@rehearsal/rating/types'
import { romanConcrete } from '@rehearsal/rating/testing/roman-concrete'
import { SAMPLE_RATE } from '../audio/index.ts'
import { createSpeechRaters, type SpeechRaters } from '../create-speech-raters.ts'
import { readFixture } from '../testing/read-fixture.ts'

vi.setConfig({ testTimeout: 180_000 })

/** The first sentence of `roman-concrete`, for what needs no longer take: a third of the time. */
const BRIEF =
  'Ancient Roman concrete in harbours has survived far better than modern concrete, because lime was mixed with volcanic ash.'
/** What `roman-concrete` and `another-talk` say. */
const SAID = `${BRIEF} Salt water makes new minerals grow inside it, which strengthen it, whereas it rusts steel. Engineers want to imitate it, since making cement emits carbon dioxide, but it hardens slowly and would suit sea defences rather than tall buildings.`
const OTHER =
  'People who have paid for a concert go although they feel ill, but sunk costs cannot be recovered and should be irrelevant to any decision. Governments and companies likewise continue failing projects, because managers fear looking wasteful or damaging their reputation by admitting a mistake. Therefore the choice is best made by an independent person.'

let raters: SpeechRaters
let answer: Float32Array
let other: Float32Array
/** What `BRIEF` says, and as long a piece of the other talk. */
let brief: Float32Array
let briefOther: Float32Array
/** The right transcript of the answer, from a browser. */
let right: HeardSpeech
let rightBrief: HeardSpeech
/** What the embedded recogniser writes of the answer. */
let own: Transcript
beforeAll(async () => {
  raters = await createSpeechRaters()
  answer = await readFixture('roman-concrete')
  other = await readFixture('another-talk')
  right = await rate(answer, SAID)
  const briefEnd = right.words[BRIEF.split(' ').length - 1]?.end ?? 0
  brief = answer.slice(0, Math.ceil((briefEnd + 0.2) * SAMPLE_RATE))
  briefOther = other.slice(0, brief.length)
  rightBrief = await rate(brief, BRIEF)
  own = await raters.transcribe(answer)
}, 180_000)

const rate = (pcm: Float32Array, text: string, source: Transcript['source'] = 'browser'): Promise<HeardSpeech> =>
  raters.rateOpenSpeech({ pcm, ...romanConcrete, transcript: { source, text, words: [], confidence: null } })
const correct = ({ words }: HeardSpeech) => words.filter(({ status }) => status === 'correct').map(({ word }) => word)

test('every word of a right transcript is borne out, has its time and its sounds, and counts', () => {
  const rating = right
  expect(rating).toMatchObject({ transcriptSource: 'browser', isRough: false, countedText: SAID })
  expect(correct(rating).length).toBeGreaterThanOrEqual(56)
  expect(rating.words.map(({ index }) => index)).toEqual(rating.words.map((_, i) => i))
  expect(new Set(rating.phones.map(({ word }) => word)).size).toBe(correct(rating).length)
  expect(rating.estimates.pronunciation).toBeGreaterThan(0.6)
  expect(rating.standardErrors.pronunciation).toBeLessThan(0.13)
})

test('words that were not said count for nothing in a browser’s transcript, and weigh nothing in the sounds', async () => {
  const forged = `${BRIEF} Farmers in Peru invented chocolate football elephants.`
  const rating = await rate(brief, forged)
  expect(rating.countedText).not.toMatch(/Peru|chocolate|football|elephants/u)
  expect(rating.countedText).toContain('volcanic ash')
  const off = Math.abs((rating.estimates.pronunciation ?? 0) - (rightBrief.estimates.pronunciation ?? 0))
  expect(off).toBeLessThan(0.05)
})

const UNUSED = { code: 'transcript_unused', severity: 'info' }

test('a forged transcript is put aside, whoever sends it, and the take rated as one without', async () => {
  const without = await raters.rateOpenSpeech({ pcm: briefOther, ...romanConcrete })
  for (const source of ['browser', 'embedded', 'service'] as const) {
    const rating = await rate(briefOther, SAID, source)
    expect(rating).toEqual({ ...without, findings: [...without.findings, expect.objectContaining(UNUSED)] })
    expect(rating).toMatchObject({ transcriptSource: 'spotting', countedText: null, isRough: true })
  }
})

test('a transcript that begins with another text is not believed from a browser', async () => {
  const mixed = `${BRIEF} ${OTHER.split('. ')[0]}.`
  expect(await rate(briefOther, mixed)).not.toMatchObject({ countedText: expect.stringContaining('volcanic') })
})

test('without marks, full stops stand where the speaker paused behind some speech', async () => {
  const plain = SAID.replaceAll(/[^\w\s]/gu, '').toLowerCase()
  const rating = await rate(answer, plain)
  expect(rating.countedText?.split('.').length).toBeGreaterThan(2)
  expect(Math.abs((rating.estimates.fluency ?? 0) - (right.estimates.fluency ?? 0))).toBeLessThan(0.1)
})

test('silence is silence, whatever its transcript says', async () => {
  const [rating, same] = await Promise.all(
    (['service', 'embedded'] as const).map((source) => rate(new Float32Array(160_000), SAID, source)),
  )
  expect(same).toEqual(rating)
  expect(rating).toMatchObject({ words: [], countedText: null, findings: [{ code: 'no_speech' }] })
})

test('noise bears no text out', async () => {
  let state = 1
  const noise = Float32Array.from({ length: 64_000 }, (_, i) => {
    state = (state * 16_807) % 2_147_483_647
    return (0.3 * Math.abs(Math.sin(i / 4000)) * (2 * state)) / 2_147_483_647 - 0.15
  })
  for (const source of ['service', 'embedded'] as const) {
    expect(correct(await rate(noise, SAID, source)).length).toBeLessThan(6)
  }
  expect((await raters.transcribe(noise)).text).toBe('')
})

test('what the embedded recogniser writes is borne out, and of another talk it writes nothing of the subject', async () => {
  const rating = await rate(answer, own.text, 'embedded')
  expect(rating).toMatchObject({ transcriptSource: 'embedded', countedText: own.text, isRough: false })
  expect(own.confidence).toBeGreaterThan(0.7)
  const foreign = await raters.transcribe(other)
  expect((await rate(other, foreign.text, 'embedded')).countedText).not.toMatch(/concrete|volcan|lime|cement/iu)
})

test('key words that it was unsure of are put in, and the result says that they are', async () => {
  const keyPoints = [{ point: 'Salt water makes concrete stronger.', cues: [['concrete'], ['salt water']] }]
  const { countedText, findings } = await raters.rateOpenSpeech({
    pcm: answer,
    contextText: '',
    keyPoints,
    transcript: own,
  })
  expect(own.text).toContain("Saul'd water")
  expect(countedText).toContain('salt water')
  expect(findings[0]).toMatchObject({ code: 'key_words_unsure', message: expect.stringContaining('“salt water”') })
})

test('the less sure the embedded recogniser was, the less sure content is, and below 0.6 that is said first', async () => {
  const rated = (confidence: number) =>
    raters.rateOpenSpeech({
      pcm: brief,
      ...romanConcrete,
      transcript: { source: 'embedded', text: BRIEF, words: [], confidence },
    })
  const [sure, half, unsure] = [await rated(0.95), await rated(0.65), await rated(0.3)]
  expect([sure, half, unsure].map(({ standardErrors }) => standardErrors.content)).toEqual([
    expect.closeTo(0.15, 2),
    expect.closeTo(0.26, 2),
    0.35,
  ])
  expect(unsure.findings[0]?.code).toBe('transcript_unsure')
  expect(half.findings.map(({ code }) => code)).not.toContain('transcript_unsure')
  expect(unsure.countedText).toBe(BRIEF)
})

test('the rate of the chart is the rate that the score names', async () => {
  const { wordsPerMinute, signs } = await raters.rateOpenSpeech({ pcm: answer, ...romanConcrete, transcript: own })
  expect(signs?.rate.wordsPerMinute).toBe(wordsPerMinute)
  expect(Number.isInteger(wordsPerMinute)).toBe(true)
})

const short = async (
  name: Parameters<typeof readFixture>[0],
  accepted: string[],
  text: string,
  source: Transcript['source'],
) =>
  raters.rateShortAnswer({
    pcm: await readFixture(name),
    accepted,
    questionText: '',
    transcript: { source, text, words: [], confidence: null },
  })

test.each([
  ['shallow', ['shallow'], 'Shallow.', 'browser', 'shallow', 'browser'],
  ['it-is-a-thermometer', ['the thermometer'], 'It is a thermometer.', 'service', 'the thermometer', 'service'],
  ['shallow', ['shallow'], 'shadow', 'service', 'shallow', 'spotting'],
  ['shallow', ['dentist'], 'a dentist', 'browser', null, 'browser'],
  ['it-is-a-thermometer', ['barometer'], 'It is a barometer.', 'browser', null, 'browser'],
  ['it-is-not-shallow', ['shallow'], 'It is not shallow.', 'service', null, 'service'],
  ['it-is-not-shallow', ['shallow'], 'It is shallow.', 'browser', null, 'browser'],
  ['shallow', ['shallow'], 'Seller.', 'embedded', 'shallow', 'embedded'],
  ['shallow', ['dentist', 'gravity'], 'Seller.', 'embedded', null, 'embedded'],
  [
    'it-is-a-thermometer',
    ['the thermometer'],
    'I think it is a thermometer.',
    'embedded',
    'the thermometer',
    'embedded',
  ],
  ['it-is-a-thermometer', ['barometer'], 'I think it is a thermometer.', 'embedded', null, 'embedded'],
  ['it-is-not-shallow', ['shallow'], 'It is not shallow.', 'embedded', null, 'embedded'],
] as const)('%s, accepted %j, written “%s” by the %s: heard %s', async (name, accepted, text, source, heard, by) => {
  const rating = await short(name, [...accepted], text, source)
  expect([rating.heard, rating.transcriptSource]).toEqual([heard, by])
})
