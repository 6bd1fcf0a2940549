import {
  getAnswerConsent,
  getAttempt,
  listAttempts,
  putAnswerConsent,
  type ScoredAnswer,
  shareAttempt,
} from '@rehearsal/contracts/attempts'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, question, recording } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { dictation, readAloud, reOrder } from '../../testing/calls.ts'

let app: TestApp
let questionId: number
let readingId: number

beforeAll(async () => {
  app = await anApp()
  questionId = await aQuestion(app, 'reading/re-order-paragraphs', { title: 'The market' })
  readingId = await aQuestion(app, 'speaking/read-aloud')
})
afterAll(() => app.close())

type Extra = { isShared?: boolean }
const order = (as: TestLearner, extra: Extra = {}): Promise<ScoredAnswer> => {
  const body = { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC', ...extra }
  return ask(app, reOrder.create, { as, params: { id: questionId }, body })
}
const read = (as: TestLearner, extra: Extra = {}): Promise<ScoredAnswer> => {
  const body = { answerRequest: Buffer.from(`take of ${as.id}`).toString('base64'), pteType: 'ACADEMIC', ...extra }
  return ask(app, readAloud.create, { as, params: { id: readingId }, body })
}
const community = async (as: TestLearner, call = reOrder.otherAnswers, id = questionId) =>
  itemsOf(await ask(app, call, { as, params: { id } }))

test('my answers are mine alone, newest first, in pages', async () => {
  const [ana, ben] = [await aLearner(app), await aLearner(app)]
  const ids: number[] = []
  for (let i = 0; i < 5; i++) ids.push((await order(ana)).id)
  await order(ben)
  const params = { id: questionId }
  const first = await ask(app, reOrder.answers, { as: ana, params, query: { size: 2 } })
  expect(first).toMatchObject({ number: 0, totalPages: 3, totalElements: 5 })
  const last = await ask(app, reOrder.answers, { as: ana, params, query: { page: 2, size: 2 } })
  expect([...itemsOf(first), ...itemsOf(last)].map(({ id }) => id)).toEqual([ids[4], ids[3], ids[0]])
  const past = await ask(app, reOrder.answers, { as: ana, params, query: { page: 9 } })
  expect([itemsOf(past), past.totalElements]).toEqual([[], 5])
  const refused = await refusal(app, reOrder.answers, { as: ana, params, query: { page: -1, size: 1001 } })
  expect(refused.errors.map(({ field }) => field).toSorted()).toEqual(['page', 'size'])
})

test('the scored answer before another one is asked for alone', async () => {
  const ana = await aLearner(app)
  const ids: number[] = []
  for (let i = 0; i < 4; i++) ids.push((await order(ana)).id)
  const [first = 0, , third = 0, last = 0] = ids
  await app.platform.db.update(attempt).set({ status: 'failed', score: null }).where(eq(attempt.id, third))
  const before = async (scoredBefore: number) => {
    const query = { size: 1, scoredBefore }
    return itemsOf(await ask(app, reOrder.answers, { as: ana, params: { id: questionId }, query })).map(({ id }) => id)
  }
  expect([await before(last), await before(first)]).toEqual([[ids[1]], []])
})

test('my latest answers stand together whatever their kind', async () => {
  const ana = await aLearner(app)
  const dictated = await aQuestion(app, 'listening/write-from-dictation')
  await order(ana)
  await read(ana)
  await ask(app, dictation.create, { as: ana, params: { id: dictated }, body: { answer: 'the', pteType: 'CORE' } })
  const latest = await ask(app, listAttempts, { as: ana, query: { size: 2 } })
  expect(latest).toMatchObject({ number: 0, totalPages: 2, totalElements: 3 })
  expect(itemsOf(latest).map(({ taskId, pteType }) => [taskId, pteType])).toEqual([
    ['listening/write-from-dictation', 'CORE'],
    ['speaking/read-aloud', 'ACADEMIC'],
  ])
})

test('answers to a question that has been retired stay readable', async () => {
  const ana = await aLearner(app)
  const id = await aQuestion(app, 'reading/re-order-paragraphs')
  const body = { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC' }
  const given = await ask(app, reOrder.create, { as: ana, params: { id }, body })
  await app.platform.db.update(question).set({ isRetired: true }).where(eq(question.id, id))
  expect(itemsOf(await ask(app, reOrder.answers, { as: ana, params: { id } })).map((one) => one.id)).toEqual([given.id])
  expect((await ask(app, getAttempt, { as: ana, params: { id: given.id } })).questionTitle).toBe(`Question ${id}`)
})

test('another learner’s answer does not exist: not to read, share, delete', async () => {
  const [ana, ben] = [await aLearner(app), await aLearner(app)]
  const given = await order(ana, { isShared: true })
  const asking = { as: ben, params: { id: given.id } }
  for (const call of [getAttempt, reOrder.deleteAnswer]) {
    expect(await refusal(app, call, asking)).toMatchObject({ status: 404, code: 'not_found' })
  }
  expect(await refusal(app, shareAttempt, { ...asking, body: { isShared: false } })).toMatchObject({ status: 404 })
  expect((await ask(app, getAttempt, { as: ana, params: { id: given.id } })).isShared).toBe(true)
})

test('a deleted answer is gone for its learner too', async () => {
  const ana = await aLearner(app)
  const { id } = await order(ana, { isShared: true })
  const deleted = await send(app, reOrder.deleteAnswer, { as: ana, params: { id } })
  expect([deleted.statusCode, deleted.body]).toEqual([204, ''])
  expect(await refusal(app, getAttempt, { as: ana, params: { id } })).toMatchObject({ status: 404 })
  expect(await refusal(app, reOrder.deleteAnswer, { as: ana, params: { id } })).toMatchObject({ status: 404 })
  expect(await refusal(app, shareAttempt, { as: ana, params: { id }, body: { isShared: true } })).toMatchObject({
    status: 404,
  })
  expect(itemsOf(await ask(app, listAttempts, { as: ana }))).toEqual([])
  expect((await community(await aLearner(app))).map((one) => one.id)).not.toContain(id)
})

test('a deleted recording is gone from the storage, and its link leads nowhere', async () => {
  const ana = await aLearner(app)
  const given = await read(ana)
  const [row] = await app.platform.db.select().from(recording).where(eq(recording.attemptId, given.id))
  expect(await app.platform.storage.findSize(row?.objectKey ?? '')).toBeGreaterThan(0)
  await ask(app, readAloud.deleteAnswer, { as: ana, params: { id: given.id } })
  expect(await app.platform.storage.findSize(row?.objectKey ?? '')).toBeNull()
  expect(await app.platform.db.$count(recording, eq(recording.userId, ana.id))).toBe(0)
  expect((await app.http.inject(given.recordingUrl ?? '')).statusCode).toBe(404)
})

test('nobody is asked twice, and who was not asked has not agreed', async () => {
  const ana = await aLearner(app)
  expect(await ask(app, getAnswerConsent, { as: ana })).toEqual({ agrees: null })
  expect((await order(ana)).isShared).toBe(false)
  expect(await ask(app, putAnswerConsent, { as: ana, body: { agrees: true } })).toEqual({ agrees: true })
  expect(await ask(app, getAnswerConsent, { as: ana })).toEqual({ agrees: true })
  expect((await order(ana)).isShared).toBe(true)
  await ask(app, putAnswerConsent, { as: ana, body: { agrees: false } })
  expect(await ask(app, getAnswerConsent, { as: ana })).toEqual({ agrees: false })
  expect((await order(ana)).isShared).toBe(false)
})

test('what an answer itself says about being shown comes before the general consent', async () => {
  const ana = await aLearner(app)
  expect((await order(ana, { isShared: true })).isShared).toBe(true)
  await ask(app, putAnswerConsent, { as: ana, body: { agrees: true } })
  expect((await order(ana, { isShared: false })).isShared).toBe(false)
})

test.each([{}, { agrees: 'yes' }, { agrees: true, forever: true }])('the consent %j is refused', async (body) => {
  expect(await refusal(app, putAnswerConsent, { as: await aLearner(app), body })).toMatchObject({ status: 400 })
})

test('the community shows scored answers whose authors agreed, and never one’s own', async () => {
  const [ana, ben, reader] = [await aLearner(app), await aLearner(app, { nickname: 'Ben' }), await aLearner(app)]
  const hidden = await order(ana)
  const shown = await order(ben, { isShared: true })
  const own = await order(reader, { isShared: true })
  const found = await community(reader)
  const ids = found.map(({ id }) => id)
  expect(ids).toContain(shown.id)
  expect(ids).not.toContain(hidden.id)
  expect(ids).not.toContain(own.id)
  expect(found.find(({ id }) => id === shown.id)).toMatchObject({
    type: 'OTHER_ANSWER',
    nickname: 'Ben',
    isShared: true,
  })
})

test('an answer can be shown later and hidden again', async () => {
  const [ana, reader] = [await aLearner(app), await aLearner(app)]
  const { id } = await order(ana)
  const isShown = async () => (await community(reader)).some((one) => one.id === id)
  expect(await isShown()).toBe(false)
  expect((await ask(app, shareAttempt, { as: ana, params: { id }, body: { isShared: true } })).isShared).toBe(true)
  expect(await isShown()).toBe(true)
  expect((await ask(app, shareAttempt, { as: ana, params: { id }, body: { isShared: false } })).isShared).toBe(false)
  expect(await isShown()).toBe(false)
})

test('an answer that waits for its score is not shown', async () => {
  const [ana, reader] = [await aLearner(app), await aLearner(app)]
  const release = app.rating.hold()
  const id = await aQuestion(app, 'speaking/read-aloud')
  const body = { answerRequest: 'AAAA', pteType: 'ACADEMIC', isShared: true }
  await ask(app, readAloud.create, { as: ana, params: { id }, body, headers: { prefer: 'wait=0' } })
  expect(await community(reader, readAloud.otherAnswers, id)).toEqual([])
  release()
  await expect.poll(() => community(reader, readAloud.otherAnswers, id)).toHaveLength(1)
})

test('a recording is heard by others only while its author shows the answer', async () => {
  const [ana, reader] = [await aLearner(app), await aLearner(app)]
  const silent = await read(ana)
  const spoken = await read(ana, { isShared: true })
  const found = await community(reader, readAloud.otherAnswers, readingId)
  expect(found.map(({ id }) => id)).not.toContain(silent.id)
  const url = found.find(({ id }) => id === spoken.id)?.recordingUrl ?? ''
  expect((await app.http.inject(url)).body).toBe(`take of ${ana.id}`)
  expect(JSON.stringify(found)).not.toContain((silent.recordingUrl ?? '').split('/').at(-1))
})

test('nobody’s e-mail or account id is told to another learner', async () => {
  const [ana, reader] = [await aLearner(app), await aLearner(app)]
  await order(ana, { isShared: true })
  await read(ana, { isShared: true })
  const told = JSON.stringify([
    await community(reader),
    await community(reader, readAloud.otherAnswers, readingId),
    await ask(app, listAttempts, { as: reader }),
  ])
  expect(told).not.toContain(ana.email)
  expect(told).not.toContain(ana.id)
})

test('the community is read in pages', async () => {
  const id = await aQuestion(app, 'reading/re-order-paragraphs')
  const body = { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC', isShared: true }
  for (let i = 0; i < 3; i++) await ask(app, reOrder.create, { as: await aLearner(app), params: { id }, body })
  const as = await aLearner(app)
  const page = await ask(app, reOrder.otherAnswers, { as, params: { id }, query: { page: 1, size: 2 } })
  expect(page).toMatchObject({ number: 1, totalPages: 2, totalElements: 3 })
  expect(itemsOf(page)).toHaveLength(1)
})

test('nothing of what a learner writes or who they are stands in the log', () => {
  const log = app.lines.join('\n')
  expect(log).toContain('"route":"/api/reading/reorderParagraphs/:id"')
  for (const word of ['example.org', 'Bearer', 'answerRequest', 'eyJ', 'dGFrZSBvZi']) expect(log).not.toContain(word)
})
