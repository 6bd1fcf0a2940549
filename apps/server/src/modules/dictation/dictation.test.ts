import {
  deleteDictationAnswer,
  getDictation,
  listDictationAnswers,
  submitDictation,
} from '@rehearsal/contracts/dictation'
import { listMisspeltWords } from '@rehearsal/contracts/misspelt-words'
import { itemsOf } from '@rehearsal/contracts/wire'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

const pool = [
  'bridge',
  'category',
  'environment',
  'friend',
  'government',
  'knowledge',
  'library',
  'necessary',
  'photograph',
  'schedule',
  'science',
  'temperature',
  'vegetable',
]
let app: TestApp
let ana: TestLearner

beforeAll(async () => {
  app = await anApp({ random: () => 0 })
  await aDictionary(
    app,
    pool.map((word) => aWord(word)),
  )
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.advanceSeconds(3600)
  ana = await aLearner(app)
})

const wordsFor = async (learner: TestLearner) =>
  (await ask(app, getDictation, { as: learner })).dictationWordAudioDtoList
const submit = (words: object[], headers: Record<string, string> = {}, extra: object = {}) =>
  ask(app, submitDictation, { as: ana, body: { words, ...extra }, headers })
const mine = (query = {}) => ask(app, listDictationAnswers, { as: ana, query })
const misspelt = async () => itemsOf(await ask(app, listMisspeltWords, { as: ana })).map(({ word }) => word)

