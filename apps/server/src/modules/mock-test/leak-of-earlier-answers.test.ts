import { listAttempts } from '@rehearsal/contracts/attempts'
import { endMockTest } from '@rehearsal/contracts/mock-tests'
import { revealPractice } from '@rehearsal/contracts/practice'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  attempt,
  inboxItem,
  mockTest,
  mockTestItem,
  pronunciationWord,
  question,
  questionRevision,
  shareLink,
} from '../../platform/database/schema.ts'
import { aComment, aReply } from '../../testing/a-comment.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, aTakenTest, openAs } from '../../testing/a-mock-test.ts'
import { aPronunciationWord } from '../../testing/a-pronunciation-word.ts'
import { nothingMore } from '../../testing/a-share-link.ts'
import { type Known, type Said, walk } from '../../testing/a-walk.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { aWholeReport } from '../../testing/a-whole-report.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { callsOf } from '../../testing/calls.ts'
import { newToken } from '../sharing/token.ts'
import { findReported } from './report-queries.ts'

let app: TestApp
/** Has answered every question before, alone and in a test, and then takes a test that asks them again. */
let ana: TestLearner
const questions = new Map<TaskId, number[]>()
const attempts = new Map<number, { questionId: number; taskId: TaskId; max: number }>()
const tokens: string[] = []
let known: Known
let testId: number
let asked: ReadonlySet<number>
let before: Said[]
let during: Said[]

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 2)
  ana = await aLearner(app, { plan: 'PREMIUM', academicFormat: 'academic-2025-full' })
  const bank = await app.platform.db.select({ id: question.id, taskId: question.taskId }).from(question)
  for (const { id, taskId } of bank) questions.set(taskId, [...(questions.get(taskId) ?? []), id])
  await markKeys()
  await practiseAll()
  const earlier = await aTakenTest(app, ana, { form: 'full' })
  await markApart(earlier)
  const word = await aWordOfAnAnswer()
  known = { questions, attempts: [...attempts.keys()], tests: [earlier], pronunciationWords: [word], tokens }
  before = await walk(app, ana, known)
  testId = await aMockTest(app, ana, { form: 'full' })
  await openAs(app, ana, testId)
  const items = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, testId))
  asked = new Set(items.map(({ questionId }) => questionId))
  during = await walk(app, ana, { ...known, tests: [earlier, testId] })
}, 120_000)
afterAll(() => app.close())

/** Every text of a key says whose it is. */
async function markKeys() {
  const { db } = app.platform
  for (const { id, answerKey } of await db.select().from(question)) {
    const marked = { answerKey: withWays(markedBy(`key of ${id}`, answerKey)) }
    await db.update(question).set(marked).where(eq(question.id, id))
    await db.update(questionRevision).set(marked).where(eq(questionRevision.questionId, id))
  }
}
/** Every key point has sentences that say it. */
function withWays(key: unknown): unknown {
  const { data } = z.looseObject({ keyPoints: z.array(z.looseObject({})) }).safeParse(key)
  return data ? { ...data, keyPoints: data.keyPoints.map((point) => ({ ...point, says: WAYS, opposite: WAYS })) } : key
}
const WAY = 'a way of saying a point'
const WAYS = [`This is ${WAY}.`, `So is this ${WAY}.`]

function markedBy(mark: string, json: unknown): unknown {
  if (typeof json === 'string') return /\w \w/u.test(json) ? `${json} ${mark}` : json
  if (Array.isArray(json)) return json.map((each) => markedBy(mark, each))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, each]) => [name, markedBy(mark, each)]))
}

/** She saw each key, answered, made a link to her score, and said something to which somebody replied. */
async function practiseAll() {
  const ben = await aLearner(app, { plan: 'PREMIUM', nickname: 'Ben', academicFormat: 'academic-2025-full' })
  for (const [taskId, ids] of questions) {
    for (const id of ids) {
      await ask(app, revealPractice, { as: ana, params: { id } })
      const made = await ask(app, callsOf(taskId).create, { as: ana, params: { id }, body: bodyOf(taskId) })
      await linkTo(made.id)
      await aReply(app, ben, await aComment(app, ana, id))
    }
  }
}

/** Without the limits that posts have. */
async function linkTo(attemptId: number) {
  const { db, clock } = app.platform
  const token = newToken()
  await db.insert(shareLink).values({ token, userId: ana.id, attemptId, ...nothingMore, createdAt: clock.now() })
  tokens.push(token)
}

/** The part of its marks that an answer earned: like no other number that is told, nor the mean of some. */
const shareOf = (attemptId: number) => 0.1 + 0.8 * ((attemptId * attemptId * Math.SQRT2) % 1)

