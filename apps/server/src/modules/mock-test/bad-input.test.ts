import {
  answerMockTestItem,
  beatMockTest,
  deleteMockTest,
  endMockTest,
  getMockTest,
  listMockTests,
  openMockTest,
  startMockTest,
} from '@rehearsal/contracts/mock-tests'
import { newRun, RESUMABLE_MS } from '@rehearsal/exam/mock-test/run/run'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attempt,
  inboxItem,
  mockTest,
  mockTestItem,
  question,
  questionRevision,
  recording,
  users,
} from '../../platform/database/schema.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, PAGE, sampleAnswer } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, type Asking, refusal, send } from '../../testing/ask.ts'
import { endSilentTests } from './end-service.ts'
import { listReportItems } from './list-queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())

const premium = () => aLearner(app, { plan: 'PREMIUM' })
const rowOf = async (id: number, position: number) => {
  const rows = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, id))
  return rows.find((row) => row.position === position)
}
const answering = (id: number, position: number, answer: unknown, page = PAGE): Asking => ({
  params: { id, position },
  body: { page, answer },
})
const codeOf = async (as: TestLearner, asking: Asking) =>
  (await refusal(app, answerMockTestItem, { as, ...asking })).code

/** A reading test: its part has one clock. */
async function aReading(as: TestLearner) {
  const id = await aMockTest(app, as, { form: 'reading' })
  const state = await openAs(app, as, id)
  return { id, state, answer: sampleAnswer(state.item?.taskId ?? 'reading/re-order-paragraphs') }
}

test('an item of the future, of a place that is not there and of a foreign test is not answered', async () => {
  const [ana, bea] = [await premium(), await premium()]
  const { id, answer } = await aReading(ana)
  expect(await codeOf(ana, answering(id, 1, null))).toBe('item_to_come')
  expect(await codeOf(ana, answering(id, 199, null))).toBe('not_found')
  expect(await codeOf(bea, answering(id, 0, answer))).toBe('not_found')
  expect(await codeOf(ana, answering(id + 1000, 0, answer))).toBe('not_found')
  for (const endpoint of [getMockTest, endMockTest, deleteMockTest]) {
    expect((await refusal(app, endpoint, { as: bea, params: { id } })).code).toBe('not_found')
  }
  for (const endpoint of [openMockTest, beatMockTest]) {
    expect((await refusal(app, endpoint, { as: bea, params: { id }, body: { page: PAGE } })).code).toBe('not_found')
  }
  expect((await rowOf(id, 0))?.answeredAt).toBeNull()
})

test('an item that was not opened is not answered', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'reading' })
  expect(await codeOf(ana, answering(id, 0, null))).toBe('item_to_come')
})

test('an answer of another kind’s shape, or one that does not fit its question, is refused with all that is wrong and changes nothing', async () => {
  const ana = await premium()
  const { id, state } = await aReading(ana)
  expect(state.item?.taskId).toBe('reading/rw-fill-in-the-blanks')
  const before = await rowOf(id, 0)
  for (const [answer, paths] of [
    [{ answers: ['a'] }, ['answer.words', 'answer.answers']],
    [{ words: [1, 2] }, ['answer.words.0', 'answer.words.1']],
    [{ words: ['\0'] }, ['answer.words.0']],
    [{ answerRequest: 'AAAA' }, ['answer.words', 'answer.answerRequest']],
    ['a text', ['answer']],
    [[], ['answer']],
  ] as const) {
    const { code, errors } = await refusal(app, answerMockTestItem, { as: ana, ...answering(id, 0, answer) })
    expect(code).toBe('invalid_request')
    expect(errors.map(({ path }) => path)).toEqual(paths)
  }
  expect(await codeOf(ana, answering(id, 0, { words: ['nobody offers this', 'nor that'] }))).toBe('invalid_request')
  expect(await rowOf(id, 0)).toEqual(before)
  expect((await openAs(app, ana, id)).position).toBe(0)
})

test('the same answer twice, or another one after it, changes nothing', async () => {
  const ana = await premium()
  const { id, state, answer } = await aReading(ana)
  const first = await answerAs(app, ana, state, answer)
  const kept = await rowOf(id, 0)
  app.clock.advanceSeconds(3)
  const again = await answerAs(app, ana, state, answer)
  expect({ ...again, item: null }).toEqual({ ...first, item: null })
  expect(again.item?.remainingMs).toBe((first.item?.remainingMs ?? 0) - 3000)
  await answerAs(app, ana, state, null)
  expect(await rowOf(id, 0)).toEqual(kept)
})

