import { randomBytes } from 'node:crypto'
import { getRemainingAi } from '@rehearsal/contracts/account'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { taskIds } from '@rehearsal/exam/task-ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, recording } from '../../platform/database/schema.ts'
import { aSilentTake, aSpokenTake, repeated } from '../../testing/a-take.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { isSpoken, variantOf } from '../../testing/an-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, send } from '../../testing/ask.ts'
import { callsOf, readAloud } from '../../testing/calls.ts'

let app: TestApp
let ana: TestLearner
let questionId: number

/** Takes are decoded and judged by the product's own code; only the scoring, which none of them reaches, has stopped. */
beforeAll(async () => {
  app = await anApp({ hasEngines: true })
  await app.worker.close()
  ana = await aLearner(app, { academicFormat: 'academic-2025-full' })
  questionId = await aQuestion(app, 'speaking/read-aloud')
})
afterAll(() => app.close())

function submit(bytes: Uint8Array) {
  const body = { answerRequest: Buffer.from(bytes).toString('base64'), pteType: 'ACADEMIC' }
  return send(app, readAloud.create, { as: ana, params: { id: questionId }, body, headers: { prefer: 'wait=0' } })
}

async function nothingIsKept() {
  const { db, storage } = app.platform
  const rows = [await db.$count(attempt, eq(attempt.userId, ana.id)), await db.$count(recording)]
  const { remaining } = await ask(app, getRemainingAi, { as: ana })
  return { rows, objects: (await storage.list('recordings')).length, remaining }
}
const nothing = { rows: [0, 0], objects: 0, remaining: 5 }

const spoken = aSpokenTake(3)
/** Seconds of work of this process, which other processes on the machine do not lengthen. */
const cpuSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6

test.each([
  ['noise that is no mp3', () => randomBytes(5000), 'audio_unusable'],
  ['a text', () => Buffer.from('I read the text aloud. '.repeat(50)), 'audio_unusable'],
  ['a wav', () => Buffer.concat([Buffer.from('RIFF\x24\x08\0\0WAVEfmt '), Buffer.alloc(3000)]), 'audio_unusable'],
  ['a png', () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(2000)]), 'audio_unusable'],
  ['one byte', () => Buffer.from([0xff]), 'audio_unusable'],
  ['an ID3 tag alone', () => Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), 'audio_unusable'],
  ['an ID3 tag that claims 256 MB', () => Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), 'audio_unusable'],
  ['an mp3 that breaks off', () => spoken.subarray(0, spoken.length - 100), 'audio_truncated'],
  ['an mp3 followed by something else', () => Buffer.concat([spoken, randomBytes(900)]), 'audio_unusable'],
  ['a breath', () => aSpokenTake(0.2), 'audio_too_short'],
  ['silence', () => aSilentTake(5), 'no_speech'],
  ['more than the question allows', () => repeated(spoken, 20), 'audio_too_long'],
  ['half an hour in a file below the limit', () => repeated(aSilentTake(10), 24), 'audio_too_long'],
])('%s is refused as %s and leaves nothing behind', async (_case, bytes, code) => {
  const before = cpuSeconds()
  const response = await submit(bytes())
  expect([response.statusCode, response.json()['code']]).toEqual([422, code])
  expect(response.json()['message']).toMatch(/[Rr]ecord/u)
  expect(await nothingIsKept()).toEqual(nothing)
  expect(cpuSeconds() - before).toBeLessThan(20)
})

test('no bytes at all are an empty recording', async () => {
  const body = { answerRequest: 'A', pteType: 'ACADEMIC' }
  const response = await send(app, readAloud.create, { as: ana, params: { id: questionId }, body })
  expect([response.statusCode, response.json()['code']]).toEqual([422, 'audio_empty'])
  expect(await nothingIsKept()).toEqual(nothing)
})

test.each(taskIds.filter(isSpoken))('%s: no unusable recording is kept, and none costs a credit', async (taskId) => {
  const params = { id: await aQuestion(app, taskId) }
  const { answerSeconds } = rulesOf(ana.formats[variantOf(taskId)], taskId)
  const takes: [Uint8Array, string][] = [
    [aSilentTake(5), 'no_speech'],
    [repeated(spoken, Math.ceil(answerSeconds / 3) + 1), 'audio_too_long'],
    [spoken.subarray(0, spoken.length - 100), 'audio_truncated'],
    [randomBytes(5000), 'audio_unusable'],
  ]
  const bodies = takes.map(([bytes, code]) => [Buffer.from(bytes).toString('base64'), code])
  for (const [answerRequest, code] of [...bodies, ['A', 'audio_empty']]) {
    const body = { answerRequest, pteType: variantOf(taskId) }
    const response = await send(app, callsOf(taskId).create, { as: ana, params, body })
    expect([response.statusCode, response.json()['code']]).toEqual([422, code])
  }
  expect(await nothingIsKept()).toEqual(nothing)
})

test('seven megabytes of near-silence are refused before they are read', async () => {
  const silence = aSilentTake(10)
  const response = await submit(repeated(silence, Math.ceil(7_000_000 / silence.length)))
  expect([response.statusCode, response.json()['code']]).toEqual([413, 'body_too_large'])
  expect(response.json()['message']).toBe('This is too large to send. The limit is 2 MB.')
  expect(await nothingIsKept()).toEqual(nothing)
})

test('what is refused can be repeated under its key, and corrected under another', async () => {
  const body = { answerRequest: Buffer.from('not audio').toString('base64'), pteType: 'ACADEMIC' }
  const asking = { as: ana, params: { id: questionId }, body, headers: { 'idempotency-key': 'bad-take' } }
  for (let i = 0; i < 2; i++) expect((await send(app, readAloud.create, asking)).statusCode).toBe(422)
  expect(await nothingIsKept()).toEqual(nothing)
})

test('a take with speech is kept as it was sent', async () => {
  const response = await submit(spoken)
  expect([response.statusCode, response.json()['status']]).toEqual([202, 'queued'])
  const [row] = await app.platform.db.select().from(recording)
  expect(row?.bytes).toBe(spoken.length)
  expect(row?.seconds).toBeCloseTo(3, 0)
  expect(Buffer.from(await app.platform.storage.get(row?.objectKey ?? '')).equals(Buffer.from(spoken))).toBe(true)
})
