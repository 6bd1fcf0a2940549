import { getCurrentUser } from '@rehearsal/contracts/account'
import { getInteraction } from '@rehearsal/contracts/sign-in'
import { listAttempts } from '@rehearsal/contracts/attempts'
import { getStudyPlan } from '@rehearsal/contracts/study-plan'
import { getTarget } from '@rehearsal/contracts/targets'
import { itemsOf } from '@rehearsal/contracts/wire'
import { samples } from '@rehearsal/tasks/samples'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import {
  aiCredit,
  attempt,
  bookmark,
  comment,
  contentMedia,
  oidcModel,
  predictionItem,
  predictionList,
  question,
  recording,
  sighting,
  subscription,
  users,
} from '../../platform/database/schema.ts'
import { aBrowser, askForCode, enter, refresh, signIn } from '../../testing/a-browser.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { readAloud, reOrder } from '../../testing/calls.ts'
import { runningWeek } from '../predictions/week-service.ts'
import { demoSeed } from './history.ts'
import { TEMPLATE_ID } from './queries.ts'
import { deleteExpiredDemos, seedDemo } from './service.ts'
import { demoReporters, demoSightings } from './sightings.ts'

let app: TestApp
const modelAudio = 'c'.repeat(32)

/** A bank whose ids stand for the kinds that the seeded history expects. */
beforeAll(async () => {
  app = await anApp({ now: systemClock.now(), environment: { DEMO: 'true' } })
  const script = { turns: [{ voice: 'slt', text: 'The model reading.' }] }
  await app.platform.db.insert(contentMedia).values({ id: modelAudio, script, createdAt: app.clock.now() })
  for (let id = 1; id <= 60; id++) {
    const taskId = kindOf(id)
    const answerKey =
      taskId === 'speaking/read-aloud'
        ? { ...Object(samples[taskId].answerKey), modelAudio }
        : samples[taskId].answerKey
    await aQuestion(app, taskId, { id, answerKey })
  }
  await seedDemo(app.platform, app.worker)
  const scored = () => app.platform.db.$count(attempt, eq(attempt.status, 'scored'))
  await vi.waitUntil(async () => (await scored()) === demoSeed.answers.length, { timeout: 60_000 })
})
afterAll(() => app.close())

function kindOf(id: number) {
  if (id <= 14) return 'speaking/read-aloud'
  if (id <= 28) return 'writing/summarize-written-text'
  return id <= 42 ? 'reading/re-order-paragraphs' : 'listening/write-from-dictation'
}

const isTemplate = eq(users.id, TEMPLATE_ID)
const aDemo = async (status: 'TRIAL' | 'PREMIUM' = 'TRIAL', timeZone = 'UTC') => {
  const browser = aBrowser(app)
  const tokens = await signIn(browser, { kind: 'demo', status, timeZone })
  const as = { token: tokens.access_token }
  return { browser, as, tokens, user: await ask(app, getCurrentUser, { as }) }
}

test('the sign-in page says that there is a demo', async () => {
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  const { body } = await browser.send(`/api/interactions/${uid}`)
  expect(getInteraction.response.parse(JSON.parse(body)).hasDemo).toBe(true)
})

test('the seeded learner is made once', async () => {
  await seedDemo(app.platform, app.worker)
  expect(await app.platform.db.$count(users, isTemplate)).toBe(1)
  expect(await app.platform.db.$count(attempt)).toBe(demoSeed.answers.length)
})

test('its history is scored by the usual worker and costs no credits', async () => {
  expect(await app.platform.db.$count(aiCredit)).toBe(0)
  const rows = await app.platform.db.select().from(attempt).orderBy(attempt.id)
  expect(rows.every(({ score, isShared }) => score !== null && !isShared)).toBe(true)
  expect(await app.platform.db.$count(sighting)).toBe(demoSightings.length)
})

test('what others saw in exams has entries among the comments and makes a list of this week', async () => {
  const { db } = app.platform
  expect(await db.$count(comment)).toBe(demoSightings.length)
  const [week] = await db.select().from(predictionList).orderBy(desc(predictionList.weekStart)).limit(1)
  const listed = await db
    .selectDistinct({ taskId: question.taskId })
    .from(predictionItem)
    .innerJoin(question, eq(question.id, predictionItem.questionId))
    .where(eq(predictionItem.listId, week?.id ?? 0))
  expect(week?.weekStart).toBe(runningWeek(app.clock.now()))
  expect(listed).toHaveLength(4)
})

