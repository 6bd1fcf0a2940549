/**
 * What the list of mock tests costs a learner who has finished many (the goal: 50 ms p95 with 200), and what starting one costs with a whole
 * bank. Usage: node scripts/run.mjs bench/mock-test-list.mjs [tests]. Prints p50 and p95, and the ratio to a learner without a test asked in turn
 * within the same run.
 */
import { performance } from 'node:perf_hooks'
import { getMockTestTrend } from '../packages/contracts/src/mock-test-report.ts'
import { deleteMockTest, listMockTests, startMockTest } from '../packages/contracts/src/mock-tests.ts'
import { aMockReport } from '../packages/contracts/src/testing/a-mock-report.ts'
import { taskIds } from '../packages/exam/src/task-ids.ts'
import { attempt, mockTest, mockTestItem } from '../apps/server/src/platform/database/schema.ts'
import { aLearner } from '../apps/server/src/testing/a-learner.ts'
import { aQuestion } from '../apps/server/src/testing/a-question.ts'
import { anApp } from '../apps/server/src/testing/an-app.ts'
import { ask } from '../apps/server/src/testing/ask.ts'

const TESTS = Number(process.argv[2] ?? 200)
const ITEMS = 70
const QUESTIONS_PER_KIND = 60
const ROUNDS = 65

const app = await anApp()
const { db } = app.platform
const questions = []
for (const taskId of taskIds)
  for (let i = 0; i < QUESTIONS_PER_KIND; i++)
    questions.push({ taskId, id: await aQuestion(app, taskId, { title: `Q ${taskIds.indexOf(taskId)} ${i}` }) })
const [old, fresh] = [await aLearner(app, { plan: 'PREMIUM' }), await aLearner(app, { plan: 'PREMIUM' })]
const now = app.clock.now()
const run = {
  position: ITEMS,
  openedAt: null,
  endsAt: null,
  contactAt: now.getTime(),
  page: 'a page',
  interruptions: [],
}
const outcomes = Array(ITEMS).fill('answered')
const whole = aMockReport({ form: 'full' })
const report = {
  report: whole.report,
  answers: whole.answers.map(({ position, outcome, state, fault, earned, max, standardError }) => {
    return { position, outcome, state, fault, earned, max, standardError }
  }),
}
const given = { variant: 'ACADEMIC', format: 'academic-2025', createdAt: now }
for (let n = 0; n < TESTS; n++) {
  const made = {
    form: 'full',
    seed: n,
    extraTimePercent: 0,
    itemCount: ITEMS,
    status: 'ended',
    lacks: [],
    isFree: false,
    report,
  }
  const stands = { run: { ...run, outcomes, isEnded: true }, contactAt: now, endedAt: now, endedBy: 'learner' }
  const [test] = await db
    .insert(mockTest)
    .values({ userId: old.id, ...given, ...made, ...stands })
    .returning()
  const asked = Array.from({ length: ITEMS }, (_, i) => questions[(n * 7 + i * 18) % questions.length])
  const rows = asked.map(({ taskId, id }) => {
    const score = { total: { earned: 1, max: 2 } }
    const answered = { questionId: id, questionRevision: 1, taskId, answer: {}, mode: 'exam' }
    return { userId: old.id, ...given, ...answered, status: 'scored', score }
  })
  const attempts = await db.insert(attempt).values(rows).returning({ id: attempt.id })
  const items = asked.map(({ taskId, id }, position) => ({
    mockTestId: test.id,
    position,
    part: 'reading',
    taskId,
    questionId: id,
    questionRevision: 1,
    hasOwnClock: true,
    clockMs: 1,
    afterLoss: 'still-there',
    wasSeen: false,
    openedAt: now,
    answeredAt: now,
    attemptId: attempts[position].id,
  }))
  await db.insert(mockTestItem).values(items).onConflictDoNothing()
}

const start = async (as) => {
  const body = { form: 'full', pteType: 'ACADEMIC', acceptsShorter: true }
  return (await ask(app, startMockTest, { as, body })).id
}
const calls = {
  'the list': async (as) => void (await ask(app, listMockTests, { as })),
  'its last page': async (as) => void (await ask(app, listMockTests, { as, query: { page: TESTS / 10 - 1 } })),
  'the trend': async (as) => void (await ask(app, getMockTestTrend, { as, query: { pteType: 'ACADEMIC' } })),
  'a start, and its deletion': async (as) => {
    await ask(app, deleteMockTest, { as, params: { id: await start(as) } })
  },
}
const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]
for (const [name, call] of Object.entries(calls)) {
  const times = { old: [], fresh: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const [who, as] of Object.entries({ old, fresh })) {
      const begun = performance.now()
      await call(as)
      if (round > 4) times[who].push(performance.now() - begun)
    }
  const [p50, p95, ratio] = [at(times.old, 0.5), at(times.old, 0.95), at(times.old, 0.5) / at(times.fresh, 0.5)]
  console.log(
    `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${ratio.toFixed(1)} times that of a learner without tests`,
  )
}
await app.close()
