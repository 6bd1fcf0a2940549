import {
  type Bookmark,
  bookmarkSchema,
  createBookmark,
  deleteBookmark,
  getBookmark,
  updateBookmark,
} from '@rehearsal/contracts/bookmarks'
import { getPractice } from '@rehearsal/contracts/practice'
import { itemsOf } from '@rehearsal/contracts/wire'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { bookmark } from '../../platform/database/schema/bookmarks.ts'
import { question } from '../../platform/database/schema/questions.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { readAloud } from '../../testing/calls.ts'

let app: TestApp
let me: TestLearner
let questionId: number

beforeAll(async () => {
  app = await anApp()
  questionId = await aQuestion(app, 'speaking/read-aloud')
})
beforeEach(async () => {
  me = await aLearner(app)
})
afterAll(() => app.close())

const mark = (type = 'HARD', as = me): Promise<Bookmark> =>
  ask(app, createBookmark, { as, body: { practiceId: questionId, type, version: 0 } })
const change = (present: Bookmark, type: string, version = present.version) => ({
  as: me,
  params: { id: present.id },
  body: { practiceId: present.practiceId, type, version },
})
const present = (as = me) => ask(app, getBookmark, { as, params: { id: questionId } })
const rowsOf = ({ id }: TestLearner) =>
  app.platform.db.$count(bookmark, and(eq(bookmark.userId, id), eq(bookmark.questionId, questionId)))
const sorted = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
const withDetails = z.object({ code: z.string(), details: bookmarkSchema })

test('a mark is kept in version 0, and read by the id of the question', async () => {
  const made = await mark('VERY_HARD')
  expect(made).toEqual({ id: made.id, type: 'VERY_HARD', version: 0, practiceId: questionId })
  expect(await present()).toEqual(made)
  const practice = await ask(app, getPractice, { as: me, params: { id: questionId } })
  expect(practice.bookmark).toEqual({ id: made.id, type: 'VERY_HARD', version: 0 })
})

test('a question without a mark answers null, as JSON', async () => {
  const response = await send(app, getBookmark, { as: me, params: { id: questionId } })
  expect([response.statusCode, response.body]).toEqual([200, 'null'])
})

test('what the specification’s client sends without use is taken and ignored', async () => {
  const body = { practiceId: questionId, type: 'EASY', version: 7, invalidate: true }
  const made = await ask(app, createBookmark, { as: me, body })
  expect(made.version).toBe(0)
  const asking = change(made, 'HARD')
  const sent = { ...asking, body: { ...asking.body, bookmarkId: 'whatever', invalidate: false } }
  expect(await ask(app, updateBookmark, sent)).toMatchObject({ id: made.id, type: 'HARD', version: 1 })
})

test('a second mark on a question is refused with the present one', async () => {
  const made = await mark('EASY')
  const body = { practiceId: questionId, type: 'HARD', version: 0 }
  const response = await send(app, createBookmark, { as: me, body })
  expect(response.statusCode).toBe(409)
  expect(withDetails.parse(response.json())).toEqual({ code: 'duplicate', details: made })
  expect(await present()).toEqual(made)
})

test('of first marks from several tabs at once one is kept', async () => {
  const types = ['EASY', 'HARD', 'AVERAGE', 'VERY_EASY']
  const answers = await Promise.all(
    types.map((type) => send(app, createBookmark, { as: me, body: { practiceId: questionId, type, version: 0 } })),
  )
  expect(sorted(answers)).toEqual([201, 409, 409, 409])
  expect(await rowsOf(me)).toBe(1)
})

test('a change gives the next version; a stale one is refused with the present bookmark', async () => {
  const first = await mark('EASY')
  const second = await ask(app, updateBookmark, change(first, 'HARD'))
  expect([second.type, second.version]).toEqual(['HARD', 1])
  const response = await send(app, updateBookmark, change(first, 'VERY_EASY'))
  expect(response.statusCode).toBe(409)
  expect(withDetails.parse(response.json())).toEqual({ code: 'stale_version', details: second })
  expect(await present()).toEqual(second)
})

