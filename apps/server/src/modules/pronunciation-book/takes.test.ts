import { readFile } from 'node:fs/promises'
import { getRemainingAi } from '@rehearsal/contracts/account'
import { getPronunciationWord, judgePronunciationTake } from '@rehearsal/contracts/pronunciation-book'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pronunciationTake, recording } from '../../platform/database/schema.ts'
import { renderScript } from '@rehearsal/voice'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aPronunciationWord } from '../../testing/a-pronunciation-word.ts'
import { aSilentTake } from '../../testing/a-take.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

let app: TestApp
let ana: TestLearner
let wordId: number

beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await aLearner(app)
  wordId = (await aPronunciationWord(app, ana, 'thought')).id
  app.rating.hear({})
})

const take = (on: TestApp = app, id = wordId, audio = 'AAAA') =>
  ask(on, judgePronunciationTake, { as: ana, params: { id }, body: { audio } })
const word = () => ask(app, getPronunciationWord, { as: ana, params: { id: wordId } })

const place = { index: 0, start: 0.2, end: 0.8 }
const hears = (status: 'correct' | 'replaced' | 'omitted', confidence: number, scores: number[]) =>
  app.rating.hear({
    words: [{ ...place, word: 'thought', status, confidence, score: 1 }],
    phones: scores.map((score, i) => ({ phone: ['TH', 'AO', 'T'][i] ?? 'AH', word: 0, score, start: 0.2, end: 0.4 })),
  })

test('a take is scored from 0 to 1 with its sounds, and the best and the last are counted', async () => {
  hears('correct', 0.9, [1, 2, 2])
  expect(await take()).toMatchObject({
    outcome: 'said',
    isBest: true,
    take: {
      score: 5 / 6,
      evidence: { confidence: 0.9, start: 0.2, end: 0.8, phones: [{ phone: 'TH', score: 1 }, {}, {}] },
    },
  })
  hears('correct', 0.9, [0, 2, 2])
  expect(await take()).toMatchObject({ outcome: 'said', isBest: false })
  const { takes, bestScore, lastScore, takeCount, version } = await word()
  expect(takes.map(({ score }) => score.toFixed(2))).toEqual(['0.67', '0.83'])
  expect([bestScore?.toFixed(2), lastScore?.toFixed(2), takeCount, version]).toEqual(['0.83', '0.67', 2, 0])
})

test.each([
  ['a word that was perhaps not said', () => hears('correct', 0.4, [2, 2, 2])],
  ['another word that is near', () => hears('replaced', 1, [1, 2, 2])],
])('%s is shown as not sure, and neither kept nor counted', async (_case, hear) => {
  hear()
  expect(await take()).toMatchObject({ outcome: 'unsure', evidence: { phones: [{}, {}, {}] } })
  expect(await word()).toMatchObject({ takes: [], bestScore: null, takeCount: 0 })
})

test.each([
  ['a word left out', () => hears('omitted', 1, [2, 2, 2])],
  ['a word far off', () => hears('replaced', 1, [0, 1, 2])],
])('%s is another word, and not kept', async (_case, hear) => {
  hear()
  expect(await take()).toEqual({ outcome: 'another_word' })
  expect((await word()).takes).toEqual([])
})

test('the last fifty takes are kept, and all are counted', async () => {
  hears('correct', 0.9, [2, 2, 2])
  const { db, clock } = app.platform
  const evidence = { confidence: 1, start: null, end: null, phones: [] }
  const old = Array.from({ length: 50 }, (_, i) => ({ score: i / 100, evidence, createdAt: clock.now() }))
  await db.insert(pronunciationTake).values(old.map((row) => ({ ...row, userId: ana.id, pronunciationWordId: wordId })))
  await take()
  const { takes } = await word()
  expect([takes.length, takes[0]?.score, takes.at(-1)?.score.toFixed(2)]).toEqual([50, 1, '0.01'])
})

test('a take spends no AI score and leaves no recording', async () => {
  const before = await ask(app, getRemainingAi, { as: ana })
  await take()
  expect(await ask(app, getRemainingAi, { as: ana })).toEqual(before)
  const [rows] = await app.platform.db.select({ all: count() }).from(recording).where(eq(recording.userId, ana.id))
  expect(rows?.all).toBe(0)
})

test('what is no recording is refused before it is listened to, and nothing is kept', async () => {
  const body = (audio: string) => ({ as: ana, params: { id: wordId }, body: { audio } })
  expect(await refusal(app, judgePronunciationTake, body('not base64!'))).toMatchObject({ status: 400 })
  expect(await refusal(app, judgePronunciationTake, body('===='))).toMatchObject({ status: 400 })
  const eva = await aLearner(app)
  const other = await refusal(app, judgePronunciationTake, { ...body('AAAA'), as: eva })
  expect(other).toMatchObject({ status: 404 })
  expect((await word()).takes).toEqual([])
})

test('more than thirty takes a minute have to wait', async () => {
  const codes = []
  for (let i = 0; i < 31; i++) {
    const asking = { as: ana, params: { id: wordId }, body: { audio: '' } }
    codes.push((await send(app, judgePronunciationTake, asking)).statusCode)
  }
  expect(codes.filter((code) => code === 429)).toHaveLength(1)
})

test('the real engine hears the word that was said, refuses another one, and says what is wrong with silence', async () => {
  const real = await anApp({ beside: app, hasEngines: true })
  try {
    const { mp3 } = await renderScript({ turns: [{ voice: 'slt', text: 'telephone.' }] })
    const audio = Buffer.from(mp3).toString('base64')
    const said = (await aPronunciationWord(real, ana, 'telephone')).id
    const judged = await take(real, said, audio)
    expect(judged.outcome === 'said' && judged.take.score).toBeGreaterThan(0.75)
    const other = (await aPronunciationWord(real, ana, 'umbrella')).id
    expect((await take(real, other, audio)).outcome).toBe('another_word')
    const body = { audio: Buffer.from(aSilentTake(2)).toString('base64') }
    expect((await refusal(real, judgePronunciationTake, { as: ana, params: { id: said }, body })).code).toBe(
      'no_speech',
    )
    const speech = await readFile(new URL('../../platform/rating/fixtures/speech.mp3', import.meta.url))
    expect((await take(real, other, speech.toString('base64'))).outcome).not.toBe('said')
  } finally {
    await real.close()
  }
}, 60_000)
