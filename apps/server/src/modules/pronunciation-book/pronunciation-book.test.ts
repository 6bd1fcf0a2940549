import {
  addPronunciationWord,
  deletePronunciationWord,
  getPronunciationWord,
  judgePronunciationTake,
  listPronunciationWords,
  patchPronunciationBookmark,
  patchPronunciationNote,
} from '@rehearsal/contracts/pronunciation-book'
import { itemsOf } from '@rehearsal/contracts/wire'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aPronunciationWord } from '../../testing/a-pronunciation-word.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

let app: TestApp
let ana: TestLearner

beforeAll(async () => {
  app = await anApp()
  await aDictionary(app, [aWord('stretch'), aWord('thought')])
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await aLearner(app)
})

const add = (word: string) => aPronunciationWord(app, ana, word)
const list = (query = {}) => ask(app, listPronunciationWords, { as: ana, query })
const wordsOf = async (query = {}) => itemsOf(await list(query)).map(({ word }) => word)
const get = (id: number, query = {}) => ask(app, getPronunciationWord, { as: ana, params: { id }, query })

test('a word is kept with what is said of it, and a trial learner may keep words', async () => {
  const body = { word: 'thought', practiceType: 'READ_ALOUD' }
  const kept = await ask(app, addPronunciationWord, { as: ana, body })
  expect(kept).toMatchObject({
    word: 'thought',
    americanAudio: expect.stringMatching(/^\/media\//u),
    britishAudio: expect.stringMatching(/^\/media\//u),
    americanPhonetic: 'us thought',
    britishPhonetic: 'uk thought',
    bookmark: 'UNMARK',
    note: '',
    version: 0,
    reason: 'added',
    practiceType: 'READ_ALOUD',
    enteredScore: null,
    bestScore: null,
    lastScore: null,
    takeCount: 0,
  })
  expect(await get(kept.id)).toMatchObject({
    ...kept,
    meanings: [{ definitions: ['to thought'] }],
    sounds: ['T', 'H', 'O', 'U', 'G', 'H', 'T'],
    attempt: null,
    takes: [],
    previousId: null,
    nextId: null,
  })
})

test('a form is kept as it was met, with the meanings of its basic form', async () => {
  const { id } = await add('stretched')
  expect(await get(id)).toMatchObject({
    word: 'stretched',
    americanPhonetic: 'us stretched',
    meanings: [{ definitions: ['to stretch'] }],
  })
})

test('a word that the dictionary lacks is kept without meanings', async () => {
  expect((await get((await add('Zamenhof')).id)).meanings).toEqual([])
})

test('the same word again, in any case, is a duplicate', async () => {
  await add('Thought')
  expect(await refusal(app, addPronunciationWord, { as: ana, body: { word: ' thought ' } })).toMatchObject({
    status: 409,
    code: 'duplicate',
  })
})

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['a number', '25'],
  ['markup', '<b>thought</b>'],
  ['punctuation', 'thought; drop'],
])('what is no word is refused, naming the field: %s', async (_case, word) => {
  const refused = await refusal(app, addPronunciationWord, { as: ana, body: { word } })
  expect(refused.status).toBe(400)
  expect(new Set(refused.errors.map(({ field }) => field))).toEqual(new Set(['word']))
  expect(await wordsOf()).toEqual([])
})

test('the list is searched, sorted and paged, and a page past the end is empty with true totals', async () => {
  for (const word of ['bath', 'thin', 'path']) await add(word)
  expect(await wordsOf()).toEqual(['path', 'thin', 'bath'])
  expect(await wordsOf({ sort: 'date:asc' })).toEqual(['bath', 'thin', 'path'])
  expect(await wordsOf({ sort: 'word:asc' })).toEqual(['bath', 'path', 'thin'])
  expect(await wordsOf({ word: 'ATH' })).toEqual(['path', 'bath'])
  expect(await wordsOf({ word: '%' })).toEqual([])
  expect(await wordsOf({ word: 'ａth\u200F' })).toEqual(['path', 'bath'])
  expect(await wordsOf({ size: 2, page: 1 })).toEqual(['bath'])
  expect((await list({ size: 2, page: 7 })).page).toEqual({ number: 7, size: 2, totalPages: 2, totalElements: 3 })
  expect(await refusal(app, listPronunciationWords, { as: ana, query: { sort: 'luck' } })).toMatchObject({
    status: 400,
  })
})

test('previous and next follow the order and the search of the list', async () => {
  const ids: number[] = []
  for (const word of ['bath', 'thin', 'path']) ids.push((await add(word)).id)
  const [bath, thin, path] = ids
  expect(await get(thin ?? 0)).toMatchObject({ previousId: path, nextId: bath })
  expect(await get(path ?? 0, { sort: 'word:asc', word: 'ath' })).toMatchObject({ previousId: bath, nextId: null })
  expect(await get(thin ?? 0, { word: 'ath' })).toMatchObject({ previousId: null, nextId: null })
})

test('mark and note change with the word of the id alone, and a stale version changes nothing', async () => {
  const { id } = await add('thought')
  const params = { id }
  const mark = (body: object) => ({ as: ana, params, body: { word: 'Thought', bookmark: 'HARD', ...body } })
  expect(await ask(app, patchPronunciationBookmark, mark({}))).toMatchObject({ bookmark: 'HARD', version: 1 })
  expect(await refusal(app, patchPronunciationBookmark, mark({ word: 'bath' }))).toMatchObject({
    status: 400,
    errors: [{ field: 'word', code: 'other_word', defaultMessage: 'The word of this id is thought' }],
  })
  const note = (body: object) => ({ as: ana, params, body: { word: 'thought', note: 'Teeth!', ...body } })
  expect(await ask(app, patchPronunciationNote, note({ version: 1 }))).toMatchObject({ note: 'Teeth!', version: 2 })
  const stale = await send(app, patchPronunciationNote, note({ version: 1, note: 'lost' }))
  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toMatchObject({ code: 'stale_version', details: { version: 2, note: 'Teeth!' } })
  expect(await refusal(app, patchPronunciationNote, note({ note: 'x'.repeat(2001) }))).toMatchObject({
    errors: [{ field: 'note' }],
  })
  expect((await get(id)).note).toBe('Teeth!')
})

test('a deleted word is gone with its tries, and nobody else deletes it', async () => {
  const { id } = await add('thought')
  await ask(app, judgePronunciationTake, { as: ana, params: { id }, body: { audio: 'AAAA' } })
  const eva = await aLearner(app)
  expect(await refusal(app, deletePronunciationWord, { as: eva, params: { id } })).toMatchObject({ status: 404 })
  await ask(app, deletePronunciationWord, { as: ana, params: { id } })
  expect(await wordsOf()).toEqual([])
  expect((await add('thought')).takeCount).toBe(0)
})
