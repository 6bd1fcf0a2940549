import { getPracticeProgress } from '@rehearsal/contracts/practice'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sighting } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBookmark, aQuestion, aSighting } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { callsOf, dictation, readAloud, reOrder } from '../../testing/calls.ts'
import { freezeLists } from '../predictions/freeze-service.ts'

const KIND = 'reading/re-order-paragraphs'

let app: TestApp
let ana: TestLearner
let premium: TestLearner

/** Wednesday, 18 March 2026 in UTC. */
beforeAll(async () => {
  app = await anApp({ now: '2026-03-18T22:30:00Z' })
  ana = await aLearner(app)
  premium = await aLearner(app, { plan: 'PREMIUM' })
  await aQuestion(app, KIND, { id: 7, title: 'Bees of the city', complexity: 'EASY' })
  await aQuestion(app, KIND, { id: 42, title: 'An old bridge', complexity: 'HARD' })
  await aQuestion(app, KIND, {
    id: 108,
    title: 'Cotton, 100% of it',
    complexity: 'AVERAGE',
    search: 'cotton, 100% of it',
  })
  await aQuestion(app, KIND, {
    id: 109,
    title: 'Bees in winter',
    complexity: 'AVERAGE',
    search: 'bees in winter snake_case 42',
  })
  await aQuestion(app, KIND, { id: 110, title: 'Only for CORE', variants: ['CORE'] })
  await aQuestion(app, KIND, { id: 111, title: 'Gone', isRetired: true })
  await aQuestion(app, 'listening/write-from-dictation', { id: 200, title: 'Bees on the radio' })
  await aBookmark(app, ana, 7, 'HARD')
  await aBookmark(app, ana, 42, 'VERY_EASY')
  await aBookmark(app, premium, 109, 'EASY')
  // In the week before, on the first of the month and on the last day of the month before, each by somebody else.
  for (const [id, day] of [
    [7, '2026-03-12'],
    [42, '2026-03-11'],
    [42, '2026-03-01'],
    [108, '2026-02-28'],
  ] as const) {
    await aSighting(app, id, day, { userId: (await aLearner(app)).id, createdAt: new Date(`${day}T18:00:00Z`) })
  }
  await freezeLists(app.platform)
})
afterAll(() => app.close())

type Query = Record<string, unknown>

async function list(query: Query = {}, as = ana) {
  const page = await ask(app, reOrder.list, { as, query })
  return { ...page, rows: itemsOf(page), ids: itemsOf(page).map(({ id }) => id) }
}

test('the list holds the questions of its kind and of the exam in use, by id', async () => {
  const { rows, page, doneCount, locked } = await list()
  expect(rows.map(({ id, title }) => [id, title])).toEqual([
    [7, 'Bees of the city'],
    [42, 'An old bridge'],
    [108, 'Cotton, 100% of it'],
    [109, 'Bees in winter'],
  ])
  expect(page).toEqual({ number: 0, size: 10, totalPages: 1, totalElements: 4 })
  expect([doneCount, locked]).toEqual([0, false])
})

test('a row says what the table shows and nothing more', async () => {
  const { rows } = await list({ title: 'bridge' })
  expect(rows).toEqual([
    {
      id: 42,
      title: 'An old bridge',
      complexity: 'HARD',
      practiceCount: 0,
      predictionCount: 2,
      bookmarkType: 'VERY_EASY',
    },
  ])
})

test('the other exam has its own questions, named by the query or by the learner', async () => {
  expect((await list({ pteType: 'CORE' })).ids).toEqual([7, 42, 108, 109, 110])
  const core = await aLearner(app, { variant: 'CORE' })
  expect((await list({}, core)).ids).toEqual([7, 42, 108, 109, 110])
  expect((await list({ pteType: 'ACADEMIC' }, core)).ids).toEqual([7, 42, 108, 109])
})

test.each([
  ['id:asc', [7, 42, 108, 109]],
  ['id:desc', [109, 108, 42, 7]],
  ['title:asc', [42, 109, 7, 108]],
  ['title:desc', [108, 7, 109, 42]],
  ['prediction:asc', [109, 7, 108, 42]],
  ['prediction:desc', [42, 7, 108, 109]],
])('sorted by %s', async (sort, ids) => {
  expect((await list({ sort })).ids).toEqual(ids)
})

test('sorted by practice, answers of others and deleted ones do not count', async () => {
  const learner = await aLearner(app)
  const submit = (id: number, as = learner) =>
    ask(app, reOrder.create, { as, params: { id }, body: { answers: ['a', 'b', 'c'], pteType: 'ACADEMIC' } })
  await submit(42)
  await submit(42)
  await submit(109)
  await submit(7, await aLearner(app))
  const { id } = await submit(108)
  await ask(app, reOrder.deleteAnswer, { as: learner, params: { id } })

  const descending = await list({ sort: 'practice:desc' }, learner)
  expect(descending.rows.map((row) => [row.id, row.practiceCount])).toEqual([
    [42, 2],
    [109, 1],
    [7, 0],
    [108, 0],
  ])
  expect(descending.doneCount).toBe(2)
  expect((await list({ sort: 'practice:asc' }, learner)).ids).toEqual([7, 108, 109, 42])
  expect((await list({ practiceStatus: 'PRACTICED' }, learner)).ids).toEqual([42, 109])
  expect((await list({ practiceStatus: 'NOT_PRACTICED' }, learner)).ids).toEqual([7, 108])
  expect((await list({ practiceStatus: 'ALL' }, learner)).ids).toHaveLength(4)
})

