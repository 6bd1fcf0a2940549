import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { predictionItem, predictionList, question, sighting } from '../../platform/database/schema.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { aQuestion, aSighting, type SightingOptions } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { freezeLists, freezeListsJob } from './freeze-service.ts'

const KIND = 'speaking/read-aloud'

let app: TestApp
let learners: string[]

/** Wednesday; the week began on the 16th. */
beforeEach(async () => {
  app = await anApp({ now: '2026-03-18T09:00:00Z' })
  learners = []
  for (let i = 0; i < 5; i++) learners.push((await aLearner(app)).id)
  for (let id = 1; id <= 12; id++) await aQuestion(app, KIND, { id })
})
afterEach(() => app.close())

/** Seen by one of the learners, and reported the same evening. */
const seen = (questionId: number, day: string, by: number, options: SightingOptions = {}) =>
  aSighting(app, questionId, day, {
    ...(learners[by] === undefined ? {} : { userId: learners[by] }),
    createdAt: new Date(`${day}T20:00:00Z`),
    ...options,
  })

async function enough(): Promise<void> {
  await seen(5, '2026-03-14', 0)
  await seen(5, '2026-03-10', 1)
  await seen(3, '2026-03-12', 2)
}

const lists = (variant: ExamVariant = 'ACADEMIC') =>
  app.platform.db
    .select()
    .from(predictionList)
    .where(eq(predictionList.variant, variant))
    .orderBy(asc(predictionList.weekStart))

const items = () =>
  app.platform.db
    .select()
    .from(predictionItem)
    .orderBy(asc(predictionItem.listId), asc(predictionItem.rank), asc(predictionItem.questionId))

test('the week’s list is stored in its order, with what each score was made of', async () => {
  await enough()
  await freezeLists(app.platform)
  expect(await lists()).toMatchObject([{ weekStart: '2026-03-16', ranking: 'sightings-1', frozenAt: app.clock.now() }])
  const fresh = 2 ** (-2 / 14)
  expect(await items()).toEqual([
    {
      listId: expect.any(Number),
      questionId: 5,
      rank: 1,
      score: expect.closeTo(fresh + 2 ** (-6 / 14), 5),
      reasons: { learners: 2, countries: 1, lastSeenOn: '2026-03-14', questions: 12 },
    },
    {
      listId: expect.any(Number),
      questionId: 3,
      rank: 2,
      score: expect.closeTo(2 ** (-4 / 14), 5),
      reasons: { learners: 1, countries: 1, lastSeenOn: '2026-03-12', questions: 12 },
    },
  ])
})

test('without a report from before the week there is no list, and one of too few learners is frozen empty', async () => {
  await freezeLists(app.platform)
  await seen(5, '2026-03-17', 0)
  await freezeLists(app.platform)
  expect(await lists()).toEqual([])
  await seen(5, '2026-03-14', 1)
  await freezeLists(app.platform)
  expect(await lists()).toHaveLength(1)
  expect(await items()).toEqual([])
})

test('a list never changes: not by reports, not by moderators, not by retired questions', async () => {
  await enough()
  const hidden = await seen(7, '2026-03-13', 3)
  await freezeLists(app.platform)
  const before = [await lists(), await items()]

  for (const by of [0, 1, 2, 3, 4]) await seen(9, '2026-03-15', by, { createdAt: app.clock.now() })
  await seen(9, '2026-03-01', 0, { createdAt: app.clock.now() })
  await app.platform.db.update(sighting).set({ hiddenAt: app.clock.now() }).where(eq(sighting.id, hidden))
  await app.platform.db.update(question).set({ isRetired: true }).where(eq(question.id, 5))
  app.clock.set('2026-03-22T23:59:59Z')
  await freezeLists(app.platform)
  expect([await lists(), await items()]).toEqual(before)

  app.clock.set('2026-03-23T00:00:00Z')
  await freezeLists(app.platform)
  const [old, next, ...more] = await lists()
  expect([old, ...more]).toEqual(before[0])
  expect(next).toMatchObject({ weekStart: '2026-03-23' })
  const all = await items()
  expect(all.filter(({ listId }) => listId === old?.id)).toEqual(before[1])
  expect(all.filter(({ listId }) => listId === next?.id).map(({ questionId }) => questionId)).toEqual([9, 3])
})

test('processes that freeze at once make one list', async () => {
  await enough()
  const second = await anApp({ beside: app })
  await Promise.all([app, second, app, second].map(({ platform }) => freezeLists(platform)))
  expect(await lists()).toHaveLength(1)
  expect(await items()).toHaveLength(2)
  await second.close()
})

test('the job that the start and the clock leave in the queue makes the list', async () => {
  await enough()
  const worker = await anApp({ beside: app, hasJobs: true })
  await worker.platform.queue.send(freezeListsJob, null)
  await expect.poll(() => lists(), { timeout: 20_000 }).toHaveLength(1)
  await worker.close()
})

test('weeks missed while the server was down are made from the reports of their time', async () => {
  await enough()
  await freezeLists(app.platform)
  // Reported within the missed weeks, and one long after its exam.
  for (const by of [0, 1, 2]) await seen(1, '2026-03-25', by)
  await seen(2, '2026-03-20', 4, { createdAt: new Date('2026-04-08T10:00:00Z') })
  app.clock.set('2026-04-09T09:00:00Z')
  await freezeLists(app.platform)
  const made = await lists()
  expect(made.map(({ weekStart }) => weekStart)).toEqual(['2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06'])
  const rows = await items()
  const listed = made.map(({ id }) => rows.filter(({ listId }) => listId === id).map(({ questionId }) => questionId))
  expect(listed).toEqual([
    [5, 3],
    [5, 3],
    [1, 5, 3],
    [1, 5, 3],
  ])
})

test('after a longer pause the last twelve weeks get a list', async () => {
  await seen(1, '2025-01-01', 0)
  await freezeLists(app.platform)
  const made = await lists()
  expect(made).toHaveLength(12)
  expect([made[0]?.weekStart, made.at(-1)?.weekStart]).toEqual(['2025-12-29', '2026-03-16'])
})

test('each exam has its own list', async () => {
  await enough()
  for (const by of [0, 1, 2]) await seen(8, '2026-03-11', by, { variant: 'CORE' })
  await freezeLists(app.platform)
  const [core] = await lists('CORE')
  const rows = await items()
  expect(rows.filter(({ listId }) => listId === core?.id).map(({ questionId }) => questionId)).toEqual([8])
  expect(rows.filter(({ listId }) => listId !== core?.id).map(({ questionId }) => questionId)).toEqual([5, 3])
})

test('retired questions are not listed and do not lengthen the list', async () => {
  await enough()
  await app.platform.db.update(question).set({ isRetired: true }).where(eq(question.id, 5))
  await seen(4, '2026-03-12', 0)
  await seen(4, '2026-03-12', 1)
  await freezeLists(app.platform)
  expect((await items()).map(({ questionId, reasons }) => [questionId, reasons])).toEqual([
    [4, expect.objectContaining({ questions: 11 })],
    [3, expect.objectContaining({ questions: 11 })],
  ])
})
