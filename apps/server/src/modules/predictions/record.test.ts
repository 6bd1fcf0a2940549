import { getPredictionRecord } from '@rehearsal/contracts/predictions'
import { dayAfter } from '@rehearsal/exam/learner-day'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { question, sighting } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion, aSighting, type SightingOptions } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { freezeLists } from './freeze-service.ts'

const READ = 'speaking/read-aloud'
const ORDER = 'reading/re-order-paragraphs'

let app: TestApp
let ana: TestLearner
let others: string[]

/** Two kinds of twelve questions; the list of 9 March holds 1, 2, 3 of the one and 101, 102 of the other. */
beforeAll(async () => {
  app = await anApp({ now: '2026-03-09T00:00:00Z' })
  ana = await aLearner(app)
  others = [ana.id]
  for (let i = 0; i < 3; i++) others.push((await aLearner(app)).id)
  for (let i = 1; i <= 12; i++) {
    await aQuestion(app, READ, { id: i })
    await aQuestion(app, ORDER, { id: 100 + i })
  }
  for (const [id, by] of [
    [1, 0],
    [2, 1],
    [3, 2],
    [101, 0],
    [101, 1],
    [102, 3],
  ] as const) {
    await seen(id, '2026-03-05', by)
  }
  await freezeLists(app.platform)
})
afterAll(() => app.close())

const seen = (id: number, day: string, by: number, options: SightingOptions = {}) =>
  aSighting(app, id, day, { userId: others[by] ?? '', createdAt: new Date(`${day}T20:00:00Z`), ...options })

const record = async (query: Record<string, unknown> = {}) => {
  // A token lasts ten minutes, and the clock goes on by weeks.
  const as = await aLearner(app)
  return ask(app, getPredictionRecord, { as, query })
}

test('a list is right where its questions were seen in exams of its week, whenever that was reported', async () => {
  await seen(1, '2026-03-09', 0)
  await seen(1, '2026-03-11', 1)
  await seen(3, '2026-03-15', 2, { createdAt: new Date('2026-03-30T10:00:00Z') })
  await seen(101, '2026-03-15', 2)
  await seen(105, '2026-03-10', 2)
  await seen(106, '2026-03-10', 2)
  // The Sunday before, the Monday after, the other exam, and a report that a moderator hides.
  await seen(2, '2026-03-08', 0)
  await seen(2, '2026-03-16', 0)
  await seen(2, '2026-03-11', 3, { variant: 'CORE' })
  const hidden = await seen(2, '2026-03-12', 3)
  await app.platform.db.update(sighting).set({ hiddenAt: app.clock.now() }).where(eq(sighting.id, hidden))
  // Added to the bank after the list was made.
  app.clock.set('2026-03-10T00:00:00Z')
  await aQuestion(app, READ, { id: 50 })
  await seen(50, '2026-03-11', 0)

  app.clock.set('2026-03-13T12:00:00Z')
  const { weeks, weekStart, pteType } = await record()
  expect([weekStart, pteType]).toEqual(['2026-03-09', 'ACADEMIC'])
  expect(weeks).toEqual([
    {
      weekStart: '2026-03-09',
      frozenAt: '2026-03-09T00:00:00.000Z',
      isBelated: false,
      isRunning: true,
      all: { predicted: 5, seen: 3, byChance: 1, reports: 6 },
      tasks: [
        { taskId: READ, predicted: 3, seen: 2, byChance: 0.5, reports: 3 },
        { taskId: ORDER, predicted: 2, seen: 1, byChance: 0.5, reports: 3 },
      ],
    },
  ])
})

test('a late report changes what is told of a week that is long over', async () => {
  app.clock.set('2026-03-24T12:00:00Z')
  await freezeLists(app.platform)
  const before = await record()
  expect(before.weeks.map((week) => [week.weekStart, week.isRunning, week.isBelated])).toEqual([
    ['2026-03-23', true, false],
    ['2026-03-16', false, true],
    ['2026-03-09', false, false],
  ])
  await aSighting(app, 102, '2026-03-14', { userId: others[1] ?? '' })
  const after = await record()
  expect(after.weeks.at(-1)?.all).toEqual({ predicted: 5, seen: 4, byChance: 0.5 + (2 * 4) / 12, reports: 7 })
  expect(after.weeks.slice(0, 2)).toEqual(before.weeks.slice(0, 2))
})

test('a question that is retired stays in the count', async () => {
  const before = await record()
  await app.platform.db.update(question).set({ isRetired: true }).where(eq(question.id, 1))
  expect((await record()).weeks).toEqual(before.weeks)
})

test('what a list rests on is told for each kind, with what it takes', async () => {
  const { basis, learnersNeeded, windowDays } = await record()
  expect([learnersNeeded, windowDays]).toEqual([3, 56])
  expect(basis).toContainEqual({ taskId: READ, learners: 3, predicted: 4 })
  expect(basis).toContainEqual({ taskId: ORDER, learners: 4, predicted: 3 })
})

test('the other exam has its own record, of the learner’s exam unless the call names one', async () => {
  const core = await record({ pteType: 'CORE' })
  expect(core.weeks.map((week) => [week.weekStart, week.all.predicted])).toEqual([
    ['2026-03-23', 0],
    ['2026-03-16', 0],
  ])
  expect(core.basis).toContainEqual({ taskId: READ, learners: 1, predicted: 0 })
  const as = await aLearner(app, { variant: 'CORE' })
  expect((await ask(app, getPredictionRecord, { as })).pteType).toBe('CORE')
  expect((await refusal(app, getPredictionRecord, { as, query: { pteType: 'UKVI' } })).status).toBe(400)
})

test('a list rests on reports from exams of the eight weeks before it, the first day among them', async () => {
  const { weekStart } = await record({ pteType: 'CORE' })
  const learnersIn = async () =>
    (await record({ pteType: 'CORE' })).basis.find(({ taskId }) => taskId === ORDER)?.learners
  expect(await learnersIn()).toBe(0)
  const createdAt = new Date(`${dayAfter(weekStart, { days: -1 })}T00:00:00Z`)
  await seen(103, dayAfter(weekStart, { days: -57 }), 0, { variant: 'CORE', createdAt })
  expect(await learnersIn()).toBe(0)
  await seen(103, dayAfter(weekStart, { days: -56 }), 1, { variant: 'CORE', createdAt })
  await seen(103, dayAfter(weekStart, { days: -1 }), 2, { variant: 'CORE', createdAt })
  expect(await learnersIn()).toBe(2)
})

test('an installation without reports has no lists to tell of', async () => {
  const fresh = await anApp()
  await aQuestion(fresh, READ)
  await freezeLists(fresh.platform)
  const told = await ask(fresh, getPredictionRecord, { as: await aLearner(fresh) })
  expect(told.weeks).toEqual([])
  expect(told.basis).toEqual([{ taskId: READ, learners: 0, predicted: 0 }])
  await fresh.close()
})
