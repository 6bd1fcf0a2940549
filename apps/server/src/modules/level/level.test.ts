import { getLevel, type Standings } from '@rehearsal/contracts/level'
import { putTarget } from '@rehearsal/contracts/targets'
import { levelOf } from '@rehearsal/exam/estimate/level-of'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attempt } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { aScoredAnswer } from '../../testing/a-scored-answer.ts'
import { ask } from '../../testing/ask.ts'
import { watchedStatements } from '../../testing/watched-statements.ts'
import { levelOfLearner } from './service.ts'

const BLANKS = 'reading/rw-fill-in-the-blanks'
const READ = 'speaking/read-aloud'
const OTHER = 'reading/fill-in-the-blanks'

let app: TestApp
let ana: TestLearner
/** More than any of the tests answers. */
const questions = new Map<TaskId, number[]>()
beforeAll(async () => {
  app = await anApp()
  for (const [taskId, count] of Object.entries({ [BLANKS]: 32, [OTHER]: 8, [READ]: 8 })) {
    const kind = taskIdSchema.parse(taskId)
    const ids: number[] = []
    for (let i = 0; i < count; i += 1) ids.push(await aQuestion(app, kind))
    questions.set(kind, ids)
  }
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await aLearner(app)
})

type Given = Parameters<typeof aScoredAnswer>[2]
async function given(answer: Partial<Given> = {}, learner = ana): Promise<number> {
  const { taskId = BLANKS } = answer
  const met = await app.platform.db.$count(attempt, and(eq(attempt.userId, learner.id), eq(attempt.taskId, taskId)))
  const questionId = answer.questionId ?? questions.get(taskId)?.[met] ?? 0
  return aScoredAnswer(app, learner, { share: 0.5, ...answer, taskId, questionId })
}
async function many(count: number, answer: Partial<Given> = {}, learner = ana) {
  for (let i = 0; i < count; i += 1) await given(answer, learner)
}
/** Enough of the kinds that decide most of reading. */
async function enoughReading(share = 0.5, learner = ana) {
  await many(4, { share }, learner)
  await many(3, { share, taskId: OTHER }, learner)
}

const standings = (as = ana, query: object = {}): Promise<Standings> => ask(app, getLevel, { as, query: { ...query } })
const reading = async (as = ana) => (await standings(as)).reading
const levelOfAna = async () => (await levelOfLearner(app.platform, ana, 'ACADEMIC')).level
const aim = (target: object, examDate = '2026-04-17') => {
  const none = { listening: null, reading: null, speaking: null, writing: null, overall: null }
  const body = { ...none, ...target, examDate, language: 'FA', version: 0 }
  return ask(app, putTarget, { as: ana, params: { variant: 'ACADEMIC' }, body })
}

test('a learner without an answer is told how many of what are missing, and no score', async () => {
  const found = await standings()
  expect(found.daysLeft).toBeNull()
  for (const score of ['overall', 'speaking', 'writing', 'reading', 'listening'] as const)
    expect(found[score]).toMatchObject({ answers: 0, level: null, likely: null })
  expect(found.reading.missing).toEqual({ answers: 5, kinds: [BLANKS, 'writing/summarize-written-text'] })
})

test('too few answers say nothing yet, and one of a kind that is missing is counted off', async () => {
  await many(4)
  expect(await reading()).toMatchObject({ answers: 4, level: null, missing: { answers: 1 } })
  await enoughReading()
  expect(await reading()).toMatchObject({ answers: 11, missing: null })
})

test('a level is the value and band that the one module gives for these answers, unrounded', async () => {
  await enoughReading(0.637)
  const evidenceOf = (taskId: TaskId) => ({ taskId, share: 0.637, standardError: null, ageDays: 0, isSeen: false })
  const expected = levelOf({
    format: 'academic-2025',
    evidence: [
      ...Array.from({ length: 4 }, () => evidenceOf(BLANKS)),
      ...Array.from({ length: 3 }, () => evidenceOf(OTHER)),
    ],
  })
  const { value, low, high } = expected.reading ?? { value: 0, low: 0, high: 0 }
  expect((await reading()).level).toEqual({
    value: expect.closeTo(value, 9),
    low: expect.closeTo(low, 9),
    high: expect.closeTo(high, 9),
  })
})

