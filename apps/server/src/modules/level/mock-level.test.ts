import { endMockTest } from '@rehearsal/contracts/mock-tests'
import { getLevel } from '@rehearsal/contracts/level'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt, mockTest } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, sampleAnswer, takeAll } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { anEndedMockTest, type EndedItem } from '../../testing/an-ended-mock-test.ts'
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

test('answers of a mock test that has ended count, and unanswered items earn nothing', async () => {
  await ended((position) => ({ outcome: position % 2 === 0 ? 'answered' : 'unanswered' }))
  const all = await overall()
  const { latest } = await levelOfLearner(app.platform, ana, 'ACADEMIC')
  expect(latest.every(({ share }) => share === 1)).toBe(true)
  expect(all?.answers).toBeGreaterThan(latest.length)
  expect(all?.value).toBeLessThan(75)
})

test('an answer that came late earns nothing and is counted once', async () => {
  const { attemptIds } = await ended(() => ({ outcome: 'late' }))
  expect(await overall()).toMatchObject({ value: 10, answers: attemptIds.length })
})

test('a take in which nothing was said earns nothing, and one that nobody could hear says nothing', async () => {
  await ended(() => ({ fault: 'no_speech' }))
  expect((await overall())?.value).toBe(10)
  ana = await aLearner(app)
  await ended(() => ({ fault: 'audio_too_noisy' }))
  expect(await overall()).toBeNull()
})

test('of a test that was ended early what was never opened says nothing', async () => {
  const id = await aMockTest(app, ana, { form: 'full' })
  let state = await openAs(app, ana, id)
  for (let item = 0; item < 3; item += 1) state = await answerAs(app, ana, state, null)
  await ask(app, endMockTest, { as: ana, params: { id } })
  // Three were left, and the fourth lay open.
  expect((await overall())?.answers).toBe(4)
})

test('nothing of a running test counts, and all of it does once the test has ended', async () => {
  const before = await ask(app, getLevel, { as: ana })
  const id = await aMockTest(app, ana, { form: 'reading' })
  await takeAll(app, ana, id, (taskId, position) => (position % 2 === 0 ? sampleAnswer(taskId) : null))
  expect(await ask(app, getLevel, { as: ana })).toEqual(before)
  await ask(app, endMockTest, { as: ana, params: { id } })
  const scored = and(eq(attempt.userId, ana.id), eq(attempt.status, 'scored'))
  const answers = (await overall())?.answers ?? 0
  expect(answers).toBeGreaterThan(await app.platform.db.$count(attempt, scored))
})

test('a test that was deleted takes what it left unanswered along', async () => {
  const { id } = await ended(() => ({ outcome: 'unanswered' }))
  expect((await overall())?.value).toBe(10)
  await app.platform.db.update(mockTest).set({ status: 'deleted' }).where(eq(mockTest.id, id))
  expect(await overall()).toBeNull()
})

test('a mock test of one exam says nothing of the other', async () => {
  await ended(() => ({}))
  expect((await levelOfLearner(app.platform, ana, 'CORE')).level.overall).toBeNull()
})
