import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenSpeechInput, Transcript } from '@rehearsal/rating/types'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aTranscriptionServer, verbose } from '../../testing/a-transcription-server.ts'
import { aSilentTake } from '../../testing/a-take.ts'
import type { StubAnswer } from '../../testing/stub-answer.ts'
import { openRating, type Rating } from './rating.ts'

vi.setConfig({ testTimeout: 120_000 })

const SAID = 'The bus to the airport leaves every twenty minutes.'
const closing: (() => Promise<unknown>)[] = []
let take: Uint8Array
beforeAll(async () => {
  take = new Uint8Array(await readFile(new URL('fixtures/speech.mp3', import.meta.url)))
})
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))
/** Without anybody who writes down what is said. */
let alone: Rating
/** With the recogniser that comes with the product. */
let embedded: Rating
beforeAll(() => {
  alone = openRating({ speechThreads: 1 })
  embedded = openRating({ speechThreads: 1, transcription: { server: null, modelFolder: null, isEmbedded: true } })
})
afterAll(() => Promise.all([alone.close(), embedded.close()]))

const question: Omit<OpenSpeechInput, 'pcm'> = {
  keyPoints: [
    { point: 'A bus goes to the airport.', cues: [['bus', 'coach'], ['airport']] },
    { point: 'The bus runs every twenty minutes.', cues: [['twenty'], ['minutes']] },
  ],
  contextText: 'An airport bus runs every twenty minutes.',
}
const browser = (text: string): Transcript => ({ source: 'browser', text, words: [], confidence: null })

function aModelFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-model-'))
  for (const name of ['tokens.txt', 'model.onnx']) writeFileSync(join(folder, name), '')
  return folder
}

/** The real engines with a stub of a server that answers so. */
async function aRatingWith(answers: StubAnswer[], modelFolder: string | null = null, isEmbedded = false) {
  const stub = await aTranscriptionServer(...answers)
  const rating = openRating({
    speechThreads: 1,
    transcription: { server: { baseUrl: stub.baseUrl, model: 'whisper-1' }, modelFolder, isEmbedded },
    modelPackage: new URL('fixtures/stub-model.ts', import.meta.url).href,
    serviceLimits: { timeoutMs: 500, retryMs: 5, maxBytes: 50_000 },
  })
  closing.push(
    () => rating.close(),
    () => stub.close(),
  )
  return { rating, stub }
}

test('the server’s words are scored with their sounds and times, and content is no rough estimate', async () => {
  const { rating } = await aRatingWith([verbose(SAID)])
  const rated = await rating.rateOpenSpeech(take, question)
  expect(rated).toMatchObject({ transcriptSource: 'service', isRough: false })
  expect(rated.keyPoints.map(({ isCovered }) => isCovered)).toEqual([true, true])
  expect(rated.words.map(({ word, status }) => [word, status])).toEqual(
    SAID.slice(0, -1)
      .split(' ')
      .map((word) => [word, 'correct']),
  )
  expect(rated.words.every(({ start, score }) => start !== null && score !== null)).toBe(true)
  expect(rated.phones.length).toBeGreaterThan(20)
  expect(rated.standardErrors.content).toBeLessThan(0.2)
  expect(await rating.transcribe(take)).toMatchObject({ source: 'service', text: SAID })
})

const refusing: StubAnswer[] = [{ status: 401, body: '{}' }]
/** One of each sort; `service-transcriber.test.ts` walks all. */
const failures: [string, StubAnswer[]][] = [
  ['refuses its key', refusing],
  ['never answers', ['never']],
  ['makes up a loop', [verbose('Thank you. '.repeat(40).trim())]],
]
test.each(failures)(
  'where the server %s, what came from the browser is scored, and says so',
  async (_case, answers) => {
    const { rating } = await aRatingWith(answers)
    const rated = await rating.rateOpenSpeech(take, { ...question, transcript: browser(SAID) })
    expect(rated.transcriptSource).toBe('browser')
    expect(rated.estimates.pronunciation).toBeGreaterThan(0.3)
  },
)

test('the server, then the model, then the browser, then spotting', async () => {
  const { rating } = await aRatingWith(refusing, aModelFolder())
  expect(await rating.rateOpenSpeech(take, { ...question, transcript: browser(SAID) })).toMatchObject({
    transcriptSource: 'model',
    keyPoints: [{ isCovered: true }, { isCovered: true }],
  })
  expect(await rating.transcribe(take)).toMatchObject({ source: 'model' })
  const { rating: down } = await aRatingWith(refusing)
  expect((await down.rateOpenSpeech(take, question)).transcriptSource).toBe('spotting')
  await expect(down.transcribe(take)).rejects.toMatchObject({ code: 'transcription_failed', status: 503 })
})

