import { getNextPractice } from '@rehearsal/contracts/next-practice'
import { putTarget } from '@rehearsal/contracts/targets'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aiQuota, attempt } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { aScoredAnswer } from '../../testing/a-scored-answer.ts'
import { ask } from '../../testing/ask.ts'

const ESSAY = 'writing/write-essay'
const IMAGE = 'speaking/describe-image'

let app: TestApp
let ana: TestLearner
let essays: { easy: number; average: number; hard: number }
let image: number

beforeAll(async () => {
  app = await anApp()
  const hard = await aQuestion(app, ESSAY, { complexity: 'HARD' })
  const average = await aQuestion(app, ESSAY, { complexity: 'AVERAGE' })
  const easy = await aQuestion(app, ESSAY, { complexity: 'EASY', title: 'Trains or planes' })
  essays = { easy, average, hard }
  image = await aQuestion(app, IMAGE)
  await aQuestion(app, ESSAY, { complexity: 'EASY', isRetired: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-03-18T09:00:00.000Z')
  ana = await aLearner(app)
})

async function given(questionId: number, taskId: TaskId, earned: number, daysAgo = 0) {
  await app.platform.db.insert(attempt).values({
    userId: ana.id,
    questionId,
    questionRevision: 1,
    taskId,
    variant: 'ACADEMIC',
    format: 'academic-2025',
    status: 'scored',
    answer: {},
    score: { total: { earned, max: 10 } },
    createdAt: new Date(app.clock.now().getTime() - daysAgo * DAY_MILLISECONDS),
  })
}
const next = async (query = {}) => (await ask(app, getNextPractice, { as: ana, query })).questions

test('a new learner is told where to begin, with the easiest question and the reason', async () => {
  const [first, second, ...rest] = await next()
  expect(first).toMatchObject({ practiceId: image, reason: { skill: 'speaking', weight: expect.closeTo(31 / 69, 6) } })
  expect(second).toEqual({
    practiceId: essays.easy,
    taskId: ESSAY,
    title: 'Trains or planes',
    isNew: true,
    reason: {
      skill: 'writing',
      weight: expect.closeTo(0.31, 2),
      share: null,
      answers: 0,
      target: 65,
      isTargetSet: false,
      neededShare: 55 / 80,
    },
  })
  expect(rest).toEqual([])
})

test('who does well in a kind is sent to another, and back there to a harder question', async () => {
  await given(essays.easy, ESSAY, 9)
  const [first, second] = await next()
  expect([first?.practiceId, second?.practiceId]).toEqual([image, essays.hard])
  expect(second?.reason).toMatchObject({ share: 0.9, answers: 1 })
})

test('what was answered comes again once there is nothing new, the oldest first', async () => {
  await given(essays.average, ESSAY, 2, 33)
  await given(essays.easy, ESSAY, 2, 32)
  await given(essays.hard, ESSAY, 2, 31)
  const essay = (await next()).find(({ taskId }) => taskId === ESSAY)
  expect(essay).toMatchObject({ practiceId: essays.average, isNew: false })
})

test('the reason names the target that was set', async () => {
  const wish = { examDate: '2026-05-01', listening: 50, reading: 50, speaking: 79, writing: 50, overall: 50 }
  await ask(app, putTarget, { as: ana, params: { variant: 'ACADEMIC' }, body: { ...wish, version: 0, language: 'FA' } })
  const reasons = (await next()).map(({ taskId, reason }) => [taskId, reason.target, reason.isTargetSet])
  expect(reasons).toEqual([
    [IMAGE, 79, true],
    [ESSAY, 50, true],
  ])
})

test('an exam without these questions has nothing to suggest', async () => {
  expect((await next({ pteType: 'CORE' })).map(({ taskId }) => taskId)).toEqual([IMAGE])
})

test('the weights of an exam are said to be published, or to be worked out', async () => {
  const hasPublished = async (pteType: 'ACADEMIC' | 'CORE') =>
    (await ask(app, getNextPractice, { as: ana, query: { pteType } })).hasPublishedWeights
  expect([await hasPublished('ACADEMIC'), await hasPublished('CORE')]).toEqual([true, false])
})

test('what the quota refuses is never suggested, and is again with a plan', async () => {
  const blanks = await aQuestion(app, 'reading/fill-in-the-blanks')
  await app.platform.db.insert(aiQuota).values({ userId: ana.id, used: app.platform.config.freeAiSubmissions })
  expect((await next()).map(({ practiceId }) => practiceId)).toEqual([blanks])
  const kim = await aLearner(app, { plan: 'PREMIUM' })
  await app.platform.db.insert(aiQuota).values({ userId: kim.id, used: app.platform.config.freeAiSubmissions })
  const { questions } = await ask(app, getNextPractice, { as: kim, query: {} })
  expect(questions.map(({ practiceId }) => practiceId)).toContain(image)
})

test('a kind that was not answered yet is judged by the answers of the other kinds of its skills', async () => {
  const BLANKS = 'reading/fill-in-the-blanks'
  await aQuestion(app, BLANKS)
  const others = ['reading/rw-fill-in-the-blanks', 'reading/re-order-paragraphs', 'listening/highlight-incorrect-words']
  const firstAfter = async (share: number) => {
    const kim = await aLearner(app)
    for (const other of others)
      for (let i = 0; i < 3; i += 1) {
        const taskId = taskIdSchema.parse(other)
        const questionId = await aQuestion(app, taskId, { isRetired: true })
        await aScoredAnswer(app, kim, { taskId, share, questionId })
      }
    for (let i = 0; i < 9; i += 1) await aScoredAnswer(app, kim, { taskId: IMAGE, share: 0.6, questionId: image })
    return (await ask(app, getNextPractice, { as: kim, query: {} })).questions[0]?.taskId
  }
  expect(await firstAfter(0)).toBe(BLANKS)
  expect(await firstAfter(1)).not.toBe(BLANKS)
})
