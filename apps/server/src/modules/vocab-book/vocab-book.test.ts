import { getDictionaryWord } from '@rehearsal/contracts/dictionary'
import {
  addVocabWord,
  deleteVocabWord,
  getSuggestedWord,
  getVocabWord,
  listVocabCounts,
  listVocabWords,
  patchVocabBookmark,
  patchVocabNote,
  patchVocabWord,
  translateVocabWord,
} from '@rehearsal/contracts/vocab-book'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reviewCard } from '../../platform/database/schema/review.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { createVocabBook } from './service.ts'

let app: TestApp
let ana: TestLearner
let ben: TestLearner

const words = ['apple', 'best_man', 'cat', 'dog', 'leave', 'left', 'mouse', 'run', 'running', 'zebra']
const uses: Record<string, number> = { run: 248, running: 6 }

beforeAll(async () => {
  app = await anApp()
  await aDictionary(
    app,
    words.map((key) => aWord(key, { uses: uses[key] ?? 50 })),
  )
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await aLearner(app)
  ben = await aLearner(app)
})

const add = (word: string, practiceType?: string, as = ana) =>
  ask(app, addVocabWord, { as, body: { word, ...(practiceType === undefined ? {} : { practiceType }) } })
const list = async (query: Record<string, unknown> = {}, practiceType = 'ALL') =>
  itemsOf(await ask(app, listVocabWords, { as: ana, params: { practiceType }, query }))
const wordsOf = async (query: Record<string, unknown> = {}, practiceType = 'ALL') =>
  (await list(query, practiceType)).map(({ word }) => word)

async function review(id: number, reps = 1) {
  const now = app.clock.now()
  const card = { state: 'review', dueAt: now, stability: 1, difficulty: 5, scheduledDays: 1, learningSteps: 0 } as const
  await app.platform.db
    .insert(reviewCard)
    .values({ userId: ana.id, vocabWordId: id, ...card, reps, lapses: 0, createdAt: now })
}

test('a word is kept as the dictionary has it, with the kind that it was met in', async () => {
  expect(await add('RUNNING', 'READ_ALOUD')).toEqual({
    id: expect.any(Number),
    word: 'run',
    practiceType: 'READ_ALOUD',
    partOfSpeech: 'VERB',
    meaning: 'to run',
    americanPhonetic: 'rʌn',
    britishPhonetic: 'rʌn',
    americanAudio: expect.stringMatching(/^\/media\//u),
    britishAudio: expect.stringMatching(/^\/media\//u),
    bookmark: 'UNMARK',
    note: '',
    version: 0,
    reviewCount: 0,
    dueDate: null,
    createdDate: '2026-03-18T09:00:00.000Z',
  })
})

test('a word that is kept already answers 409 and is told so, whatever its form', async () => {
  await add('run')
  const { code, status, message } = await refusal(app, addVocabWord, { as: ana, body: { word: 'runs' } })
  expect([code, status, message]).toEqual(['duplicate', 409, 'Word already exists'])
  expect((await add('run', undefined, ben)).word).toBe('run')
})

test('of the same word added many times at once one is kept', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => send(app, addVocabWord, { as: ana, body: { word: 'cat' } })),
  )
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array<number>(7).fill(409),
  ])
  expect(await wordsOf()).toEqual(['cat'])
})

test('a form that is a word of its own is opened and kept when just it is asked for', async () => {
  const ofForm = await ask(app, getDictionaryWord, { as: ana, params: { word: 'running' } })
  expect([ofForm.word, ofForm.otherWords]).toEqual(['run', [{ word: 'running' }]])
  const exact = await ask(app, getDictionaryWord, { as: ana, params: { word: 'running' }, query: { exact: true } })
  expect([exact.word, exact.otherWords]).toEqual(['running', [{ word: 'run' }]])
  expect((await ask(app, addVocabWord, { as: ana, body: { word: 'running', exact: true } })).word).toBe('running')
})

