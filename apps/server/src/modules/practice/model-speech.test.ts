import { getModelSpeech, revealPractice } from '@rehearsal/contracts/practice'
import { samples } from '@rehearsal/tasks/samples'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion, aQuestionWithModel } from '../../testing/a-question.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { readAloud } from '../../testing/calls.ts'

let app: TestApp
let ana: TestLearner
let texts = 0

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app)
})
beforeEach(() => {
  app.rating.ratings = 0
})
afterAll(() => app.close())

/** A question of its own, of which Ana has asked to see the answer. */
async function aSeenQuestion() {
  texts += 1
  const params = { id: await aQuestionWithModel(app, `Text number ${texts} is read here.`) }
  await ask(app, revealPractice, { as: ana, params })
  return params
}
const measure = (params: { id: number }, as = ana) => ask(app, getModelSpeech, { as, params })

test('a model recording says when each word is said, its melody and its rhythm', async () => {
  const { words, pitch, rhythm, seconds } = await measure(await aSeenQuestion())
  expect(words.map(({ word }) => word)).toEqual(['Text', 'number', '1', 'is', 'read', 'here.'])
  expect(words[1]).toEqual({ word: 'number', start: 0.25, end: 0.5 })
  expect([pitch, seconds]).toEqual([{ stepSeconds: 0.01, semitones: [0, 1, null] }, 4])
  expect(rhythm).toEqual({ vowels: 12, pairVariability: 68 })
})

test('it is measured once, for all who ask meanwhile and for those who ask later', async () => {
  const params = await aSeenQuestion()
  const release = app.rating.hold()
  const asking = Array.from({ length: 5 }, () => measure(params))
  release()
  const answers = await Promise.all(asking)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  await measure(params)
  expect(app.rating.ratings).toBe(1)
  const kept = await app.platform.storage.list('speech')
  expect(kept.filter(({ key }) => key.endsWith('.test-1.json')).length).toBeGreaterThanOrEqual(1)
})

test('what was kept and cannot be read is measured anew', async () => {
  const params = await aSeenQuestion()
  const before = await measure(params)
  const kept = await app.platform.storage.list('speech')
  for (const { key } of kept.filter((each) => each.key.endsWith('.json'))) {
    await app.platform.storage.put(key, Buffer.from('{"words":'))
  }
  expect(await measure(params)).toEqual(before)
  expect(app.rating.ratings).toBe(2)
})

test('what an engine cannot measure has no words and is not kept: the next who asks has it measured', async () => {
  const params = await aSeenQuestion()
  app.rating.failNext(1)
  expect(await measure(params)).toEqual({ seconds: 0, words: [], pitch: null, rhythm: null })
  expect((await measure(params)).words).toHaveLength(6)
})

test('before an answer or a reveal there is no model speech, and for a stranger there is none either', async () => {
  const params = { id: await aQuestionWithModel(app, 'Nobody has answered this.') }
  expect((await refusal(app, getModelSpeech, { as: ana, params })).code).toBe('not_found')
  await ask(app, readAloud.create, { as: ana, params, body: bodyOf('speaking/read-aloud') })
  expect((await measure(params)).words).toHaveLength(4)
  const ben = await aLearner(app)
  expect((await refusal(app, getModelSpeech, { as: ben, params })).code).toBe('not_found')
})

test('a question without a model voice has no model speech', async () => {
  const { modelAudio: _none, ...answerKey } = Object(samples['speaking/answer-short-question'].answerKey)
  const params = { id: await aQuestion(app, 'speaking/answer-short-question', { answerKey }) }
  await ask(app, revealPractice, { as: ana, params })
  expect((await refusal(app, getModelSpeech, { as: ana, params })).code).toBe('not_found')
})

test('a kind without a model voice has no model speech', async () => {
  const params = { id: await aQuestion(app, 'writing/write-essay') }
  await ask(app, revealPractice, { as: ana, params })
  expect((await refusal(app, getModelSpeech, { as: ana, params })).code).toBe('not_found')
})
