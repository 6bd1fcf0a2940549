import { getRemainingAi, getRemainingSettings } from '@rehearsal/contracts/account'
import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aiCredit, attempt, recording } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { dictation, readAloud, reOrder, summarize } from '../../testing/calls.ts'

let app: TestApp
/** Another process of the same installation. */
let other: TestApp
let summary: number
let reading: number

beforeAll(async () => {
  app = await anApp()
  other = await anApp({ beside: app })
  summary = await aQuestion(app, 'writing/summarize-written-text')
  reading = await aQuestion(app, 'speaking/read-aloud')
})
afterAll(async () => {
  await other.close()
  await app.close()
})
afterEach(() => app.rating.failNext(0))

const text = { answer: 'Street trees cool the city.', pteType: 'ACADEMIC' as const }
const take = { answerRequest: Buffer.from('a take').toString('base64'), pteType: 'ACADEMIC' as const }

type Headers = Record<string, string>
const submit = (as: TestLearner, headers: Headers = {}, at = app): Promise<ScoredAnswer> =>
  ask(at, summarize.create, { as, params: { id: summary }, body: text, headers })
const trySubmit = (as: TestLearner, at = app) =>
  send(at, summarize.create, { as, params: { id: summary }, body: text, headers: { prefer: 'wait=0' } })

const remainingOf = async (as: TestLearner) => (await ask(app, getRemainingAi, { as })).remaining
const creditsOf = async ({ id }: TestLearner) => {
  const rows = await app.platform.db.select().from(aiCredit).where(eq(aiCredit.userId, id)).orderBy(aiCredit.attemptId)
  return rows.map(({ state }) => state)
}
const attemptsOf = ({ id }: TestLearner) => app.platform.db.$count(attempt, eq(attempt.userId, id))

test('a trial begins with five AI submissions, told by both calls', async () => {
  const ana = await aLearner(app)
  for (const call of [getRemainingAi, getRemainingSettings]) {
    expect(await ask(app, call, { as: ana })).toEqual({ remaining: 5, limit: 5 })
  }
})

test('a delivered score charges one credit', async () => {
  const ana = await aLearner(app)
  await submit(ana)
  expect(await creditsOf(ana)).toEqual(['charged'])
  expect(await remainingOf(ana)).toBe(4)
})

test('an answer that waits for its score reserves one', async () => {
  const ana = await aLearner(app)
  const release = app.rating.hold()
  const given = await submit(ana, { prefer: 'wait=0' })
  expect(['queued', 'scoring']).toContain(given.status)
  expect(given.score).toBeNull()
  expect(await creditsOf(ana)).toEqual(['reserved'])
  expect(await remainingOf(ana)).toBe(4)
  release()
  await expect.poll(() => creditsOf(ana)).toEqual(['charged'])
})

test('what a key decides spends none', async () => {
  const ana = await aLearner(app)
  const id = await aQuestion(app, 'reading/re-order-paragraphs')
  await ask(app, reOrder.create, { as: ana, params: { id }, body: { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC' } })
  expect([await creditsOf(ana), await remainingOf(ana)]).toEqual([[], 5])
})

test('with a plan nothing is counted', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  for (let i = 0; i < 7; i++) await submit(ana)
  expect(await creditsOf(ana)).toEqual([])
  expect(await ask(app, getRemainingAi, { as: ana })).toEqual({ remaining: null, limit: 5 })
})

test('the sixth submission is refused with 402 and leaves nothing behind', async () => {
  const ana = await aLearner(app)
  for (let i = 0; i < 5; i++) await submit(ana)
  const objects = (await app.platform.storage.list('recordings')).length
  for (const [call, id, body] of [
    [summarize.create, summary, text],
    [readAloud.create, reading, take],
  ] as const) {
    const refused = await refusal(app, call, { as: ana, params: { id }, body })
    expect(refused).toMatchObject({ status: 402, code: 'ai_credits_exhausted' })
    expect(refused.message).toContain("You've used your 5 free AI score!")
  }
  expect(await attemptsOf(ana)).toBe(5)
  expect(await remainingOf(ana)).toBe(0)
  expect(await app.platform.db.$count(recording, eq(recording.userId, ana.id))).toBe(0)
  expect((await app.platform.storage.list('recordings')).length).toBe(objects)
})

test('of twenty submissions at once exactly five are taken', async () => {
  const ana = await aLearner(app)
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => trySubmit(ana)))).map(
    ({ statusCode }) => statusCode,
  )
  expect(statuses.filter((status) => status === 402)).toHaveLength(15)
  expect(statuses.filter((status) => status === 202 || status === 201)).toHaveLength(5)
  await expect.poll(() => creditsOf(ana)).toEqual(Array.from({ length: 5 }, () => 'charged'))
  expect([await attemptsOf(ana), await remainingOf(ana)]).toEqual([5, 0])
})

test('of twenty submissions at once from each of forty learners exactly two hundred are taken', async () => {
  const learners = await Promise.all(Array.from({ length: 40 }, () => aLearner(app)))
  const submissions = learners.flatMap((as) => Array.from({ length: 20 }, () => trySubmit(as)))
  const statuses = (await Promise.all(submissions)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201 || status === 202)).toHaveLength(200)
  expect(statuses.filter((status) => status === 402)).toHaveLength(600)
  expect(new Set(await Promise.all(learners.map(attemptsOf)))).toEqual(new Set([5]))
  expect(new Set(await Promise.all(learners.map(remainingOf)))).toEqual(new Set([0]))
})