test.each([
  [{ word: 'qwzx' }, 'word_not_found', 404],
  [{ word: '!?' }, 'word_not_found', 404],
  [{ word: '' }, 'invalid_request', 400],
  [{ word: 'a'.repeat(10_000) }, 'invalid_request', 400],
  [{ word: 'cat', practiceType: 'READ_ALOU' }, 'invalid_request', 400],
  [{ word: 'cat', meaning: 'mine' }, 'invalid_request', 400],
])('%o is refused and nothing is kept', async (body, code, status) => {
  expect(await refusal(app, addVocabWord, { as: ana, body })).toMatchObject({ code, status })
  expect(await wordsOf()).toEqual([])
})

test('a word that the dictionary lacks is kept with a meaning of the learner’s, inside a transaction too', async () => {
  const book = createVocabBook(app.platform)
  const learner = { id: ana.id }
  const { db } = app.platform
  const row = await transaction(db, (tx) =>
    book.addWord(tx, learner, { word: 'Qwzx', taskId: null, meaning: 'a made-up word' }),
  )
  expect(row).toMatchObject({ word: 'Qwzx', wordKey: 'qwzx', dictionaryWordId: null })
  await expect(book.addWord(db, learner, { word: 'qwzx', taskId: null, meaning: 'again' })).rejects.toMatchObject({
    code: 'duplicate',
  })
  await expect(book.addWord(db, learner, { word: '…', taskId: null, meaning: 'dots' })).rejects.toMatchObject({
    code: 'word_not_found',
  })
  expect(await list()).toMatchObject([{ word: 'Qwzx', meaning: 'a made-up word', americanAudio: null }])
  expect(await ask(app, getVocabWord, { as: ana, params: { id: row.id } })).toMatchObject({
    id: row.id,
    word: 'Qwzx',
    ownMeaning: 'a made-up word',
    meanings: [],
    americanAudio: null,
  })
  expect(await ask(app, getDictionaryWord, { as: ana, params: { word: 'QWZX' } })).toMatchObject({ id: row.id })
  expect(await refusal(app, getDictionaryWord, { as: ben, params: { word: 'QWZX' } })).toMatchObject({ status: 404 })
})

test('a word that was looked up says that it is kept, with mark, note and version', async () => {
  const { id } = await add('mouse')
  await ask(app, patchVocabNote, { as: ana, body: { id, note: 'two mice' } })
  await ask(app, patchVocabBookmark, { as: ana, params: { id }, body: { bookmark: 'HARD', version: 1 } })
  const kept = { id, word: 'mouse', note: 'two mice', bookmark: 'HARD', version: 2 }
  expect(await ask(app, getDictionaryWord, { as: ana, params: { word: 'mice' } })).toMatchObject(kept)
  expect(await ask(app, getVocabWord, { as: ana, params: { id } })).toMatchObject(kept)
  expect(await ask(app, getDictionaryWord, { as: ben, params: { word: 'mice' } })).toMatchObject({
    id: null,
    note: '',
    bookmark: 'UNMARK',
    version: 0,
  })
})

test('a stale version answers 409 with the word as it stands and changes nothing', async () => {
  const { id } = await add('cat')
  await ask(app, patchVocabBookmark, { as: ana, params: { id }, body: { bookmark: 'EASY', version: 0 } })
  const stale = [
    await send(app, patchVocabBookmark, { as: ana, params: { id }, body: { bookmark: 'HARD', version: 0 } }),
    await send(app, patchVocabNote, { as: ana, body: { id, note: 'late', version: 0 } }),
    await send(app, patchVocabWord, { as: ana, params: { id }, body: { meaning: 'late', version: 0 } }),
  ]
  for (const response of stale) {
    expect(response.json()).toMatchObject({
      code: 'stale_version',
      status: 409,
      details: { id, bookmark: 'EASY', version: 1 },
    })
  }
  expect(await list()).toMatchObject([{ bookmark: 'EASY', note: '', meaning: 'to cat', version: 1 }])
})

test('note, own meaning and practice type are changed one by one, and an emptied meaning is the dictionary’s again', async () => {
  const { id } = await add('cat', 'READ_ALOUD')
  const change = (body: object) => ask(app, patchVocabWord, { as: ana, params: { id }, body })
  expect(await change({ note: 'mine' })).toMatchObject({ note: 'mine', practiceType: 'READ_ALOUD', version: 1 })
  expect(await change({ meaning: 'a pet' })).toMatchObject({ note: 'mine', meaning: 'a pet', version: 2 })
  expect(await change({ practiceType: null, meaning: '' })).toMatchObject({ practiceType: null, meaning: 'to cat' })
})

