import type { TaskId } from '@rehearsal/exam/task-ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { attempt } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { listEarlierSpeech, listEarlierTexts } from './earlier-answers-queries.ts'

const ESSAY = 'writing/write-essay'
const LECTURE = 'speaking/re-tell-lecture'
const score = { version: 1 }

let app: TestApp
let ana: TestLearner
let bo: TestLearner
let asked: number
let other: number
let email: number
let lecture: number

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app)
  bo = await aLearner(app)
  asked = await aQuestion(app, ESSAY)
  other = await aQuestion(app, ESSAY)
  email = await aQuestion(app, 'writing/write-email')
  lecture = await aQuestion(app, LECTURE)
})
afterAll(() => app.close())
afterEach(() => app.platform.db.delete(attempt))

type Given = { by?: TestLearner; taskId?: TaskId; to?: number } & Partial<typeof attempt.$inferInsert>

async function given(text: string, { by = ana, taskId = ESSAY, to = asked, ...changes }: Given = {}) {
  const row = { userId: by.id, questionId: to, questionRevision: 1, taskId, variant: 'ACADEMIC' as const }
  const [inserted] = await app.platform.db
    .insert(attempt)
    .values({
      ...row,
      format: 'academic-2025',
      status: 'scored',
      answer: { answer: text },
      score,
      createdAt: app.clock.now(),
      ...changes,
    })
    .returning()
  if (!inserted) throw new Error('Nothing was stored.')
  return inserted
}

const textsFor = async (changes: Given = {}) => {
  const scored = await given('Now.', { status: 'scoring', score: null, ...changes })
  return listEarlierTexts(app.platform.db, scored)
}

test('a learner’s written answers of every judged kind count, the newest first; those to the same question are retries', async () => {
  await given('First.', { to: other })
  await given('Second.', { to: email, taskId: 'writing/write-email' })
  await given('Again.')
  expect(await textsFor()).toEqual([
    { text: 'Again.', questionId: asked, from: 'retry' },
    { text: 'Second.', questionId: email, from: 'own' },
    { text: 'First.', questionId: other, from: 'own' },
  ])
})

test('what another learner shows of this question and of others of the kind counts', async () => {
  await given('Elsewhere.', { by: bo, to: other, isShared: true })
  await given('Here.', { by: bo, isShared: true })
  expect(await textsFor()).toEqual([
    { text: 'Here.', questionId: asked, from: 'community' },
    { text: 'Elsewhere.', questionId: other, from: 'community' },
  ])
})

test.each([
  ['what another learner keeps to himself', { isShared: false }],
  ['what is deleted', { isShared: true, status: 'deleted' as const, score: null }],
  ['what has no score yet', { isShared: true, status: 'queued' as const, score: null }],
])('%s is never read', async (_what, changes) => {
  await given('Private.', { by: bo, ...changes })
  await given('Private.', { by: bo, to: other, ...changes })
  expect(await textsFor()).toEqual([])
})

test('deleted answers of one’s own are not read', async () => {
  await given('Gone.', { to: other, status: 'deleted', score: null })
  expect(await textsFor()).toEqual([])
})

test('what was written later does not count', async () => {
  const scored = await given('Now.', { status: 'scoring', score: null })
  await given('Later.', { to: other })
  await given('Copied from me later.', { by: bo, isShared: true })
  expect(await listEarlierTexts(app.platform.db, scored)).toEqual([])
})

test('few answers of each other question are read, and only the beginning of each', async () => {
  for (let count = 0; count < 5; count += 1) await given('x'.repeat(7000), { by: bo, to: other, isShared: true })
  const texts = await textsFor()
  expect(texts.map(({ text }) => text.length)).toEqual([6000, 6000, 6000])
})

test('of speech the transcript counts, where somebody wrote it down', async () => {
  const said = (transcriptSource: string) => ({
    ...score,
    evidence: { kind: 'open-speech', transcriptSource, words: [{ word: 'Rivers' }, { word: 'move' }] },
  })
  const [spoken, another] = [{ taskId: LECTURE, to: lecture } as const, await aQuestion(app, LECTURE)]
  for (const source of ['service', 'spotting'])
    await given('', { ...spoken, to: another, answer: { recordingId: 1 }, score: said(source) })
  const scored = await given('', { ...spoken, status: 'scoring', answer: { recordingId: 2 }, score: null })
  expect(await listEarlierSpeech(app.platform.db, scored)).toEqual([
    { text: 'Rivers move', questionId: another, from: 'own' },
  ])
})
