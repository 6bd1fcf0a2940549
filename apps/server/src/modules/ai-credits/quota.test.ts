import { getRemainingAi, getRemainingSettings } from '@rehearsal/contracts/account'
import type { TaskId } from '@rehearsal/exam/task-ids'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aLearner, type LearnerOptions, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, send } from '../../testing/ask.ts'
import { callsOf, summarize } from '../../testing/calls.ts'
import { dayIn } from '../../platform/learner-day.ts'
import { scopeOf } from './scope.ts'

const KIND = 'writing/summarize-written-text'
const OTHER = 'writing/write-essay'
const START = '2026-03-18T09:00:00Z'

let app: TestApp
const apps: TestApp[] = []
const questions = new Map<TaskId, number>()

beforeAll(async () => {
  app = await anApp()
  for (const taskId of [KIND, OTHER] as const) questions.set(taskId, await aQuestion(app, taskId))
})
afterEach(async () => {
  app.clock.set(START)
  await Promise.all(apps.splice(0).map((one) => one.close()))
})
afterAll(() => app.close())

/** The same installation with another configuration. */
async function counting(environment: Record<string, string>): Promise<TestApp> {
  const one = await anApp({ beside: app, environment: { FREE_AI_SUBMISSIONS: '2', ...environment } })
  apps.push(one)
  return one
}

const bodies = { [KIND]: 'Street trees cool the city.', [OTHER]: `${'word '.repeat(220)}end.` }
const submit = async (at: TestApp, as: TestLearner, taskId: keyof typeof bodies = KIND) => {
  const body = { answer: bodies[taskId], pteType: 'ACADEMIC' as const }
  const params = { id: questions.get(taskId) ?? 0 }
  return (await send(at, callsOf(taskId).create, { as, params, body })).statusCode
}
const left = async (at: TestApp, as: TestLearner, taskId?: TaskId) =>
  (await ask(at, getRemainingAi, { as, ...(taskId ? { query: { taskId } } : {}) })).remaining
const someone = (options: LearnerOptions = {}) => aLearner(app, options)

test('by the day, each day of the learner’s gives as many, and what is left over is lost', async () => {
  const daily = await counting({ FREE_AI_PERIOD: 'day' })
  const ana = await someone()
  expect([await submit(daily, ana), await submit(daily, ana), await submit(daily, ana)]).toEqual([201, 201, 402])
  expect(await left(daily, ana)).toBe(0)
  app.clock.set('2026-03-19T00:00:00Z')
  expect(await left(daily, await aLearnerAgain(ana))).toBe(2)
  app.clock.set('2026-03-20T00:00:00Z')
  expect(await left(daily, await aLearnerAgain(ana))).toBe(2)
})

test('a day is cut in the zone of the profile', async () => {
  const daily = await counting({ FREE_AI_PERIOD: 'day' })
  const tehran = await someone({ timeZone: 'Asia/Tehran' })
  app.clock.set('2026-03-18T20:29:59Z')
  const before = await aLearnerAgain(tehran)
  expect([await submit(daily, before), await submit(daily, before)]).toEqual([201, 201])
  expect(await left(daily, before)).toBe(0)
  app.clock.set('2026-03-18T20:30:00Z')
  expect(await left(daily, before)).toBe(2)
  const inUtc = await someone()
  await submit(daily, inUtc)
  expect(await left(daily, inUtc)).toBe(1)
})

test('a credit that comes back after midnight goes back to its own day', async () => {
  const daily = await counting({ FREE_AI_PERIOD: 'day' })
  const ana = await someone()
  app.clock.set('2026-03-18T23:59:59Z')
  const release = daily.rating.hold()
  const body = { answer: bodies[KIND], pteType: 'ACADEMIC' as const }
  const asking = { as: await aLearnerAgain(ana), params: { id: questions.get(KIND) ?? 0 }, body }
  const { id } = await ask(daily, summarize.create, { ...asking, headers: { prefer: 'wait=0' } })
  app.clock.set('2026-03-19T00:00:00Z')
  const next = await aLearnerAgain(ana)
  expect(await left(daily, next)).toBe(2)
  await ask(daily, summarize.deleteAnswer, { as: next, params: { id } })
  release()
  expect(await left(daily, next)).toBe(2)
  app.clock.set('2026-03-18T23:59:59Z')
  expect(await left(daily, await aLearnerAgain(ana))).toBe(2)
})

