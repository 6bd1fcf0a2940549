import { listInbox } from '@rehearsal/contracts/inbox'
import { getMockTestReport, getMockTestTrend, type MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { deleteMockTest, endMockTest, listMockTests } from '@rehearsal/contracts/mock-tests'
import { putTarget } from '@rehearsal/contracts/targets'
import { itemsOf } from '@rehearsal/contracts/wire'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { formIdSchema } from '@rehearsal/exam/mock-test/forms'
import { workFirst } from '@rehearsal/exam/mock-test/report/work-first'
import { skillSchema } from '@rehearsal/exam/skill'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt, inboxItem, mockTest, mockTestItem } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, openAs } from '../../testing/a-mock-test.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { aStoredScore, anEndedMockTest } from '../../testing/an-ended-mock-test.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { watchedStatements } from '../../testing/watched-statements.ts'
import { settleReports } from './settle-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 13)
})
afterAll(() => app.close())

const premium = () => aLearner(app, { plan: 'PREMIUM' })
const reportOf = (as: TestLearner, id: number) => ask(app, getMockTestReport, { as, params: { id } })
const newsOf = async (as: TestLearner) => itemsOf(await ask(app, listInbox, { as }))
const scoreNames = ['overall', ...skillSchema.options] as const

/** The end of a test and its retries lie so many minutes further back: a token lasts no longer than ten. */
async function moveBack(id: number, minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`
  await app.platform.db
    .update(mockTest)
    .set({ endedAt: sql`${mockTest.endedAt} - ${by}` })
    .where(eq(mockTest.id, id))
  await app.platform.db
    .update(mockTestItem)
    .set({ retriedAt: sql`${mockTestItem.retriedAt} - ${by}` })
    .where(eq(mockTestItem.mockTestId, id))
}

/** Stores the score of an answer, and tells of it as the worker does. */
async function scored(as: TestLearner, attemptId: number, share = 1): Promise<void> {
  const { db, clock, scoredAttempts } = app.platform
  const [row] = await db.select().from(attempt).where(eq(attempt.id, attemptId))
  if (!row) throw new Error('There is no such answer.')
  const score = aStoredScore('academic-2025', row.taskId, share)
  await db.update(attempt).set({ status: 'scored', score, scoredAt: clock.now() }).where(eq(attempt.id, attemptId))
  scoredAttempts.tellAttemptScored({ attemptId, userId: as.id, taskId: row.taskId, questionId: row.questionId })
  await scoredAttempts.settled()
}

describe.each(formatIdSchema.options)('%s', (format) => {
  test.each(formIdSchema.options)(
    '%s: reports are ordered as the abilities; all marks are 90, and no answer is 10',
    async (form) => {
      const ana = await premium()
      const values = new Map<string, number[]>()
      const abilities = [
        () => ({ outcome: 'unanswered' as const }),
        (position: number) => ({ share: [0.1, 0.3, 0.2][position % 3] ?? 0 }),
        (position: number) => ({ share: [0.4, 0.6, 0.5][position % 3] ?? 0 }),
        (position: number) => ({ share: [0.7, 0.9, 0.8][position % 3] ?? 0 }),
        () => ({ share: 1 }),
      ]
      for (const itemAt of abilities) {
        const { id } = await anEndedMockTest(app, ana, { format, form, itemAt })
        const { report, isComplete } = await reportOf(ana, id)
        expect(isComplete).toBe(true)
        for (const score of scoreNames) {
          const level = report.scores[score]
          if (level !== null) values.set(score, [...(values.get(score) ?? []), level.value])
        }
      }
      expect(values.size).toBeGreaterThanOrEqual(2)
      for (const rising of values.values()) {
        expect(rising).toHaveLength(5)
        expect(rising).toEqual(rising.toSorted((one, other) => one - other))
        expect(new Set(rising).size).toBe(5)
        expect(rising.at(0)).toBeCloseTo(10, 9)
        expect(rising.at(-1)).toBeCloseTo(90, 9)
      }
    },
  )
})

test('while scores are missing the report is made of the others and not kept; with the last one it is kept and told once', async () => {
  const ana = await premium()
  const { id, attemptIds } = await anEndedMockTest(app, ana, {
    itemAt: (position) => (position < 2 ? { status: 'queued' } : { share: 0.5 }),
  })
  const early = await reportOf(ana, id)
  expect(early).toMatchObject({ isComplete: false, report: { counts: { pending: 2 } } })
  expect(early.answers.slice(0, 3)).toMatchObject([
    { state: 'pending', wait: 'waiting' },
    { state: 'pending', wait: 'waiting' },
    { state: 'scored', wait: null },
  ])
  const [first, second] = attemptIds
  await scored(ana, first ?? 0)
  expect((await reportOf(ana, id)).report.counts.pending).toBe(1)
  expect(await newsOf(ana)).toEqual([])
  const listed = async () => (await ask(app, listMockTests, { as: ana }))._embedded['mockTests']
  expect(await listed()).toMatchObject([{ status: 'scoring', scores: null }])
  await scored(ana, second ?? 0)
  expect(await newsOf(ana)).toMatchObject([
    { news: { kind: 'mock-test', mockTestId: id, form: 'mini' }, isRead: false },
  ])
  // Told again, as after a restart, and settled by the clock: nothing more comes of it.
  await scored(ana, second ?? 0, 0)
  await settleReports(app.platform)
  expect(await newsOf(ana)).toHaveLength(1)
  const whole = await reportOf(ana, id)
  expect(whole).toMatchObject({ isComplete: true, report: { counts: { pending: 0 } } })
  expect(await listed()).toMatchObject([
    { status: 'reported', scores: { overall: { value: whole.report.scores.overall?.value } } },
  ])
})

test('an answer that is deleted after its report keeps its marks there, and loses its evidence', async () => {
  const ana = await premium()
  const { id, attemptIds } = await anEndedMockTest(app, ana, { itemAt: () => ({ share: 0.5 }) })
  const before = await reportOf(ana, id)
  await app.platform.db
    .update(attempt)
    .set({ status: 'deleted', answer: {}, score: null })
    .where(eq(attempt.id, attemptIds[0] ?? 0))
  const after = await reportOf(ana, id)
  expect(after.report).toEqual(before.report)
  expect(after.answers[0]).toEqual({ ...before.answers[0], attemptId: null })
  expect(before.answers[0]?.attemptId).toBe(attemptIds[0])
})

test('an answer that is deleted before its report is complete is left out, and is no zero', async () => {
  const ana = await premium()
  const { id, attemptIds } = await anEndedMockTest(app, ana, { itemAt: (at) => (at === 0 ? { status: 'queued' } : {}) })
  await app.platform.db
    .update(attempt)
    .set({ status: 'deleted', answer: {}, score: null })
    .where(eq(attempt.id, attemptIds[0] ?? 0))
  const { report, answers, isComplete } = await reportOf(ana, id)
  expect(isComplete).toBe(true)
  expect(answers[0]).toMatchObject({ state: 'unscorable', fault: 'deleted', attemptId: null, earned: null })
  expect(report.scores.overall?.value).toBeCloseTo(90, 9)
})

test('a failed scoring is tried again when it had ten minutes to pass, twice at most, and then left out with wider bands, never as a zero', async () => {
  const ana = await premium()
  const failing = { itemAt: (position: number) => (position === 0 ? { status: 'failed' as const } : {}) }
  const { id, attemptIds } = await anEndedMockTest(app, ana, failing)
  const failedId = attemptIds[0] ?? 0
  const stateOf = async () => (await app.platform.db.select().from(attempt).where(eq(attempt.id, failedId)))[0]
  await app.platform.db.update(attempt).set({ tries: 3, failureCode: 'engine_failed' }).where(eq(attempt.id, failedId))
  for (let retry = 0; retry < 2; retry += 1) {
    await settleReports(app.platform)
    await moveBack(id, 9)
    const waiting = await reportOf(ana, id)
    expect(waiting).toMatchObject({ isComplete: false, report: { counts: { pending: 1 } } })
    expect(waiting.answers[0]).toMatchObject({ state: 'pending', wait: 'retrying' })
    expect(await stateOf()).toMatchObject({ status: 'failed' })
    await moveBack(id, 1)
    await settleReports(app.platform)
    expect(await stateOf()).toMatchObject({ status: 'queued', tries: 0, failureCode: null })
    await app.platform.db.update(attempt).set({ status: 'failed' }).where(eq(attempt.id, failedId))
  }
  const { report, answers, isComplete } = await reportOf(ana, id)
  expect(await stateOf()).toMatchObject({ status: 'failed' })
  expect(isComplete).toBe(true)
  expect(answers[0]).toMatchObject({ state: 'unscorable', fault: 'engine-failed', earned: null, attemptId: failedId })
  expect(report.counts).toMatchObject({ unscorable: 1, pending: 0 })
  expect(report.scores.overall?.value).toBeCloseTo(90, 9)
  const { id: whole } = await anEndedMockTest(app, ana)
  expect(report.scores.overall?.standardError).toBeGreaterThan(
    (await reportOf(ana, whole)).report.scores.overall?.standardError ?? 0,
  )
})

test('an answer whose score is more than ten minutes late says so', async () => {
  const ana = await premium()
  const waiting = { itemAt: (position: number) => (position === 0 ? { status: 'queued' as const } : {}) }
  const { id } = await anEndedMockTest(app, ana, waiting)
  await moveBack(id, 11)
  expect((await reportOf(ana, id)).answers[0]).toMatchObject({ state: 'pending', wait: 'delayed' })
})

test('a failed scoring that succeeds when it is tried again counts as any other', async () => {
  const ana = await premium()
  const { id, attemptIds } = await anEndedMockTest(app, ana, {
    itemAt: (position) => (position === 0 ? { status: 'failed' } : {}),
  })
  await moveBack(id, 10)
  await reportOf(ana, id)
  await scored(ana, attemptIds[0] ?? 0, 0.5)
  const { isComplete, answers } = await reportOf(ana, id)
  expect(isComplete).toBe(true)
  expect(answers[0]).toMatchObject({ state: 'scored', fault: null })
})

test('a take in which nothing is said, or that is no recording at all, earns nothing; one that nobody can hear is left out', async () => {
  const ana = await premium()
  const faults = ['no_speech', 'audio_too_short', 'audio_empty', 'audio_too_noisy', 'audio_unusable', 'audio_truncated']
  const { id } = await anEndedMockTest(app, ana, {
    itemAt: (position) => {
      const fault = faults[position]
      return fault === undefined ? {} : { fault }
    },
  })
  const { answers, report } = await reportOf(ana, id)
  expect(answers.slice(0, 6).map(({ state, fault, earned }) => [state, fault, earned])).toEqual([
    ['scored', 'no-speech', 0],
    ['scored', 'too-short', 0],
    ['scored', 'empty', 0],
    ['unscorable', 'too-noisy', null],
    ['scored', 'no-recording', 0],
    ['unscorable', 'unusable', null],
  ])
  expect(report.counts).toMatchObject({ answered: report.counts.items, unscorable: 2 })
})

test('a test that was broken off says so in the trend, and only a whole one says enough of all scores', async () => {
  const ana = await premium()
  const full = await anEndedMockTest(app, ana, { form: 'full', itemAt: () => ({ share: 0.6 }) })
  const part = await anEndedMockTest(app, ana, { form: 'reading', itemAt: () => ({ share: 0.6 }) })
  const left = await anEndedMockTest(app, ana, {
    form: 'full',
    itemAt: (at) => (at < 3 ? {} : { outcome: 'unanswered' }),
  })
  await app.platform.db.update(mockTest).set({ endedBy: 'learner' }).where(eq(mockTest.id, left.id))
  for (const { id } of [full, part, left]) await reportOf(ana, id)
  const { trend } = await ask(app, getMockTestTrend, { as: ana, query: { pteType: 'ACADEMIC' } })
  expect(trend.map(({ id, isBrokenOff, isWhole }) => [id, isBrokenOff, isWhole])).toEqual([
    [full.id, false, true],
    [part.id, false, false],
    [left.id, true, false],
  ])
  expect((await reportOf(ana, left.id)).trend.at(-1)).toMatchObject({ id: left.id, isBrokenOff: true })
})

test('a report that is kept is read without a single score, and names questions to practise once it is whole', async () => {
  const ana = await premium()
  const { id, attemptIds } = await anEndedMockTest(app, ana, {
    itemAt: (position) => (position === 0 ? { status: 'queued' } : { share: 0.5 }),
  })
  const statements = watchedStatements(app.database)
  const readsScores = async () => {
    statements.forget()
    const { suggestions } = await reportOf(ana, id)
    const ofScores = statements.all().filter((statement) => statement.includes('"attempt"."score"'))
    return { statements: ofScores.length, suggestions: suggestions.length }
  }
  expect(await readsScores()).toEqual({ statements: 1, suggestions: 0 })
  await scored(ana, attemptIds[0] ?? 0)
  expect(await readsScores()).toEqual({ statements: 0, suggestions: 3 })
})

test('a late answer is kept with its marks and counts nothing', async () => {
  const ana = await premium()
  const late = await anEndedMockTest(app, ana, { itemAt: (at) => (at === 0 ? { outcome: 'late' } : {}) })
  const without = await anEndedMockTest(app, ana, { itemAt: (at) => (at === 0 ? { outcome: 'unanswered' } : {}) })
  const { report, answers } = await reportOf(ana, late.id)
  expect(report.counts).toMatchObject({ late: 1, unanswered: 0 })
  expect(answers[0]).toMatchObject({ outcome: 'late', attemptId: late.attemptIds[0] })
  expect(answers[0]?.earned).toBeGreaterThan(0)
  expect(report.scores.overall?.value).toBeCloseTo(
    (await reportOf(ana, without.id)).report.scores.overall?.value ?? 0,
    9,
  )
})

test('interruptions, target and questions to practise stand in the report; those never met come first', async () => {
  const ana = await premium()
  const lost = {
    part: 'reading',
    position: 3,
    from: 1000,
    to: 43_000,
    kind: 'page-stayed',
    forgivenMs: 42_000,
  } as const
  const target = { overall: 79, speaking: null, writing: 30, reading: null, listening: null }
  await ask(app, putTarget, {
    as: ana,
    params: { variant: 'ACADEMIC' },
    body: { ...target, examDate: '2026-06-01', language: 'fa', version: 0 },
  })
  const { id } = await anEndedMockTest(app, ana, { itemAt: () => ({ share: 0.5 }), interruptions: [lost] })
  const report: MockTestReport = await reportOf(ana, id)
  expect(report.interruptions).toEqual([lost])
  const { overall } = report.report.scores
  expect(report.aims).toEqual([
    { score: 'overall', target: 79, missing: 79 - (overall?.value ?? 0), verdict: 'below' },
    { score: 'writing', target: 30, missing: 0, verdict: expect.stringMatching(/^(?:reached|within)$/u) },
  ])
  expect(report.suggestions.map(({ taskId }) => taskId)).toEqual(
    workFirst(report.report.kinds)
      .slice(0, 3)
      .map(({ taskId }) => taskId),
  )
  const inTest = new Set(report.answers.map(({ practiceId }) => practiceId))
  for (const { questions } of report.suggestions) {
    expect(questions).toHaveLength(3)
    for (const { practiceId, isSeen } of questions) expect(isSeen).toBe(inTest.has(practiceId))
    expect(questions.every(({ isSeen }) => !isSeen)).toBe(true)
  }
})

test('the trend holds the tests of one exam in their order, with a break where an engine is another one', async () => {
  const ana = await premium()
  const ids: number[] = []
  for (const engineVersion of ['1', '1', '2']) {
    app.clock.advanceSeconds(60)
    const { id } = await anEndedMockTest(app, ana, { engineVersion, itemAt: () => ({ share: 0.5 }) })
    await reportOf(ana, id)
    ids.push(id)
  }
  app.clock.advanceSeconds(60)
  const core = await anEndedMockTest(app, ana, { format: 'core-2024' })
  await reportOf(ana, core.id)
  const { trend } = await ask(app, getMockTestTrend, { as: ana, query: { pteType: 'ACADEMIC' } })
  expect(trend.map(({ id, isBreak }) => [id, isBreak])).toEqual(ids.map((id, at) => [id, at === 2]))
  const second = await reportOf(ana, ids[1] ?? 0)
  expect(second.trend.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect((await reportOf(ana, core.id)).trend).toMatchObject([{ id: core.id, isBreak: false }])
})

test('a test that runs has no report, and that of others is not there', async () => {
  const [ana, ben] = [await premium(), await premium()]
  const running = await aMockTest(app, ana)
  await openAs(app, ana, running)
  expect(await refusal(app, getMockTestReport, { as: ana, params: { id: running } })).toMatchObject({
    code: 'mock_test_running',
  })
  const { id } = await anEndedMockTest(app, ben)
  expect(await refusal(app, getMockTestReport, { as: ana, params: { id } })).toMatchObject({ code: 'not_found' })
})

test('a deleted test has no report, and its news is gone', async () => {
  const ana = await premium()
  const { id } = await anEndedMockTest(app, ana)
  await reportOf(ana, id)
  expect(await newsOf(ana)).toHaveLength(1)
  await ask(app, deleteMockTest, { as: ana, params: { id } })
  expect(await refusal(app, getMockTestReport, { as: ana, params: { id } })).toMatchObject({ code: 'not_found' })
  expect(await newsOf(ana)).toEqual([])
})

test('many who ask at once keep one report and tell of it once', async () => {
  const ana = await premium()
  const { id } = await anEndedMockTest(app, ana, { itemAt: () => ({ share: 0.4 }) })
  const reports = await Promise.all([
    reportOf(ana, id),
    reportOf(ana, id),
    settleReports(app.platform),
    reportOf(ana, id),
  ])
  expect(reports[0]).toEqual(reports[3])
  const told = and(eq(inboxItem.userId, ana.id), inArray(inboxItem.kind, ['mock-test', 'score']))
  expect(await app.platform.db.$count(inboxItem, told)).toBe(1)
})

test('what is kept is what was told, Core with its benchmarks', async () => {
  const ana = await premium()
  const { id } = await anEndedMockTest(app, ana, { format: 'core-2024', form: 'full' })
  const { report } = await reportOf(ana, id)
  const [row] = await app.platform.db.select({ kept: mockTest.report }).from(mockTest).where(eq(mockTest.id, id))
  expect(row?.kept).toMatchObject({ report })
  expect(report.clb?.lowest?.value).toBe(10)
  expect(report.cefr).toBeNull()
})

test('a test that waits for no score has its report when it ends, told once, also without any answer', async () => {
  const ana = await premium()
  const id = await aMockTest(app, ana)
  await openAs(app, ana, id)
  await ask(app, endMockTest, { as: ana, params: { id } })
  await app.platform.scoredAttempts.settled()
  const [row] = await app.platform.db.select({ kept: mockTest.report }).from(mockTest).where(eq(mockTest.id, id))
  expect(row?.kept).not.toBeNull()
  expect(await newsOf(ana)).toHaveLength(1)
})
