import {
  answerMockTestItem,
  beatMockTest,
  endMockTest,
  getMockTest,
  listMockTests,
  type MockTestState,
} from '@rehearsal/contracts/mock-tests'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, mockTest, mockTestItem, recording, users } from '../../platform/database/schema.ts'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, openAs, PAGE, sampleAnswer } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, send } from '../../testing/ask.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 8)
})
afterAll(() => app.close())

/** A test of speaking, opened, and the calls of its page. */
async function aSpokenTest() {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, ana, { form: 'skill-speaking' })
  const state = await openAs(app, ana, id)
  const of = { as: ana, params: { id } }
  return {
    ana,
    id,
    state,
    answer: ({ position, item }: MockTestState) =>
      send(app, answerMockTestItem, {
        as: ana,
        params: { id, position },
        body: { page: PAGE, answer: sampleAnswer(item?.taskId ?? 'speaking/read-aloud') },
      }),
    beat: () => send(app, beatMockTest, { ...of, body: { page: PAGE } }),
    look: () => send(app, getMockTest, of),
    end: () => send(app, endMockTest, of),
    list: () => send(app, listMockTests, { as: ana }),
  }
}

test('what a page asks for at once is done one after the other: nothing fails, and each answer is kept once', async () => {
  const page = await aSpokenTest()
  const { ana, id } = page
  const refused: unknown[] = []
  const atOnce = async (calls: ReturnType<typeof page.look>[]) => {
    const responses = await Promise.all(calls)
    refused.push(...responses.filter(({ statusCode }) => statusCode >= 400).map((response) => response.json().code))
  }
  let { state } = page
  while (state.position < state.itemCount) {
    app.clock.advanceSeconds(1)
    await atOnce([page.answer(state), page.beat(), page.answer(state), page.look(), page.beat(), page.list()])
    const now = await ask(app, getMockTest, { as: ana, params: { id } })
    state = now.item === null && now.position < now.itemCount ? await openAs(app, ana, id) : now
  }
  await atOnce([page.end(), page.beat(), page.end(), page.look(), page.list()])
  // The last answer ends the test, and its double may come after that.
  expect(refused.filter((code) => code !== 'test_ended')).toEqual([])
  expect(refused.length).toBeLessThanOrEqual(1)
  const { db } = app.platform
  await expect.poll(async () => (await db.select().from(mockTest).where(eq(mockTest.id, id)))[0]?.status).toBe('ended')
  const counts = [db.$count(recording, eq(recording.userId, ana.id)), db.$count(attempt, eq(attempt.userId, ana.id))]
  expect(await Promise.all(counts)).toEqual([state.itemCount, state.itemCount])
})

// PGlite has one connection: there nobody can wait for another's lock.
test.runIf(process.env['TEST_DATABASE_URL'])(
  'an answer, a sign of life and an end that come while their account is deleted wait for that, and nobody for them',
  async () => {
    const { ana, id, state, answer, beat, end } = await aSpokenTest()
    const { db } = app.platform
    const waitingIn = async (tx: Transaction) => {
      await tx.execute(sql`select pg_stat_clear_snapshot()`)
      const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
      return tx.$count(sql`pg_stat_activity`, isWaiting)
    }
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<undefined>()
    const deleted = transaction(db, async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, ana.id)).for('update')
      hold(undefined)
      await expect.poll(() => waitingIn(tx)).toBe(2)
      await tx.delete(users).where(eq(users.id, ana.id))
    })
    await isHeld
    const calls = [answer(state), end()]
    await deleted
    for (const { statusCode } of await Promise.all([...calls, beat()])) expect([401, 404, 204]).toContain(statusCode)
    expect(await db.$count(mockTestItem, eq(mockTestItem.mockTestId, id))).toBe(0)
  },
)
