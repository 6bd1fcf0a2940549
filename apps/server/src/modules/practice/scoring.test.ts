import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { getAttempt } from '@rehearsal/contracts/attempts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aiCredit, attempt, question } from '../../platform/database/schema.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { RunawayError } from '../../platform/rating/pool.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { summarize } from '../../testing/calls.ts'
import { startSweeper } from './jobs.ts'
import { claimNext, completeAttempt, failExhausted, MAX_TRIES, renewLease } from './scoring-queries.ts'
import { createScoringWorker, type ScoringWorker } from './scoring-service.ts'

let app: TestApp
let ana: TestLearner
let questionId: number
let worker: ScoringWorker

beforeAll(async () => {
  app = await anApp()
  questionId = await aQuestion(app, 'writing/summarize-written-text')
})
afterAll(() => app.close())

beforeEach(async () => {
  ana = await aLearner(app)
  worker = createScoringWorker(app.platform)
})
afterEach(async () => {
  app.rating.failNext(0)
  await worker.close()
  await app.platform.db.delete(attempt)
})

const text = { answer: 'Street trees cool the city.', pteType: 'ACADEMIC' as const }

/** Submits through an app whose own worker has stopped: the answer stays queued. */
async function aQueuedAnswer(as = ana): Promise<ScoredAnswer> {
  const stopped = await anApp({ beside: app })
  await stopped.worker.close()
  const headers = { prefer: 'wait=0' }
  const given = await ask(stopped, summarize.create, { as, params: { id: questionId }, body: text, headers })
  await stopped.close()
  expect(given.status).toBe('queued')
  return given
}

const rowOf = async ({ id }: { id: number }) => {
  const [row] = await app.platform.db.select().from(attempt).where(eq(attempt.id, id))
  if (!row) throw new Error(`No attempt ${id}`)
  return row
}
const statusOf = async (given: { id: number }) => (await rowOf(given)).status
const creditOf = async ({ id }: { id: number }) =>
  (await app.platform.db.select().from(aiCredit).where(eq(aiCredit.attemptId, id)))[0]?.state
const expireLease = ({ id }: { id: number }) =>
  app.platform.db
    .update(attempt)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(attempt.id, id))

test('an answer that nobody was told of is found by the sweep', async () => {
  const given = await aQueuedAnswer()
  await worker.sweep()
  await expect.poll(() => statusOf(given)).toBe('scored')
  expect(await rowOf(given)).toMatchObject({ tries: 1, leaseOwner: null, leaseUntil: null, engine: { id: 'test' } })
  expect(await creditOf(given)).toBe('charged')
})

test('the sweeper looks at once when a process starts', async () => {
  const given = await aQueuedAnswer()
  const stop = startSweeper(worker, app.platform)
  await expect.poll(() => statusOf(given)).toBe('scored')
  stop()
})

test('learners take turns: whoever sent many answers at once holds nobody up', async () => {
  const ben = await aLearner(app)
  const many = await Promise.all(Array.from({ length: 4 }, () => aQueuedAnswer()))
  const [first, second, third] = many.map(({ id }) => id).toSorted((a, b) => a - b)
  const single = await aQueuedAnswer(ben)
  const claims = []
  for (let claim = 0; claim < 4; claim += 1) claims.push((await claimNext(app.platform.db, 'worker'))?.id)
  expect(claims).toEqual([first, single.id, second, third])
})

test('every waiting answer is scored, however many wait', async () => {
  const premium = await aLearner(app, { plan: 'PREMIUM' })
  const given = await Promise.all(Array.from({ length: 12 }, () => aQueuedAnswer(premium)))
  worker.nudge()
  await expect
    .poll(async () => (await Promise.all(given.map(statusOf))).every((status) => status === 'scored'))
    .toBe(true)
})

test('a nudge while everyone is looking is not forgotten', async () => {
  for (let i = 0; i < 3; i++) worker.nudge()
  const given = await aQueuedAnswer()
  worker.nudge()
  await expect.poll(() => statusOf(given)).toBe('scored')
})