test('its answers get better over the weeks', async () => {
  const [template] = await app.platform.db.select().from(users).where(isTemplate)
  const rows = await app.platform.db
    .select()
    .from(attempt)
    .where(and(eq(attempt.userId, template?.id ?? ''), eq(attempt.taskId, 'reading/re-order-paragraphs')))
    .orderBy(attempt.createdAt)
  const days = rows.map(({ createdAt }) => Math.round((app.clock.now().getTime() - createdAt.getTime()) / 86_400_000))
  expect(days).toEqual([23, 17, 10, 1])
})

test.each(['TRIAL', 'PREMIUM'] as const)('a visitor may try it as %s', async (status) => {
  const { user } = await aDemo(status, 'Asia/Tehran')
  expect(user).toMatchObject({
    status,
    isDemo: true,
    nickname: 'Niloofar',
    email: '',
    profile: { timeZone: 'Asia/Tehran' },
  })
})

test('each visitor has an own copy of the history', async () => {
  const [one, two] = [await aDemo(), await aDemo()]
  expect(one.user.id).not.toBe(two.user.id)
  const answers = itemsOf(await ask(app, listAttempts, { as: one.as, query: { size: 50 } }))
  expect(answers).toHaveLength(demoSeed.answers.length)
  expect(answers.every(({ type, status, score }) => type === 'MY_ANSWER' && status === 'scored' && score)).toBe(true)
  expect(await app.platform.db.$count(bookmark, eq(bookmark.userId, one.user.id))).toBe(demoSeed.bookmarks.length)

  const mine = answers.find(({ taskId }) => taskId === 'reading/re-order-paragraphs')
  await ask(app, reOrder.deleteAnswer, { as: one.as, params: { id: mine?.id } })
  const others = itemsOf(await ask(app, listAttempts, { as: two.as, query: { size: 50 } }))
  expect(others).toHaveLength(demoSeed.answers.length)
})

test('recordings are copied too, and deleting one leaves the others', async () => {
  const [one, two] = [await aDemo(), await aDemo()]
  const spokenBy = async (as: { token: string }) =>
    itemsOf(await ask(app, listAttempts, { as, query: { size: 50 } })).filter(
      ({ recordingUrl }) => recordingUrl !== null,
    )
  const [first] = await spokenBy(one.as)
  const [second] = await spokenBy(two.as)
  await ask(app, readAloud.deleteAnswer, { as: one.as, params: { id: first?.id } })
  expect((await app.http.inject(first?.recordingUrl ?? '')).statusCode).toBe(404)
  expect((await app.http.inject(second?.recordingUrl ?? '')).body).toBe('take 1')
})

test('a demo without a known time zone is refused, and leaves nobody behind', async () => {
  const before = await app.platform.db.$count(users)
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  const { status } = await enter(browser, uid, { kind: 'demo', status: 'TRIAL', timeZone: 'Mars/Olympus' })
  expect([status, await app.platform.db.$count(users)]).toEqual([400, before])
})

test('a demo has a target, and as premium the plan of a day towards it', async () => {
  const [trial, premium] = [await aDemo('TRIAL'), await aDemo('PREMIUM')]
  const params = { variant: 'ACADEMIC' }
  expect(await ask(app, getTarget, { as: trial.as, params })).toMatchObject({ overall: 65, version: 1 })
  const plan = (as: { token: string }) => ask(app, getStudyPlan, { as, params: { status: 'trial' } })
  expect(await plan(trial.as)).toEqual({ locked: true, id: expect.any(Number) })
  expect(await plan(premium.as)).toMatchObject({ locked: false, basis: { daysLeft: demoSeed.daysToExam } })
})

test('after a day a demo is gone with everything that was its', async () => {
  const { db, storage } = app.platform
  const { user, as, browser, tokens } = await aDemo('PREMIUM')
  app.clock.advanceSeconds(86_400 - 1)
  await deleteExpiredDemos(app.platform)
  expect(await db.$count(users, eq(users.id, user.id))).toBe(1)

  app.clock.advanceSeconds(1)
  expect(await refusal(app, getCurrentUser, { as })).toMatchObject({ status: 401 })
  await deleteExpiredDemos(app.platform)
  for (const table of [attempt, bookmark, recording, subscription]) {
    expect(await db.$count(table, eq(table.userId, user.id))).toBe(0)
  }
  expect(await db.$count(users, eq(users.id, user.id))).toBe(0)
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400)
  expect(JSON.stringify(await db.select().from(oidcModel))).not.toContain(user.id)
  // What is left belongs to the seeded learner and to those who report exams.
  expect(await db.$count(users, eq(users.isDemo, true))).toBe(1 + demoReporters.length)
  expect(await storage.list('recordings')).toHaveLength(await db.$count(recording))
})
