import { endMockTest, getMockTest } from '@rehearsal/contracts/mock-tests'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, mockTestItem } from '../../platform/database/schema.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, sampleAnswer } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { notingTransactions } from '../../testing/noting-transactions.ts'
import { endTest } from './end-service.ts'
import { judgedItem } from './judged-item.ts'
import { listReportItems } from './list-queries.ts'
import { takeChecksOf } from './take-check-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())

/** A reading test whose first two items are answered. */
async function twoAnswers() {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, ana, { form: 'reading' })
  let state = await openAs(app, ana, id)
  for (let n = 0; n < 2; n += 1)
    state = await answerAs(app, ana, state, sampleAnswer(state.item?.taskId ?? 'reading/multiple-choice-single'))
  return { ana, id }
}

test('an answer that cannot be marked does not keep its test from ending: it is left out, and the others are scored', async () => {
  const { ana, id } = await twoAnswers()
  const { db } = app.platform
  const isFirst = and(eq(mockTestItem.mockTestId, id), eq(mockTestItem.position, 0))
  await db
    .update(mockTestItem)
    .set({ answer: { nonsense: true } })
    .where(isFirst)
  await ask(app, endMockTest, { as: ana, params: { id } })
  expect(await ask(app, getMockTest, { as: ana, params: { id } })).toMatchObject({ isEnded: true })
  const made = await db.select().from(attempt).where(eq(attempt.userId, ana.id)).orderBy(attempt.id)
  expect(made.map(({ status }) => status)).toEqual(['failed', 'scored'])
  const [first] = await listReportItems(db, { id, userId: ana.id }, { hasScores: true })
  expect(first && judgedItem('academic-2025', { ...first, retries: 2 })).toMatchObject({
    item: { state: 'unscorable' },
    fault: 'engine-failed',
  })
})

test('what is written when a test ends holds its learner before the test, as the deletion of an account does', async () => {
  const { ana, id } = await twoAnswers()
  const { db, done } = notingTransactions(app.platform.db)
  const platform = { ...app.platform, db }
  await endTest(platform, takeChecksOf(platform), ana, id)
  // Its end, and its report: none begins by writing to the test.
  expect(done.map(([first]) => first)).toEqual(['select', 'select'])
})