test.each([
  ['#0042', [42]],
  ['00042', [42]],
  ['42', [42, 109]],
  ['#7', [7]],
  ['bees', [7, 109]],
  ['BEES', [7, 109]],
  ['  bees  ', [7, 109]],
  ['100%', [108]],
  ['%', [108]],
  ['_', [109]],
  ['snake_case', [109]],
  ['\\', []],
  ['winter bees', [109]],
  ['“bees in”', [109]],
  ['“in bees”', []],
  ['bees, winter!', [109]],
  ['ｂｅｅｓ\u200C', [7, 109]],
  ['#۴۲', [42]],
  ['٤٢', [42, 109]],
  ['\u200F', [7, 42, 108, 109]],
  ['nothing like it', []],
])('the search for "%s" finds ids and literal text', async (title, ids) => {
  const found = await list({ title })
  expect(found.ids).toEqual(ids)
  expect(found.page.totalElements).toBe(ids.length)
})

test.each([
  [{ complexities: 'EASY' }, [7]],
  [{ complexities: ['EASY', 'HARD'] }, [7, 42]],
  [{ complexities: 'EASY,AVERAGE' }, [7, 108, 109]],
  [{ complexities: '' }, [7, 42, 108, 109]],
  [{ complexities: 'AVERAGE', title: 'bees' }, [109]],
  [{ bookmarkTypes: 'HARD' }, [7]],
  [{ bookmarkTypes: ['HARD', 'VERY_EASY'] }, [7, 42]],
  [{ bookmarkTypes: 'AVERAGE' }, []],
])('the filter %j keeps %j', async (query, ids) => {
  expect((await list(query)).ids).toEqual(ids)
})

test('marks are the own ones', async () => {
  expect((await list({}, premium)).rows.map(({ bookmarkType }) => bookmarkType)).toEqual([
    'UNMARK',
    'UNMARK',
    'UNMARK',
    'EASY',
  ])
})

test('pictures are filtered by their type', async () => {
  const kind = 'speaking/describe-image'
  await aQuestion(app, kind, { id: 301, imageType: 'MAP' })
  await aQuestion(app, kind, { id: 302, imageType: 'BAR_CHART' })
  await aQuestion(app, kind, { id: 303 })
  const page = await ask(app, callsOf(kind).list, { as: ana, query: { imageTypes: 'MAP,TABLE' } })
  expect(itemsOf(page).map(({ id }) => id)).toEqual([301])
})

test('what was seen in an exam is open to everyone, without a type', async () => {
  expect((await list({ prediction: true })).ids).toEqual([7, 42, 108])
  expect((await list({ prediction: true, predictionType: '' })).locked).toBe(false)
  expect((await list({ prediction: false, predictionType: 'WEEKLY' })).ids).toHaveLength(4)
})

test('the prediction filter is empty and locked on the trial', async () => {
  for (const predictionType of ['WEEKLY', 'MONTHLY']) {
    const found = await list({ prediction: true, predictionType })
    expect([found.ids, found.locked, found.page.totalElements, found.doneCount]).toEqual([[], true, 0, 0])
  }
})

const weekly = { prediction: true, predictionType: 'WEEKLY' }
const monthly = { prediction: true, predictionType: 'MONTHLY' }

test('weekly is the list frozen for the running week, a quarter of the kind, and monthly what was seen this month', async () => {
  expect((await list(weekly, premium)).ids).toEqual([42])
  expect((await list(monthly, premium)).ids).toEqual([7, 42])
})

test('the weekly list is the same whatever the learner’s zone, and each exam has its own', async () => {
  const tehran = await aLearner(app, { plan: 'PREMIUM', timeZone: 'Asia/Tehran' })
  expect((await list(weekly, tehran)).ids).toEqual([42])
  expect((await list({ ...weekly, pteType: 'CORE' }, tehran)).ids).toEqual([])
})

test('the month of a prediction is that of the learner’s own day', async () => {
  const before = app.clock.now()
  app.clock.set('2026-03-31T22:30:00Z')
  // In Tehran it is already April.
  const tehran = await aLearner(app, { plan: 'PREMIUM', timeZone: 'Asia/Tehran' })
  const utc = await aLearner(app, { plan: 'PREMIUM' })
  expect((await list(monthly, tehran)).ids).toEqual([])
  expect((await list(monthly, utc)).ids).toEqual([7, 42])
  app.clock.set(before)
})