test('a dictation is ten words of the pool, each with two recordings', async () => {
  const answer = await ask(app, getDictation, { as: ana })
  expect(answer.dictationWordAudioDtoList.map(({ word }) => word)).toEqual(pool.slice(0, 10))
  expect(answer._embedded).toBeUndefined()
  expect(answer.page).toBeUndefined()
  const [first] = answer.dictationWordAudioDtoList
  expect(first?.americanAudio).toMatch(/^\/media\//u)
  expect(first?.britishAudio).toMatch(/^\/media\//u)
  expect(first?.britishAudio).not.toBe(first?.americanAudio)
  const sound = await app.http.inject({ url: first?.britishAudio ?? '' })
  expect(sound.statusCode).toBe(200)
})

test('a page of difficult words has the same words under both names, and no page repeats one of another', async () => {
  const pageOf = (page: number) => ask(app, getDictation, { as: ana, query: { page, size: 5 } })
  const pages = [await pageOf(0), await pageOf(1), await pageOf(2), await pageOf(3)]
  expect(pages[0]?._embedded?.dictationWordAudioDtoList).toEqual(pages[0]?.dictationWordAudioDtoList)
  expect(pages[0]?.page).toEqual({ number: 0, size: 5, totalPages: 3, totalElements: 13 })
  const words = pages.map((page) => page.dictationWordAudioDtoList.map(({ word }) => word))
  expect(words.map((list) => list.length)).toEqual([5, 5, 3, 0])
  expect(words.flat().toSorted()).toEqual(pool)
})

test('up to three of my misspelt words come back, the least recently seen first', async () => {
  for (const word of ['vegetable', 'temperature', 'schedule', 'science']) {
    await submit([{ word, answer: `${word}e` }])
    app.clock.advanceSeconds(20)
  }
  const first = await wordsFor(ana)
  expect(first.map(({ word }) => word)).toEqual(expect.arrayContaining(['vegetable', 'temperature', 'schedule']))
  expect(new Set(first.map(({ word }) => word)).size).toBe(10)
  await submit(first.map(({ word }) => ({ word, answer: word })))
  app.clock.advanceSeconds(20)
  expect((await wordsFor(ana)).map(({ word }) => word)).toContain('science')
  const ben = await aLearner(app)
  expect((await wordsFor(ben)).map(({ word }) => word)).toEqual(pool.slice(0, 10))
})

test('a dictation is scored word by word and kept', async () => {
  const words = [
    { word: 'Bridge', answer: ' BRIDGE ' },
    { word: 'government', answer: 'goverment' },
    { word: 'library' },
  ]
  const scored = await send(app, submitDictation, { as: ana, body: { words, accent: 1 } })
  expect(scored.statusCode).toBe(201)
  expect(scored.json()).toEqual({
    id: expect.any(Number),
    score: 1,
    totalWords: 3,
    words: [
      { word: 'bridge', answer: ' BRIDGE ', isCorrect: true },
      { word: 'government', answer: 'goverment', isCorrect: false },
      { word: 'library', answer: '', isCorrect: false },
    ],
    createdDate: app.clock.now().toISOString(),
  })
  expect(await mine()).toEqual({
    dictationScoredAnswerDtoList: [scored.json()],
    number: 0,
    totalPages: 1,
    totalElements: 1,
  })
  expect(await misspelt()).toEqual(['government'])
})

test('the answers of a dictation are listed from the latest, ten and ten more', async () => {
  for (let i = 0; i < 11; i++) {
    await submit([{ word: 'bridge', answer: `b${i}` }])
    app.clock.advanceSeconds(1)
  }
  const ten = await mine()
  expect(ten).toMatchObject({ number: 0, totalPages: 2, totalElements: 11 })
  expect(ten.dictationScoredAnswerDtoList.map(({ words }) => words[0]?.answer)).toEqual(
    Array.from({ length: 10 }, (_, i) => `b${10 - i}`),
  )
  const twenty = await mine({ size: 20 })
  expect(twenty).toMatchObject({ totalPages: 1 })
  expect(twenty.dictationScoredAnswerDtoList).toHaveLength(11)
})

test('a dictation sent twice with one key is one, and its slips count once', async () => {
  const headers = { 'idempotency-key': 'a-dictation' }
  const words = [{ word: 'government', answer: 'goverment' }]
  const [first, second] = await Promise.all([submit(words, headers), submit(words, headers)])
  app.clock.advanceSeconds(300)
  const third = await submit(words, headers)
  expect([second, third]).toEqual([first, first])
  expect((await mine()).totalElements).toBe(1)
  expect(itemsOf(await ask(app, listMisspeltWords, { as: ana }))).toMatchObject([{ word: 'government', times: 1 }])
})

test('a key that came with another dictation is refused', async () => {
  const headers = { 'idempotency-key': 'reused' }
  await submit([{ word: 'bridge', answer: 'bridge' }], headers)
  const again = { as: ana, body: { words: [{ word: 'bridge', answer: 'x' }] }, headers }
  expect(await refusal(app, submitDictation, again)).toMatchObject({ code: 'idempotency_key_reused' })
})

test('without a key the same dictation within a minute is the first one, and later another', async () => {
  const words = [{ word: 'government', answer: 'goverment' }]
  const first = await submit(words)
  const [again, atOnce] = await Promise.all([submit(words), submit(words, { 'idempotency-key': 'other' })])
  expect([again.id, atOnce.id]).toEqual([first.id, first.id])
  expect((await submit([{ word: 'government', answer: 'govern' }])).id).not.toBe(first.id)
  app.clock.advanceSeconds(61)
  expect((await submit(words)).id).not.toBe(first.id)
})

test.each([
  ['a word of 10,000 characters', { words: [{ word: 'x'.repeat(10_000), answer: '' }] }, 'words.0.word'],
  ['an answer of 101 characters', { words: [{ word: 'bridge', answer: 'x'.repeat(101) }] }, 'words.0.answer'],
  ['an unknown accent', { words: [{ word: 'bridge', answer: '' }], accent: 3 }, 'accent'],
  ['more words than a dictation has', { words: [...pool, 'x'].map((word) => ({ word, answer: '' })) }, 'words'],
  ['no words', { words: [] }, 'words'],
  ['a word twice', { words: [{ word: 'bridge' }, { word: ' Bridge' }] }, 'words.1.word'],
  ['a word that no dictation has', { words: [{ word: 'bridge' }, { word: 'sesquipedalian' }] }, 'words.1.word'],
  ['a field of another name', { words: [{ word: 'bridge', typed: 'x' }] }, 'words.0.typed'],
  ['answers beside the words', { words: [{ word: 'bridge' }], answers: ['x', 'y'] }, 'answers'],
  ['an answer that is no text', { words: [{ word: 'bridge', answer: 5 }] }, 'words.0.answer'],
  ['a character that cannot be stored', { words: [{ word: 'bridge', answer: '\u0000' }] }, 'words.0.answer'],
])('%s is refused, and nothing is stored', async (_what, body, path) => {
  const refused = await refusal(app, submitDictation, { as: ana, body })
  expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(refused.errors.map((issue) => issue.path)).toContain(path)
  expect((await mine()).totalElements).toBe(0)
  expect(await misspelt()).toEqual([])
})

test('all that is wrong with the words is told at once', async () => {
  const words = [{ word: 'nonesuch' }, { word: 'bridge' }, { word: 'bridge' }]
  const refused = await refusal(app, submitDictation, { as: ana, body: { words } })
  expect(refused.errors.map(({ path, code }) => [path, code])).toEqual([
    ['words.0.word', 'unknown_word'],
    ['words.2.word', 'repeated_word'],
  ])
})

test('markup in an answer is only text', async () => {
  const answer = '<img src=x onerror=alert(1)>'
  expect((await submit([{ word: 'bridge', answer }])).words).toEqual([{ word: 'bridge', answer, isCorrect: false }])
  expect(await misspelt()).toEqual([])
})

test('an absurd page is refused, and one past the end is empty', async () => {
  const wrong = { as: ana, query: { page: 2_000_000 } }
  expect(await refusal(app, getDictation, wrong)).toMatchObject({ status: 400 })
  expect(await refusal(app, listDictationAnswers, { as: ana, query: { size: 1001 } })).toMatchObject({ status: 400 })
  expect(await mine({ page: 7 })).toMatchObject({ dictationScoredAnswerDtoList: [], number: 7, totalElements: 0 })
})

test('a deleted dictation is gone, once, and nobody deletes another’s', async () => {
  const { id } = await submit([{ word: 'bridge', answer: 'bridge' }])
  const ben = await aLearner(app)
  expect(await refusal(app, deleteDictationAnswer, { as: ben, params: { id } })).toMatchObject({ status: 404 })
  expect((await send(app, deleteDictationAnswer, { as: ana, params: { id } })).statusCode).toBe(204)
  expect(await refusal(app, deleteDictationAnswer, { as: ana, params: { id } })).toMatchObject({ status: 404 })
  expect((await mine()).totalElements).toBe(0)
})
