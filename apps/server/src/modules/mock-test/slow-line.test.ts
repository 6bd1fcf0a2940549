import { Readable } from 'node:stream'
import { beatMockTest, mockTestStateSchema } from '@rehearsal/contracts/mock-tests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, openAs, PAGE, sampleAnswer } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())

/** Sends an answer whose body takes so many seconds to come in. */
async function answerSlowly(token: string, { id, position }: { id: number; position: number }, seconds: number) {
  const body = JSON.stringify({ page: PAGE, answer: sampleAnswer('speaking/read-aloud') })
  const payload = Readable.from(
    (async function* () {
      yield body.slice(0, 10)
      app.clock.advanceSeconds(seconds)
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
    await ask(app, beatMockTest, { as: ana, params: { id }, body: { page: PAGE } })
  }
  const state = await answerSlowly(ana.token, { id, position: 0 }, 45)
  expect(state).toMatchObject({ position: 1, latePositions: [], interruptions: [] })
  expect(state.item?.remainingMs).toBe(state.item?.clockMs)
})