test('a take that comes twice is stored once', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'speaking-writing' })
  const state = await openAs(app, ana, id)
  await Promise.all([1, 2, 3].map(() => answerAs(app, ana, state, sampleAnswer('speaking/read-aloud'))))
  const rows = await app.platform.db.select().from(recording).where(eq(recording.userId, ana.id))
  expect(rows).toHaveLength(1)
  const stored = (await app.platform.storage.list('recordings')).map(({ key }) => key)
  const known = (await app.platform.db.select({ key: recording.objectKey }).from(recording)).map(({ key }) => key)
  expect(stored.filter((key) => !known.includes(key))).toEqual([])
})

/** A page that is there for so long, and says so as pages do. */
async function stay(as: TestLearner, id: number, seconds: number) {
  for (let left = seconds; left > 0; left -= 5) {
    app.clock.advanceSeconds(Math.min(left, 5))
    await ask(app, beatMockTest, { as, params: { id }, body: { page: PAGE } })
  }
}

test('an answer in the half minute of a take counts; one after it is kept, said to be late and becomes an attempt all the same', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'speaking-writing' })
  const state = await openAs(app, ana, id)
  const answer = sampleAnswer('speaking/read-aloud')
  await stay(ana, id, (state.item?.remainingMs ?? 0) / 1000 + 29.5)
  const inTime = await answerAs(app, ana, state, answer)
  expect(inTime).toMatchObject({ position: 1, latePositions: [] })
  await stay(ana, id, (inTime.item?.remainingMs ?? 0) / 1000 + 30.5)
  const late = await answerAs(app, ana, inTime, answer)
  expect(late).toMatchObject({ position: 2, latePositions: [1], item: { position: 2 }, interruptions: [] })
  await ask(app, endMockTest, { as: ana, params: { id } })
  expect(await app.platform.db.$count(attempt, eq(attempt.userId, ana.id))).toBe(2)
  expect(
    (await listReportItems(app.platform.db, { id, userId: ana.id }, { hasScores: true })).slice(0, 3),
  ).toMatchObject([
    {
      position: 0,
      outcome: 'answered',
      part: 'speaking-writing',
      taskId: 'speaking/read-aloud',
      wasSeen: false,
      fault: null,
    },
    { position: 1, outcome: 'late', attemptStatus: expect.stringMatching(/^(?:queued|scoring|scored)$/u) },
    { position: 2, outcome: 'unanswered', attemptId: null, attemptStatus: null, score: null },
  ])
})

test('nothing that a client says of time is taken, and a text took as long as its item was shown', async () => {
  const ana = await premium()
  const { id, state, answer } = await aReading(ana)
  const body = { page: PAGE, answer, at: 0, duration: 1 }
  expect((await refusal(app, answerMockTestItem, { as: ana, params: { id, position: 0 }, body })).code).toBe(
    'invalid_request',
  )
  expect(await codeOf(ana, answering(id, 0, { ...Object(answer), duration: 1 }))).toBe('invalid_request')
  app.clock.advanceSeconds(7)
  await answerAs(app, ana, state, answer)
  expect((await rowOf(id, 0))?.durationSeconds).toBe(7)
})

test('a page that was taken over is told so, whatever it does', async () => {
  const ana = await premium()
  const { id, answer } = await aReading(ana)
  await openAs(app, ana, id, 'the second page')
  expect(await codeOf(ana, answering(id, 0, answer))).toBe('other_page')
  const beat = { as: ana, params: { id }, body: { page: PAGE } }
  expect((await refusal(app, beatMockTest, beat)).code).toBe('other_page')
  expect((await answerAs(app, ana, { id, position: 0 }, answer, { page: 'the second page' })).position).toBe(1)
})

