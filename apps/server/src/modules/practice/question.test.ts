import { getPractice, revealPractice } from '@rehearsal/contracts/practice'
import { itemsOf } from '@rehearsal/contracts/wire'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { samples } from '@rehearsal/tasks/samples'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentMedia, question } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBookmark, aQuestion, aSighting } from '../../testing/a-question.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { callsOf, dictation, reOrder } from '../../testing/calls.ts'

const KIND = 'reading/re-order-paragraphs'

let app: TestApp
/** Whoever practises the whole exam may answer each kind. */
const full = { academicFormat: 'academic-2025-full' } as const
let ana: TestLearner

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app)
  for (const [id, complexity] of [
    [11, 'EASY'],
    [12, 'HARD'],
    [13, 'EASY'],
    [14, 'EASY'],
  ] as const) {
    await aQuestion(app, KIND, { id, complexity, title: `Title ${id}` })
  }
  await aQuestion(app, KIND, { id: 15, isRetired: true })
  await aQuestion(app, KIND, { id: 16, variants: ['CORE'] })
  await aQuestion(app, 'listening/write-from-dictation', { id: 20 })
})
afterAll(() => app.close())

const get = (id: number, query: Record<string, unknown> = {}, as = ana) =>
  ask(app, getPractice, { as, params: { id }, query })

test('a question by its id says its place in the list and its neighbours', async () => {
  expect(await get(12)).toMatchObject({
    id: 12,
    taskId: KIND,
    title: 'Title 12',
    complexity: 'HARD',
    predictionCount: 0,
    bookmark: null,
    variants: ['ACADEMIC', 'CORE'],
    format: 'academic-2025',
    prompt: samples[KIND].prompt,
    media: {},
    revealed: null,
    position: 2,
    total: 4,
    previousId: 11,
    nextId: 13,
  })
})

test('a question says which exams it is part of, whatever exam the learner prepares for', async () => {
  expect(await get(16)).toMatchObject({ id: 16, variants: ['CORE'], position: null })
})

test('the first has nothing before it and the last nothing after it', async () => {
  expect(await get(11)).toMatchObject({ position: 1, previousId: null, nextId: 12 })
  expect(await get(14)).toMatchObject({ position: 4, previousId: 13, nextId: null })
})

test('neighbours follow filter and order', async () => {
  expect(await get(13, { complexities: 'EASY', sort: 'id:desc' })).toMatchObject({
    position: 2,
    total: 3,
    previousId: 14,
    nextId: 11,
  })
})

test('a question that has left the filter keeps its neighbours and has no place', async () => {
  expect(await get(12, { complexities: 'EASY' })).toMatchObject({
    position: null,
    total: 3,
    previousId: 11,
    nextId: 13,
  })
})

test('a locked filter gives the question without a place', async () => {
  const query = { prediction: true, predictionType: 'WEEKLY' }
  expect(await get(12, query)).toMatchObject({ id: 12, position: null, total: 0, previousId: null, nextId: null })
})

test('a question of the other exam has no place in this one’s list', async () => {
  expect(await get(16)).toMatchObject({ position: null, total: 4 })
  expect(await get(16, { pteType: 'CORE' })).toMatchObject({ position: 5, format: 'core-2024' })
})

test('bookmark and sightings stand on the question', async () => {
  await aBookmark(app, ana, 14, 'VERY_HARD')
  await aSighting(app, 14, '2026-03-01')
  const { bookmark, predictionCount } = await get(14)
  expect(bookmark).toEqual({ id: expect.any(Number), type: 'VERY_HARD', version: 0 })
  expect(predictionCount).toBe(1)
  expect((await get(14, {}, await aLearner(app, full))).bookmark).toBeNull()
})

test.each([
  ['unknown', 999],
  ['retired', 15],
])('a question that is %s does not exist', async (_case, id) => {
  for (const call of [getPractice, revealPractice]) {
    expect(await refusal(app, call, { as: ana, params: { id } })).toMatchObject({ status: 404, code: 'not_found' })
  }
})

