import { createHash } from 'node:crypto'
import type { Pack, PackQuestion } from '@rehearsal/content/pack'
import { samples } from '@rehearsal/tasks/samples'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt, contentMedia, question, questionRevision } from '../../platform/database/schema.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { reOrder } from '../../testing/calls.ts'
import { importPack } from './import-service.ts'
import { hasQuestions } from './service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.platform.db.delete(questionRevision)
  await app.platform.db.delete(question)
})

function packed(id: number, changes: Partial<PackQuestion> = {}): PackQuestion {
  const taskId = 'reading/re-order-paragraphs'
  const title = `Question ${id}`
  const { prompt, answerKey } = samples[taskId]
  const row = {
    id,
    title,
    complexity: 'EASY' as const,
    variants: ['ACADEMIC' as const, 'CORE' as const],
    searchText: title.toLowerCase(),
    imageType: null,
    ...changes,
  }
  const contentHash = createHash('sha256').update(JSON.stringify(row)).digest('hex')
  return { ...row, taskId, prompt: Object(prompt), answerKey: Object(answerKey), contentHash }
}
const packOf = (...questions: PackQuestion[]): Pack => ({
  version: 3,
  plans: [],
  questions,
  lessons: [],
  videos: [],
  media: [],
})
const load = (pack: Pack) => importPack(app.platform.db, app.clock, pack)
const rowOf = async (id: number) => {
  const [row] = await app.platform.db.select().from(question).where(eq(question.id, id))
  return row
}
const revisionsOf = (id: number) => app.platform.db.$count(questionRevision, eq(questionRevision.questionId, id))

test('an empty bank is not ready to serve', async () => {
  expect(await hasQuestions(app.platform.db)).toBe(false)
  await load(packOf(packed(1)))
  expect(await hasQuestions(app.platform.db)).toBe(true)
})

test('new questions come with their first revision, under their permanent ids', async () => {
  expect(await load(packOf(packed(7), packed(3)))).toEqual({ added: 2, changed: 0, unchanged: 0, retired: 0, kept: [] })
  expect(await rowOf(7)).toMatchObject({
    revision: 1,
    variants: ['ACADEMIC', 'CORE'],
    search: 'question 7',
    source: 'content',
  })
  expect(await revisionsOf(7)).toBe(1)
})

test('importing the same pack again changes nothing', async () => {
  const pack = packOf(packed(1), packed(2))
  await load(pack)
  app.clock.advanceSeconds(60)
  const before = await rowOf(1)
  expect(await load(pack)).toEqual({ added: 0, changed: 0, unchanged: 2, retired: 0, kept: [] })
  expect(await rowOf(1)).toEqual(before)
})

test('a changed question gets the next revision, and the old one stays', async () => {
  await load(packOf(packed(1)))
  expect(await load(packOf(packed(1, { title: 'A better title' })))).toMatchObject({ changed: 1, unchanged: 0 })
  expect(await rowOf(1)).toMatchObject({ title: 'A better title', revision: 2 })
  expect(await revisionsOf(1)).toBe(2)
})

