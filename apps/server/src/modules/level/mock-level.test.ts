import { endMockTest } from '@rehearsal/contracts/mock-tests'
import { getLevel } from '@rehearsal/contracts/level'
import { SILENT_FAULTS } from '@rehearsal/exam/mock-test/silent-faults'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt, mockTest, mockTestItem } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, sampleAnswer } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { anEndedMockTest, type EndedItem } from '../../testing/an-ended-mock-test.ts'
import { aScoredAnswer } from '../../testing/a-scored-answer.ts'
import { ask } from '../../testing/ask.ts'
import { levelOfLearner } from './service.ts'

let app: TestApp
let ana: TestLearner
beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await aLearner(app, { plan: 'PREMIUM' })
})

const overall = async () => (await levelOfLearner(app.platform, ana, 'ACADEMIC')).level.overall
const ended = (itemAt: (position: number) => EndedItem, form: 'full' | 'reading' = 'reading') =>
  anEndedMockTest(app, ana, { form, itemAt })

const half = (outcome: 'late' | 'unanswered') => (position: number) =>
  position % 2 === 0 ? { share: 0.5 } : ({ outcome, share: 1 } as const)

test('answers of a mock test that has ended count, and items without an answer say nothing of ability', async () => {
  await ended(half('unanswered'))
  const { latest } = await levelOfLearner(app.platform, ana, 'ACADEMIC')
  expect((await overall())?.answers).toBe(latest.length)
  expect((await overall())?.value).toBeCloseTo(50, 9)
})

test('an answer that came late counts as little as one that was not given, and is no point of a trend', async () => {
  await ended(half('unanswered'))
  const without = await levelOfLearner(app.platform, ana, 'ACADEMIC')
  ana = await aLearner(app)
  await ended(half('late'))
  const withLate = await levelOfLearner(app.platform, ana, 'ACADEMIC')
  expect(withLate.level).toEqual(without.level)
  expect(withLate.latest).toHaveLength(without.latest.length)
})

test.each(SILENT_FAULTS)('a take with %s earns nothing, and one that nobody could hear says nothing', async (fault) => {
  await ended(() => ({ fault }))
  expect((await overall())?.value).toBe(10)
  ana = await aLearner(app)
  await ended(() => ({ fault: 'audio_too_noisy' }))
  expect(await overall()).toBeNull()
})

test('nothing of a running test counts, and all of it does once the test has ended', async () => {
  const before = await ask(app, getLevel, { as: ana })
  const id = await aMockTest(app, ana, { form: 'reading' })
  let state = await openAs(app, ana, id)
  // Behind its last answer a test ends by itself.
  while (state.position < state.itemCount - 1) {
    const { item, position } = state
    state = await answerAs(app, ana, state, item !== null && position % 2 === 0 ? sampleAnswer(item.taskId) : null)
  }
  expect(await ask(app, getLevel, { as: ana })).toEqual(before)
  await ask(app, endMockTest, { as: ana, params: { id } })
  const scored = and(eq(attempt.userId, ana.id), eq(attempt.status, 'scored'))
  expect((await overall())?.answers).toBe(await app.platform.db.$count(attempt, scored))
})

test('a test that was deleted takes its silent takes along', async () => {
  const { id } = await ended(() => ({ fault: 'no_speech' }))
  expect((await overall())?.value).toBe(10)
  await app.platform.db.update(mockTest).set({ status: 'deleted' }).where(eq(mockTest.id, id))
  expect(await overall()).toBeNull()
})

test('a question that was opened in a test and left without an answer has been met', async () => {
  const { id } = await ended(() => ({ outcome: 'unanswered' }))
  const [item] = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, id))
  if (!item) throw new Error('The test has no item.')
  const { questionId, taskId } = item
  const isSeen = async (learner: TestLearner) => {
    await aScoredAnswer(app, learner, { taskId, questionId, share: 0.5 })
    return (await levelOfLearner(app.platform, learner, 'ACADEMIC')).latest.map((answer) => answer.isSeen)
  }
  expect(await isSeen(await aLearner(app))).toEqual([false])
  const opened = new Date(app.clock.now().getTime() - 60_000)
  await app.platform.db.update(mockTestItem).set({ openedAt: opened }).where(eq(mockTestItem.mockTestId, id))
  expect(await isSeen(ana)).toEqual([true])
})

test('of an answer in a test its own opening is no meeting before it, and what was noted when the test was made is', async () => {
  const { id, attemptIds } = await ended(() => ({ share: 0.5 }))
  await app.platform.db.update(mockTestItem).set({ wasSeen: false }).where(eq(mockTestItem.mockTestId, id))
  const seen = async () =>
    (await levelOfLearner(app.platform, ana, 'ACADEMIC')).latest.filter((answer) => answer.isSeen).length
  expect(await seen()).toBe(0)
  const noted = and(eq(mockTestItem.mockTestId, id), eq(mockTestItem.attemptId, attemptIds[0] ?? 0))
  await app.platform.db.update(mockTestItem).set({ wasSeen: true }).where(noted)
  expect(await seen()).toBe(1)
})

test('a mock test of one exam says nothing of the other', async () => {
  await ended(() => ({}))
  expect((await levelOfLearner(app.platform, ana, 'CORE')).level.overall).toBeNull()
})