test('a report that a moderator hides counts for nothing', async () => {
  const id = await aSighting(app, 109, '2026-03-17')
  expect((await list({ prediction: true }, premium)).ids).toEqual([7, 42, 108, 109])
  await app.platform.db.update(sighting).set({ hiddenAt: app.clock.now() }).where(eq(sighting.id, id))
  expect((await list({ prediction: true }, premium)).ids).toEqual([7, 42, 108])
  expect((await list(monthly, premium)).ids).toEqual([7, 42])
  expect((await list({ title: '#109' })).rows.map(({ predictionCount }) => predictionCount)).toEqual([0])
})

test('fields that the client sends without use are ignored, and so are unknown ones', async () => {
  expect((await list({ resetUserAnswers: true, invalidate: 'x', 'sort[]': 'nonsense' })).ids).toHaveLength(4)
})

test('a page past the end is empty with true totals', async () => {
  const { ids, page } = await list({ page: 9, size: 3 })
  expect(ids).toEqual([])
  expect(page).toEqual({ number: 9, size: 3, totalPages: 2, totalElements: 4 })
  expect((await list({ page: 1_000_000, size: 1000 })).ids).toEqual([])
})

test.each([
  [{ page: -1 }, 'page'],
  [{ page: 1_000_001 }, 'page'],
  [{ page: '1e9' }, 'page'],
  [{ page: 1.5 }, 'page'],
  [{ size: 0 }, 'size'],
  [{ size: 1001 }, 'size'],
  [{ size: 'many' }, 'size'],
  [{ sort: 'id' }, 'sort'],
  [{ sort: 'id:asc;drop table question' }, 'sort'],
  [{ complexities: 'SIMPLE' }, 'complexities'],
  [{ bookmarkTypes: 'UNMARK' }, 'bookmarkTypes'],
  [{ practiceStatus: 'DONE' }, 'practiceStatus'],
  [{ prediction: 'perhaps' }, 'prediction'],
  [{ predictionType: 'DAILY' }, 'predictionType'],
  [{ pteType: 'UKVI' }, 'pteType'],
  [{ title: 'x'.repeat(201) }, 'title'],
])('the query %j is refused by its field', async (query: Query, field) => {
  const { status, code, errors } = await refusal(app, reOrder.list, { as: ana, query })
  expect([status, code]).toEqual([400, 'invalid_request'])
  expect(errors.map((issue) => issue.field)).toEqual([field])
})

test('a filter that is sent empty is not set', async () => {
  const url = '/api/reading/reorderParagraphs?page=0&size=10&title=&complexities=&sort=&practiceStatus=&predictionType='
  const response = await app.http.inject({ url, headers: { authorization: `Bearer ${ana.token}` } })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ page: { number: 0, size: 10 } })
})

test('everything wrong with a query is told at once', async () => {
  const { errors } = await refusal(app, reOrder.list, { as: ana, query: { page: -1, size: 0, sort: 'x' } })
  expect(errors.map(({ field }) => field).toSorted()).toEqual(['page', 'size', 'sort'])
})

test('progress counts the questions of each kind and those answered', async () => {
  const learner = await aLearner(app)
  await ask(app, dictation.create, { as: learner, params: { id: 200 }, body: { answer: 'the', pteType: 'ACADEMIC' } })
  const { tasks } = await ask(app, getPracticeProgress, { as: learner })
  expect(tasks).toContainEqual({ taskId: 'listening/write-from-dictation', total: 1, done: 1 })
  expect(tasks).toContainEqual({ taskId: KIND, total: 4, done: 0 })
  const core = await ask(app, getPracticeProgress, { as: learner, query: { pteType: 'CORE' } })
  expect(core.tasks).toContainEqual({ taskId: KIND, total: 5, done: 0 })
})

test('the address with a slash at its end is the same', async () => {
  const response = await app.http.inject({
    url: '/api/reading/reorderParagraphs/',
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(response.statusCode).toBe(200)
  expect((await send(app, reOrder.list, {})).statusCode).toBe(401)
})

test('whatever the order, pages never overlap and together hold everything', async () => {
  const kind = 'speaking/read-aloud'
  for (let id = 400; id < 423; id++) {
    await aQuestion(app, kind, { id, title: `Same title ${id % 3}` })
    if (id % 4 === 0) await aSighting(app, id, '2026-03-10')
  }
  const everything = Array.from({ length: 23 }, (_, i) => 400 + i)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('id', 'title', 'practice', 'prediction'),
      fc.constantFrom('asc', 'desc'),
      fc.integer({ min: 1, max: 25 }),
      async (field, direction, size) => {
        const pages = Math.ceil(23 / size)
        const ids: number[] = []
        for (let page = 0; page < pages; page++) {
          const found = await ask(app, readAloud.list, {
            as: ana,
            query: { sort: `${field}:${direction}`, page, size },
          })
          expect(found.page.totalPages).toBe(pages)
          ids.push(...itemsOf(found).map(({ id }) => id))
        }
        expect(ids.toSorted((a, b) => a - b)).toEqual(everything)
      },
    ),
    { numRuns: 24 },
  )
})
