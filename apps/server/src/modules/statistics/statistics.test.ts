import { getNextPractice } from '@rehearsal/contracts/next-practice'
import { getStatistics } from '@rehearsal/contracts/statistics'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'

const ORDER = 'reading/re-order-paragraphs'
const DICTATION = 'listening/write-from-dictation'
const NOW = '2026-03-18T09:00:00.000Z'

let app: TestApp
let order: number
let other: number
let dictation: number
let ana: TestLearner

beforeAll(async () => {
  app = await anApp()
  order = await aQuestion(app, ORDER)
  other = await aQuestion(app, ORDER)
  dictation = await aQuestion(app, DICTATION)
  await aQuestion(app, 'writing/write-email', { variants: ['CORE'] })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(NOW)
  ana = await aLearner(app, { plan: 'PREMIUM' })
})

type Given = {
  questionId: number
  taskId: TaskId
  at?: string
  earned?: number
  status?: 'scored' | 'deleted' | 'queued'
}

/** Stores an answer as it lies in the database: statistics read rows, whoever wrote them. */
async function given({ questionId, taskId, at = NOW, earned = 1, status = 'scored' }: Given, learner = ana) {
  await app.platform.db.insert(attempt).values({
    userId: learner.id,
    questionId,
    questionRevision: 1,
    taskId,
    variant: 'ACADEMIC',
    format: 'academic-2025',
    status,
    answer: {},
    score: status === 'queued' ? null : { total: { earned, max: 4 } },
    createdAt: new Date(at),
  })
}

const statistics = (as = ana, query = {}) => ask(app, getStatistics, { as, params: { status: 'premium' }, query })
const filled = async (as = ana) => {
  const found = await statistics(as)
  if (found.locked) throw new Error('These statistics are locked.')
  return found
}
const trends = async (as = ana) => (await ask(app, getNextPractice, { as })).trends

test('a learner without an answer has six months of nothing, and the questions there are', async () => {
  const { practiceMonths, locked, ...skills } = await filled()
  expect(locked).toBe(false)
  expect(practiceMonths).toEqual([
    { month: 'October', year: 2025, count: 0 },
    { month: 'November', year: 2025, count: 0 },
    { month: 'December', year: 2025, count: 0 },
    { month: 'January', year: 2026, count: 0 },
    { month: 'February', year: 2026, count: 0 },
    { month: 'March', year: 2026, count: 0 },
  ])
  expect(skills).toEqual({
    listeningCount: 0,
    listeningTotal: 1,
    writingCount: 0,
    writingTotal: 0,
    readingCount: 0,
    readingTotal: 2,
    speakingCount: 0,
    speakingTotal: 0,
  })
})

test('a question counts once for its skill, every answer counts for its month, and deleted ones for nothing', async () => {
  await given({ questionId: order, taskId: ORDER, at: '2026-02-27T10:00:00Z' })
  await given({ questionId: order, taskId: ORDER })
  await given({ questionId: dictation, taskId: DICTATION, status: 'queued' })
  await given({ questionId: other, taskId: ORDER, status: 'deleted' })
  const found = await filled()
  expect(found.practiceMonths.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 2])
  expect([found.readingCount, found.listeningCount]).toEqual([1, 1])
})

test('months begin in the learner’s zone, and what lies before them is left out', async () => {
  const kim = await aLearner(app, { plan: 'PREMIUM', timeZone: 'Asia/Tehran' })
  await given({ questionId: order, taskId: ORDER, at: '2026-02-28T20:29:59Z' }, kim)
  await given({ questionId: order, taskId: ORDER, at: '2026-02-28T20:30:00Z' }, kim)
  await given({ questionId: order, taskId: ORDER, at: '2025-09-30T20:29:59Z' }, kim)
  const { practiceMonths } = await filled(kim)
  expect(practiceMonths.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 1])
})

test('the trial is told that they are locked and nothing else, whatever the address says', async () => {
  const trial = await aLearner(app)
  await given({ questionId: order, taskId: ORDER }, trial)
  expect(await statistics(trial)).toEqual({ locked: true })
})

test('an exam has its own questions', async () => {
  expect(await statistics(ana, { pteType: 'CORE' })).toMatchObject({ writingTotal: 1, readingTotal: 2 })
})

test('nobody is told of another learner’s answers', async () => {
  await given({ questionId: order, taskId: ORDER }, await aLearner(app))
  expect((await filled()).readingCount).toBe(0)
  expect(await trends()).toEqual([])
})

test('a trend holds the latest twenty scored answers of a kind, the oldest first, and how many there are', async () => {
  for (let i = 0; i < 22; i++) await given({ questionId: order, taskId: ORDER, earned: i % 5 })
  await given({ questionId: dictation, taskId: DICTATION, earned: 2 })
  await given({ questionId: dictation, taskId: DICTATION, status: 'queued' })
  const found = await trends(ana)
  const ordered = found.find(({ taskId }) => taskId === ORDER)
  expect(ordered?.attempts).toBe(22)
  expect(ordered?.points.map(({ share }) => share * 4)).toEqual(Array.from({ length: 20 }, (_, i) => (i + 2) % 5))
  expect(found.find(({ taskId }) => taskId === DICTATION)).toMatchObject({ attempts: 1, points: [{ share: 0.5 }] })
})

test('trends are open on the trial', async () => {
  const trial = await aLearner(app)
  await given({ questionId: order, taskId: ORDER }, trial)
  expect(await trends(trial)).toMatchObject([{ taskId: ORDER, attempts: 1 }])
})
