import {
  type BankQuestion,
  createBankQuestion,
  getBankHistory,
  getBankQuestion,
  listBankQuestions,
  markPreview,
  previewQuestion,
  restoreBankRevision,
  setBankQuestionState,
  updateBankQuestion,
} from '@rehearsal/contracts/question-bank'
import { getPractice, getPracticeProgress } from '@rehearsal/contracts/practice'
import { itemsOf } from '@rehearsal/contracts/wire'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { samples } from '@rehearsal/tasks/samples'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aiCredit,
  attempt,
  auditEntry,
  contentMedia,
  question,
  questionRevision,
  recording,
} from '../../platform/database/schema.ts'
import { aBankQuestion, A_PICTURE } from '../../testing/a-bank-question.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { callsOf, dictation, reOrder } from '../../testing/calls.ts'
import { importPack } from './import-service.ts'

let app: TestApp
let admin: TestLearner
let ana: TestLearner

beforeAll(async () => {
  app = await anApp()
  admin = await aLearner(app, { role: 'admin', nickname: 'Kaveh' })
  ana = await aLearner(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.platform
  for (const table of [attempt, auditEntry, questionRevision, question, contentMedia]) await db.delete(table)
})

const get = (id: number) => ask(app, getBankQuestion, { as: admin, params: { id } })
const contentOf = ({ title, complexity, variants, prompt, answerKey }: BankQuestion) => ({
  title,
  complexity,
  variants,
  prompt,
  answerKey,
})
/** Saves a question as it stands, with changes. */
async function save(id: number, changes: object = {}, asking: { as?: TestLearner } = {}) {
  const present = await get(id)
  const body = { ...contentOf(present), revision: present.revision, ...changes }
  return ask(app, updateBankQuestion, { as: admin, params: { id }, body, ...asking })
}
async function refusedSave(id: number, changes: object) {
  const present = await get(id)
  const body = { ...contentOf(present), revision: present.revision, ...changes }
  return refusal(app, updateBankQuestion, { as: admin, params: { id }, body })
}
const rowOf = async (id: number) => (await app.platform.db.select().from(question).where(eq(question.id, id)))[0]
const setState = async (id: number, state: 'published' | 'retired', reason = '') => {
  const { revision } = await get(id)
  return ask(app, setBankQuestionState, { as: admin, params: { id }, body: { revision, state, reason } })
}
const deeds = () => app.platform.db.select().from(auditEntry).orderBy(desc(auditEntry.id))

test('a learner has no way to the questions of the console', async () => {
  const id = await aBankQuestion(app, 'reading/re-order-paragraphs')
  for (const asking of [{}, { params: { id } }]) {
    const call = 'params' in asking ? getBankQuestion : listBankQuestions
    expect((await refusal(app, call, { ...asking, as: ana })).status).toBe(403)
    expect((await refusal(app, call, asking)).status).toBe(401)
  }
})

test('the list holds every kind, and is narrowed by kind, state, source, id and text', async () => {
  const paragraphs = await aBankQuestion(app, 'reading/re-order-paragraphs', { title: 'The market' })
  const sentence = await aBankQuestion(app, 'listening/write-from-dictation', { title: 'A sentence' })
  const retired = await aBankQuestion(app, 'speaking/read-aloud', { title: 'Old news', isRetired: true })
  await save(sentence, { title: 'By hand' })
  const idsOf = async (query: object) =>
    itemsOf(await ask(app, listBankQuestions, { as: admin, query: { ...query } })).map(({ id }) => id)
  expect(await idsOf({})).toEqual([paragraphs, sentence, retired])
  expect(await idsOf({ taskId: 'reading/re-order-paragraphs' })).toEqual([paragraphs])
  expect(await idsOf({ state: 'retired' })).toEqual([retired])
  expect(await idsOf({ source: 'console' })).toEqual([sentence])
  expect(await idsOf({ search: `#0000${retired}` })).toEqual([retired])
  expect(await idsOf({ search: 'LIBRARY closes' })).toEqual([sentence])
  expect(await idsOf({ search: 'closes library' })).toEqual([sentence])
  expect(await idsOf({ search: '“closes library”' })).toEqual([])
  expect(await idsOf({ search: 'ｍａｒｋｅｔ\u200C' })).toEqual([paragraphs, retired])
  expect(await idsOf({ search: `۰${retired}` })).toEqual([retired])
  expect(await idsOf({ search: '100%' })).toEqual([])
  expect(await idsOf({ sort: 'id:desc', size: 2 })).toEqual([retired, sentence])
  expect(await idsOf({ page: 1, size: 2 })).toEqual([retired])
})

test.each(taskIds)(
  'a question of %s is saved as it stands without a revision, and with a new title as the next',
  async (taskId) => {
    const id = await aBankQuestion(app, taskId)
    expect(await save(id)).toMatchObject({ revision: 1, source: 'content' })
    const saved = await save(id, { title: 'Another title' })
    expect(saved).toMatchObject({ title: 'Another title', revision: 2, source: 'console', state: 'published' })
    expect(saved.prompt).toEqual((await get(id)).prompt)
    expect(Object.keys(saved.media)).toHaveLength(tasks[taskId].recordings.length + tasks[taskId].pictures.length)
    expect((await rowOf(id))?.search).toContain('another title')
  },
)

test('an edited question keeps its old revision, and an old answer stays readable', async () => {
  const id = await aBankQuestion(app, 'reading/re-order-paragraphs')
  const body = { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC' }
  const first = await ask(app, reOrder.create, { as: ana, params: { id }, body })
  const prompt = {
    paragraphs: [
      { id: 'b', text: 'Second.' },
      { id: 'a', text: 'First.' },
    ],
  }
  const answerKey = { ...Object((await get(id)).answerKey), order: ['a', 'b'] }
  await save(id, { prompt, answerKey })
  const [kept] = itemsOf(await ask(app, reOrder.answers, { as: ana, params: { id } }))
  expect(kept).toMatchObject({ id: first.id, score: { total: first.score?.total } })
  const revisions = await app.platform.db.select().from(questionRevision).orderBy(questionRevision.revision)
  expect(revisions.map(({ revision }) => revision)).toEqual([1, 2])
  expect(revisions[0]?.prompt).toEqual(samples['reading/re-order-paragraphs'].prompt)
})

test('a question that was changed since it was opened is not overwritten', async () => {
  const id = await aBankQuestion(app, 'speaking/read-aloud')
  const seen = await get(id)
  await save(id, { title: 'First to save' })
  const body = { ...contentOf(seen), title: 'Second to save', revision: seen.revision }
  expect((await refusal(app, updateBankQuestion, { as: admin, params: { id }, body })).code).toBe('stale_version')
  const state = { revision: seen.revision, state: 'retired' }
  expect((await refusal(app, setBankQuestionState, { as: admin, params: { id }, body: state })).status).toBe(409)
  expect(await get(id)).toMatchObject({ title: 'First to save', revision: 2, state: 'published' })
})

test('of two administrators who save at once one is told', async () => {
  const id = await aBankQuestion(app, 'speaking/read-aloud')
  const seen = await get(id)
  const saves = ['One', 'Other'].map((title) =>
    ask(app, updateBankQuestion, {
      as: admin,
      params: { id },
      body: { ...contentOf(seen), title: `${title} title`, revision: 1 },
    }),
  )
  const ends = await Promise.allSettled(saves)
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await app.platform.db.$count(questionRevision)).toBe(2)
})

test('every wrong field is named, and nothing is changed', async () => {
  const id = await aBankQuestion(app, 'reading/multiple-choice-single')
  const { prompt, answerKey } = await get(id)
  const cases: [object, string[]][] = [
    [{ title: '  ' }, ['title']],
    [{ title: 'x'.repeat(121) }, ['title']],
    [{ complexity: 'IMPOSSIBLE' }, ['complexity']],
    [{ variants: [] }, ['variants']],
    [{ variants: ['CORE', 'CORE'] }, ['variants']],
    [{ prompt: null }, ['prompt']],
    [{ prompt: { ...Object(prompt), options: [{ id: 'a', text: '' }] } }, ['prompt.options', 'prompt.options.0.text']],
    [{ answerKey: { ...Object(answerKey), answer: 'z' } }, ['answerKey.answer']],
    [{ answerKey: { ...Object(answerKey), explanation: '' } }, ['answerKey.explanation']],
    [{ answerKey: { ...Object(answerKey), explanation: ' ' } }, ['answerKey.explanationAudio']],
    [{ answerKey: { ...Object(answerKey), explanation: 'long '.repeat(1000) } }, ['answerKey.explanationAudio']],
    [{ prompt: { ...Object(prompt), passage: 'x'.repeat(10_001) } }, ['prompt.passage']],
    [{ surprise: 1 }, ['surprise']],
  ]
  for (const [changes, paths] of cases) {
    const { status, errors } = await refusedSave(id, changes)
    expect([status, errors.map(({ path }) => path).toSorted()]).toEqual([400, paths.toSorted()])
  }
  expect(await rowOf(id)).toMatchObject({ revision: 1, source: 'content' })
  expect(await deeds()).toEqual([])
})

test('a kind is not put into an exam that has it not', async () => {
  const taskId = taskIds.find((each) => tasks[each].variants.length === 1)
  if (taskId === undefined) throw new Error('Every kind is part of both exams.')
  const id = await aBankQuestion(app, taskId)
  const { errors } = await refusedSave(id, { variants: ['ACADEMIC', 'CORE'] })
  expect(errors.map(({ path }) => path)).toEqual(['variants'])
})

test('a changed spoken text gets its recording in the same voice, and learners hear it', async () => {
  const id = await aBankQuestion(app, 'listening/write-from-dictation')
  const before = await get(id)
  const sentence = 'The library opens late on Mondays.'
  const saved = await save(id, { answerKey: { ...Object(before.answerKey), sentence } })
  const { audio } = Object(saved.prompt)
  expect(audio).not.toBe(Object(before.prompt).audio)
  expect(Object(saved.answerKey).explanationAudio).toBe(Object(before.answerKey).explanationAudio)
  const [row] = await app.platform.db.select().from(contentMedia).where(eq(contentMedia.id, audio))
  expect(row?.script).toEqual({ turns: [{ voice: 'awb', text: sentence }] })
  const practice = await ask(app, getPractice, { as: ana, params: { id } })
  const url = practice.media[audio] ?? ''
  expect((await app.http.inject({ url })).statusCode).toBe(200)
  const body = { answer: 'the library opens late on mondays', pteType: 'ACADEMIC' }
  const answered = await ask(app, dictation.create, { as: ana, params: { id }, body })
  expect(answered.score?.total.earned).toBe(answered.score?.total.max)
})

test('whatever recording a form names, the one that says the text is taken', async () => {
  const id = await aBankQuestion(app, 'listening/write-from-dictation')
  const before = await get(id)
  for (const audio of ['f'.repeat(32), A_PICTURE.id, Object(before.answerKey).explanationAudio, '', 7]) {
    const saved = await save(id, { prompt: { audio } })
    expect(saved).toMatchObject({ prompt: { audio: Object(before.prompt).audio } })
  }
  expect((await get(id)).revision).toBe(1)
})

test('a picture that is not in the bank is refused', async () => {
  const id = await aBankQuestion(app, 'speaking/describe-image')
  const { prompt } = await get(id)
  const { errors } = await refusedSave(id, { prompt: { ...Object(prompt), image: 'https://evil.example/x.svg' } })
  expect(errors.map(({ path }) => path)).toEqual(['prompt.image'])
})

test('a retired question is gone for learners at once, and comes back at once', async () => {
  const ids: number[] = []
  for (let i = 0; i < 3; i++) ids.push(await aBankQuestion(app, 'reading/re-order-paragraphs'))
  const [first = 0, middle = 0, last = 0] = ids
  const seen = async () => {
    const listed = await ask(app, reOrder.list, { as: ana })
    const { nextId, total } = await ask(app, getPractice, { as: ana, params: { id: first } })
    const { tasks: counts } = await ask(app, getPracticeProgress, { as: ana })
    return [itemsOf(listed).map(({ id }) => id), nextId, total, counts[0]?.total]
  }
  await setState(middle, 'retired', 'The key is disputed.')
  expect(await seen()).toEqual([[first, last], last, 2, 2])
  expect((await refusal(app, getPractice, { as: ana, params: { id: middle } })).status).toBe(404)
  const body = bodyOf('reading/re-order-paragraphs')
  expect((await refusal(app, reOrder.create, { as: ana, params: { id: middle }, body })).status).toBe(404)
  await setState(middle, 'published')
  expect(await seen()).toEqual([[first, middle, last], middle, 3, 3])
  await setState(middle, 'published')
  expect((await deeds()).map(({ action, actorName, reason }) => [action, actorName, reason])).toEqual([
    ['question.publish', 'Kaveh', ''],
    ['question.retire', 'Kaveh', 'The key is disputed.'],
  ])
})

test('editing a retired question does not publish it', async () => {
  const id = await aBankQuestion(app, 'speaking/read-aloud', { isRetired: true })
  expect(await save(id, { title: 'Still retired' })).toMatchObject({ state: 'retired', revision: 2 })
})

test('the import of files leaves alone what the console changed, and reports it', async () => {
  const edited = await aBankQuestion(app, 'speaking/read-aloud')
  const retired = await aBankQuestion(app, 'speaking/read-aloud')
  await save(edited, { title: 'By hand' })
  await setState(retired, 'retired')
  const packed = await Promise.all([edited, retired].map(async (id) => packedOf(await rowOf(id))))
  const pack = { version: 3 as const, plans: [], lessons: [], videos: [], media: [], questions: packed }
  const report = await importPack(app.platform.db, app.clock, pack)
  expect(report).toMatchObject({ added: 0, changed: 0, retired: 0, kept: [edited, retired] })
  expect([await get(edited), await get(retired)]).toMatchObject([{ title: 'By hand' }, { state: 'retired' }])
})

function packedOf(row: typeof question.$inferSelect | undefined) {
  if (!row) throw new Error('There is no such question.')
  const { id, taskId, complexity, variants, prompt, answerKey, search, imageType } = row
  const parts = { prompt: Object(prompt), answerKey: Object(answerKey), searchText: search, imageType }
  return { id, taskId, title: 'From the file', complexity, variants, contentHash: 'a'.repeat(64), ...parts }
}

test('the history tells what changed and by whom, and an old revision comes back as the next', async () => {
  const id = await aBankQuestion(app, 'speaking/read-aloud', { title: 'Market day' })
  const { prompt } = await get(id)
  app.clock.advanceSeconds(60)
  await save(id, { title: 'Bridge day', prompt: { text: 'The bridge closed at noon.' }, reason: 'A better text.' })
  app.clock.advanceSeconds(60)
  await setState(id, 'retired')
  app.clock.advanceSeconds(60)
  const body = { revision: 2, restored: 1, reason: 'The first was right.' }
  const restored = await ask(app, restoreBankRevision, { as: admin, params: { id }, body })
  expect(restored).toMatchObject({ revision: 3, title: 'Market day', prompt, state: 'retired' })
  const { entries } = await ask(app, getBankHistory, { as: admin, params: { id } })
  expect(entries.map(({ revision, action, by, reason }) => [revision, action, by, reason])).toEqual([
    [3, 'restore', 'Kaveh', 'The first was right.'],
    [null, 'retire', 'Kaveh', ''],
    [2, 'edit', 'Kaveh', 'A better text.'],
    [1, 'import', null, ''],
  ])
  expect(entries[2]?.changes).toEqual([
    { path: 'title', before: 'Market day', after: 'Bridge day' },
    { path: 'prompt.text', before: Object(prompt).text, after: 'The bridge closed at noon.' },
  ])
  const gone = { ...body, revision: 3, restored: 9 }
  expect((await refusal(app, restoreBankRevision, { as: admin, params: { id }, body: gone })).status).toBe(404)
  expect((await refusal(app, restoreBankRevision, { as: admin, params: { id }, body })).status).toBe(409)
})

test('a new question takes an id that no file can have, and is shown once it is published', async () => {
  await aBankQuestion(app, 'speaking/read-aloud', { id: 7 })
  const written = { ...contentOf(await get(7)), taskId: 'speaking/read-aloud', title: 'Made by hand' }
  const made = await ask(app, createBankQuestion, { as: admin, body: written })
  expect(made).toMatchObject({ id: 100_000, revision: 1, state: 'retired', source: 'console' })
  const next = await ask(app, createBankQuestion, { as: admin, body: written })
  expect(next.id).toBe(100_001)
  expect((await refusal(app, getPractice, { as: ana, params: { id: made.id } })).status).toBe(404)
  await setState(made.id, 'published')
  expect(await ask(app, getPractice, { as: ana, params: { id: made.id } })).toMatchObject({ title: 'Made by hand' })
  expect((await deeds()).map(({ action }) => action)).toEqual([
    'question.publish',
    'question.create',
    'question.create',
  ])
})

/** How many rows there are of all that an answer could leave. */
const kept = async () => {
  const { db } = app.platform
  return Promise.all(
    [attempt, recording, aiCredit, question, questionRevision, auditEntry].map((table) => db.$count(table)),
  )
}

test.each(taskIds)('an answer to the preview of %s is marked, and nothing is kept', async (taskId) => {
  const id = await aBankQuestion(app, taskId)
  const written = { ...contentOf(await get(id)), taskId }
  const before = await kept()
  const preview = await ask(app, previewQuestion, { as: admin, body: written })
  expect(preview).toMatchObject({ prompt: written.prompt, answerKey: written.answerKey })
  const { submission } = samples[taskId]
  const { score } = await ask(app, markPreview, { as: admin, body: { ...written, submission } })
  expect(score.total.max).toBeGreaterThan(0)
  expect(await kept()).toEqual(before)
  const { errors } = await refusal(app, markPreview, { as: admin, body: { ...written, submission: {} } })
  expect(errors[0]?.path).toMatch(/^submission\./u)
})

test('a preview shows and marks what is not saved yet, with the new recording', async () => {
  const id = await aBankQuestion(app, 'listening/write-from-dictation')
  const present = await get(id)
  const sentence = 'Trains leave from the far platform.'
  const body = {
    ...contentOf(present),
    taskId: 'listening/write-from-dictation',
    answerKey: { ...Object(present.answerKey), sentence },
  }
  const preview = await ask(app, previewQuestion, { as: admin, body })
  const url = preview.media[Object(preview.prompt).audio] ?? ''
  expect((await app.http.inject({ url })).statusCode).toBe(200)
  const submission = { answer: sentence }
  const { score } = await ask(app, markPreview, { as: admin, body: { ...body, submission } })
  expect(score.total.earned).toBe(score.total.max)
  expect(await get(id)).toEqual(present)
  const wrong = { ...body, answerKey: {} }
  expect((await refusal(app, previewQuestion, { as: admin, body: wrong })).status).toBe(400)
})

test('a question of another kind is not what its own calls are', async () => {
  const id = await aBankQuestion(app, 'speaking/read-aloud')
  const other: TaskId = 'reading/re-order-paragraphs'
  expect((await refusal(app, callsOf(other).create, { as: ana, params: { id }, body: bodyOf(other) })).status).toBe(404)
})
