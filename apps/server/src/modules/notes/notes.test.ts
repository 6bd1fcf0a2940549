import {
  createNote,
  deleteNote,
  getNote,
  listNoteCounts,
  listNotes,
  type Note,
  noteSchema,
  updateNote,
} from '@rehearsal/contracts/notes'
import { getPractice } from '@rehearsal/contracts/practice'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { question } from '../../platform/database/schema/questions.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aNote } from '../../testing/a-note.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

let app: TestApp
let me: TestLearner
let questionId: number

beforeAll(async () => {
  app = await anApp()
  questionId = await aQuestion(app, 'speaking/read-aloud', { title: 'Tidal power' })
})
beforeEach(async () => {
  me = await aLearner(app)
})
afterAll(() => app.close())

const kind = { practiceType: 'READ_ALOUD' }
const change = (note: Note, description: string, version = note.version) => ({
  as: me,
  params: { id: note.id },
  body: { description, practiceId: note.practiceId, version },
})
const sorted = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
const withDetails = z.object({ code: z.string(), details: noteSchema })
const titlesOf = async (query: Record<string, unknown> = {}) =>
  itemsOf(await ask(app, listNotes, { as: me, params: kind, query })).map(({ title }) => title)

test('a note is kept with its question, and read by the id of the question', async () => {
  const note = await aNote(app, me, questionId, '<p>The <strong>stress</strong> falls late</p>')
  expect(note).toEqual({
    id: note.id,
    description: '<p>The <strong>stress</strong> falls late</p>',
    version: 0,
    practiceId: questionId,
    title: 'Tidal power',
    category: 'READ_ALOUD',
    date: app.clock.now().toISOString(),
    preview: 'The stress falls late',
  })
  expect(await ask(app, getNote, { as: me, params: { id: questionId } })).toEqual(note)
})

test('a question without a note answers null, as JSON', async () => {
  const response = await send(app, getNote, { as: me, params: { id: questionId } })
  expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([
    200,
    'null',
    'application/json; charset=utf-8',
  ])
})

test('the note of another learner is none of mine', async () => {
  const note = await aNote(app, me, questionId)
  const other = await aLearner(app)
  expect(await ask(app, getNote, { as: other, params: { id: questionId } })).toBeNull()
  expect(await ask(app, listNoteCounts, { as: other })).toEqual([])
  expect((await refusal(app, deleteNote, { as: other, params: { id: note.id } })).code).toBe('not_found')
  expect((await refusal(app, updateNote, { ...change(note, '<p>x</p>'), as: other })).code).toBe('not_found')
  expect(await ask(app, getNote, { as: me, params: { id: questionId } })).toEqual(note)
})

test('a question says whether I have a note on it', async () => {
  const asking = { as: me, params: { id: questionId } }
  expect((await ask(app, getPractice, asking)).note).toBe(false)
  const note = await aNote(app, me, questionId)
  expect((await ask(app, getPractice, asking)).note).toBe(true)
  await ask(app, deleteNote, { as: me, params: { id: note.id } })
  expect((await ask(app, getPractice, asking)).note).toBe(false)
})

test('a second note on a question is refused with the present one', async () => {
  const note = await aNote(app, me, questionId)
  const body = { practiceId: questionId, description: '<p>second</p>' }
  const response = await send(app, createNote, { as: me, body })
  expect(response.statusCode).toBe(409)
  expect(withDetails.parse(response.json())).toEqual({ code: 'duplicate', details: note })
})

test('of two first notes at once one is kept', async () => {
  const texts = ['one', 'two', 'three', 'four']
  const answers = await Promise.all(
    texts.map((text) => send(app, createNote, { as: me, body: { practiceId: questionId, description: text } })),
  )
  expect(sorted(answers)).toEqual([201, 409, 409, 409])
})

test('saving gives the next version, and a stale version is refused with the present note', async () => {
  const first = await aNote(app, me, questionId)
  app.clock.advanceSeconds(60)
  const second = await ask(app, updateNote, change(first, '<p>from tab one</p>'))
  expect([second.version, second.preview, second.date]).toEqual([1, 'from tab one', app.clock.now().toISOString()])
  const response = await send(app, updateNote, change(first, '<p>from tab two</p>'))
  expect(response.statusCode).toBe(409)
  expect(withDetails.parse(response.json())).toEqual({ code: 'stale_version', details: second })
  expect(await ask(app, getNote, { as: me, params: { id: questionId } })).toEqual(second)
})

