import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { watchAttempt } from '@rehearsal/contracts/attempts'
import { itemsOf } from '@rehearsal/contracts/wire'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { dictation, summarize } from '../../testing/calls.ts'
import { waitForScore } from './wait-service.ts'

let app: TestApp
let ana: TestLearner
let questionId: number

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app, { plan: 'PREMIUM' })
  questionId = await aQuestion(app, 'writing/summarize-written-text')
})
afterAll(() => app.close())

const summaryText = { answer: 'Street trees cool the city.', pteType: 'ACADEMIC' as const }
const submit = (headers: Record<string, string> = {}): Promise<ScoredAnswer> =>
  ask(app, summarize.create, { as: ana, params: { id: questionId }, body: summaryText, headers })
const watch = ({ id }: ScoredAnswer, headers: Record<string, string> = {}) =>
  send(app, watchAttempt, { as: ana, params: { id }, headers })

const stepsIn = (body: string) => [...body.matchAll(/"step":"(\w+)"/gu)].map(([, step]) => step)

test('a scored answer streams all its steps and ends', async () => {
  const given = await submit()
  const response = await watch(given)
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(response.body).toBe(
    ['received', 'scoring', 'scored']
      .map((step, i) => `id: ${i + 1}\nevent: step\ndata: {"id":${i + 1},"attemptId":${given.id},"step":"${step}"}\n\n`)
      .join(''),
  )
})

test('who watches while it is scored is told each step as it is taken', async () => {
  const release = app.rating.hold()
  const given = await submit({ prefer: 'wait=0' })
  const watching = watch(given)
  setTimeout(release, 100)
  expect(stepsIn((await watching).body)).toEqual(['received', 'scoring', 'scored'])
})

test.each([
  ['0', ['received', 'scoring', 'scored']],
  ['1', ['scoring', 'scored']],
  ['2', ['scored']],
  ['nonsense', ['received', 'scoring', 'scored']],
])('after the event %s a broken stream goes on with %j', async (lastEventId, steps) => {
  expect(stepsIn((await watch(await submit(), { 'last-event-id': lastEventId })).body)).toEqual(steps)
})

test('a stream that has had its last event ends at once', async () => {
  expect((await watch(await submit(), { 'last-event-id': '3' })).body).toBe('')
})

/** The stream of an answer as it is, already listening. */
async function openStream({ id }: ScoredAnswer, at = app) {
  const headers = { authorization: `Bearer ${ana.token}` }
  const response = await at.http.inject({ url: `/api/attempts/${id}/events`, headers, payloadAsStream: true })
  return response.stream()
}

test('deleting an answer lets go of who waits for it', async () => {
  const release = app.rating.hold()
  const given = await submit({ prefer: 'wait=0' })
  const stream = await openStream(given)
  await ask(app, summarize.deleteAnswer, { as: ana, params: { id: given.id } })
  expect(stepsIn(await text(stream)).at(-1)).toBe('failed')
  release()
})

test('an answer is watched by its own learner alone', async () => {
  const given = await submit()
  const ben = await aLearner(app)
  expect(await refusal(app, watchAttempt, { as: ben, params: { id: given.id } })).toMatchObject({ status: 404 })
  expect(await refusal(app, watchAttempt, { params: { id: given.id } })).toMatchObject({ status: 401 })
  expect(await refusal(app, watchAttempt, { as: ana, params: { id: 99_999 } })).toMatchObject({ status: 404 })
})

test('a submission waits as long as it was asked to, and no longer', async () => {
  const release = app.rating.hold()
  const ratings = app.rating.ratings
  const started = performance.now()
  const waiting = send(app, summarize.create, {
    as: ana,
    params: { id: questionId },
    body: summaryText,
    headers: { prefer: 'respond-async, wait=1' },
  })
  await expect.poll(() => app.rating.ratings).toBe(ratings + 1)
  // It waits from now on at the latest: what came before took as long as the machine needed.
  const patient = await Promise.race([waiting, sleep(4000)])
  expect(performance.now() - started).toBeGreaterThan(900)
  if (!patient) throw new Error('It waits longer than a second.')
  expect([patient.statusCode, patient.json()['status']]).toEqual([202, 'scoring'])
  release()
})

