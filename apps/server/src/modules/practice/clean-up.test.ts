import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { idempotency } from '../../platform/database/schema.ts'
import { systemClock } from '../../platform/clock.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { readAloud } from '../../testing/calls.ts'
import { cleanUpPractice } from './clean-up-service.ts'

let app: TestApp
let ana: TestLearner
let questionId: number

beforeAll(async () => {
  app = await anApp({ now: systemClock.now() })
  ana = await aLearner(app)
  questionId = await aQuestion(app, 'speaking/read-aloud')
})
afterAll(() => app.close())

function submit(key: string): Promise<ScoredAnswer> {
  const body = { answerRequest: Buffer.from(key).toString('base64'), pteType: 'ACADEMIC' }
  return ask(app, readAloud.create, { as: ana, params: { id: questionId }, body, headers: { 'idempotency-key': key } })
}

const HOUR_SECONDS = 3600

/** Writes an object as if it had been stored hours ago. */
async function anObject(key: string, hoursAgo: number) {
  await app.platform.storage.put(key, new Uint8Array([1]))
  const then = app.clock.now().getTime() / 1000 - hoursAgo * HOUR_SECONDS
  await utimes(join(app.dataDir, 'objects', key), then, then)
}

const keysOf = async () => (await app.platform.storage.list('recordings')).map(({ key }) => key).toSorted()

test('recordings that belong to no row go after a day, all others stay', async () => {
  await submit('kept')
  const [kept = ''] = await keysOf()
  const old = app.clock.now().getTime() / 1000 - 100 * HOUR_SECONDS
  await utimes(join(app.dataDir, 'objects', kept), old, old)
  await anObject('recordings/aa/orphan-of-yesterday.mp3', 25)
  await anObject('recordings/bb/orphan-of-today.mp3', 23)
  await cleanUpPractice(app.platform)
  expect(await keysOf()).toEqual([kept, 'recordings/bb/orphan-of-today.mp3'].toSorted())
})

test('the recording of a deleted answer goes with the next sweep where the storage failed at first', async () => {
  const before = await keysOf()
  const { id } = await submit('to-be-deleted')
  const key = (await keysOf()).find((one) => !before.includes(one)) ?? ''
  vi.spyOn(app.platform.storage, 'delete').mockRejectedValueOnce(new Error('The disk is away.'))
  await ask(app, readAloud.deleteAnswer, { as: ana, params: { id } })
  expect(await app.platform.storage.findSize(key)).toBeGreaterThan(0)
  const old = app.clock.now().getTime() / 1000 - 25 * HOUR_SECONDS
  await utimes(join(app.dataDir, 'objects', key), old, old)
  await cleanUpPractice(app.platform)
  expect(await app.platform.storage.findSize(key)).toBeNull()
})

test('hundreds of orphans go at once', async () => {
  for (let i = 0; i < 520; i++) await anObject(`recordings/cc/orphan-${i}.mp3`, 48)
  await cleanUpPractice(app.platform)
  expect((await keysOf()).filter((key) => key.includes('/cc/'))).toEqual([])
})

test('idempotency keys are kept for two days', async () => {
  const count = () => app.platform.db.$count(idempotency, eq(idempotency.key, 'for-two-days'))
  await submit('for-two-days')
  app.clock.advanceSeconds(47 * HOUR_SECONDS)
  await cleanUpPractice(app.platform)
  expect(await count()).toBe(1)
  app.clock.advanceSeconds(2 * HOUR_SECONDS)
  await cleanUpPractice(app.platform)
  expect(await count()).toBe(0)
})

test('a storage without recordings is no trouble', async () => {
  const empty = await anApp()
  await cleanUpPractice(empty.platform)
  expect(await empty.platform.storage.list('recordings')).toEqual([])
  await empty.close()
})