test('a closed test takes nothing more, and is ended once however often it is asked for', async () => {
  const ana = await premium()
  const { id, state, answer } = await aReading(ana)
  await answerAs(app, ana, state, answer)
  const end = () => send(app, endMockTest, { as: ana, params: { id } })
  const statuses = (await Promise.all([end(), end(), end()])).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([204, 204, 204])
  expect(await app.platform.db.$count(attempt, eq(attempt.userId, ana.id))).toBe(1)
  expect(await codeOf(ana, answering(id, 1, null))).toBe('test_ended')
  expect((await refusal(app, openMockTest, { as: ana, params: { id }, body: { page: PAGE } })).code).toBe('test_ended')
  const beat = await ask(app, beatMockTest, { as: ana, params: { id }, body: { page: PAGE } })
  expect(beat).toMatchObject({ isEnded: true, remainingMs: null })
  expect(await ask(app, getMockTest, { as: ana, params: { id } })).toMatchObject({ isEnded: true, item: null })
})

test('of many starts at once one makes a test', async () => {
  const ana = await premium()
  const body = { form: 'mini', pteType: 'CORE', acceptsShorter: true }
  const starts = await Promise.all([1, 2, 3, 4].map(() => send(app, startMockTest, { as: ana, body })))
  expect(starts.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(await app.platform.db.$count(mockTest, eq(mockTest.userId, ana.id))).toBe(1)
})

test('a form that the bank cannot fill is refused naming what is missing, and made shorter with consent', async () => {
  const ana = await premium()
  const { db } = app.platform
  await db.update(question).set({ isRetired: true }).where(eq(question.taskId, 'reading/re-order-paragraphs'))
  const body = { form: 'reading', pteType: 'ACADEMIC' }
  const { code, status, errors } = await refusal(app, startMockTest, { as: ana, body })
  expect([code, status]).toEqual(['form_lacks_questions', 422])
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatchObject({ path: 'form.reading/re-order-paragraphs', code: 'too_few_questions' })
  expect(errors[0]?.defaultMessage).toMatch(/^.+: the test needs [23], and there are 0 that fit\.$/u)
  expect(await db.$count(mockTest, eq(mockTest.userId, ana.id))).toBe(0)
  const id = await aMockTest(app, ana, { form: 'reading' })
  const kinds = await db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, id))
  expect(kinds.map(({ taskId }) => taskId)).not.toContain('reading/re-order-paragraphs')
  await db.update(question).set({ isRetired: false })
})

test('a form of which the bank has nothing is made for nobody', async () => {
  const empty = await anApp()
  const ana = await aLearner(empty, { plan: 'PREMIUM' })
  const body = { form: 'full', pteType: 'ACADEMIC', acceptsShorter: true }
  expect(await refusal(empty, startMockTest, { as: ana, body })).toMatchObject({
    code: 'form_lacks_questions',
    errors: [{ code: 'no_questions' }],
  })
  await empty.close()
})

test('a question that is changed and retired during a test is asked and marked as it was', async () => {
  const ana = await premium()
  const { db, clock } = app.platform
  const { id, state, answer } = await aReading(ana)
  const questionId = (await rowOf(id, 0))?.questionId ?? 0
  const [before] = await db.select().from(question).where(eq(question.id, questionId))
  const changed = {
    questionId,
    revision: 2,
    prompt: { parts: ['Another ', ' text.'] },
    answerKey: {},
    createdAt: clock.now(),
  }
  await db.insert(questionRevision).values(changed)
  await db
    .update(question)
    .set({ isRetired: true, revision: 2, prompt: changed.prompt })
    .where(eq(question.id, questionId))
  expect((await openAs(app, ana, id)).item?.prompt).toEqual(state.item?.prompt)
  await answerAs(app, ana, state, answer)
  await ask(app, endMockTest, { as: ana, params: { id } })
  const [made] = await db.select().from(attempt).where(eq(attempt.userId, ana.id))
  expect(made).toMatchObject({ questionId, questionRevision: 1, status: 'scored' })
  await db
    .update(question)
    .set({ isRetired: false, revision: 1, prompt: before?.prompt })
    .where(eq(question.id, questionId))
})

test('an account that is deleted during its test takes all of it along', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'speaking-writing' })
  const state = await openAs(app, ana, id)
  await answerAs(app, ana, state, sampleAnswer('speaking/read-aloud'))
  await app.platform.db.delete(users).where(eq(users.id, ana.id))
  expect(await app.platform.db.$count(mockTestItem, eq(mockTestItem.mockTestId, id))).toBe(0)
  const late = await send(app, answerMockTestItem, { as: ana, ...answering(id, 1, null) })
  expect(late.statusCode).toBe(401)
})