test('a score that comes in time is the answer of the submission', async () => {
  const release = app.rating.hold()
  setTimeout(release, 150)
  const response = await send(app, summarize.create, { as: ana, params: { id: questionId }, body: summaryText })
  expect([response.statusCode, response.json()['status']]).toEqual([201, 'scored'])
})

test('a submission that is deleted while its client waits is gone', async () => {
  const release = app.rating.hold()
  const before = app.rating.ratings
  const waiting = send(app, summarize.create, {
    as: ana,
    params: { id: questionId },
    body: summaryText,
    headers: { prefer: 'wait=10' },
  })
  await expect.poll(() => app.rating.ratings).toBe(before + 1)
  const [{ id } = { id: 0 }] = itemsOf(await ask(app, summarize.answers, { as: ana, params: { id: questionId } }))
  await ask(app, summarize.deleteAnswer, { as: ana, params: { id } })
  expect((await waiting).statusCode).toBe(404)
  release()
})

test('what a key decides is answered without waiting', async () => {
  const id = await aQuestion(app, 'listening/write-from-dictation')
  const body = { answer: 'the library', pteType: 'ACADEMIC' }
  const given = await ask(app, dictation.create, { as: ana, params: { id }, body, headers: { prefer: 'wait=20' } })
  expect(stepsIn((await watch(given)).body)).toEqual(['received', 'scoring', 'scored'])
})

test('an event from another process reaches who waits here', async ({ skip }) => {
  // One embedded database has one process: there is no other to hear from.
  skip(app.database.kind === 'pglite')
  const elsewhere = await anApp({ beside: app })
  await elsewhere.worker.close()
  const release = app.rating.hold()
  const given = await submit({ prefer: 'wait=0' })
  const stream = await openStream(given, elsewhere)
  release()
  expect(stepsIn(await text(stream)).at(-1)).toBe('scored')
  await elsewhere.close()
})

test('a server that closes lets go of streams and of waiting submissions', async () => {
  const closing = await anApp({ beside: app })
  const releases = [app.rating.hold(), closing.rating.hold()]
  const before = closing.rating.ratings + app.rating.ratings
  const stream = await openStream(await submit({ prefer: 'wait=0' }), closing)
  const asking = { as: ana, params: { id: questionId }, body: summaryText, headers: { prefer: 'wait=20' } }
  const waiting = send(closing, summarize.create, asking)
  await expect.poll(() => closing.rating.ratings + app.rating.ratings).toBe(before + 2)
  await closing.http.close()
  expect(stepsIn(await text(stream))).not.toContain('scored')
  expect((await waiting).statusCode).toBe(202)
  for (const release of releases) release()
  await closing.close()
})

test('a submission that is stored while the server begins to close does not wait', { timeout: 15_000 }, async () => {
  const release = app.rating.hold()
  const { id } = await submit({ prefer: 'wait=0' })
  const gone = { learner: ana, waitSeconds: 600, signal: AbortSignal.abort() }
  expect((await waitForScore(app.platform, app.worker, gone, id)).status).not.toBe('scored')
  release()
})

test('a stream that is opened while the server begins to close ends at once', { timeout: 15_000 }, async () => {
  const release = app.rating.hold()
  const closing = await anApp({ beside: app })
  const given = await submit({ prefer: 'wait=0' })
  const aborted = AbortSignal.abort()
  Object.defineProperty(closing.http, 'closing', { value: aborted })
  expect(stepsIn(await text(await openStream(given, closing)))).not.toContain('scored')
  release()
  await closing.close()
})