test('of twenty recordings at once exactly five are kept, in the storage too', async () => {
  const ana = await aLearner(app)
  const before = (await app.platform.storage.list('recordings')).length
  const headers = { prefer: 'wait=0' }
  const asking = { as: ana, params: { id: reading }, body: take, headers }
  await Promise.all(Array.from({ length: 20 }, () => send(app, readAloud.create, asking)))
  expect(await attemptsOf(ana)).toBe(5)
  expect((await app.platform.storage.list('recordings')).length - before).toBe(5)
})

test('two processes take five together', async () => {
  const ana = await aLearner(app)
  const submissions = Array.from({ length: 20 }, (_, i) => trySubmit(ana, i % 2 === 0 ? app : other))
  const statuses = (await Promise.all(submissions)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 402)).toHaveLength(15)
  await expect.poll(() => creditsOf(ana)).toEqual(Array.from({ length: 5 }, () => 'charged'))
})

test('one key sent twenty times over two processes is one answer and one credit', async () => {
  const ana = await aLearner(app)
  const headers = { 'idempotency-key': 'over-two', prefer: 'wait=0' }
  const given = await Promise.all(Array.from({ length: 20 }, (_, i) => submit(ana, headers, i % 2 === 0 ? app : other)))
  expect(new Set(given.map(({ id }) => id)).size).toBe(1)
  expect([await attemptsOf(ana), await remainingOf(ana)]).toEqual([1, 4])
})

test('the last credit is spent once by one key, and its repeats are no refusals', async () => {
  const ana = await aLearner(app)
  for (let i = 0; i < 4; i++) await submit(ana)
  const headers = { 'idempotency-key': 'the-last' }
  const given = await Promise.all(Array.from({ length: 10 }, () => submit(ana, headers)))
  expect(new Set(given.map(({ id }) => id)).size).toBe(1)
  expect(await remainingOf(ana)).toBe(0)
  expect((await submit(ana, headers)).id).toBe(given[0]?.id)
})

test('an unusable answer spends none', async () => {
  const ana = await aLearner(app)
  await refusal(app, summarize.create, { as: ana, params: { id: summary }, body: { ...text, answer: ' ' } })
  await refusal(app, readAloud.create, { as: ana, params: { id: reading }, body: { ...take, answerRequest: '=' } })
  expect([await creditsOf(ana), await remainingOf(ana), await attemptsOf(ana)]).toEqual([[], 5, 0])
})

test('deleted before it is scored, an answer gives its credit back', async () => {
  const ana = await aLearner(app)
  const release = app.rating.hold()
  const { id } = await submit(ana, { prefer: 'wait=0' })
  await ask(app, summarize.deleteAnswer, { as: ana, params: { id } })
  expect([await creditsOf(ana), await remainingOf(ana)]).toEqual([['released'], 5])
  release()
  // The score comes late: it is dropped, and nothing is charged.
  await expect.poll(() => app.lines.some((line) => line.includes('a late score was dropped'))).toBe(true)
  expect([await creditsOf(ana), await remainingOf(ana)]).toEqual([['released'], 5])
  const [row] = await app.platform.db.select().from(attempt).where(eq(attempt.id, id))
  expect(row).toMatchObject({ status: 'deleted', score: null, answer: {} })
})

test('deleted after it is scored, an answer keeps its credit spent', async () => {
  const ana = await aLearner(app)
  const { id } = await submit(ana)
  await ask(app, summarize.deleteAnswer, { as: ana, params: { id } })
  expect([await creditsOf(ana), await remainingOf(ana)]).toEqual([['charged'], 4])
})

test('who deletes and submits again and again never has more than five', async () => {
  const ana = await aLearner(app)
  const release = app.rating.hold()
  for (let round = 0; round < 3; round++) {
    const { id } = await submit(ana, { prefer: 'wait=0' })
    await Promise.all(Array.from({ length: 5 }, () => send(app, summarize.deleteAnswer, { as: ana, params: { id } })))
  }
  expect(await remainingOf(ana)).toBe(5)
  release()
  await Promise.all(Array.from({ length: 9 }, () => trySubmit(ana)))
  const kept = and(eq(attempt.userId, ana.id), eq(attempt.status, 'scored'))
  await expect.poll(() => app.platform.db.$count(attempt, kept)).toBe(5)
})

test('one learner’s credits are no other’s', async () => {
  const [ana, ben] = [await aLearner(app), await aLearner(app)]
  await submit(ana)
  expect(await remainingOf(ben)).toBe(5)
})

test('an installation may give more, or none', async () => {
  const generous = await anApp({ beside: app, environment: { FREE_AI_SUBMISSIONS: '7' } })
  const strict = await anApp({ beside: app, environment: { FREE_AI_SUBMISSIONS: '0' } })
  const ana = await aLearner(app)
  expect(await ask(generous, getRemainingAi, { as: ana })).toEqual({ remaining: 7, limit: 7 })
  expect((await trySubmit(ana, strict)).statusCode).toBe(402)
  const dictated = await aQuestion(app, 'listening/write-from-dictation')
  const asking = { as: ana, params: { id: dictated }, body: { answer: 'the', pteType: 'ACADEMIC' } }
  expect((await send(strict, dictation.create, asking)).statusCode).toBe(201)
  await strict.close()
  await generous.close()
})
