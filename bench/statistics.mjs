/**
 * What the home page's figures cost a learner with many answers (the goal: statistics within 50 ms p95 at 20,000).
 * Usage: npm run bench:statistics [answers]. Prints p50 and p95 of each call, and the ratio to a learner without an answer
 * asked in turn within the same run.
 */
import { performance } from 'node:perf_hooks'
import { getLevel } from '../packages/contracts/src/level.ts'
import { getNextPractice } from '../packages/contracts/src/next-practice.ts'
import { getPracticeProgress } from '../packages/contracts/src/practice.ts'
import { getStatistics } from '../packages/contracts/src/statistics.ts'
import { taskIds } from '../packages/exam/src/task-ids.ts'
import { attempt } from '../apps/server/src/platform/database/schema.ts'
import { aLearner } from '../apps/server/src/testing/a-learner.ts'
import { aQuestion } from '../apps/server/src/testing/a-question.ts'
import { anApp } from '../apps/server/src/testing/an-app.ts'
import { ask } from '../apps/server/src/testing/ask.ts'

const ANSWERS = Number(process.argv[2] ?? 20_000)
const ROUNDS = 60
const QUESTIONS_PER_KIND = 20
const BATCH = 500

const app = await anApp()
const questions = []
for (const taskId of taskIds)
  for (let i = 0; i < QUESTIONS_PER_KIND; i++) questions.push({ taskId, id: await aQuestion(app, taskId) })
const [old, fresh] = [await aLearner(app, { plan: 'PREMIUM' }), await aLearner(app, { plan: 'PREMIUM' })]
const now = app.clock.now().getTime()
/** As large as what a scored take leaves. */
const evidence = {
  words: Array.from({ length: 60 }, (_, i) => ({ word: `word ${i}`, start: i, end: i + 1, score: 0.5 })),
}
const rows = Array.from({ length: ANSWERS }, (_, i) => {
  const { taskId, id } = questions[i % questions.length]
  return {
    userId: old.id,
    questionId: id,
    questionRevision: 1,
    taskId,
    variant: 'ACADEMIC',
    format: 'academic-2025',
    status: 'scored',
    answer: {},
    score: { total: { earned: i % 10, max: 10 }, evidence },
    createdAt: new Date(now - (ANSWERS - i) * 1_000_000),
  }
})
for (let i = 0; i < rows.length; i += BATCH) await app.platform.db.insert(attempt).values(rows.slice(i, i + BATCH))

const calls = {
  statistics: [getStatistics, { params: { status: 'premium' } }],
  level: [getLevel, {}],
  'next practice and trends': [getNextPractice, {}],
  'practice progress': [getPracticeProgress, {}],
}
const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]
for (const [name, [endpoint, asking]] of Object.entries(calls)) {
  const times = { old: [], fresh: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const [who, as] of Object.entries({ old, fresh })) {
      const start = performance.now()
      await ask(app, endpoint, { ...asking, as })
      if (round > 4) times[who].push(performance.now() - start)
    }
  const [p50, p95, ratio] = [at(times.old, 0.5), at(times.old, 0.95), at(times.old, 0.5) / at(times.fresh, 0.5)]
  console.log(
    `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${ratio.toFixed(1)} times that of a learner without answers`,
  )
}
await app.close()