test('one answer is claimed once, by whoever is first', async () => {
  const given = await aQueuedAnswer()
  const { db } = app.platform
  const claims = await Promise.all(Array.from({ length: 8 }, (_, i) => claimNext(db, `worker-${i}`)))
  expect(claims.filter((claim) => claim !== undefined).map(({ id }) => id)).toEqual([given.id])
  expect(await rowOf(given)).toMatchObject({ status: 'scoring', tries: 1 })
})

test('two workers score each answer once between them', async () => {
  const premium = await aLearner(app, { plan: 'PREMIUM' })
  const given = await Promise.all(Array.from({ length: 10 }, () => aQueuedAnswer(premium)))
  const second = createScoringWorker(app.platform)
  const before = app.rating.ratings
  for (let i = 0; i < 3; i++) {
    worker.nudge()
    second.nudge()
  }
  await expect
    .poll(async () => (await Promise.all(given.map(statusOf))).every((status) => status === 'scored'))
    .toBe(true)
  await second.close()
  expect(app.rating.ratings - before).toBe(10)
})

test('what a dead worker left is scored once by the next, after its lease', async () => {
  const given = await aQueuedAnswer()
  const { db } = app.platform
  const dead = await claimNext(db, 'dead')
  expect(dead?.id).toBe(given.id)
  await worker.sweep()
  expect(await statusOf(given)).toBe('scoring')

  await expireLease(given)
  await worker.sweep()
  await expect.poll(() => statusOf(given)).toBe('scored')
  expect(await rowOf(given)).toMatchObject({ tries: 2 })
  expect(await creditOf(given)).toBe('charged')
})

const aScore = {
  version: 1 as const,
  format: 'academic-2025',
  engine: { id: 'late', version: '1' },
  total: { earned: 0, max: 1 },
  skills: {},
  traits: [],
  comparisons: [],
  findings: [],
  evidence: { kind: 'none' as const },
  estimates: {},
}
const complete = ({ id }: { id: number }, owner: string) =>
  transaction(app.platform.db, (tx) => completeAttempt(tx, id, owner, aScore, app.clock.now()))

test('who lost the lease neither renews it nor writes a score', async () => {
  const given = await aQueuedAnswer()
  const { db } = app.platform
  await claimNext(db, 'slow')
  expect(await renewLease(db, given.id, 'slow')).toBe(true)
  await expireLease(given)
  await claimNext(db, 'quick')
  expect(await renewLease(db, given.id, 'slow')).toBe(false)
  expect(await complete(given, 'slow')).toBe(false)
  expect(await rowOf(given)).toMatchObject({ status: 'scoring', leaseOwner: 'quick', score: null })
})

test('a lease that ran out counts no more, even when nobody else has taken it', async () => {
  const given = await aQueuedAnswer()
  await claimNext(app.platform.db, 'slow')
  await expireLease(given)
  expect(await complete(given, 'slow')).toBe(false)
  await claimNext(app.platform.db, 'slow')
  expect(await complete(given, 'slow')).toBe(true)
})

test('a lease is over at the very moment it names: the third failure ends an answer at once', async () => {
  const given = await aQueuedAnswer()
  // Within a transaction the database's clock stands still.
  await transaction(app.platform.db, async (tx) => {
    await tx
      .update(attempt)
      .set({ tries: MAX_TRIES, leaseUntil: sql`now()` })
      .where(eq(attempt.id, given.id))
    expect(await failExhausted(tx)).toHaveLength(1)
  })
  expect(await statusOf(given)).toBe('failed')
})

test('a process that is alone takes over what its predecessor held', async () => {
  const given = await aQueuedAnswer()
  await claimNext(app.platform.db, 'killed')
  await worker.takeOver()
  expect(await rowOf(given)).toMatchObject({ status: 'queued', leaseOwner: null, leaseUntil: null })
  await worker.sweep()
  await expect.poll(() => statusOf(given)).toBe('scored')
})

