import { startExport } from '@rehearsal/contracts/account-data'
import { endMockTest } from '@rehearsal/contracts/mock-tests'
import { eq, inArray } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inboxItem, mockTestItem, recording, users } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, sampleAnswer } from '../../testing/a-mock-test.ts'
import { aScoredAnswer } from '../../testing/a-scored-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { deleteDueAccounts } from './deletion-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 8)
})
afterAll(() => app.close())

const rowsSchema = z.array(z.record(z.string(), z.unknown()))

async function exported(as: TestLearner) {
  const { files } = await ask(app, startExport, { as })
  const zip = unzipSync((await app.http.inject(files[0]?.url ?? '')).rawPayload)
  const rowsOf = (table: string) => rowsSchema.parse(JSON.parse(strFromU8(zip[`${table}.json`] ?? new Uint8Array())))
  return {
    items: rowsOf('mock-test-item'),
    recordings: rowsOf('recording'),
    attempts: rowsOf('attempt'),
    news: rowsOf('inbox-item'),
    zip,
  }
}

const BYTES = Buffer.from('a take')
const take = { answerRequest: BYTES.toString('base64') }
const itemsOf = (testId: number) =>
  app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, testId)).orderBy(mockTestItem.position)

/** A test of speaking and writing in which the first take was answered, and cannot be scored. */
async function aTestWithAFault() {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, ana, { form: 'speaking-writing' })
  app.rating.checkTake = () => Promise.reject(new AppError('no_speech'))
  const state = await answerAs(app, ana, await openAs(app, ana, id), take)
  await expect.poll(async () => (await itemsOf(id))[0]?.fault).toBe('no_speech')
  app.rating.checkTake = () => Promise.resolve({ seconds: 4 })
  await answerAs(app, ana, state, take)
  await expect.poll(async () => (await itemsOf(id))[1]?.durationSeconds).toBe(4)
  return { ana, id, end: () => ask(app, endMockTest, { as: ana, params: { id } }) }
}

test('answers and takes of a running test are in the export, and neither what is still to be asked nor how a take was found', async () => {
  const { ana, id } = await aTestWithAFault()
  const { items, attempts, recordings, zip } = await exported(ana)
  const [first, second] = await itemsOf(id)
  const recordingIds = (await app.platform.db.select().from(recording).where(eq(recording.userId, ana.id)))
    .map((row) => row.id)
    .toSorted((one, other) => one - other)
  const unheard = { fault: null, durationSeconds: null }
  expect(items).toMatchObject([
    { position: 0, questionId: first?.questionId, answer: { recordingId: recordingIds[0] }, ...unheard },
    { position: 1, questionId: second?.questionId, answer: { recordingId: recordingIds[1] }, ...unheard },
    { position: 2, answer: null },
  ])
  expect(attempts).toEqual([])
  expect(recordings.map(({ seconds }) => seconds)).toEqual([null, null])
  for (const each of recordingIds) expect(Buffer.from(zip[`recordings/${each}.mp3`] ?? [])).toEqual(BYTES)
})

test('a text of a running test is in the export as it was written', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, ana, { form: 'skill-writing' })
  const state = await openAs(app, ana, id)
  await answerAs(app, ana, state, sampleAnswer(state.item?.taskId ?? 'writing/write-essay'))
  const [kept] = await itemsOf(id)
  expect(kept?.answer).not.toBeNull()
  expect((await exported(ana)).items[0]).toMatchObject({ answer: kept?.answer })
})

test('a test that has ended is in the export whole, with a take that could not be scored and why', async () => {
  const { ana, id, end } = await aTestWithAFault()
  await end()
  const { items, attempts, recordings } = await exported(ana)
  expect(recordings.map(({ seconds }) => seconds)).toEqual([0, 4])
  expect(items).toHaveLength((await itemsOf(id)).length)
  expect(items[0]).toMatchObject({ fault: 'no_speech', answer: { recordingId: expect.any(Number) }, attemptId: null })
  expect(attempts).toMatchObject([{ id: items[1]?.['attemptId'], answer: { recordingId: expect.any(Number) } }])
})

test('while a test asks a question the export holds no score of it and nothing that others said there; afterwards all', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, ana)
  const [asked] = await itemsOf(id)
  const { taskId = 'speaking/read-aloud', questionId = 0 } = asked ?? {}
  await aScoredAnswer(app, ana, { taskId, questionId, share: 0.5 })
  const free = await aScoredAnswer(app, ana, { taskId, share: 0.5 })
  const reply = { userId: ana.id, kind: 'reply', createdAt: app.clock.now() } as const
  const said = { by: 'Ben', excerpt: 'It is the mill.' }
  await app.platform.db.insert(inboxItem).values([
    { ...reply, dedupeKey: 'reply-1', questionId, details: said },
    { ...reply, dedupeKey: 'reply-2', questionId: free, details: said },
  ])
  const score = expect.objectContaining({ total: { earned: 5, max: 10 } })
  const during = await exported(ana)
  expect(during.attempts).toMatchObject([
    { questionId, answer: {}, score: null },
    { questionId: free, score },
  ])
  expect(during.news).toMatchObject([
    { questionId, details: null },
    { questionId: free, details: said },
  ])
  await openAs(app, ana, id)
  await ask(app, endMockTest, { as: ana, params: { id } })
  const after = await exported(ana)
  expect(after.attempts).toMatchObject([{ questionId, score }, { score }])
  expect(after.news.slice(0, 2).map(({ details }) => details)).toEqual([said, said])
})

test('an account that is deleted takes the answers and takes of a running test along, and those of others stay', async () => {
  const [ana, ben] = [await aTestWithAFault(), await aTestWithAFault()]
  const { db, storage, clock } = app.platform
  const takesOf = (userId: string) => db.select().from(recording).where(eq(recording.userId, userId))
  const [anas, bens] = [await takesOf(ana.ana.id), await takesOf(ben.ana.id)]
  expect([anas.length, bens.length]).toEqual([2, 2])
  await db.update(users).set({ deleteAfter: clock.now() }).where(eq(users.id, ana.ana.id))
  await deleteDueAccounts(app.platform)
  const left = await db
    .select()
    .from(mockTestItem)
    .where(inArray(mockTestItem.mockTestId, [ana.id, ben.id]))
  expect([...new Set(left.map(({ mockTestId }) => mockTestId))]).toEqual([ben.id])
  expect(await takesOf(ana.ana.id)).toEqual([])
  for (const { objectKey } of anas) expect(await storage.findSize(objectKey)).toBeNull()
  for (const { objectKey } of bens) expect(await storage.findSize(objectKey)).toBe(BYTES.length)
})