test.each([0, -1, 2_147_483_648, 1e308, 'x', '1e3', '٣'])('the id %s is refused', async (id) => {
  const response = await app.http.inject({
    url: `/api/practices/${encodeURIComponent(String(id))}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect([response.statusCode, response.json()['code']]).toEqual(
    id === '1e3' ? [404, 'not_found'] : [400, 'invalid_request'],
  )
})

test('a place of the list is one question, counted from 0', async () => {
  const second = await ask(app, reOrder.page, { as: ana, params: { id: 1 } })
  expect(itemsOf(second).map(({ id, position }) => [id, position])).toEqual([[12, 2]])
  expect(second.page).toEqual({ number: 1, size: 1, totalPages: 4, totalElements: 4 })

  const filtered = await ask(app, reOrder.page, { as: ana, params: { id: 1 }, query: { complexities: 'EASY' } })
  expect(itemsOf(filtered).map(({ id }) => id)).toEqual([13])
})

test('a place past the end, or of a locked list, is empty', async () => {
  expect(itemsOf(await ask(app, reOrder.page, { as: ana, params: { id: 4 } }))).toEqual([])
  const locked = { prediction: true, predictionType: 'MONTHLY', resetUserAnswers: true }
  expect(itemsOf(await ask(app, reOrder.page, { as: ana, params: { id: 0 }, query: locked }))).toEqual([])
  const body = await refusal(app, reOrder.page, { as: ana, params: { id: -1 } })
  expect(body.errors.map(({ field }) => field)).toEqual(['id'])
})

test('the calls of one kind know no question of another kind', async () => {
  const order = { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC' as const }
  expect(await refusal(app, reOrder.create, { as: ana, params: { id: 20 }, body: order })).toMatchObject({
    status: 404,
  })
  for (const call of [reOrder.answers, reOrder.otherAnswers]) {
    expect(await refusal(app, call, { as: ana, params: { id: 20 } })).toMatchObject({ status: 404 })
  }
  const learner = await aLearner(app, full)
  const { id } = await ask(app, reOrder.create, { as: learner, params: { id: 11 }, body: order })
  expect(await refusal(app, dictation.deleteAnswer, { as: learner, params: { id } })).toMatchObject({ status: 404 })
  await ask(app, reOrder.deleteAnswer, { as: learner, params: { id } })
})

test.each(['/api/reading/re-order-paragraphs', '/api/speaking/repeat-sentence', '/api/nothing', '/api'])(
  'there is nothing at %s',
  async (url) => {
    const response = await app.http.inject({ url, headers: { authorization: `Bearer ${ana.token}` } })
    expect([response.statusCode, response.json()['code']]).toEqual([404, 'route_not_found'])
  },
)

/** Everything a learner can read of a question before answering it. */
async function everythingOf(taskId: TaskId, id: number, as: TestLearner) {
  const calls = callsOf(taskId)
  return JSON.stringify([
    await get(id, {}, as),
    await ask(app, calls.page, { as, params: { id: 0 }, query: { title: `#${id}` } }),
    await ask(app, calls.list, { as, query: { title: `#${id}` } }),
    await ask(app, calls.answers, { as, params: { id } }),
    await ask(app, calls.otherAnswers, { as, params: { id } }),
  ])
}

test.each(taskIds)('%s: two different keys give the same practice, byte for byte', async (taskId) => {
  const learner = await aLearner(app, full)
  const id = await aQuestion(app, taskId, { title: 'The same' })
  const before = await everythingOf(taskId, id, learner)
  const { db } = app.platform
  await db.update(question).set({ answerKey: samples[taskId].otherAnswerKey }).where(eq(question.id, id))
  expect(await everythingOf(taskId, id, learner)).toBe(before)
})

test.each(taskIds)(
  '%s: the answer shows after an own answer, to nobody else, and not after its deletion',
  async (taskId) => {
    const calls = callsOf(taskId)
    const learner = await aLearner(app, full)
    const id = await aQuestion(app, taskId)
    const attempt = await ask(app, calls.create, { as: learner, params: { id }, body: bodyOf(taskId) })
    expect(attempt.afterReveal).toBe(false)
    expect((await get(id, {}, learner)).revealed).toEqual(samples[taskId].answerKey)
    expect((await get(id)).revealed).toBeNull()
    await ask(app, calls.deleteAnswer, { as: learner, params: { id: attempt.id } })
    expect((await get(id, {}, learner)).revealed).toBeNull()
  },
)

test.each(taskIds)('%s: the answer shows when asked for, and later answers say so', async (taskId) => {
  const learner = await aLearner(app, full)
  const id = await aQuestion(app, taskId)
  const shown = await ask(app, revealPractice, { as: learner, params: { id } })
  expect(shown.revealed).toEqual(samples[taskId].answerKey)
  // Asking twice is no error.
  expect((await ask(app, revealPractice, { as: learner, params: { id } })).revealed).not.toBeNull()
  expect((await get(id, {}, learner)).revealed).not.toBeNull()
  expect((await get(id)).revealed).toBeNull()
  const calls = callsOf(taskId)
  const attempt = await ask(app, calls.create, { as: learner, params: { id }, body: bodyOf(taskId) })
  expect(attempt.afterReveal).toBe(true)
})

test.each(taskIds)('%s: a shared answer shows nothing of the key to who has not answered', async (taskId) => {
  const calls = callsOf(taskId)
  const id = await aQuestion(app, taskId)
  const author = await aLearner(app, full)
  const body = { ...bodyOf(taskId), isShared: true }
  const { score } = await ask(app, calls.create, { as: author, params: { id }, body })
  const reader = await aLearner(app, full)
  const [blind] = itemsOf(await ask(app, calls.otherAnswers, { as: reader, params: { id } }))
  expect(blind?.score?.total.earned).toBe(score?.total.earned)
  expect(blind?.score?.comparisons).toEqual([])

  await ask(app, revealPractice, { as: reader, params: { id } })
  const [seeing] = itemsOf(await ask(app, calls.otherAnswers, { as: reader, params: { id } }))
  expect(seeing?.score).toEqual(score)
})

test('a shared answer is shown whole to who has answered, too', async () => {
  const calls = callsOf('listening/write-from-dictation')
  const id = await aQuestion(app, 'listening/write-from-dictation')
  const body = { ...bodyOf('listening/write-from-dictation'), isShared: true }
  const { score } = await ask(app, calls.create, { as: await aLearner(app, full), params: { id }, body })
  const reader = await aLearner(app, full)
  await ask(app, calls.create, { as: reader, params: { id }, body })
  const [seeing] = itemsOf(await ask(app, calls.otherAnswers, { as: reader, params: { id } }))
  expect(seeing?.score).toEqual(score)
})

test.each(taskIds.filter((taskId) => tasks[taskId].scoredBy === 'ai'))(
  '%s: whatever the key, who has not answered sees the same score of a shared answer',
  async (taskId) => {
    const reader = await aLearner(app, full)
    const seen = async (answerKey: unknown) => {
      const id = await aQuestion(app, taskId, { answerKey })
      const body = { ...bodyOf(taskId), isShared: true }
      await ask(app, callsOf(taskId).create, { as: await aLearner(app, full), params: { id }, body })
      const [blind] = itemsOf(await ask(app, callsOf(taskId).otherAnswers, { as: reader, params: { id } }))
      return JSON.stringify(blind?.score)
    }
    const { answerKey, otherAnswerKey } = samples[taskId]
    expect(await seen(answerKey)).toBe(await seen(otherAnswerKey))
  },
)

test('recordings that a question names come as links for this learner', async () => {
  const audio = 'a'.repeat(32)
  const modelAudio = 'b'.repeat(32)
  const heard = await aQuestion(app, 'listening/write-from-dictation', { prompt: { audio } })
  const { media } = await get(heard)
  expect(Object.keys(media)).toEqual([audio])
  expect(media[audio]).toMatch(/^\/media\/[\w.-]+\/a{32}$/u)
  expect(media[audio]).not.toBe((await get(heard, {}, await aLearner(app, full))).media[audio])

  const answerKey = { ...Object(samples['speaking/read-aloud'].answerKey), modelAudio }
  const read = await aQuestion(app, 'speaking/read-aloud', { answerKey })
  expect((await get(read)).media).toEqual({})
  expect(Object.keys((await ask(app, revealPractice, { as: ana, params: { id: read } })).media)).toEqual([modelAudio])
})

test('a talk to summarise is to be had in the accents there are, its own first; other recordings have one', async () => {
  const audio = 'd'.repeat(32)
  const script = { turns: [{ voice: 'slt' as const, text: 'It rained all week.' }] }
  await app.platform.db.insert(contentMedia).values({ id: audio, script, createdAt: app.clock.now() })
  await aQuestion(app, 'listening/summarize-spoken-text', { id: 9021, prompt: { audio } })
  const { audios = [], media } = await get(9021)
  expect(audios.map(({ id, label }) => [id, label])).toEqual([
    [1, 'US'],
    [0, 'UK'],
  ])
  const takes = await Promise.all(
    [media[audio] ?? '', ...audios.map(({ value }) => value)].map((url) => app.http.inject(url)),
  )
  expect(takes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(takes[1]?.body).toBe(takes[0]?.body)
  expect(takes[2]?.body).not.toBe(takes[0]?.body)
  expect((await get(20)).audios).toBeUndefined()
})

test('a question that is judged by what is said is made ready when it is opened, and one with a key is not', async () => {
  const judged = await aQuestion(app, 'speaking/summarize-group-discussion')
  const before = app.rating.prepared.length
  await get(11)
  expect(app.rating.prepared).toHaveLength(before)
  await get(judged)
  expect(app.rating.prepared.slice(before)).toEqual([expect.stringContaining('The river flooded the town')])
})