test('a failure is tried again, and the credit stays reserved meanwhile', async () => {
  const given = await aQueuedAnswer()
  app.rating.failNext(1)
  worker.nudge()
  await expect.poll(() => rowOf(given)).toMatchObject({ status: 'queued', tries: 1, failureCode: 'engine_failed' })
  expect(await creditOf(given)).toBe('reserved')
  // Not at once: an engine that is down is not hammered.
  await worker.sweep()
  expect(await statusOf(given)).toBe('queued')

  await expireLease(given)
  await worker.sweep()
  await expect.poll(() => rowOf(given)).toMatchObject({ status: 'scored', tries: 2, failureCode: null })
  expect(await creditOf(given)).toBe('charged')
})

test('after three failures it ends, gives the credit back and says so', async () => {
  const given = await aQueuedAnswer()
  app.rating.failNext(3)
  for (let tries = 1; tries <= 3; tries++) {
    await expireLease(given)
    await worker.sweep()
    await expect.poll(async () => (await rowOf(given)).tries).toBe(tries)
    await expect.poll(() => statusOf(given)).toBe(tries < 3 ? 'queued' : 'failed')
  }
  await expect.poll(() => creditOf(given)).toBe('released')
  const shown = await ask(app, getAttempt, { as: ana, params: { id: given.id } })
  expect(shown).toMatchObject({ status: 'failed', score: null, answers: { answer: text.answer } })
  expect(shown.failureMessage).toContain('no AI score was used')
})

test('an answer with which the engine ran away is tried once more, then ends and gives the credit back', async () => {
  const given = await aQueuedAnswer()
  app.rating.failNext(2, new RunawayError('as the test wants'))
  worker.nudge()
  await expect.poll(() => rowOf(given)).toMatchObject({ status: 'queued', tries: 2 })
  await expireLease(given)
  await worker.sweep()
  await expect.poll(() => rowOf(given)).toMatchObject({ status: 'failed', failureCode: 'engine_timed_out' })
  await expect.poll(() => creditOf(given)).toBe('released')
})

test('an answer whose workers died three times ends too', async () => {
  const given = await aQueuedAnswer()
  for (let tries = 1; tries <= 3; tries++) {
    await claimNext(app.platform.db, `dead-${tries}`)
    await expireLease(given)
  }
  await worker.sweep()
  expect(await rowOf(given)).toMatchObject({ status: 'failed', failureCode: 'interrupted', leaseOwner: null })
  expect(await creditOf(given)).toBe('released')
  expect(await claimNext(app.platform.db, 'next')).toBeUndefined()
})

test('one bad answer holds up no other', async () => {
  const bad = await aQueuedAnswer()
  await app.platform.db
    .update(attempt)
    .set({ answer: { nonsense: true } })
    .where(eq(attempt.id, bad.id))
  const good = await aQueuedAnswer()
  worker.nudge()
  await expect.poll(() => statusOf(good)).toBe('scored')
  await expect.poll(() => statusOf(bad)).toBe('queued')
})

test('an answer is marked by the revision that was answered', async () => {
  const given = await aQueuedAnswer()
  const { db } = app.platform
  const [kept] = await db.select().from(question).where(eq(question.id, questionId))
  await db.update(question).set({ prompt: {}, answerKey: {} }).where(eq(question.id, questionId))
  worker.nudge()
  await expect.poll(() => statusOf(given)).toBe('scored')
  await db.update(question).set({ prompt: kept?.prompt, answerKey: kept?.answerKey }).where(eq(question.id, questionId))
})

test('a worker that closes finishes what it has begun and begins nothing', async () => {
  const first = await aQueuedAnswer()
  const release = app.rating.hold()
  worker.nudge()
  await expect.poll(() => statusOf(first)).toBe('scoring')
  const closed = worker.close()
  const second = await aQueuedAnswer()
  worker.nudge()
  release()
  await closed
  expect([await statusOf(first), await statusOf(second)]).toEqual(['scored', 'queued'])
})

test('a database that fails ends no worker', async () => {
  const { db } = app.platform
  await db.execute(sql`alter table attempt rename to attempt_away`)
  worker.nudge()
  await expect.poll(() => app.lines.some((line) => line.includes('no answer could be claimed'))).toBe(true)
  await db.execute(sql`alter table attempt_away rename to attempt`)
  const given = await aQueuedAnswer()
  worker.nudge()
  await expect.poll(() => statusOf(given)).toBe('scored')
})