test('an engine that is unsure of its marks makes the band wider, by the standard error that lies with the score', async () => {
  const kim = await aLearner(app)
  await many(8, { taskId: READ, standardError: 0.02 })
  await many(8, { taskId: READ, standardError: 0.3 }, kim)
  const errorOf = async (learner: TestLearner) =>
    (await levelOfLearner(app.platform, learner, 'ACADEMIC')).level.speaking?.standardError ?? 0
  expect(await errorOf(kim)).toBeGreaterThan((await errorOf(ana)) + 1)
})

test.each([
  ['answered before', async () => many(6, { questionId: await given({ daysAgo: 1 }) })],
  ['answered before and deleted', async () => many(6, { questionId: await given({ status: 'deleted' }) })],
  ['revealed before it was answered', () => many(7, { afterReveal: true })],
])('a question that was %s says less', async (_what, met) => {
  const kim = await aLearner(app)
  await met()
  await many(7, {}, kim)
  const bandOf = async (learner: TestLearner) =>
    (await levelOfLearner(app.platform, learner, 'ACADEMIC')).level.reading?.repeatError ?? 0
  expect(await bandOf(ana)).toBeGreaterThan(await bandOf(kim))
})

test('the question that somebody else answered is a new one', async () => {
  const questionId = await given({}, await aLearner(app))
  await given({ questionId })
  const { latest } = await levelOfLearner(app.platform, ana, 'ACADEMIC')
  expect(latest).toMatchObject([{ isSeen: false, share: 0.5 }])
})

test.each(['queued', 'failed', 'deleted'] as const)('an answer that is %s counts for nothing', async (status) => {
  await many(6, { status })
  expect((await reading()).answers).toBe(0)
})

test('the two exams stand apart', async () => {
  await enoughReading()
  expect((await standings(ana, { pteType: 'CORE' })).reading).toMatchObject({ answers: 0, level: null })
  expect((await standings(ana, { pteType: 'ACADEMIC' })).reading.level).not.toBeNull()
})

test('nobody’s answers count for another', async () => {
  await enoughReading(0.9, await aLearner(app))
  expect((await reading()).answers).toBe(0)
})

test('what is older than four months is left out, and recent answers say more than old ones', async () => {
  await many(9, { daysAgo: 121 })
  expect((await reading()).answers).toBe(0)
  await many(5, { share: 0, daysAgo: 100 })
  await many(5, { share: 1 })
  expect((await levelOfAna()).reading?.value).toBeGreaterThan(70)
})

test('of each kind the latest twenty answers count', async () => {
  await many(10, { share: 0 })
  await many(20, { share: 1 })
  expect((await levelOfAna()).reading).toMatchObject({ answers: 20, value: 90 })
})

test('a likely score assumes no progress, and its band is wider the farther the exam is', async () => {
  await enoughReading()
  await aim({ reading: 50 })
  const { daysLeft, reading: found } = await standings()
  const [level, likely] = [found.level ?? { value: 0, low: 0, high: 0 }, found.likely ?? { value: 1, low: 0, high: 0 }]
  expect(daysLeft).toBe(30)
  expect(likely.value).toBe(level.value)
  expect(likely.low).toBeLessThan(level.low - 1)
  expect(likely.high).toBeGreaterThan(level.high + 1)
})

test.each([
  [10, 'reached'],
  [50, 'within'],
  [90, 'below'],
])('a target of %i at a level of 50 is %s', async (target, verdict) => {
  await enoughReading()
  await aim({ reading: target })
  expect((await reading()).likely?.verdict).toBe(verdict)
})

test('without a target there is a likely score and no verdict; a day that is past leaves none', async () => {
  await enoughReading()
  expect((await reading()).likely).toMatchObject({ verdict: null })
  await aim({ reading: 50 }, '2026-03-18')
  expect((await standings()).daysLeft).toBe(0)
})

test('however many answers there are, a level is read by two statements', async () => {
  const watched = watchedStatements(app.database)
  const statements = async () => {
    watched.forget()
    await levelOfLearner(app.platform, ana, 'ACADEMIC')
    return watched.all().length
  }
  const few = await statements()
  await enoughReading()
  await many(3, { taskId: OTHER })
  expect([few, await statements()]).toEqual([2, 2])
})
