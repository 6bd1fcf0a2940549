import { getMockTestReport } from '@rehearsal/contracts/mock-test-report'
import { deleteMockTest } from '@rehearsal/contracts/mock-tests'
import { getNextPractice } from '@rehearsal/contracts/next-practice'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mockTestItem } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest } from '../../testing/a-mock-test.ts'
import { anEndedMockTest } from '../../testing/an-ended-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 9)
})
afterAll(() => app.close())

/** What is seen while a test runs that asks this question, whatever else it asks. */
async function whileAsked<Value>(as: TestLearner, questionId: number, look: () => Promise<Value>): Promise<Value> {
  const { db } = app.platform
  const id = await aMockTest(app, as)
  const ofTest = eq(mockTestItem.mockTestId, id)
  const asksIt = and(ofTest, eq(mockTestItem.questionId, questionId))
  const first = and(ofTest, eq(mockTestItem.position, 0))
  if ((await db.$count(mockTestItem, asksIt)) === 0) await db.update(mockTestItem).set({ questionId }).where(first)
  const seen = await look()
  await ask(app, deleteMockTest, { as, params: { id } })
  return seen
}

test('an earlier report suggests no question that a running test asks, and does again afterwards', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const { id } = await anEndedMockTest(app, ana, { itemAt: () => ({ share: 0.5 }) })
  const suggested = async () => {
    const { suggestions } = await ask(app, getMockTestReport, { as: ana, params: { id } })
    return suggestions.flatMap(({ questions }) => questions.map(({ practiceId }) => practiceId))
  }
  const [first = 0] = await suggested()
  expect(first).toBeGreaterThan(0)
  expect(await whileAsked(ana, first, suggested)).not.toContain(first)
  expect(await suggested()).toContain(first)
})

test('the next question to practise is none that a running test asks, and is again afterwards', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const next = async () => (await ask(app, getNextPractice, { as: ana })).questions.map(({ practiceId }) => practiceId)
  const [first = 0] = await next()
  expect(first).toBeGreaterThan(0)
  expect(await whileAsked(ana, first, next)).not.toContain(first)
  expect(await next()).toContain(first)
})