test('by the kind, each kind of question has as many, and the answer is about the kind that is asked for', async () => {
  const byKind = await counting({ FREE_AI_PER_KIND: 'true' })
  const ana = await someone()
  expect([await submit(byKind, ana), await submit(byKind, ana), await submit(byKind, ana)]).toEqual([201, 201, 402])
  expect(await submit(byKind, ana, OTHER)).toBe(201)
  expect([await left(byKind, ana, KIND), await left(byKind, ana, OTHER), await left(byKind, ana)]).toEqual([0, 1, 2])
  const settings = await ask(byKind, getRemainingSettings, { as: ana, query: { taskId: OTHER } })
  expect(settings).toEqual({ remaining: 1, limit: 2 })
})

test('by day and kind, neither another day nor another kind is touched', async () => {
  const both = await counting({ FREE_AI_PERIOD: 'day', FREE_AI_PER_KIND: 'true' })
  const ana = await someone()
  await submit(both, ana)
  expect([await left(both, ana, KIND), await left(both, ana, OTHER)]).toEqual([1, 2])
  app.clock.set('2026-03-19T09:00:00Z')
  expect(await left(both, await aLearnerAgain(ana), KIND)).toBe(2)
})

test.each([{ FREE_AI_PERIOD: 'day' }, { FREE_AI_PER_KIND: 'true' }])(
  'of twenty submissions at once over two processes with %o exactly two are taken',
  async (environment) => {
    const [one, two] = [await counting(environment), await counting(environment)]
    const ana = await someone()
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, i) => submit(i % 2 === 0 ? one : two, ana)))
    expect(statuses.filter((status) => status === 402)).toHaveLength(18)
    expect(await left(one, ana, KIND)).toBe(0)
  },
)

test('submissions around midnight take from the day in which they are made, two of each', async () => {
  const daily = await counting({ FREE_AI_PERIOD: 'day' })
  const ana = await someone()
  app.clock.set('2026-03-18T23:59:59.999Z')
  const before = await aLearnerAgain(ana)
  const first = await Promise.all(Array.from({ length: 6 }, () => submit(daily, before)))
  app.clock.set('2026-03-19T00:00:00.000Z')
  const second = await Promise.all(Array.from({ length: 6 }, () => submit(daily, before)))
  expect([first, second].map((statuses) => statuses.filter((status) => status !== 402).length)).toEqual([2, 2])
})

test('all of a lifetime count together unless told otherwise', () => {
  const freeAi = { freeAiSubmissions: 5, freeAiPeriod: 'lifetime', isFreeAiPerKind: false } as const
  expect(scopeOf(freeAi, { timeZone: 'UTC' }, KIND, new Date(START))).toBeNull()
  expect(scopeOf({ ...freeAi, isFreeAiPerKind: true }, { timeZone: 'UTC' }, KIND, new Date(START))).toBe(KIND)
})

test('a day in a zone is a day of the calendar, and an instant has one alone', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const zones = fc.constantFrom('UTC', 'Asia/Tehran', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu')
  fc.assert(
    fc.property(instants, zones, (now, zone) => {
      const day = dayIn(zone, now)
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/u)
      expect(Math.abs(Date.parse(`${day}T12:00:00Z`) - now.getTime())).toBeLessThanOrEqual(27 * 3_600_000)
      expect(dayIn(zone, new Date(now.getTime() + 26 * 3_600_000)) > day).toBe(true)
    }),
  )
})

/** The same learner with a token of this moment. */
async function aLearnerAgain(learner: TestLearner): Promise<TestLearner> {
  return { ...learner, token: await tokenFor(app, learner) }
}