test.each([
  ['a note that is too long', patchVocabNote, (id: number) => ({ body: { id, note: 'x'.repeat(2001) } })],
  [
    'a mark that there is not',
    patchVocabBookmark,
    (id: number) => ({ params: { id }, body: { bookmark: 'X', version: 0 } }),
  ],
  ['a mark without a version', patchVocabBookmark, (id: number) => ({ params: { id }, body: { bookmark: 'EASY' } })],
  ['an unknown field', patchVocabWord, (id: number) => ({ params: { id }, body: { word: 'dog' } })],
])('%s is refused', async (_what, endpoint, askingOf) => {
  const { id } = await add('cat')
  const response = await send(app, endpoint, { as: ana, ...askingOf(id) })
  expect(response.statusCode).toBe(400)
  expect(await list()).toMatchObject([{ version: 0 }])
})

test('another’s word is not found by any call, and stays', async () => {
  const { id } = await add('cat')
  for (const [endpoint, asking] of [
    [getVocabWord, { params: { id } }],
    [patchVocabWord, { params: { id }, body: { note: 'x' } }],
    [patchVocabNote, { body: { id, note: 'x' } }],
    [patchVocabBookmark, { params: { id }, body: { bookmark: 'EASY', version: 0 } }],
    [deleteVocabWord, { params: { id } }],
  ] as const) {
    expect(await refusal(app, endpoint, { as: ben, ...asking })).toMatchObject({ code: 'not_found', status: 404 })
  }
  expect(await list()).toMatchObject([{ id, note: '', version: 0 }])
})

test('a deleted word is gone with what the review knew of it, and may be kept again', async () => {
  const { id } = await add('cat')
  await review(id)
  await ask(app, deleteVocabWord, { as: ana, params: { id } })
  expect(await wordsOf()).toEqual([])
  expect(await app.platform.db.select().from(reviewCard).where(eq(reviewCard.vocabWordId, id))).toEqual([])
  expect(await refusal(app, deleteVocabWord, { as: ana, params: { id } })).toMatchObject({ code: 'not_found' })
  expect((await add('cat')).word).toBe('cat')
})

test('words are counted for each kind of the learner’s exam in the order of the landing page', async () => {
  const counts = await ask(app, listVocabCounts, { as: ana })
  expect(counts.map(({ skillType }) => skillType)).toEqual([
    ...Array<string>(8).fill('listening'),
    ...Array<string>(5).fill('reading'),
    ...Array<string>(2).fill('writing'),
    ...Array<string>(5).fill('speaking'),
  ])
  expect(counts.every(({ totalCount, practicedCount }) => totalCount === 0 && practicedCount === 0)).toBe(true)
  const types = counts.map(({ practiceType }) => practiceType)
  expect(types).toContain('HIGHLIGHT_CORRECT_SUMMARY')
  expect(types).not.toContain('WRITE_EMAIL')
  const core = await ask(app, listVocabCounts, { as: await aLearner(app, { variant: 'CORE' }) })
  const coreTypes = core.map(({ practiceType }) => practiceType)
  expect(coreTypes).toContain('WRITE_EMAIL')
  expect(coreTypes.filter((type) => type === 'HIGHLIGHT_CORRECT_SUMMARY' || type === 'WRITE_ESSAY')).toEqual([])
})

test('reviewed words count as practised, and those met in no question have a row once there are any', async () => {
  const { id } = await add('cat', 'READ_ALOUD')
  await add('dog', 'READ_ALOUD')
  await review(id)
  const before = await ask(app, listVocabCounts, { as: ana })
  expect(before.find(({ practiceType }) => practiceType === 'READ_ALOUD')).toEqual({
    practiceType: 'READ_ALOUD',
    skillType: 'speaking',
    practicedCount: 1,
    totalCount: 2,
  })
  expect(before.some(({ practiceType }) => practiceType === null)).toBe(false)
  await add('apple')
  expect((await ask(app, listVocabCounts, { as: ana })).at(-1)).toEqual({
    practiceType: null,
    skillType: null,
    practicedCount: 0,
    totalCount: 1,
  })
})