test('of two changes of one version at once one is kept', async () => {
  const note = await aNote(app, me, questionId)
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => send(app, updateNote, change(note, text))))
  expect(sorted(answers)).toEqual([200, 409, 409])
})

test('a note stays on its question', async () => {
  const note = await aNote(app, me, questionId)
  const elsewhere = await aQuestion(app, 'speaking/read-aloud')
  const { code, errors } = await refusal(app, updateNote, change({ ...note, practiceId: elsewhere }, '<p>x</p>'))
  expect([code, errors[0]?.field]).toEqual(['invalid_request', 'practiceId'])
})

test('a deleted note is gone, and may be written anew', async () => {
  const note = await aNote(app, me, questionId)
  expect((await send(app, deleteNote, { as: me, params: { id: note.id } })).statusCode).toBe(204)
  expect((await refusal(app, deleteNote, { as: me, params: { id: note.id } })).code).toBe('not_found')
  expect((await refusal(app, updateNote, change(note, '<p>x</p>'))).code).toBe('not_found')
  expect((await aNote(app, me, questionId)).version).toBe(0)
})

test.each([
  '',
  '   ',
  '<p></p>',
  '<p> \u200B\u200C</p><br>',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
])('a note of %j, in which there is nothing to read, is refused and changes nothing', async (description) => {
  const created = await refusal(app, createNote, { as: me, body: { practiceId: questionId, description } })
  expect([created.status, created.errors[0]?.field]).toEqual([400, 'description'])
  const note = await aNote(app, me, questionId)
  expect((await refusal(app, updateNote, change(note, description))).status).toBe(400)
  expect(await ask(app, getNote, { as: me, params: { id: questionId } })).toEqual(note)
})

test('hostile HTML is kept as the text that it holds', async () => {
  const { description } = await aNote(app, me, questionId, '<p onclick="x()">Hi <img src=x onerror=alert(1)>you</p>')
  expect(description).toBe('<p>Hi you</p>')
})

test('a note has at most 20,000 characters, with its markup, as it is sent and as it is kept', async () => {
  const sized = (count: number) => ({ as: me, body: { practiceId: questionId, description: 'x'.repeat(count) } })
  expect((await refusal(app, createNote, sized(20_001))).errors[0]?.field).toBe('description')
  const grown = { practiceId: questionId, description: '&'.repeat(4001) }
  expect((await refusal(app, createNote, { as: me, body: grown })).errors[0]?.field).toBe('description')
  expect((await send(app, createNote, sized(20_000))).statusCode).toBe(201)
})

test('a question that never was has no note; one that is retired keeps its own and takes no new one', async () => {
  expect((await refusal(app, getNote, { as: me, params: { id: 2_000_000_000 } })).code).toBe('not_found')
  const body = { practiceId: 2_000_000_000, description: 'x' }
  expect((await refusal(app, createNote, { as: me, body })).code).toBe('not_found')
  const old = await aQuestion(app, 'speaking/read-aloud', { title: 'An old one' })
  const note = await aNote(app, me, old)
  await app.platform.db.update(question).set({ isRetired: true }).where(eq(question.id, old))
  expect(await ask(app, getNote, { as: me, params: { id: old } })).toEqual(note)
  expect((await ask(app, updateNote, change(note, 'still mine'))).version).toBe(1)
  expect(await titlesOf()).toEqual(['An old one'])
  const anew = { as: await aLearner(app), body: { practiceId: old, description: 'x' } }
  expect((await refusal(app, createNote, anew)).code).toBe('not_found')
})

test('the landing counts my notes on each kind, in menu order', async () => {
  const essay = await aQuestion(app, 'writing/write-essay')
  const second = await aQuestion(app, 'speaking/read-aloud')
  for (const id of [essay, questionId, second]) await aNote(app, me, id)
  expect(await ask(app, listNoteCounts, { as: me })).toEqual([
    { practiceType: 'READ_ALOUD', skillType: 'speaking', totalCount: 2 },
    { practiceType: 'WRITE_ESSAY', skillType: 'writing', totalCount: 1 },
  ])
})

/** Notes on three questions, a minute apart, Bees first. */
async function threeNotes(): Promise<Date[]> {
  const times: Date[] = []
  const texts = { Bees: '<p>Zebra crossing</p>', alps: '<p>100% of_it</p>', Coins: '<p>Crème</p><p>brûlée</p>' }
  for (const [title, text] of Object.entries(texts)) {
    app.clock.advanceSeconds(60)
    times.push(app.clock.now())
    await aNote(app, me, await aQuestion(app, 'speaking/read-aloud', { title }), text)
  }
  await aNote(app, me, await aQuestion(app, 'reading/fill-in-the-blanks', { title: 'Elsewhere' }))
  return times
}