/** Gives each answer marks of its own, wherever they are kept. */
async function markApart(earlier: number) {
  const { db } = app.platform
  await aWholeReport(app, ana, earlier, 30_000)
  await app.platform.scoredAttempts.settled()
  const max = sql<number>`(${attempt.score} -> 'total' ->> 'max')::float8`
  const rows = await db
    .select({ id: attempt.id, questionId: attempt.questionId, taskId: attempt.taskId, max })
    .from(attempt)
    .where(eq(attempt.userId, ana.id))
  for (const { id, ...row } of rows) {
    attempts.set(id, row)
    const earned = JSON.stringify(row.max * shareOf(id))
    const score = sql`jsonb_set(${attempt.score}, '{total,earned}', ${earned}::jsonb)`
    await db.update(attempt).set({ score }).where(eq(attempt.id, id))
    const details = sql`jsonb_set(${inboxItem.details}, '{earned}', ${earned}::jsonb)`
    await db
      .update(inboxItem)
      .set({ details })
      .where(eq(inboxItem.dedupeKey, `score-${id}`))
  }
  const { snapshot } = (await findReported(db, ana.id, earlier)) ?? {}
  if (!snapshot) throw new Error('The earlier test has no report.')
  const items = await db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, earlier))
  const answers = snapshot.answers.map((answer) => {
    const id = items.find(({ position }) => position === answer.position)?.attemptId ?? 0
    return { ...answer, earned: (answer.max ?? 0) * shareOf(id) }
  })
  await db
    .update(mockTest)
    .set({ report: { ...snapshot, answers } })
    .where(eq(mockTest.id, earlier))
}

const spoken: TaskId = 'speaking/repeat-sentence'

/** A word of the pronunciation book that an answer brought there, whose sentence is not shown but heard. */
async function aWordOfAnAnswer(): Promise<number> {
  const [attemptId] = [...attempts].find(([, { taskId }]) => taskId === spoken) ?? []
  const { id } = await aPronunciationWord(app, ana, 'mill')
  const from = { attemptId: attemptId ?? null, reason: 'scored', taskId: spoken } as const
  await app.platform.db.update(pronunciationWord).set(from).where(eq(pronunciationWord.id, id))
  return id
}

/** The addresses that tell what one of these answers earned. */
function tellersOf(said: readonly Said[], ids: readonly number[]): string[] {
  const marks = new Set(
    ids.flatMap((id) => [shareOf(id), shareOf(id) * (attempts.get(id)?.max ?? 0)].map((mark) => mark.toFixed(6))),
  )
  const tells = ({ body }: Said) => (body.match(/\d+\.\d{4,}/gu) ?? []).some((it) => marks.has(Number(it).toFixed(6)))
  return [...new Set(said.filter(tells).map(({ route }) => route))]
}
const toAsked = () => [...attempts].flatMap(([id, { questionId }]) => (asked.has(questionId) ? [id] : []))
const toOthers = () => [...attempts].flatMap(([id, { questionId }]) => (asked.has(questionId) ? [] : [id]))

const aside = ['GET /api/attempts', 'GET /api/attempts/{id}', 'GET /api/inbox', 'GET /exports/:token']

test('before a test asks its question an earlier answer is told with its marks in many places', () => {
  const tellers = tellersOf(before, toAsked())
  expect(tellers).toEqual(
    expect.arrayContaining([...aside, 'GET /api/mock-tests/{id}/report', 'GET /api/next-practice']),
  )
  expect(tellers).toEqual(expect.arrayContaining(['GET /api/speaking/readAloud/{id}/answers']))
})

test('while a test asks its question no address tells what an earlier answer earned, but the link that its learner made', () => {
  expect(toAsked().length).toBeGreaterThan(50)
  expect(tellersOf(during, toAsked())).toEqual(['GET /api/share-links/{token}'])
})

test('and what earlier answers to other questions earned is told as before', () => {
  expect(toOthers().length).toBeGreaterThan(2)
  expect(tellersOf(during, toOthers())).toEqual(tellersOf(before, toOthers()))
})

/** The questions of which an address tells anything that their keys hold. */
const keysToldBy = (said: readonly Said[]) =>
  new Set(said.flatMap(({ body }) => (body.match(/(?<=key of )\d+/gu) ?? []).map(Number)))

test('and none tells anything of a key, to whom it was shown before', () => {
  const told = keysToldBy(before)
  expect([...asked].filter((id) => !told.has(id))).toEqual([])
  expect([...keysToldBy(during)].filter((id) => asked.has(id))).toEqual([])
})

test('a word of the pronunciation book does not say in which of its sentences it was said', () => {
  const path = 'GET /api/book/pronunciationBook/{id}'
  const attemptOf = (said: readonly Said[]) =>
    JSON.parse(said.find(({ route }) => route === path)?.body ?? '{}').attempt
  expect([attemptOf(before), attemptOf(during)]).toEqual([expect.objectContaining({ taskId: spoken }), null])
})

test('when the test has ended all of it is told again', async () => {
  await ask(app, endMockTest, { as: ana, params: { id: testId } })
  const after = await walk(app, ana, known)
  expect(tellersOf(after, toAsked())).toEqual(tellersOf(before, toAsked()))
  expect((await ask(app, listAttempts, { as: ana })).totalElements).toBe(attempts.size)
})

test('no address ever says how a key point may be said, whatever was answered and revealed', () => {
  const keys = before.filter(({ body }) => body.includes('"revealed":{') && body.includes('"keyPoints":['))
  expect(keys.length).toBeGreaterThan(0)
  expect([...before, ...during].filter(({ body }) => body.includes(WAY)).map(({ route }) => route)).toEqual([])
})