test('a list holds the words of one kind, of none, or all', async () => {
  await add('cat', 'READ_ALOUD')
  await add('dog', 'R_FILL_IN_THE_BLANKS')
  await add('apple')
  await add('zebra', 'READ_ALOUD', ben)
  expect(await wordsOf({}, 'read-aloud')).toEqual(['cat'])
  expect(await wordsOf({}, 'FILL_IN_THE_BLANKS')).toEqual([])
  expect(await wordsOf({}, 'OTHER')).toEqual(['apple'])
  expect(await wordsOf({ sort: 'word:asc' })).toEqual(['apple', 'cat', 'dog'])
  expect(await refusal(app, listVocabWords, { as: ana, params: { practiceType: 'NOTHING' } })).toMatchObject({
    status: 400,
  })
})

test('a list is searched, sorted and paged without gap or repeat', async () => {
  for (const word of ['zebra', 'apple', 'best_man', 'cat']) await add(word)
  expect(await wordsOf()).toEqual(['cat', 'best_man', 'apple', 'zebra'])
  expect(await wordsOf({ sort: 'date:asc' })).toEqual(['zebra', 'apple', 'best_man', 'cat'])
  expect(await wordsOf({ sort: 'word:desc' })).toEqual(['zebra', 'cat', 'best_man', 'apple'])
  expect(await wordsOf({ word: 'EB' })).toEqual(['zebra'])
  expect(await wordsOf({ word: '_' })).toEqual(['best_man'])
  expect(await wordsOf({ word: '%' })).toEqual([])
  expect(await wordsOf({ word: 'ｅｂ\u200C' })).toEqual(['zebra'])
  const pages = await Promise.all([0, 1, 2].map((page) => wordsOf({ page, size: 2, sort: 'word:asc' })))
  expect(pages).toEqual([['apple', 'best_man'], ['cat', 'zebra'], []])
  const { page } = await ask(app, listVocabWords, { as: ana, params: { practiceType: 'ALL' }, query: { size: 3 } })
  expect(page).toEqual({ number: 0, size: 3, totalPages: 2, totalElements: 4 })
  expect(
    await refusal(app, listVocabWords, { as: ana, params: { practiceType: 'ALL' }, query: { sort: 'x' } }),
  ).toMatchObject({ status: 400 })
})

test('a reviewed word says how often and when it comes next', async () => {
  const { id } = await add('cat')
  await review(id, 3)
  expect(await list()).toMatchObject([{ reviewCount: 3, dueDate: '2026-03-18T09:00:00.000Z' }])
  await app.platform.db.update(reviewCard).set({ reps: 0 }).where(eq(reviewCard.vocabWordId, id))
  expect(await list()).toMatchObject([{ reviewCount: 0, dueDate: null }])
})

test('a word whose entry has left the dictionary is still kept and opened', async () => {
  const { id } = await add('cat')
  await aDictionary(
    app,
    words.filter((key) => key !== 'cat').map((key) => aWord(key, { uses: uses[key] ?? 50 })),
  )
  expect(await ask(app, getVocabWord, { as: ana, params: { id } })).toMatchObject({ id, word: 'cat' })
  await aDictionary(
    app,
    words.map((key) => aWord(key, { uses: uses[key] ?? 50 })),
  )
})

test('the word of the day is the same for everybody and says whether it is kept', async () => {
  const today = await ask(app, getSuggestedWord, { as: ana })
  const { id } = await add(today.word)
  expect(await ask(app, getSuggestedWord, { as: ana })).toMatchObject({ word: today.word, id })
  expect(await ask(app, getSuggestedWord, { as: ben })).toMatchObject({ word: today.word, id: null })
})

test('without a provider a word has no translations', async () => {
  expect(await ask(app, translateVocabWord, { as: ana, params: { word: 'cat' } })).toEqual({ translations: [] })
})
