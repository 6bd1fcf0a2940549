/**
 * How long the report of a full mock test takes to be complete, with the real engines of one process and takes as long as people speak
 * (the goal: within five minutes of the test's end on two cores); and how long another learner's single answer waits that comes at once
 * after it. Usage: npm run bench:mock-test [-- CORE].
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { endMockTest } from '../packages/contracts/src/mock-tests.ts'
import { createAnswerCall } from '../packages/contracts/src/practice-calls.ts'
import { tasks } from '../packages/tasks/src/tasks.ts'
import { renderScript } from '../packages/voice/src/index.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { attempt } from '../apps/server/src/platform/database/schema.ts'
import { aLearner } from '../apps/server/src/testing/a-learner.ts'
import { aBank, aMockTest, sampleAnswer, takeAll } from '../apps/server/src/testing/a-mock-test.ts'
import { aQuestion } from '../apps/server/src/testing/a-question.ts'
import { anApp } from '../apps/server/src/testing/an-app.ts'
import { ask } from '../apps/server/src/testing/ask.ts'

const variant = process.argv[2] === 'CORE' ? 'CORE' : 'ACADEMIC'
const PER_KIND = 12
const LOOK_MS = 250
const sentence =
  'The survey of two thousand households shows that most people walk to work, although the buses are cheaper now.'
const said = async (sentences) => {
  const { mp3 } = await renderScript({ turns: [{ voice: 'slt', text: Array(sentences).fill(sentence).join(' ') }] })
  return Buffer.from(mp3).toString('base64')
}
/** Seconds as in the exam: a sentence, or all of the time to answer. */
const [short, long] = [await said(1), await said(5)]
const isShort = (taskId) => /repeat-sentence|answer-short-question/u.test(taskId)
const text = (words) =>
  Array(Math.ceil(words / 19))
    .fill(sentence)
    .join(' ')
    .split(' ')
    .slice(0, words)
    .join(' ')
const WORDS = {
  'writing/write-essay': 250,
  'writing/write-email': 100,
  'listening/summarize-spoken-text': 60,
  'writing/summarize-written-text': 40,
}
const answerOf = (taskId) => {
  if (taskId.startsWith('speaking/')) return { ...sampleAnswer(taskId), answerRequest: isShort(taskId) ? short : long }
  return taskId in WORDS ? { answer: text(WORDS[taskId]) } : sampleAnswer(taskId)
}

const app = await anApp({ hasEngines: true })
await aBank(app, PER_KIND)
const [ana, ben] = [
  await aLearner(app, { plan: 'PREMIUM', variant }),
  await aLearner(app, { plan: 'PREMIUM', variant }),
]
const single = await aQuestion(app, 'speaking/read-aloud', { title: 'Q of another learner' })
const id = await aMockTest(app, ana, { form: 'full', pteType: variant })
const { itemCount } = await takeAll(app, ana, id, answerOf)
const waiting = (userId) =>
  app.platform.db.$count(attempt, and(eq(attempt.userId, userId), inArray(attempt.status, ['queued', 'scoring'])))

const ended = performance.now()
await ask(app, endMockTest, { as: ana, params: { id } })
const queued = await waiting(ana.id)
const task = tasks['speaking/read-aloud']
await ask(app, createAnswerCall(task.wire, task.submission), {
  as: ben,
  params: { id: single },
  body: { ...answerOf('speaking/read-aloud'), pteType: variant },
  headers: { prefer: 'wait=0' },
})
let benWaited = null
while ((await waiting(ana.id)) > 0) {
  await sleep(LOOK_MS)
  if (benWaited === null && (await waiting(ben.id)) === 0) benWaited = performance.now() - ended
}
const seconds = (ms) => (ms === null ? 'not yet' : `${(ms / 1000).toFixed(1)} s`)
console.log(`${variant}: ${itemCount} items, ${queued} of them judged`)
console.log(`all scored ${seconds(performance.now() - ended)} after the end`)
console.log(`another learner's answer, sent at once after it: scored after ${seconds(benWaited)}`)
const failed = await app.platform.db.$count(attempt, and(eq(attempt.userId, ana.id), eq(attempt.status, 'failed')))
console.log(`failed: ${failed}`)
await app.close()