test.each([
  ['is slow', 'slow', 'model'],
  ['hangs', 'hangs', 'embedded'],
  ['throws', 'throws', 'embedded'],
  ['gives no text', 'malformed', 'embedded'],
])('where the model %s, the answer is scored, and so is the one behind it', async (_case, vice, source) => {
  const rating = openRating({
    speechThreads: 1,
    transcription: { server: null, modelFolder: aModelFolder(), isEmbedded: true },
    modelPackage: `${new URL('fixtures/bad-model.ts', import.meta.url).href}?${vice}`,
    modelTimeoutMs: vice === 'hangs' ? 1000 : 10_000,
  })
  closing.push(() => rating.close())
  const [rated, behind] = await Promise.all([
    rating.rateOpenSpeech(take, { ...question, transcript: browser(SAID) }),
    rating.rateScriptedSpeech(take, SAID),
  ])
  expect(rated).toMatchObject({ transcriptSource: source, keyPoints: [{ isCovered: true }, { isCovered: true }] })
  expect(behind.contentShare).toBeGreaterThan(0.7)
})

test('429 and then an answer is an answer, and a server that is gone costs no answer', async () => {
  const { rating, stub } = await aRatingWith([{ status: 429, body: '{}' }, verbose(SAID)])
  expect((await rating.rateOpenSpeech(take, question)).transcriptSource).toBe('service')
  await stub.close()
  expect((await rating.rateOpenSpeech(take, question)).transcriptSource).toBe('spotting')
})

test('a server that is down delays two answers, and none after them', async () => {
  const { rating, stub } = await aRatingWith(['never'])
  for (let i = 0; i < 4; i++) await rating.rateOpenSpeech(take, question)
  expect(stub.heard).toHaveLength(2)
})

test('a text that was never said earns nothing, whoever sends it', async () => {
  const forged =
    'Purple elephants never calculate the enormous tax of rivers, and the airport bus drives twenty minutes.'
  const rated = await alone.rateOpenSpeech(take, { ...question, transcript: browser(forged) })
  expect(rated.transcriptSource).toBe('spotting')
  const partly = browser('The bus to the airport leaves, harbours volcanoes.')
  const points = [{ point: 'Volcanoes.', cues: [['volcano']] }, ...question.keyPoints.slice(0, 1)]
  const half = await alone.rateOpenSpeech(take, { ...question, keyPoints: points, transcript: partly })
  expect(half.transcriptSource).toBe('browser')
  expect(half.keyPoints.map(({ isCovered }) => isCovered)).toEqual([false, true])
  expect(half.words.filter(({ word }) => word === 'volcanoes').map(({ status }) => status)).not.toContain('correct')
})

test('without a transcriber none writes anything down, and content is a rough estimate', async () => {
  expect(await alone.rateOpenSpeech(take, question)).toMatchObject({ transcriptSource: 'spotting', isRough: true })
  await expect(alone.transcribe(take)).rejects.toMatchObject({ code: 'no_transcriber', status: 422 })
})

test('the embedded recogniser writes down what nobody else does, and its words are believed before a browser’s', async () => {
  const rated = await embedded.rateOpenSpeech(take, { ...question, transcript: browser(SAID) })
  expect(rated).toMatchObject({ transcriptSource: 'embedded', isRough: false })
  expect(rated.keyPoints.map(({ isCovered }) => isCovered)).toEqual([true, true])
  expect(rated.words.filter(({ status }) => status === 'correct').length).toBeGreaterThanOrEqual(7)
  const transcript = await embedded.transcribe(take)
  expect(transcript).toMatchObject({
    source: 'embedded',
    text: expect.stringMatching(/airport leaves every 20 minutes|airport leaves every twenty minutes/u),
  })
  const { rating: behind } = await aRatingWith(refusing, null, true)
  expect((await behind.rateOpenSpeech(take, question)).transcriptSource).toBe('embedded')
})

test('what is no speech is written down by nobody', async () => {
  await expect(embedded.transcribe(aSilentTake(3))).rejects.toMatchObject({ code: 'transcription_failed' })
})

test('an accepted answer in a transcript counts where the sound bears it out', async () => {
  const { rating } = await aRatingWith([verbose(SAID)])
  const ask = (accepted: string[]) => rating.rateShortAnswer(take, { accepted, questionText: 'Where does it go?' })
  expect(await ask(['an airport', 'airport'])).toMatchObject({ heard: 'an airport', transcriptSource: 'service' })
  expect(await ask(['a station'])).toMatchObject({ heard: null })
})
