import { saveInboxSettings } from '@rehearsal/contracts/inbox'
import { getMockTestReport } from '@rehearsal/contracts/mock-test-report'
import { newRun } from '@rehearsal/exam/mock-test/run/run'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, inboxItem, mockTest } from '../../platform/database/schema.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { aBank } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { aStoredScore, anEndedMockTest } from '../../testing/an-ended-mock-test.ts'
import { ask } from '../../testing/ask.ts'
import { notingTransactions } from '../../testing/noting-transactions.ts'
import { mailNews } from '../inbox/mail-service.ts'
import { RETRY_AFTER_MS } from './policy.ts'
import { settleOrLog, settleReports } from './settle-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 3)
})
afterAll(() => app.close())

/** More than the job reads at once, twice. */
const MANY = 120

test('the job settles all of many tests, and one that cannot be settled holds none of the others up', async () => {
  const ana = await aLearner(app)
  const { db, clock } = app.platform
  const now = clock.now()
  const rows = Array.from({ length: MANY }, (_, n) => ({
    userId: ana.id,
    variant: 'ACADEMIC' as const,
    format: 'academic-2025' as const,
    form: 'mini' as const,
    seed: 1,
    extraTimePercent: 0,
    itemCount: 0,
    status: 'ended' as const,
    // The first is broken.
    run: n === 0 ? {} : { ...newRun(now.getTime()), isEnded: true },
    contactAt: now,
    lacks: [],
    isFree: false,
    createdAt: now,
    endedAt: now,
    endedBy: 'learner' as const,
  }))
  const made = await db.insert(mockTest).values(rows).returning({ id: mockTest.id })
  await settleReports(app.platform)
  const left = await db
    .select({ id: mockTest.id })
    .from(mockTest)
    .where(and(eq(mockTest.userId, ana.id), isNull(mockTest.report)))
  expect(left).toEqual([made[0]])
  expect(await db.$count(inboxItem, eq(inboxItem.userId, ana.id))).toBe(MANY - 1)
})

test('an answer is given back to be scored with its learner held first, as the deletion of an account does', async () => {
  const ana = await aLearner(app)
  const { id } = await anEndedMockTest(app, ana, {
    itemAt: (position) => ({ status: position === 0 ? 'failed' : 'scored' }),
  })
  app.clock.advanceSeconds(RETRY_AFTER_MS / 1000)
  const { db, done } = notingTransactions(app.platform.db)
  await settleOrLog({ ...app.platform, db }, { id, userId: ana.id })
  // The learner is held, the failed ones are named, marked and given back.
  expect(done).toEqual([['select', 'select', 'update', 'update']])
  expect(await app.platform.db.$count(attempt, and(eq(attempt.userId, ana.id), eq(attempt.status, 'queued')))).toBe(1)
})

test('whoever settles a report at once with others, it is told once, and mailed once', async () => {
  const ana = await aLearner(app, { plan: 'PREMIUM' })
  const mails = { replies: false, likes: false, moderation: false, scores: true, mockTests: true }
  await ask(app, saveInboxSettings, { as: ana, body: mails })
  const { id, attemptIds } = await anEndedMockTest(app, ana, {
    itemAt: (position) => (position < 2 ? { status: 'queued' } : {}),
  })
  const { db, clock, scoredAttempts } = app.platform
  for (const attemptId of attemptIds.slice(0, 2)) {
    const [row] = await db
      .select()
      .from(attempt)
      .where(eq(attempt.id, attemptId ?? 0))
    if (!row) throw new Error('There is no such answer.')
    const score = aStoredScore('academic-2025', row.taskId, 0.5)
    await db.update(attempt).set({ status: 'scored', score, scoredAt: clock.now() }).where(eq(attempt.id, row.id))
    scoredAttempts.tellAttemptScored({ ...row, attemptId: row.id })
  }
  const look = () => ask(app, getMockTestReport, { as: ana, params: { id } })
  await Promise.all([
    scoredAttempts.settled(),
    look(),
    settleReports(app.platform),
    look(),
    settleReports(app.platform),
  ])
  const news = await db.select().from(inboxItem).where(eq(inboxItem.userId, ana.id))
  expect(news).toMatchObject([{ kind: 'mock-test', details: { mockTestId: id, form: 'mini' }, readAt: null }])
  app.clock.advanceSeconds(600)
  const sent: Message[] = []
  const mail = { send: async (message: Message) => void sent.push(message), close: () => Promise.resolve() }
  const platform = { ...app.platform, mail }
  await Promise.all([mailNews(platform), mailNews(platform)])
  await settleReports(app.platform)
  await mailNews(platform)
  expect(sent.filter(({ to }) => to === ana.email)).toHaveLength(1)
})
