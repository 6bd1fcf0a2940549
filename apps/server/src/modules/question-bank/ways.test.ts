import { applyBankImport, dryRunBankImport, exportBankPack } from '@rehearsal/contracts/bank-packs'
import {
  getBankHistory,
  getBankQuestion,
  markPreview,
  previewQuestion,
  restoreBankRevision,
  updateBankQuestion,
} from '@rehearsal/contracts/question-bank'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { samples } from '@rehearsal/tasks/samples'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { question } from '../../platform/database/schema.ts'
import { aBankQuestion, sampleParts } from '../../testing/a-bank-question.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'

// The engine alone reads the ways of saying a key point: the console neither has them nor loses them.

const WAYS = { says: ['One way of saying it.', 'Another way of saying it.'], opposite: ['Not at all.', 'By no means.'] }
const keySchema = z.looseObject({ keyPoints: z.array(z.looseObject({ point: z.string() })) })
const ofPoints = taskIds.filter((taskId) => keySchema.safeParse(samples[taskId].answerKey).success)

let app: TestApp
let admin: TestLearner

beforeAll(async () => {
  app = await anApp()
  admin = await aLearner(app, { role: 'admin' })
})
afterAll(() => app.close())

const pointsOf = (key: unknown) => keySchema.parse(key).keyPoints
const withPoints = (key: unknown, change: object) => ({
  ...Object(key),
  keyPoints: pointsOf(key).map((point) => ({ ...point, ...change })),
})
const aQuestionWithWays = (taskId: TaskId) =>
  aBankQuestion(app, taskId, { answerKey: withPoints(sampleParts(taskId).parts.answerKey, WAYS) })
const stored = async (id: number) => {
  const [row] = await app.platform.db.select().from(question).where(eq(question.id, id))
  return pointsOf(row?.answerKey)
}
const get = (id: number) => ask(app, getBankQuestion, { as: admin, params: { id } })
const written = async (id: number) => {
  const { title, complexity, variants, prompt, answerKey, revision } = await get(id)
  return { title, complexity, variants, prompt, answerKey, revision }
}
const tellsNone = (told: unknown) => {
  expect(JSON.stringify(told)).toContain('keyPoints')
  expect(JSON.stringify(told)).not.toMatch(/way of saying|no means|"says"|"opposite"/u)
}

test('every kind that is judged by its main points is here', () => {
  expect(ofPoints.length).toBeGreaterThanOrEqual(8)
})

test.each(ofPoints)(
  '%s: the console is told no way of saying a point, and saves it with those it has',
  async (taskId) => {
    const id = await aQuestionWithWays(taskId)
    tellsNone(await get(id))
    const content = await written(id)
    const same = await ask(app, updateBankQuestion, { as: admin, params: { id }, body: content })
    expect(same.revision).toBe(1)
    const body = { ...content, title: 'Another title' }
    const saved = await ask(app, updateBankQuestion, { as: admin, params: { id }, body })
    expect(saved.revision).toBe(2)
    tellsNone(saved)
    expect(await stored(id)).toMatchObject(pointsOf(content.answerKey).map(() => WAYS))
  },
)

test.each(ofPoints)('%s: a preview, its marks and an export tell none', async (taskId) => {
  const id = await aQuestionWithWays(taskId)
  const { revision: _, ...content } = await written(id)
  const answerKey = withPoints(content.answerKey, WAYS)
  const body = { ...content, answerKey, taskId }
  tellsNone(await ask(app, previewQuestion, { as: admin, body }))
  const { submission } = samples[taskId]
  tellsNone(await ask(app, markPreview, { as: admin, body: { ...body, submission } }))
  const { file } = await ask(app, exportBankPack, { as: admin, query: { search: `${id}` } })
  tellsNone(file)
  const dry = await ask(app, dryRunBankImport, { as: admin, body: { file } })
  expect(dry.items.map(({ outcome }) => outcome)).toEqual(dry.items.map(() => 'unchanged'))
  await ask(app, applyBankImport, { as: admin, body: { file, token: dry.token } })
  expect(await stored(id)).toMatchObject(pointsOf(answerKey).map(() => WAYS))
})

test('a point that is worded anew loses the ways of saying the old one, and the record tells none', async () => {
  const id = await aQuestionWithWays('writing/write-email')
  const content = await written(id)
  const body = { ...content, answerKey: withPoints(content.answerKey, { point: 'Something else is said.' }) }
  await ask(app, updateBankQuestion, { as: admin, params: { id }, body })
  expect(await stored(id)).toEqual(pointsOf(body.answerKey))
  tellsNone(await ask(app, getBankHistory, { as: admin, params: { id } }))
  const restored = { revision: 2, restored: 1, reason: 'It was right.' }
  tellsNone(await ask(app, restoreBankRevision, { as: admin, params: { id }, body: restored }))
  expect(await stored(id)).toMatchObject(pointsOf(content.answerKey).map(() => WAYS))
})
