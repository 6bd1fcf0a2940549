import { getMockTestProgress, getMockTestReport } from '@rehearsal/contracts/mock-test-report'
import { deleteMockTest } from '@rehearsal/contracts/mock-tests'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, mockTest, mockTestItem } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { aStoredScore, anEndedMockTest } from '../../testing/an-ended-mock-test.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { watchedStatements } from '../../testing/watched-statements.ts'
import { DELAYED_AFTER_MS, RETRY_AFTER_MS } from './policy.ts'
import { getReport, getVersion } from './report-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())

/** A test of which every other answer has its score. */
async function aHalfScoredTest(form: FormId = 'mini') {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const itemAt = (position: number) => ({ status: position % 2 === 0 ? ('scored' as const) : ('queued' as const) })
  const { id, attemptIds } = await anEndedMockTest(app, ana, { form, itemAt })
  return { ana, id, waiting: attemptIds.flatMap((each, position) => (each !== null && position % 2 === 1 ? each : [])) }
}
const versionOf = async (as: TestLearner, id: number) =>
  (await ask(app, getMockTestProgress, { as, params: { id } })).version
const reportOf = (as: TestLearner, id: number) => ask(app, getMockTestReport, { as, params: { id } })

test('a look at what has come is one statement that reads no score, in a full test as in a mini', async () => {
  const statements = watchedStatements(app.database)
  for (const form of ['mini', 'full'] as const) {
    const { ana, id } = await aHalfScoredTest(form)
    statements.forget()
    await getVersion(app.platform, ana, id)
    expect(statements.all()).toHaveLength(1)
    expect(statements.all()[0]).not.toMatch(/"score"|"answer"|"run"/u)
  }
})

test('while nothing comes the version stays that of the report', async () => {
  const { ana, id } = await aHalfScoredTest()
  const { version, isComplete } = await reportOf(ana, id)
  expect([version, isComplete]).toEqual([expect.any(String), false])
  app.clock.advanceSeconds(60)
  expect([await versionOf(ana, id), (await reportOf(ana, id)).version]).toEqual([version, version])
})

type Case = { ana: TestLearner; id: number; set: (values: Partial<typeof attempt.$inferInsert>) => Promise<unknown> }
const score = aStoredScore('academic-2025', 'speaking/read-aloud', 0.5)
const later = async (ms: number) => app.clock.advanceSeconds(ms / 1000 + 1)

test.each<[what: string, before: (given: Case) => Promise<unknown>, change: (given: Case) => Promise<unknown>]>([
  ['its score', async () => {}, ({ set }) => set({ status: 'scored', score })],
  ['a try that failed', async () => {}, ({ set }) => set({ failureCode: 'engine_failed' })],
  ['its failure', async () => {}, ({ set }) => set({ status: 'failed' })],
  ['its deletion', async () => {}, ({ set }) => set({ status: 'deleted', score: null })],
  ['that it is late', async () => {}, () => later(DELAYED_AFTER_MS)],
  ['that it is to be tried again', ({ set }) => set({ status: 'failed' }), () => later(RETRY_AFTER_MS)],
  [
    'its next try',
    async ({ set }) => [await set({ status: 'failed' }), await later(RETRY_AFTER_MS)],
    ({ ana, id }) => getReport(app.platform, ana, id),
  ],
  [
    'a last try that failed, too',
    ({ set }) => set({ status: 'failed' }),
    ({ id }) => app.platform.db.update(mockTestItem).set({ retries: 1 }).where(eq(mockTestItem.mockTestId, id)),
  ],
])('of one answer that waits, %s is another version, and nothing else is in between', async (_, before, change) => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const itemAt = (position: number) => ({ status: position === 0 ? ('queued' as const) : ('scored' as const) })
  const { id, attemptIds } = await anEndedMockTest(app, ana, { itemAt })
  const set: Case['set'] = (values) =>
    app.platform.db
      .update(attempt)
      .set(values)
      .where(eq(attempt.id, attemptIds[0] ?? 0))
  await before({ ana, id, set })
  const version = () => getVersion(app.platform, ana, id)
  const [first, again] = [await version(), await version()]
  await change({ ana, id, set })
  expect([first === again, first === (await version())]).toEqual([true, false])
})

test('being scored is no news', async () => {
  const { ana, id, waiting } = await aHalfScoredTest()
  const before = await versionOf(ana, id)
  await app.platform.db
    .update(attempt)
    .set({ status: 'scoring' })
    .where(eq(attempt.id, waiting[0] ?? 0))
  expect(await versionOf(ana, id)).toBe(before)
})

test('the last score is another version until the report is kept, and then there is none', async () => {
  const { ana, id, waiting } = await aHalfScoredTest()
  const before = await versionOf(ana, id)
  for (const each of waiting)
    await app.platform.db.update(attempt).set({ status: 'scored', score }).where(eq(attempt.id, each))
  const last = await versionOf(ana, id)
  expect([last === before, last]).toEqual([false, expect.any(String)])
  expect(await reportOf(ana, id)).toMatchObject({ isComplete: true, version: null })
  expect(await versionOf(ana, id)).toBeNull()
})

test('of a running test, a deleted one and another’s there is none', async () => {
  const { ana, id } = await aHalfScoredTest()
  const ben = await aLearner(app, { plan: 'PREMIUM' })
  const running = await aMockTest(app, ben)
  const asked = (as: TestLearner, testId: number) =>
    refusal(app, getMockTestProgress, { as, params: { id: testId } }).then(({ code }) => code)
  expect([await asked(ben, running), await asked(ben, id)]).toEqual(['mock_test_running', 'not_found'])
  await ask(app, deleteMockTest, { as: ana, params: { id } })
  expect(await asked(ana, id)).toBe('not_found')
  expect(await app.platform.db.$count(mockTest, eq(mockTest.id, id))).toBe(1)
})
