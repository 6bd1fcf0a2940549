import { getDrills } from '@rehearsal/contracts/drills'
import { samples } from '@rehearsal/tasks/samples'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, send } from '../../testing/ask.ts'
import { readAloud } from '../../testing/calls.ts'

let app: TestApp
let ana: TestLearner

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app)
})
afterAll(() => app.close())

const drill = (sounds: string, more: Record<string, unknown> = {}) =>
  ask(app, getDrills, { as: ana, query: { sounds, ...more } })

const aText = (text: string, options: { isRetired?: boolean } = {}) =>
  aQuestion(app, 'speaking/read-aloud', { prompt: { text }, title: text.slice(0, 20), ...options })
const aSentence = (sentence: string) =>
  aQuestion(app, 'speaking/repeat-sentence', {
    answerKey: { ...Object(samples['speaking/repeat-sentence'].answerKey), sentence },
    title: 'A sentence',
  })

test('pairs are those of the sound and what it was taken for, the sound itself first', async () => {
  const { contrasts } = await drill('TH-S,S-SH,W-V')
  expect(contrasts.map(({ sounds }) => sounds)).toEqual([
    ['TH', 'S'],
    ['S', 'SH'],
    ['W', 'V'],
  ])
  expect(contrasts[2]?.pairs[0]?.map(({ word }) => word)).toEqual(['west', 'vest'])
})

test('a sound without a known confusion still has pairs, and one without any has none', async () => {
  expect((await drill('R')).contrasts[0]?.sounds).toEqual(['R', 'L'])
  expect((await drill('OY')).contrasts).toEqual([])
})

test('each word can be heard, as any recording of the bank', async () => {
  const [pair] = (await drill('TH-S')).contrasts[0]?.pairs ?? []
  const url = pair?.[0].audioUrl ?? ''
  const response = await app.http.inject({ url, headers: { range: 'bytes=0-3' } })
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([206, 'audio/mpeg', 'take'])
})

test('asking again writes nothing', async () => {
  await drill('TH-S,W-V')
  const insert = vi.spyOn(app.platform.db, 'insert')
  await drill('TH-S,W-V')
  expect(insert).not.toHaveBeenCalled()
  insert.mockRestore()
})

test('words that nobody authored are not said', async () => {
  for (const sounds of ['hello', 'TH-S-Z', 'th', '../TH']) {
    expect((await send(app, getDrills, { as: ana, query: { sounds } })).statusCode).toBe(400)
  }
})

test('questions are those rich in the sound, unanswered ones first; nothing of a text that is still to be heard is told', async () => {
  // The engines of this test count letters as sounds.
  const rich = await aText('zzzz')
  const richer = await aText('zzzzz z')
  const hidden = await aSentence('zzzz zzz lazy')
  await aText('zz is twice')
  await aText('zzzzzzz', { isRetired: true })
  expect((await drill('Z')).questions.map(({ id, times }) => [id, times])).toEqual([
    [rich, 4],
    [richer, 6],
    [hidden, 8],
  ])
  await ask(app, readAloud.create, { as: ana, params: { id: rich }, body: bodyOf('speaking/read-aloud') })
  const after = await drill('Z', { without: richer })
  expect(after.questions.map(({ id, isAnswered }) => [id, isAnswered])).toEqual([
    [hidden, false],
    [rich, true],
  ])
  expect(JSON.stringify(after)).not.toContain('lazy')
})

test('a question that comes later is found as well', async () => {
  expect((await drill('X')).questions).toEqual([])
  app.clock.advanceSeconds(1)
  const id = await aText('xxx xx')
  expect((await drill('X')).questions.map((question) => question.id)).toEqual([id])
})
