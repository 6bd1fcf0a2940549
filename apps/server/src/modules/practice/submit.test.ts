import { getAttempt } from '@rehearsal/contracts/attempts'
import { itemsOf } from '@rehearsal/contracts/wire'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { taskIds, type TaskId } from '@rehearsal/exam/task-ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, idempotency, recording } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { bodyOf, isSpoken, perfectBodyOf, variantOf } from '../../testing/an-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { callsOf, dictation, readAloud, reOrder, summarize } from '../../testing/calls.ts'

let app: TestApp
let ana: TestLearner
const questions = new Map<TaskId, number>()

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app, { plan: 'PREMIUM', academicFormat: 'academic-2025-full' })
  for (const taskId of taskIds) questions.set(taskId, await aQuestion(app, taskId))
})
afterAll(() => app.close())

const idOf = (taskId: TaskId) => questions.get(taskId) ?? 0
const ORDER = 'reading/re-order-paragraphs'
const order = { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC' as const }

const submitOrder = (body: Record<string, unknown>, headers = {}, as = ana) =>
  ask(app, reOrder.create, { as, params: { id: idOf(ORDER) }, body: { ...order, ...body }, headers })
const refusedOrder = (body: Record<string, unknown>, headers = {}) =>
  refusal(app, reOrder.create, { as: ana, params: { id: idOf(ORDER) }, body: { ...order, ...body }, headers })
const countOf = (learner: { id: string }) => app.platform.db.$count(attempt, eq(attempt.userId, learner.id))

test.each(taskIds)('%s: an answer is kept, scored and read again', async (taskId) => {
  const calls = callsOf(taskId)
  const params = { id: idOf(taskId) }
  const variant = variantOf(taskId)
  const format = ana.formats[variant]
  const response = await send(app, calls.create, {
    as: ana,
    params,
    body: { ...perfectBodyOf(taskId), duration: 12.5 },
  })
  expect(response.statusCode).toBe(201)
  const given = calls.create.response.parse(response.json())
  expect(given).toMatchObject({
    practiceId: params.id,
    taskId,
    questionTitle: `Question ${params.id}`,
    type: 'MY_ANSWER',
    nickname: 'Ana',
    lastModifiedDate: '2026-03-18T09:00:00.000Z',
    pteType: variant,
    mode: 'practice',
    status: 'scored',
    timeTaken: 12.5,
    failureMessage: null,
    isShared: false,
    afterReveal: false,
  })
  expect(given.score).toMatchObject({ format, timeTaken: 12.5, pteType: variant })
  const { feeds, traits } = rulesOf(format, taskId)
  for (const skill of skillsInMenuOrder) expect(given.score?.[skill] !== null).toBe(feeds.includes(skill))
  expect(given.score?.items.map(({ title }) => title)).toEqual(traits.map(({ trait }) => trait))
  expect(given.score?.total.earned).toBe(given.score?.total.max)

  const mine = await ask(app, calls.answers, { as: ana, params })
  expect(mine).toMatchObject({ number: 0, totalPages: 1, totalElements: 1 })
  expect(itemsOf(mine)).toEqual([given])
  expect((await ask(app, getAttempt, { as: ana, params: { id: given.id } })).id).toBe(given.id)
})

test('a key decides at once what is right and wrong', async () => {
  const { score } = await submitOrder({ answers: ['b', 'a', 'c'] })
  expect(score?.total).toEqual({ earned: 0, max: 2 })
  expect(score?.comparisons.map(({ isCorrect }) => isCorrect)).toEqual([false, false, true])
  expect([score?.speaking, score?.listening]).toEqual([null, null])
})

test('a summary’s score shows its word limits for both exams, and how far it may be off', async () => {
  const params = { id: idOf('writing/summarize-written-text') }
  const { score } = await ask(app, summarize.create, {
    as: ana,
    params,
    body: bodyOf('writing/summarize-written-text'),
  })
  expect(score).toMatchObject({ minWordCountAcademic: 5, maxWordCountAcademic: 75 })
  expect(score?.maxWordCountCore).not.toBeNull()
  expect(score?.items.map(({ title }) => title)).toEqual(['content', 'form', 'grammar', 'vocabulary'])
  expect(score?.items.map(({ standardError }) => standardError)).toEqual(Array(4).fill(expect.any(Number)))
  expect(score?.total.standardError).toBeGreaterThan(0)
  expect(score?.evidence).toMatchObject({ kind: 'text', keyPoints: [{ isCovered: true }, { isCovered: true }] })
})

test('a spoken answer is kept as its recording, which its learner hears', async () => {
  const params = { id: idOf('speaking/read-aloud') }
  const audio = Buffer.from('this stands for an mp3')
  const body = { answerRequest: audio.toString('base64'), pteType: 'ACADEMIC' as const }
  const given = await ask(app, readAloud.create, { as: ana, params, body })
  expect(given.timeTaken).toBe(4)
  expect(given.answers).toEqual({ recordingId: expect.any(Number) })
  const [row] = await app.platform.db.select().from(recording).where(eq(recording.attemptId, given.id))
  expect(row).toMatchObject({ userId: ana.id, bytes: audio.length, seconds: 4 })
  const heard = await app.http.inject(given.recordingUrl ?? '')
  expect([heard.statusCode, heard.body]).toEqual([200, 'this stands for an mp3'])
})

test('an answer is stamped with the exam, its format and the revision it answered', async () => {
  const { id } = await submitOrder({ pteType: 'CORE', mode: 'exam', accent: 1 })
  const [row] = await app.platform.db.select().from(attempt).where(eq(attempt.id, id))
  expect(row).toMatchObject({ variant: 'CORE', format: 'core-2024', questionRevision: 1, mode: 'exam', taskId: ORDER })
})

test.each([
  [{ duration: 90 }, 90],
  [{ duration: '1:30' }, 90],
  [{ duration: '01:05' }, 65],
  [{ duration: 0 }, 0],
  [{ duration: 5e-324 }, 0],
  [{ duration: 86_400 }, 86_400],
  [{}, 0],
])('the duration %j is %d seconds', async (body, seconds) => {
  expect((await submitOrder(body)).timeTaken).toBe(seconds)
})

test('durations come back as minutes and seconds to who asks for them', async () => {
  const given = await submitOrder({ duration: 125.4 }, { 'x-duration-type': 'MINUTE_SECOND' })
  expect([given.timeTaken, given.score?.timeTaken]).toEqual(['02:05', '02:05'])
  const params = { id: idOf(ORDER) }
  const headers = { 'x-duration-type': 'MINUTE_SECOND' }
  const [latest] = itemsOf(await ask(app, reOrder.answers, { as: ana, params, headers }))
  expect(latest?.timeTaken).toBe('02:05')
})

test.each([
  [{ duration: -1 }, ['duration']],
  [{ duration: 86_401 }, ['duration']],
  [{ duration: '1:75' }, ['duration']],
  [{ pteType: 'UKVI' }, ['pteType']],
  [{ pteType: undefined }, ['pteType']],
  [{ mode: 'cheat' }, ['mode']],
  [{ isShared: 'yes' }, ['isShared']],
  [{ accent: 3 }, ['accent']],
  [{ answers: 'abc' }, ['answers']],
  [{ answers: [1, 2, 3] }, ['answers.0', 'answers.1', 'answers.2']],
  [{ answers: ['a', 'a', 'b'] }, ['answers']],
  [{ answers: ['a', 'b'] }, ['answers']],
  [{ answers: ['a', 'b', 'x'] }, ['answers.2', 'answers']],
  [{ answers: [] }, ['answers', 'answers', 'answers']],
  [{ userId: 'someone', score: 90 }, ['userId', 'score']],
  [{ pteType: 1, duration: {}, extra: null }, ['duration', 'pteType', 'extra']],
])('the body %j is refused by %j and nothing is stored', async (body, paths) => {
  const before = await countOf(ana)
  const { status, code, errors } = await refusedOrder(body)
  expect([status, code]).toEqual([400, 'invalid_request'])
  expect(errors.map(({ path }) => path)).toEqual(paths)
  expect(await countOf(ana)).toBe(before)
})

test.each([
  [dictation, 'listening/write-from-dictation', { answer: '  ' }],
  [dictation, 'listening/write-from-dictation', { answer: 'x'.repeat(20_001) }],
  [dictation, 'listening/write-from-dictation', { answer: 'NUL \0 inside' }],
  [summarize, 'writing/summarize-written-text', { answer: '' }],
  [summarize, 'writing/summarize-written-text', { answer: 'half a pair \ud800' }],
  [readAloud, 'speaking/read-aloud', { answerRequest: '' }],
  [readAloud, 'speaking/read-aloud', { answerRequest: 'data:audio/mp3;base64,AAAA' }],
  [readAloud, 'speaking/read-aloud', { answerRequest: 12 }],
] as const)('an answer without substance is refused (%#)', async (calls, taskId, parts) => {
  const body = { ...parts, pteType: 'ACADEMIC' }
  const before = await countOf(ana)
  const response = await send(app, calls.create, { as: ana, params: { id: idOf(taskId) }, body })
  expect([response.statusCode, response.json()['code']]).toEqual([400, 'invalid_request'])
  expect(await countOf(ana)).toBe(before)
})

/** Seconds of work of this process, which other processes on the machine do not lengthen. */
const cpuSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6

test('two megabytes of spaces are refused in no time', async () => {
  const before = cpuSeconds()
  const body = { answerRequest: `${'A '.repeat(900_000)}!`, pteType: 'ACADEMIC' }
  const response = await send(app, readAloud.create, { as: ana, params: { id: idOf('speaking/read-aloud') }, body })
  expect(response.statusCode).toBe(400)
  const spaces = { answerRequest: `${' '.repeat(1_800_000)}!`, pteType: 'ACADEMIC' }
  const blank = await send(app, readAloud.create, {
    as: ana,
    params: { id: idOf('speaking/read-aloud') },
    body: spaces,
  })
  expect(blank.statusCode).toBe(400)
  expect(cpuSeconds() - before).toBeLessThan(2)
})

test('a question of one exam is not answered in the other', async () => {
  const id = await aQuestion(app, ORDER, { variants: ['CORE'] })
  const { errors } = await refusal(app, reOrder.create, { as: ana, params: { id }, body: { ...order, answers: ['a'] } })
  expect(errors.map(({ path }) => path)).toEqual(['answers', 'answers', 'pteType'])
})

test('an answer to no question is refused', async () => {
  expect(await refusal(app, reOrder.create, { as: ana, params: { id: 9999 }, body: order })).toMatchObject({
    status: 404,
  })
  const retired = await aQuestion(app, ORDER, { isRetired: true })
  const body = { as: ana, params: { id: retired }, body: order }
  expect(await refusal(app, reOrder.create, body)).toMatchObject({ status: 404 })
})

test.each([
  ['text/plain', '{}', 415, 'unsupported_media_type'],
  ['application/json', '{"answers":', 400, 'malformed_body'],
  ['application/json', '[]', 400, 'invalid_request'],
  ['application/json', 'null', 400, 'invalid_request'],
  ['application/json', '', 400, 'invalid_request'],
  ['application/json', `"${'x'.repeat(2 * 1024 * 1024)}"`, 413, 'body_too_large'],
  ['application/json', '{"__proto__":{"role":"admin"},"pteType":"ACADEMIC"}', 400, 'invalid_request'],
])('a body of %s that is unusable is refused (%#)', async (type, payload, status, code) => {
  const response = await app.http.inject({
    method: 'POST',
    url: `/api/reading/reorderParagraphs/${idOf(ORDER)}`,
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': type },
    payload,
  })
  expect([response.statusCode, response.json()['code']]).toEqual([status, code])
})

test('a repeat with the same key is the first answer again', async () => {
  const headers = { 'idempotency-key': 'first' }
  const first = await submitOrder({ duration: 3 }, headers)
  const again = await submitOrder({ duration: 3 }, headers)
  expect(again).toEqual(first)
  expect((await submitOrder({ duration: 3 }, { 'idempotency-key': 'second' })).id).not.toBe(first.id)
})

test('the same key with another body, or for another question, is refused', async () => {
  const headers = { 'idempotency-key': 'one-use' }
  await submitOrder({ duration: 3 }, headers)
  expect(await refusedOrder({ duration: 4 }, headers)).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  const id = await aQuestion(app, ORDER)
  const other = { as: ana, params: { id }, body: { ...order, duration: 3 }, headers }
  expect(await refusal(app, reOrder.create, other)).toMatchObject({ status: 422 })
})

test('keys are each learner’s own', async () => {
  const headers = { 'idempotency-key': 'shared-name' }
  const ben = await aLearner(app)
  const [one, two] = await Promise.all([submitOrder({}, headers), submitOrder({}, headers, ben)])
  expect(one.id).not.toBe(two.id)
})

test('without a key each call is an answer of its own', async () => {
  const learner = await aLearner(app)
  await submitOrder({}, {}, learner)
  await submitOrder({}, {}, learner)
  expect(await countOf(learner)).toBe(2)
})

test.each(['', 'with space', 'ümlaut', 'x'.repeat(201)])('the key "%s" is refused', async (key) => {
  const { errors } = await refusedOrder({}, { 'idempotency-key': key })
  expect(errors.map(({ field }) => field)).toEqual(['Idempotency-Key'])
})

test.each(taskIds)('%s: sent twenty times at once with one key, it is one answer', async (taskId) => {
  const learner = await aLearner(app, { academicFormat: 'academic-2025-full' })
  const asking = {
    as: learner,
    params: { id: idOf(taskId) },
    body: bodyOf(taskId),
    headers: { 'idempotency-key': `many-${taskId}` },
  }
  const given = await Promise.all(Array.from({ length: 20 }, () => ask(app, callsOf(taskId).create, asking)))
  expect(new Set(given.map(({ id }) => id)).size).toBe(1)
  expect(await countOf(learner)).toBe(1)
  expect(await app.platform.db.$count(idempotency, eq(idempotency.userId, learner.id))).toBe(1)
  expect(await app.platform.db.$count(recording, eq(recording.userId, learner.id))).toBe(isSpoken(taskId) ? 1 : 0)
})

test('takes that were stored for nothing are removed again', async () => {
  const objects = await app.platform.storage.list('recordings')
  expect(objects).toHaveLength(await app.platform.db.$count(recording))
})

test('what the learner’s browser wrote down is kept with the recording of free speech, and refused where the text is given', async () => {
  const transcript = 'The chart shows three towns.'
  const body = { ...bodyOf('speaking/describe-image'), transcript }
  const calls = callsOf('speaking/describe-image')
  const given = await ask(app, calls.create, { as: ana, params: { id: idOf('speaking/describe-image') }, body })
  expect(given.answers).toEqual({ recordingId: expect.any(Number), transcript })
  const scripted = { ...bodyOf('speaking/read-aloud'), transcript }
  const params = { id: idOf('speaking/read-aloud') }
  const { code, errors } = await refusal(app, readAloud.create, { as: ana, params, body: scripted })
  expect([code, errors.map(({ path }) => path)]).toEqual(['invalid_request', ['transcript']])
})
