import { errorBodySchema } from '@rehearsal/contracts/errors'
import { dryRunBankImport } from '@rehearsal/contracts/bank-packs'
import {
  createBankQuestion,
  listBankQuestions,
  markPreview,
  previewQuestion,
  setBankQuestionState,
  updateBankQuestion,
} from '@rehearsal/contracts/question-bank'
import { taskIds } from '@rehearsal/exam/task-ids'
import { samples } from '@rehearsal/tasks/samples'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { question, questionRevision } from '../../platform/database/schema.ts'
import { aBankQuestion, sampleParts } from '../../testing/a-bank-question.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { send } from '../../testing/ask.ts'

let app: TestApp
let admin: TestLearner

beforeAll(async () => {
  app = await anApp()
  admin = await aLearner(app, { role: 'admin' })
})
afterAll(() => app.close())

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    1e308,
    '',
    '\0',
    '\ud800',
    '__proto__',
    {},
    [],
    [[]],
    { length: -1 },
    JSON.parse('{"__proto__":[]}'),
    { constructor: { prototype: [] } },
    'x'.repeat(30_000),
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ depthSize: 'medium' }),
)

/** A sound body with one leaf of it, however deep, replaced by something hostile. */
const spoiled = (json: unknown, path: readonly number[], value: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined || typeof json !== 'object' || json === null) return value
  if (Array.isArray(json)) return json.map((item, i) => (i === step % json.length ? spoiled(item, rest, value) : item))
  const keys = Object.keys(json)
  const key = keys[step % keys.length] ?? 'x'
  return { ...json, [key]: spoiled(Object(json)[key], rest, value) }
}

test('whatever stands anywhere in a question, it is stored sound or refused by name', async () => {
  const ids = new Map<string, number>()
  for (const taskId of taskIds) ids.set(taskId, await aBankQuestion(app, taskId))
  const calls = [updateBankQuestion, previewQuestion, markPreview, createBankQuestion, setBankQuestionState]
  const path = fc.array(fc.nat(9), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.constantFrom(...taskIds),
      path,
      hostile,
      async (call, taskId, steps, value) => {
        const { parts } = sampleParts(taskId)
        const content = { ...parts, title: 'A title', complexity: 'EASY', variants: ['ACADEMIC'] }
        const bodies: Record<string, object> = {
          [updateBankQuestion.path]: { ...content, revision: 1 },
          [previewQuestion.path]: { ...content, taskId },
          [markPreview.path]: { ...content, taskId, submission: samples[taskId].submission },
          [createBankQuestion.path]: { ...content, taskId },
        }
        const sound = call === setBankQuestionState ? { revision: 1, state: 'published' } : (bodies[call.path] ?? {})
        const response = await send(app, call, {
          as: admin,
          params: { id: ids.get(taskId) },
          body: Object(spoiled(sound, steps, value)),
        })
        if (response.statusCode >= 500) throw new Error(`${call.path}: ${response.body}\n${app.lines.at(-2)}`)
        if (response.statusCode < 400) return
        const { errors, status } = errorBodySchema.parse(response.json())
        // What is wrong with a body is always said.
        const isSaid = status !== 400 || errors.length > 0
        expect([status, isSaid]).toEqual([expect.toBeOneOf([400, 409, 422]), true])
      },
    ),
    { numRuns: 400 },
  )
  const { db } = app.platform
  expect(await db.$count(questionRevision)).toBeGreaterThanOrEqual(await db.$count(question))
}, 120_000)

test('whatever stands in a pack file or in a search, no fault of ours shows', async () => {
  const { parts, media } = sampleParts('reading/multiple-choice-multiple')
  const one = {
    id: 9,
    taskId: 'reading/multiple-choice-multiple',
    title: 'A title',
    complexity: 'EASY',
    variants: ['CORE'],
  }
  const questions = [{ ...one, ...parts, contentHash: 'a'.repeat(64), searchText: 'x', imageType: null }]
  const pack = { version: 3, plans: [], lessons: [], videos: [], media, questions }
  const path = fc.array(fc.nat(9), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(path, hostile, async (steps, value) => {
      const file = JSON.stringify(spoiled(pack, steps, value)) ?? ''
      const run = await send(app, dryRunBankImport, { as: admin, body: { file } })
      expect([200, 400]).toContain(run.statusCode)
      const search = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)
      const list = await send(app, listBankQuestions, {
        as: admin,
        query: { search, taskId: '', sort: 'updated:desc' },
      })
      expect([200, 400]).toContain(list.statusCode)
    }),
    { numRuns: 300 },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
}, 120_000)
