import {
  beatMockTest,
  deleteMockTest,
  endMockTest,
  getMockTest,
  listMockTests,
  openMockTest,
  startMockTest,
} from '@rehearsal/contracts/mock-tests'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aiCredit, attempt, mockTest, mockTestItem, recording } from '../../platform/database/schema.ts'
import { aLearner } from '../../testing/a-learner.ts'
import {
  aBank,
  aMockTest,
  answerAs,
  aTakenTest,
  openAs,
  PAGE,
  sampleAnswer,
  takeAll,
} from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())

const premium = () => aLearner(app, { plan: 'PREMIUM' })
const attemptsOf = (userId: string) => app.platform.db.$count(attempt, eq(attempt.userId, userId))

test('a whole test is taken item by item, and its answers become attempts without credits when it ends', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'full' })
  const state = await takeAll(app, ana, id)
  expect(state).toMatchObject({ position: state.itemCount, isEnded: false, item: null, latePositions: [] })
  await ask(app, endMockTest, { as: ana, params: { id } })
  expect(await attemptsOf(ana.id)).toBe(state.itemCount)
  expect(await app.platform.db.$count(aiCredit, eq(aiCredit.userId, ana.id))).toBe(0)
  expect(await app.platform.db.$count(recording, and(eq(recording.userId, ana.id), isNull(recording.attemptId)))).toBe(
    0,
  )
  const items = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, id))
  expect(items.every(({ attemptId, answer }) => attemptId !== null && answer === null)).toBe(true)
  const { running, _embedded } = await ask(app, listMockTests, { as: ana })
  expect(running).toBeNull()
  expect(_embedded['mockTests']).toMatchObject([{ id, status: 'scoring', position: state.itemCount, scores: null }])
})

test('a test ends by itself when its last item is left, also where its page never ends it, and is told so then', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana)
  const { itemCount } = await takeAll(app, ana, id)
  const rowOf = async () => (await app.platform.db.select().from(mockTest).where(eq(mockTest.id, id)))[0]
  await expect.poll(async () => (await rowOf())?.status).toBe('ended')
  expect(await rowOf()).toMatchObject({ endedBy: 'finished' })
  await ask(app, endMockTest, { as: ana, params: { id } })
  expect(await attemptsOf(ana.id)).toBe(itemCount)
})

test('an item is shown once it is opened, with the media of the next two', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'full' })
  expect(await ask(app, getMockTest, { as: ana, params: { id } })).toMatchObject({ item: null, ahead: [], position: 0 })
  const opened = await openAs(app, ana, id)
  expect(opened.item).toMatchObject({ position: 0, hasOwnClock: true, isAskedAgain: false, mayBeHeard: true })
  expect(opened.item?.remainingMs).toBe(opened.item?.clockMs)
  app.clock.advanceSeconds(3)
  const again = await openAs(app, ana, id)
  expect(again.item?.remainingMs).toBe((opened.item?.clockMs ?? 0) - 3000)
  expect(await ask(app, beatMockTest, { as: ana, params: { id }, body: { page: PAGE } })).toEqual({
    position: 0,
    remainingMs: again.item?.remainingMs,
    isEnded: false,
  })
})

test('a part is opened by the page that shows it, an item within a part with the answer before it', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'full' })
  let state = await openAs(app, ana, id)
  const lastOfPart = (state.parts[0]?.count ?? 0) - 1
  while (state.position < lastOfPart) {
    expect(state.item?.position).toBe(state.position)
    state = await answerAs(app, ana, state, null)
  }
  state = await answerAs(app, ana, state, null)
  expect(state).toMatchObject({ position: lastOfPart + 1, item: null })
  expect((await openAs(app, ana, id)).item).toMatchObject({ position: lastOfPart + 1, part: 'reading' })
})

test('an answer that is handed in by who goes on with nothing is kept, and opens no other item', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'full' })
  const state = await openAs(app, ana, id)
  expect(await answerAs(app, ana, state, null, { opensNext: false })).toMatchObject({ position: 1, item: null })
  app.clock.advanceSeconds(30)
  const { item } = await openAs(app, ana, id)
  expect(item).toMatchObject({ position: 1, remainingMs: item?.clockMs })
})

test('what a page says it showed without contact before it was lost is forgiven sparingly, and named', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'reading' })
  const { item } = await openAs(app, ana, id)
  app.clock.advanceSeconds(400)
  const body = { page: 'the second page', readableMs: 350_000 }
  const back = await ask(app, openMockTest, { as: ana, params: { id }, body })
  expect(back.interruptions).toMatchObject([{ kind: 'page-lost', forgivenMs: 350_000, readableMs: 300_000 }])
  expect(back.item?.remainingMs).toBe((item?.clockMs ?? 0) - 50_000)
})

test('of a part that has not begun nothing is told, and nothing is fetched ahead', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'full' })
  let state = await openAs(app, ana, id)
  const ahead = new Set<number>()
  while (state.position < state.itemCount) {
    const isLast = state.parts.some(({ first, count }) => state.position === first + count - 1)
    if (isLast || state.item === null) ahead.add(state.ahead.length)
    state = state.item === null ? await openAs(app, ana, id) : await answerAs(app, ana, state, null)
  }
  expect([...ahead]).toEqual([0])
})

test('a test that was started is the one that runs, until it is ended or deleted', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana)
  const body = { form: 'reading', pteType: 'ACADEMIC', acceptsShorter: true }
  expect(await refusal(app, startMockTest, { as: ana, body })).toMatchObject({ code: 'mock_test_running', status: 409 })
  await ask(app, deleteMockTest, { as: ana, params: { id } })
  const next = (await ask(app, startMockTest, { as: ana, body })).id
  expect((await ask(app, listMockTests, { as: ana })).running).toMatchObject({ id: next, form: 'reading' })
})

test('a deleted running test leaves no answer, recording or object', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana, { form: 'speaking-writing' })
  const first = await openAs(app, ana, id)
  await answerAs(app, ana, first, sampleAnswer('speaking/read-aloud'))
  const [row] = await app.platform.db.select().from(recording).where(eq(recording.userId, ana.id))
  expect(await app.platform.storage.findSize(row?.objectKey ?? '')).not.toBeNull()
  await ask(app, deleteMockTest, { as: ana, params: { id } })
  expect(await app.platform.db.$count(recording, eq(recording.userId, ana.id))).toBe(0)
  expect(await app.platform.storage.findSize(row?.objectKey ?? '')).toBeNull()
  expect(await refusal(app, getMockTest, { as: ana, params: { id } })).toMatchObject({ code: 'not_found' })
})

test('a deleted test that has ended leaves its answers among mine', async () => {
  const ana = await premium()
  const id = await aTakenTest(app, ana)
  const count = await attemptsOf(ana.id)
  await ask(app, deleteMockTest, { as: ana, params: { id } })
  expect(count).toBeGreaterThan(5)
  expect(await attemptsOf(ana.id)).toBe(count)
  expect((await ask(app, listMockTests, { as: ana })).totalElements).toBe(0)
  expect(await app.platform.db.$count(mockTest, eq(mockTest.id, id))).toBe(1)
})