test('an answer keeps the revision it was given to', async () => {
  const ana = await aLearner(app)
  await load(packOf(packed(1)))
  const body = { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC' }
  const first = await ask(app, reOrder.create, { as: ana, params: { id: 1 }, body })
  await load(packOf(packed(1, { title: 'Another' })))
  const second = await ask(app, reOrder.create, { as: ana, params: { id: 1 }, body })
  expect(first.score?.total).toEqual(second.score?.total)
  const rows = await app.platform.db.select().from(attempt).orderBy(attempt.id)
  expect(rows.map(({ questionRevision: revision }) => revision)).toEqual([1, 2])
  await app.platform.db.delete(attempt)
})

test('a vanished question is retired, never deleted, and comes back when its file does', async () => {
  await load(packOf(packed(1), packed(2)))
  expect(await load(packOf(packed(1)))).toMatchObject({ unchanged: 1, retired: 1 })
  expect(await rowOf(2)).toMatchObject({ isRetired: true, revision: 1 })
  expect(await load(packOf(packed(1)))).toMatchObject({ retired: 0 })
  expect(await load(packOf(packed(1), packed(2)))).toMatchObject({ changed: 1 })
  expect(await rowOf(2)).toMatchObject({ isRetired: false })
})

test('a question edited in the console is reported and left alone', async () => {
  await load(packOf(packed(1)))
  await app.platform.db.update(question).set({ source: 'console', title: 'By hand' }).where(eq(question.id, 1))
  expect(await load(packOf(packed(1, { title: 'From the file' })))).toMatchObject({ changed: 0, kept: [1] })
  expect(await load(packOf())).toMatchObject({ retired: 0 })
  expect(await rowOf(1)).toMatchObject({ title: 'By hand', isRetired: false, revision: 1 })
})

test('a bank larger than one statement comes and changes as a whole', async () => {
  const ids = Array.from({ length: 1001 }, (_, i) => i + 1)
  const bank = packOf(...ids.map((id) => packed(id)))
  expect(await load(bank)).toMatchObject({ added: 1001 })
  expect(await load(bank)).toMatchObject({ added: 0, unchanged: 1001 })
  const changed = packOf(...ids.map((id) => packed(id, id % 2 === 0 ? { title: `New title ${id}` } : {})))
  expect(await load(changed)).toMatchObject({ changed: 500, unchanged: 501 })
  expect([await rowOf(1000), await rowOf(1001)]).toMatchObject([
    { title: 'New title 1000', search: 'question 1000', revision: 2 },
    { title: 'Question 1001', revision: 1 },
  ])
  expect(await app.platform.db.$count(questionRevision)).toBe(1501)
})

test('everything that a file says of a question is taken over when it changes', async () => {
  await load(packOf(packed(1)))
  const changes = { title: 'New', complexity: 'HARD' as const, variants: ['CORE' as const], searchText: 'new' }
  const other = { ...packed(1, { ...changes, imageType: 'MAP' }), prompt: { any: 'prompt' }, answerKey: { any: 'key' } }
  await load(packOf(other))
  const { searchText, ...rest } = { ...other, taskId: 'reading/re-order-paragraphs' as const }
  expect(await rowOf(1)).toMatchObject({ ...rest, search: searchText, revision: 2, isRetired: false })
  const kept = await app.platform.db.select().from(questionRevision).where(eq(questionRevision.revision, 2))
  expect(kept).toMatchObject([{ prompt: { any: 'prompt' }, answerKey: { any: 'key' } }])
})

test('what questions are found by is made anew where it was stored before text was compared as it is now', async () => {
  await load(packOf(packed(1), packed(2)))
  await app.platform.db
    .update(question)
    .set({ source: 'console', search: 'it’s\u00AD here\nan “old” mill' })
    .where(eq(question.id, 2))
  await load(packOf(packed(1), packed(2)))
  expect(await rowOf(1)).toMatchObject({ search: 'question 1', revision: 1 })
  expect(await rowOf(2)).toMatchObject({ search: 'it\'s here\nan "old" mill', source: 'console', revision: 1 })
})

test('instances that start at once import one after the other', async () => {
  const bank = packOf(packed(1), packed(2))
  const reports = await Promise.all([load(bank), load(bank), load(bank)])
  expect(reports.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
  expect(await revisionsOf(1)).toBe(1)
})

test('recordings and pictures are kept once, and stay when no question names them any more', async () => {
  const { db } = app.platform
  const script = { turns: [{ voice: 'slt' as const, text: 'Hello.' }], endsInBeep: true }
  const media: Pack['media'] = [
    { id: 'a'.repeat(32), kind: 'speech', script },
    { id: 'b'.repeat(32), kind: 'picture', svg: '<svg/>' },
  ]
  for (let i = 0; i < 2; i++) await load({ ...packOf(packed(1)), media })
  await load(packOf(packed(1)))
  const kept = await db.select().from(contentMedia).orderBy(contentMedia.id)
  expect(kept).toMatchObject([
    { id: 'a'.repeat(32), script, svg: null },
    { id: 'b'.repeat(32), script: null, svg: '<svg/>' },
  ])
})

test('a pack that fails half-way changes nothing', async () => {
  await load(packOf(packed(1)))
  const broken = packOf(packed(2), { ...packed(3), id: -1 })
  await expect(load({ ...broken, media: [{ id: 'f'.repeat(32), kind: 'picture', svg: '<svg/>' }] })).rejects.toThrow(
    'Failed query',
  )
  expect([await rowOf(2), (await rowOf(1))?.isRetired]).toEqual([undefined, false])
  expect(await app.platform.db.$count(contentMedia, eq(contentMedia.id, 'f'.repeat(32)))).toBe(0)
})