test.each([
  ['date:desc', ['Coins', 'alps', 'Bees']],
  ['date:asc', ['Bees', 'alps', 'Coins']],
  ['title:asc', ['alps', 'Bees', 'Coins']],
  ['title:desc', ['Coins', 'Bees', 'alps']],
])('the notes on a kind are sorted by %s', async (sort, expected) => {
  await threeNotes()
  expect(await titlesOf({ sort })).toEqual(expected)
})

test('the latest note comes first unless asked otherwise', async () => {
  await threeNotes()
  expect(await titlesOf()).toEqual(['Coins', 'alps', 'Bees'])
})

test.each([
  ['zebra', ['Bees']],
  ['  ZEBRA   crossing ', ['Bees']],
  ['100%', ['alps']],
  ['f_i', ['alps']],
  ['%', ['alps']],
  ['_', ['alps']],
  ['CRÈME BRÛLÉE', ['Coins']],
  ['crossing zebra', ['Bees']],
  ['“crossing zebra”', []],
  ['cre\u0300me', ['Coins']],
  ['strong', []],
  ['<p>', []],
])('a search for %j finds %j', async (description, expected) => {
  await threeNotes()
  expect(await titlesOf({ description })).toEqual(expected)
})

test('a Persian note is found however its letters and half-spaces are typed', async () => {
  await aNote(app, me, questionId, '<p>می‌نویسم: یک کتاب</p>')
  expect(await titlesOf({ description: 'مینویسم' })).toEqual(['Tidal power'])
  expect(await titlesOf({ description: 'كتاب' })).toEqual(['Tidal power'])
})

test('the notes between two instants, both included, are found, in any zone', async () => {
  const [first, second, third] = await threeNotes()
  const iso = (date: Date | undefined) => date?.toISOString() ?? ''
  expect(await titlesOf({ startDateTime: iso(second) })).toEqual(['Coins', 'alps'])
  expect(await titlesOf({ endDateTime: iso(second) })).toEqual(['alps', 'Bees'])
  expect(await titlesOf({ startDateTime: iso(first), endDateTime: iso(first) })).toEqual(['Bees'])
  expect(await titlesOf({ startDateTime: '', endDateTime: '' })).toHaveLength(3)
  const inTehran = new Date((third?.getTime() ?? 0) + 12_600_000).toISOString().replace('Z', '+03:30')
  expect(await titlesOf({ startDateTime: inTehran })).toEqual(['Coins'])
})

test('pages of notes do not overlap, and past the end is empty with true totals', async () => {
  await threeNotes()
  const page = (number: number) => ask(app, listNotes, { as: me, params: kind, query: { page: number, size: 2 } })
  expect(itemsOf(await page(0)).map(({ title }) => title)).toEqual(['Coins', 'alps'])
  expect(itemsOf(await page(1)).map(({ title }) => title)).toEqual(['Bees'])
  expect(await page(9)).toEqual({
    _embedded: { noteDtoList: [] },
    page: { number: 9, size: 2, totalPages: 2, totalElements: 3 },
  })
})

test.each([
  ['endDateTime', { startDateTime: '2026-03-02T00:00:00Z', endDateTime: '2026-03-01T00:00:00Z' }],
  ['startDateTime', { startDateTime: 'yesterday' }],
  ['startDateTime', { startDateTime: '2026-02-30T00:00:00Z' }],
  ['sort', { sort: 'colour:asc' }],
  ['size', { size: 1001 }],
  ['description', { description: 'x'.repeat(201) }],
])('a list with a wrong %s is refused: %j', async (field, query) => {
  const { status, errors } = await refusal(app, listNotes, { as: me, params: kind, query })
  expect([status, errors.map((error) => error.field)]).toEqual([400, [field]])
})

test('a kind is named as it stands in an address too; an unknown one is refused', async () => {
  await aNote(app, me, questionId)
  const ofSlug = await ask(app, listNotes, { as: me, params: { practiceType: 'read-aloud' } })
  expect(ofSlug.page.totalElements).toBe(1)
  expect((await refusal(app, listNotes, { as: me, params: { practiceType: 'DANCING' } })).status).toBe(400)
})

test('a preview is one line of the beginning, cut between characters', async () => {
  const { preview } = await aNote(app, me, questionId, `<p>a</p><p>${'😀'.repeat(400)}</p>`)
  expect(preview).toBe(`a ${'😀'.repeat(278)}…`)
})
