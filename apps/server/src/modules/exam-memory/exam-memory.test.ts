import { createPrediction } from '@rehearsal/contracts/predictions'
import { getPractice } from '@rehearsal/contracts/practice'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockedPhrase, comment, communityBan, sighting } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { aReportOf } from '../../testing/a-report.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'

const KIND = 'speaking/read-aloud'

let app: TestApp
let ana: TestLearner

/** Late on Wednesday in UTC; in Tehran it is Thursday, in New York still Wednesday. */
beforeAll(async () => {
  app = await anApp({ now: '2026-03-18T22:30:00Z' })
  ana = await aLearner(app)
  for (const id of [1, 2, 3, 4, 5]) await aQuestion(app, KIND, { id })
  await aQuestion(app, KIND, { id: 6, isRetired: true })
  await aQuestion(app, KIND, { id: 7, variants: ['CORE'] })
})
afterAll(() => app.close())

const stored = async () => {
  const [row] = await app.platform.db.select({ sightings: count() }).from(sighting)
  return { sightings: row?.sightings ?? 0, entries: await app.platform.db.$count(comment) }
}
const report = (practiceId: number, changes: Record<string, unknown> = {}, as = ana) =>
  ask(app, createPrediction, { as, body: aReportOf(practiceId, changes) })
const refused = (body: object, as = ana) => refusal(app, createPrediction, { as, body })

test('a report is stored, counts, and has its entry among the comments', async () => {
  const body = { date: '2026-03-17', country: 'AE', description: '  The one with\r\nthe bridge\u200B ' }
  const answer = await report(1, body)
  expect(answer).toEqual({
    id: expect.any(Number),
    practiceId: 1,
    date: '2026-03-17',
    country: 'AE',
    pteType: 'ACADEMIC',
    description: 'The one with\nthe bridge',
    predictionCount: 1,
  })
  const [entry] = await app.platform.db.select().from(comment).where(eq(comment.sightingId, answer.id))
  expect(entry).toMatchObject({ questionId: 1, userId: ana.id, text: 'The one with\nthe bridge', hiddenAt: null })
  expect((await report(1, body, await aLearner(app))).predictionCount).toBe(2)
  expect((await ask(app, getPractice, { as: ana, params: { id: 1 } })).predictionCount).toBe(2)
})

test('a description is optional, and one without anything to see is none', async () => {
  expect((await report(2)).description).toBeNull()
  expect((await report(2, { date: '2026-01-06', description: null })).description).toBeNull()
  expect((await report(2, { date: '2026-01-07', description: ' \u200B\u202E ' })).description).toBeNull()
  expect((await report(2, { date: '2026-01-08', description: 'x'.repeat(400) })).description).toHaveLength(400)
})

test('markup is kept as the text that it is', async () => {
  const description = '<img src=x onerror=alert(1)> javascript:alert(1)'
  expect((await report(3, { date: '2026-02-01', description })).description).toBe(description)
})

test.each([
  [{ date: undefined }, 'date'],
  [{ date: '' }, 'date'],
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '18.03.2026' }, 'date'],
  [{ date: '2026-03-18T00:00:00Z' }, 'date'],
  [{ date: '2026-03-19' }, 'date'],
  [{ date: '9999-12-31' }, 'date'],
  [{ date: '0000-01-01' }, 'date'],
  [{ date: '2021-03-17' }, 'date'],
  [{ country: undefined }, 'country'],
  [{ country: '' }, 'country'],
  [{ country: 'tr' }, 'country'],
  [{ country: 'ZZ' }, 'country'],
  [{ country: 'Turkey' }, 'country'],
  [{ pteType: undefined }, 'pteType'],
  [{ pteType: 'UKVI' }, 'pteType'],
  [{ description: 7 }, 'description'],
  [{ description: 'x'.repeat(401) }, 'description'],
  [{ description: 'x'.repeat(100_000) }, 'description'],
  [{ practiceId: 'one' }, 'practiceId'],
  [{ practiceId: -1 }, 'practiceId'],
  [{ userId: 'somebody' }, 'userId'],
])('the report %j is refused by its field, and nothing is stored', async (changes, field) => {
  const before = await stored()
  const { status, errors } = await refused(aReportOf(3, changes))
  expect([status, errors.map((issue) => issue.field)]).toEqual([400, [field]])
  expect(await stored()).toEqual(before)
})

test('everything wrong with day and place is told at once', async () => {
  const { errors } = await refused(aReportOf(7, { date: '2026-03-19', country: 'ZZ' }))
  expect(errors.map(({ field }) => field)).toEqual(['date', 'country', 'pteType'])
})

test('today is the learner’s own day', async () => {
  const tehran = await aLearner(app, { timeZone: 'Asia/Tehran' })
  expect((await report(4, { date: '2026-03-19' }, tehran)).date).toBe('2026-03-19')
  expect((await refused(aReportOf(4, { date: '2026-03-20' }), tehran)).status).toBe(400)
  const newYork = await aLearner(app, { timeZone: 'America/New_York' })
  expect((await refused(aReportOf(4, { date: '2026-03-19' }), newYork)).status).toBe(400)
})

test.each([
  ['unknown', 999],
  ['retired', 6],
])('a question that is %s is not found', async (_case, practiceId) => {
  const before = await stored()
  expect(await refused(aReportOf(practiceId))).toMatchObject({ status: 404, code: 'not_found' })
  expect(await stored()).toEqual(before)
})

test('a learner reports a question once for a day; another day or another learner is another report', async () => {
  await report(5)
  const before = await stored()
  expect(await refused(aReportOf(5, { country: 'GB', pteType: 'CORE' }))).toMatchObject({
    status: 409,
    code: 'duplicate',
  })
  expect(await stored()).toEqual(before)
  await report(5, { date: '2026-01-06' })
  await report(5, {}, await aLearner(app))
})

test('a report that a moderator hid cannot be made again', async () => {
  const { id } = await report(5, { date: '2026-01-09' })
  await app.platform.db.update(sighting).set({ hiddenAt: app.clock.now() }).where(eq(sighting.id, id))
  expect((await refused(aReportOf(5, { date: '2026-01-09' }))).status).toBe(409)
})

test('of ten equal reports at once one is stored', async () => {
  const learner = await aLearner(app)
  const before = await stored()
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => report(4, {}, learner)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stored()).toEqual({ sightings: before.sightings + 1, entries: before.entries + 1 })
})

test('who may not post may not report, and a blocked phrase is refused', async () => {
  const banned = await aLearner(app)
  const now = app.clock.now()
  await app.platform.db.insert(communityBan).values({ userId: banned.id, reason: 'spam', createdAt: now })
  await app.platform.db.insert(blockedPhrase).values({ phrase: 'buy answers', createdAt: now })
  const before = await stored()
  expect((await refused(aReportOf(4), banned)).code).toBe('posting_banned')
  const spam = aReportOf(4, { description: 'Buy  answers here: buy ANSWERS' })
  expect((await refused(spam, await aLearner(app))).code).toBe('blocked_phrase')
  expect(await stored()).toEqual(before)
})

test('the twenty-first report of an hour is too many', async () => {
  const eager = await aLearner(app)
  const day = (i: number) => `2025-12-${String(i + 1).padStart(2, '0')}`
  for (let i = 0; i < 20; i++) await report(3, { date: day(i) }, eager)
  expect((await refused(aReportOf(3, { date: day(20) }), eager)).status).toBe(429)
})
