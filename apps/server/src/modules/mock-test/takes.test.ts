import { getMockTestReport } from '@rehearsal/contracts/mock-test-report'
import { answerMockTestItem, endMockTest, deleteMockTest } from '@rehearsal/contracts/mock-tests'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { RESUMABLE_MS, type RunItem } from '@rehearsal/exam/mock-test/run/run'
import { taskIds } from '@rehearsal/exam/task-ids'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { attempt, mockTestItem, recording } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, PAGE } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { answerItem } from './answer-service.ts'
import { endIfSilent } from './end-service.ts'
import { listReportItems } from './list-queries.ts'
import { afterLossOf } from './start-service.ts'
import { takeChecksOf } from './take-check-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 8)
})
afterEach(() => {
  app.rating.checkTake = () => Promise.resolve({ seconds: 4 })
})
afterAll(() => app.close())

const take = { answerRequest: Buffer.from('a take').toString('base64') }

async function aSpokenItem(extraTimePercent: 0 | 100 = 0) {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, ana, { form: 'speaking-writing', extraTimePercent })
  const state = await openAs(app, ana, id)
  return { ana, id, state, end: () => ask(app, endMockTest, { as: ana, params: { id } }) }
}

test.each([
  'no_speech',
  'audio_too_short',
  'audio_empty',
  'audio_too_noisy',
  'audio_too_loud',
  'audio_unusable',
] as const)('a take with the fault %s is an answer, is kept with it, and is not scored', async (fault) => {
  const { ana, id, state, end } = await aSpokenItem()
  app.rating.checkTake = () => Promise.reject(new AppError(fault))
  expect((await answerAs(app, ana, state, take)).position).toBe(1)
  await end()
  const [item] = await listReportItems(app.platform.db, { id, userId: ana.id }, { hasScores: true })
  expect(item).toMatchObject({ outcome: 'answered', fault, attemptId: null })
  expect(await app.platform.db.$count(attempt, eq(attempt.userId, ana.id))).toBe(0)
  const [kept] = await app.platform.db.select().from(recording).where(eq(recording.userId, ana.id))
  expect(await app.platform.storage.findSize(kept?.objectKey ?? '')).toBeGreaterThan(0)
  const { answers } = await ask(app, getMockTestReport, { as: ana, params: { id } })
  const heard = await app.http.inject({ url: answers[0]?.recordingUrl ?? '' })
  expect(heard.rawPayload).toEqual(Buffer.from('a take'))
  await ask(app, deleteMockTest, { as: ana, params: { id } })
  expect(await app.platform.storage.findSize(kept?.objectKey ?? '')).toBeNull()
})

test('the next item does not wait for a take to be listened to, and the test does not end before it is', async () => {
  const { ana, state, end } = await aSpokenItem()
  const { promise, resolve } = Promise.withResolvers<{ seconds: number }>()
  app.rating.checkTake = () => promise
  expect((await answerAs(app, ana, state, take)).item?.position).toBe(1)
  const ended = end()
  resolve({ seconds: 7 })
  await ended
  const [made] = await app.platform.db.select().from(attempt).where(eq(attempt.userId, ana.id))
  expect(made?.durationSeconds).toBe(7)
  const [kept] = await app.platform.db.select().from(recording).where(eq(recording.userId, ana.id))
  expect(kept).toMatchObject({ seconds: 7, attemptId: made?.id })
})

test.each([
  ['an engine that is away', new Error('The engine is away.')],
  ['an engine that is busy', new AppError('engine_busy')],
])(
  'a take that could not be listened to (%s) is listened to when the test ends, and otherwise scored as it is',
  async (_what, error) => {
    const { ana, state, end } = await aSpokenItem()
    let calls = 0
    app.rating.checkTake = () => {
      calls++
      return Promise.reject(error)
    }
    await answerAs(app, ana, state, take)
    await end()
    expect(calls).toBe(2)
    expect(await app.platform.db.$count(attempt, eq(attempt.userId, ana.id))).toBe(1)
  },
)

test('a take that is being listened to when a look ends its silent test is listened to once', async () => {
  const { ana, state } = await aSpokenItem()
  const { promise, resolve } = Promise.withResolvers<{ seconds: number }>()
  let calls = 0
  app.rating.checkTake = () => {
    calls++
    return calls === 1 ? promise : Promise.resolve({ seconds: 1 })
  }
  await answerAs(app, ana, state, take)
  const start = app.clock.now()
  app.clock.set(new Date(start.getTime() + RESUMABLE_MS + 1))
  const ended = endIfSilent(app.platform, ana.id)
  // Whoever did not wait would have listened by now.
  for (let turn = 0; turn < 50; turn++) await app.platform.db.select().from(recording)
  resolve({ seconds: 7 })
  await ended
  app.clock.set(start)
  expect(calls).toBe(1)
  const [made] = await app.platform.db.select().from(attempt).where(eq(attempt.userId, ana.id))
  expect(made?.durationSeconds).toBe(7)
})

