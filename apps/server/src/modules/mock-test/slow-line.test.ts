import { Readable } from 'node:stream'
import { beatMockTest, type MockTestState, mockTestStateSchema } from '@rehearsal/contracts/mock-tests'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, mockTest } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, PAGE, sampleAnswer } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())

const beat = (as: TestLearner, id: number) => ask(app, beatMockTest, { as, params: { id }, body: { page: PAGE } })

/** Sends an answer whose body takes so many seconds to come in; `meanwhile` comes between its head and its end. */
async function answerSlowly(
  token: string,
  { id, position, taskId }: { id: number; position: number; taskId: TaskId },
  seconds: number,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
) {
  const body = JSON.stringify({ page: PAGE, answer: sampleAnswer(taskId) })
  const payload = Readable.from(
    (async function* () {
      yield body.slice(0, 10)
      for (let gone = 0; gone < seconds; gone += 5) {
        app.clock.advanceSeconds(5)
        await meanwhile()
      }
      yield body.slice(10)
    })(),
  )
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await app.http.inject({
    method: 'POST',
    url: `/api/mock-tests/${id}/items/${position}`,
    headers,
    payload,
  })
  return mockTestStateSchema.parse(response.json())
}

test('a take counts from when its request began to arrive, and the next item has all its time from when it is there', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, ana, { form: 'speaking-writing' })
  const { item } = await openAs(app, ana, id)
  expect(item?.taskId).toBe('speaking/read-aloud')
  const seconds = (item?.clockMs ?? 0) / 1000
  for (let gone = 0; gone < seconds; gone += 5) {
    app.clock.advanceSeconds(5)
    await beat(ana, id)
  }
  const state = await answerSlowly(ana.token, { id, position: 0, taskId: 'speaking/read-aloud' }, 45)
  expect(state).toMatchObject({ position: 1, latePositions: [], interruptions: [] })
  expect(state.item?.remainingMs).toBe(state.item?.clockMs)
})

/** The test stands at its last item, a take, or at its first text, with ten seconds left. */
async function atItem(form: 'skill-speaking' | 'skill-writing') {
  const learner = await aLearner(app, { plan: 'PREMIUM' })
  const expiresAt = new Date(app.clock.now().getTime() + 3_600_000)
  const ana = { ...learner, token: await tokenFor(app, learner, { expiresAt }) }
  const id = await aMockTest(app, ana, { form })
  let state = await openAs(app, ana, id)
  const isThere = ({ item, position, itemCount }: MockTestState) =>
    form === 'skill-speaking' ? position === itemCount - 1 : item?.taskId.startsWith('writing/')
  while (!isThere(state)) state = await answerAs(app, ana, state, null)
  const { item } = state
  if (item === null) throw new Error('Nothing is open.')
  for (let gone = 10_000; gone < item.remainingMs; gone += 5000) {
    app.clock.advanceSeconds(5)
    await beat(ana, id)
  }
  const statusOf = async () => (await app.platform.db.select().from(mockTest).where(eq(mockTest.id, id)))[0]?.status
  return { ana, id, item, statusOf }
}

test('signs of life that overtake the last answer neither end the test nor make the answer late', async () => {
  const { ana, id, item, statusOf } = await atItem('skill-speaking')
  const state = await answerSlowly(ana.token, { id, ...item }, 50, () => beat(ana, id))
  expect(state).toMatchObject({ position: state.itemCount, latePositions: [] })
  await expect.poll(statusOf).toBe('ended')
})

test('a last answer whose reply was lost comes once more to a test that it has ended, and is no error', async () => {
  const { ana, id, item, statusOf } = await atItem('skill-speaking')
  const given = sampleAnswer(item.taskId)
  await answerAs(app, ana, { id, position: item.position }, given)
  await expect.poll(statusOf).toBe('ended')
  const attempts = () => app.platform.db.select().from(attempt).where(eq(attempt.userId, ana.id))
  const kept = await attempts()
  const again = await answerAs(app, ana, { id, position: item.position }, given)
  expect(again).toMatchObject({ isEnded: true, position: again.itemCount, item: null })
  expect((await attempts()).map(({ id: each, answer }) => ({ each, answer }))).toEqual(
    kept.map(({ id: each, answer }) => ({ each, answer })),
  )
})

test('a last answer that comes after its clock is kept as late, though the page was there all the time', async () => {
  const { ana, id, item, statusOf } = await atItem('skill-speaking')
  for (let gone = 0; gone < 50; gone += 5) {
    app.clock.advanceSeconds(5)
    await beat(ana, id)
  }
  await openAs(app, ana, id)
  expect(await statusOf()).toBe('running')
  const state = await answerAs(app, ana, { id, position: item.position }, sampleAnswer(item.taskId))
  expect(state).toMatchObject({ latePositions: [item.position] })
  await expect.poll(statusOf).toBe('ended')
})

test.each([
  [15, 'in time', []],
  [20, 'late', ['it']],
] as const)(
  'a text that began to arrive ten seconds before its clock ended and took %i seconds is %s',
  async (seconds, _what, late) => {
    const { ana, id, item } = await atItem('skill-writing')
    const state = await answerSlowly(ana.token, { id, ...item }, seconds, () => beat(ana, id))
    expect(state.latePositions).toEqual(late.map(() => item.position))
  },
)
