import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt } from '../../platform/database/schema.ts'
import type { ScoredAttempt } from '../../platform/events/scored-attempts.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { dictation, summarize } from '../../testing/calls.ts'
import { retellScored } from './retell-service.ts'

let app: TestApp
let ana: TestLearner
let heard: (ScoredAttempt & { status: string | undefined })[]

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app, { plan: 'PREMIUM' })
  app.platform.scoredAttempts.onAttemptScored('test', async (scored) => {
    const [row] = await app.platform.db.select().from(attempt).where(eq(attempt.id, scored.attemptId))
    heard.push({ ...scored, status: row?.status })
  })
})
afterAll(() => app.close())
beforeEach(() => {
  heard = []
})

const summary = { answer: 'Street trees cool the city.', pteType: 'ACADEMIC' as const }
const words = { answer: 'the city is cool', duration: 20, pteType: 'ACADEMIC' as const }

test('others are told of an answer that a key scored, when its score can be read', async () => {
  const questionId = await aQuestion(app, 'listening/write-from-dictation')
  const given = await ask(app, dictation.create, { as: ana, params: { id: questionId }, body: words })
  await app.platform.scoredAttempts.settled()
  const taskId = 'listening/write-from-dictation'
  expect(heard).toEqual([{ attemptId: given.id, userId: ana.id, taskId, questionId, status: 'scored' }])
})

test('others are told of an answer that an engine scored, once, when its score can be read', async () => {
  const questionId = await aQuestion(app, 'writing/summarize-written-text')
  const given = await ask(app, summarize.create, { as: ana, params: { id: questionId }, body: summary })
  await app.platform.scoredAttempts.settled()
  const taskId = 'writing/summarize-written-text'
  expect(heard).toEqual([{ attemptId: given.id, userId: ana.id, taskId, questionId, status: 'scored' }])
})

test('the process that scores tells its own listeners, not those of the process that took the answer', async () => {
  const questionId = await aQuestion(app, 'writing/summarize-written-text')
  const stopped = await anApp({ beside: app })
  const elsewhere: number[] = []
  stopped.platform.scoredAttempts.onAttemptScored('elsewhere', async ({ attemptId }) => void elsewhere.push(attemptId))
  await stopped.worker.close()
  const headers = { prefer: 'wait=0' }
  const given = await ask(stopped, summarize.create, { as: ana, params: { id: questionId }, body: summary, headers })
  await app.worker.sweep()
  await expect.poll(() => heard.map(({ attemptId }) => attemptId)).toEqual([given.id])
  await stopped.close()
  expect(elsewhere).toEqual([])
})

test('a listener that fails does not hurt the answer', async () => {
  const leave = app.platform.scoredAttempts.onAttemptScored('broken', () => Promise.reject(new Error('broken')))
  const questionId = await aQuestion(app, 'listening/write-from-dictation')
  const given = await ask(app, dictation.create, { as: ana, params: { id: questionId }, body: words })
  await app.platform.scoredAttempts.settled()
  leave()
  expect(given.status).toBe('scored')
  expect(app.lines.join()).toContain('"listener":"broken"')
})

test('a process that starts tells again what was scored just before, and nothing older', async () => {
  const questionId = await aQuestion(app, 'listening/write-from-dictation')
  const submit = () => ask(app, dictation.create, { as: ana, params: { id: questionId }, body: words })
  await submit()
  app.clock.advanceSeconds(11 * 60)
  // A token does not last so long.
  ana = await aLearner(app)
  const recent = await submit()
  await app.platform.scoredAttempts.settled()
  heard = []
  await retellScored(app.platform)
  await app.platform.scoredAttempts.settled()
  expect(heard.map(({ attemptId }) => attemptId)).toEqual([recent.id])
})