test('a take that comes while the test ends is listened to before it ends', async () => {
  const { ana, id, state, end } = await aSpokenItem()
  const away = () => Promise.reject(new Error('The engine is away.'))
  app.rating.checkTake = away
  const next = await answerAs(app, ana, state, take)
  app.rating.checkTake = async () => {
    app.rating.checkTake = away
    await answerAs(app, ana, next, take)
    app.rating.checkTake = () => Promise.reject(new AppError('no_speech'))
    return { seconds: 4 }
  }
  await end()
  const items = await listReportItems(app.platform.db, { id, userId: ana.id }, { hasScores: true })
  expect(items.map(({ fault }) => fault).slice(0, 2)).toEqual([null, 'no_speech'])
  expect(await app.platform.db.$count(attempt, eq(attempt.userId, ana.id))).toBe(1)
})

test('an engine that is busy is no fault of the take, and neither is an object that is gone', async () => {
  const { ana, id, state, end } = await aSpokenItem()
  app.rating.checkTake = () => Promise.reject(new AppError('engine_busy'))
  await answerAs(app, ana, state, take)
  const [kept] = await app.platform.db.select().from(recording).where(eq(recording.userId, ana.id))
  await app.platform.storage.delete(kept?.objectKey ?? '')
  await end()
  const [item] = await listReportItems(app.platform.db, { id, userId: ana.id }, { hasScores: true })
  expect(item).toMatchObject({ outcome: 'answered', fault: null, attemptId: expect.any(Number) })
})

test('a take stays stored where nobody knows whether its answer was kept', async () => {
  const { ana, id } = await aSpokenItem()
  const { db, storage } = app.platform
  const losing = async (run: (tx: Transaction) => Promise<unknown>) => {
    await db.transaction(run)
    throw new Error('The connection broke behind the commit.')
  }
  const broken = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? losing : Reflect.get(target, name, target)),
  })
  const answering = { page: PAGE, answer: take, opensNext: true, arrivedAt: app.clock.now() }
  const checks = takeChecksOf(app.platform)
  const answered = answerItem({ ...app.platform, db: broken }, checks, ana, { id, position: 0 }, answering)
  await expect(answered).rejects.toThrow('The connection broke')
  const [kept] = await db.select().from(recording).where(eq(recording.userId, ana.id))
  expect(await storage.findSize(kept?.objectKey ?? '')).toBeGreaterThan(0)
})

test.each([
  ['an item to come', 1, PAGE, 'item_to_come'],
  ['a page that does not hold the test', 0, 'another page', 'other_page'],
])('nothing is said of what is wrong with an answer that is refused for %s', async (_what, position, page, code) => {
  const { ana, id } = await aSpokenItem()
  const body = { page, answer: { nonsense: true } }
  expect(await refusal(app, answerMockTestItem, { as: ana, params: { id, position }, body })).toMatchObject({ code })
})

test('a take may last as long as the extra time gives', async () => {
  const { ana, state, end } = await aSpokenItem(100)
  const limits: number[] = []
  app.rating.checkTake = (_bytes, maxSeconds) => {
    limits.push(maxSeconds)
    return Promise.resolve({ seconds: 60 })
  }
  await answerAs(app, ana, state, take)
  await end()
  expect(limits).toEqual([rulesOf('academic-2025', 'speaking/read-aloud').answerSeconds * 2])
})

test('a lost page asks a take again with all of its time, and says so', async () => {
  const { ana, id, state } = await aSpokenItem()
  app.clock.advanceSeconds(12)
  const reloaded = await openAs(app, ana, id, 'another page')
  expect(reloaded.item).toMatchObject({ position: 0, isAskedAgain: true, remainingMs: state.item?.remainingMs })
  expect(reloaded.interruptions).toMatchObject([{ position: 0, kind: 'page-lost', forgivenMs: 12_000 }])
  const next = await answerAs(app, ana, reloaded, take, { page: 'another page' })
  expect(next.item?.isAskedAgain).toBe(false)
})

test('what a lost page takes along is told by what a kind is made of', () => {
  const kinds = Map.groupBy(taskIds, afterLossOf)
  const bySkill = (loss: RunItem['afterLoss']) => new Set((kinds.get(loss) ?? []).map((id) => id.split('/')[0]))
  expect(bySkill('asked-again')).toEqual(new Set(['speaking']))
  expect(bySkill('heard-again')).toEqual(new Set(['listening']))
  expect(bySkill('still-there')).toEqual(new Set(['writing', 'reading']))
})

test('an item of a test names its take, and nothing of it once an attempt has it', async () => {
  const { ana, id, state, end } = await aSpokenItem()
  await answerAs(app, ana, state, take)
  const item = async () => {
    const rows = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, id))
    return rows.find(({ position }) => position === 0)
  }
  expect((await item())?.answer).toMatchObject({ recordingId: expect.any(Number) })
  await end()
  expect(await item()).toMatchObject({ answer: null, attemptId: expect.any(Number) })
  const { answers } = await ask(app, getMockTestReport, { as: ana, params: { id } })
  expect(answers[0]).toMatchObject({ attemptId: expect.any(Number), recordingUrl: null })
})