test('of changes of one version at once one is kept', async () => {
  const made = await mark()
  const answers = await Promise.all(
    ['EASY', 'AVERAGE', 'VERY_HARD'].map((type) => send(app, updateBookmark, change(made, type))),
  )
  expect(sorted(answers)).toEqual([200, 409, 409])
})

test('a mark taken off is gone, and may be set anew', async () => {
  const made = await mark()
  expect((await send(app, deleteBookmark, { as: me, params: { id: made.id } })).statusCode).toBe(204)
  expect(await present()).toBeNull()
  expect((await refusal(app, deleteBookmark, { as: me, params: { id: made.id } })).code).toBe('not_found')
  expect((await refusal(app, updateBookmark, change(made, 'EASY'))).code).toBe('not_found')
  expect((await mark()).version).toBe(0)
})

test('the bookmark of another learner is none of mine', async () => {
  const made = await mark()
  const other = await aLearner(app)
  expect(await present(other)).toBeNull()
  expect((await refusal(app, deleteBookmark, { as: other, params: { id: made.id } })).status).toBe(404)
  expect((await refusal(app, updateBookmark, { ...change(made, 'EASY'), as: other })).status).toBe(404)
  expect(await present()).toEqual(made)
})

test('a bookmark stays on its question', async () => {
  const made = await mark()
  const elsewhere = await aQuestion(app, 'speaking/read-aloud')
  const { code, errors } = await refusal(app, updateBookmark, change({ ...made, practiceId: elsewhere }, 'EASY'))
  expect([code, errors[0]?.field]).toEqual(['invalid_request', 'practiceId'])
  expect(await present()).toEqual(made)
})

test.each([
  ['type', { type: 'UNMARK' }],
  ['type', { type: 'hard' }],
  ['type', { type: undefined }],
  ['practiceId', { practiceId: 'x' }],
  ['version', { version: -1 }],
  ['version', { version: 0.5 }],
  ['colour', { colour: 'red' }],
])('a wrong %s is refused and changes nothing: %j', async (field, wrong) => {
  const body = { practiceId: questionId, type: 'HARD', version: 0, ...wrong }
  const created = await refusal(app, createBookmark, { as: me, body })
  expect([created.status, created.errors[0]?.field]).toEqual([400, field])
  expect(await rowsOf(me)).toBe(0)
  const made = await mark('EASY')
  expect((await refusal(app, updateBookmark, { as: me, params: { id: made.id }, body })).status).toBe(400)
  expect(await present()).toEqual(made)
})

test('a question that never was takes no mark; one that is retired keeps its own and takes no new one', async () => {
  const unknown = { as: me, body: { practiceId: 2_000_000_000, type: 'HARD', version: 0 } }
  expect((await refusal(app, createBookmark, unknown)).code).toBe('not_found')
  expect((await refusal(app, getBookmark, { as: me, params: { id: 2_000_000_000 } })).code).toBe('not_found')
  const old = await aQuestion(app, 'speaking/read-aloud')
  const body = { practiceId: old, type: 'HARD', version: 0 }
  const made = await ask(app, createBookmark, { as: me, body })
  await app.platform.db.update(question).set({ isRetired: true }).where(eq(question.id, old))
  expect(await ask(app, getBookmark, { as: me, params: { id: old } })).toEqual(made)
  expect((await ask(app, updateBookmark, change(made, 'EASY'))).version).toBe(1)
  expect((await refusal(app, createBookmark, { as: await aLearner(app), body })).code).toBe('not_found')
})

test('the list of marked questions follows every change', async () => {
  const marked = async (types: string) =>
    itemsOf(await ask(app, readAloud.list, { as: me, query: { bookmarkTypes: types } })).map((row) => [
      row.id,
      row.bookmarkType,
    ])
  const made = await mark('HARD')
  expect(await marked('HARD,EASY')).toEqual([[questionId, 'HARD']])
  await ask(app, updateBookmark, change(made, 'EASY'))
  expect(await marked('HARD')).toEqual([])
  expect(await marked('EASY')).toEqual([[questionId, 'EASY']])
  await ask(app, deleteBookmark, { as: me, params: { id: made.id } })
  expect(await marked('HARD,EASY')).toEqual([])
})