test('a test is resumed within seven days and then closed and scored, by the hourly job or by who looks', async () => {
  const tests: { learner: TestLearner; id: number }[] = []
  for (let i = 0; i < 2; i++) {
    const learner = await premium()
    const { id, state, answer } = await aReading(learner)
    await answerAs(app, learner, state, answer)
    tests.push({ learner, id })
  }
  const [ana, bea] = tests
  if (!ana || !bea) throw new Error('Two tests run.')
  const { running } = await ask(app, listMockTests, { as: ana.learner })
  const until = new Date(app.clock.now().getTime() + RESUMABLE_MS)
  expect(running?.resumableUntil).toBe(until.toISOString())
  app.clock.set(until)
  const fresh = { ...ana.learner, token: await tokenFor(app, ana.learner) }
  expect((await ask(app, listMockTests, { as: fresh })).running).toMatchObject({ id: ana.id })
  app.clock.advanceSeconds(1)
  expect(await codeOf(fresh, answering(ana.id, 1, null))).toBe('test_ended')
  const asking = { as: fresh, params: { id: ana.id } }
  expect(await ask(app, getMockTest, asking)).toMatchObject({ isEnded: true })
  expect((await refusal(app, openMockTest, { ...asking, body: { page: PAGE } })).code).toBe('test_ended')
  const list = await ask(app, listMockTests, { as: fresh })
  expect([list.running, list.totalElements]).toEqual([null, 1])
  await endSilentTests(app.platform)
  for (const { learner, id } of tests) {
    const [row] = await app.platform.db.select().from(mockTest).where(eq(mockTest.id, id))
    expect(row).toMatchObject({ status: 'ended', endedBy: 'expired' })
    expect(await app.platform.db.$count(attempt, eq(attempt.userId, learner.id))).toBe(1)
  }
})

test('of silent tests one that cannot be read holds none of the others up', async () => {
  const [ana, bea] = [await premium(), await premium()]
  const [broken, sound] = [(await aReading(ana)).id, (await aReading(bea)).id]
  const { db } = app.platform
  await db.update(mockTest).set({ run: {} }).where(eq(mockTest.id, broken))
  app.clock.advanceSeconds(RESUMABLE_MS / 1000 + 1)
  await endSilentTests(app.platform)
  const [row] = await db.select().from(mockTest).where(eq(mockTest.id, sound))
  expect(row?.status).toBe('ended')
  await db.delete(mockTest).where(eq(mockTest.id, broken))
})

test('a test that was never opened is gone after seven days, with no report and no news, and a free one is given back', async () => {
  const ana = await aLearner(app)
  const bea = await aLearner(app)
  for (const as of [ana, bea])
    await ask(app, startMockTest, { as, body: { form: 'mini', pteType: 'ACADEMIC', acceptsShorter: true } })
  app.clock.set(new Date(app.clock.now().getTime() + RESUMABLE_MS + 1000))
  const fresh = { ...ana, token: await tokenFor(app, ana) }
  expect(await ask(app, listMockTests, { as: fresh })).toMatchObject({ running: null, totalElements: 0, freeLeft: 1 })
  await endSilentTests(app.platform)
  for (const { id } of [ana, bea]) {
    expect(await app.platform.db.$count(mockTest, eq(mockTest.userId, id))).toBe(0)
    expect(await app.platform.db.$count(inboxItem, eq(inboxItem.userId, id))).toBe(0)
  }
})

test('a test in which all was left is ended soon for a page that was closed', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana)
  const { itemCount } = await ask(app, getMockTest, { as: ana, params: { id } })
  // The process was killed behind its last answer, before the test was ended.
  const outcomes = Array.from({ length: itemCount }, () => 'unanswered' as const)
  const run = { ...newRun(app.clock.now().getTime()), position: itemCount, outcomes }
  await app.platform.db.update(mockTest).set({ run }).where(eq(mockTest.id, id))
  app.clock.advanceSeconds(60)
  expect((await ask(app, listMockTests, { as: ana })).running).toMatchObject({ id })
  app.clock.advanceSeconds(120)
  expect((await ask(app, listMockTests, { as: ana })).running).toBeNull()
  const [row] = await app.platform.db.select().from(mockTest).where(eq(mockTest.id, id))
  expect(row).toMatchObject({ status: 'ended', endedBy: 'finished' })
})
