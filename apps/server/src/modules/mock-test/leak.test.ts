import { listAttempts } from '@rehearsal/contracts/attempts'
import { getDrills } from '@rehearsal/contracts/drills'
import { endMockTest, type MockTestState } from '@rehearsal/contracts/mock-tests'
import { getNextPractice } from '@rehearsal/contracts/next-practice'
import { getPractice, getPracticeProgress } from '@rehearsal/contracts/practice'
import { getStatistics } from '@rehearsal/contracts/statistics'
import { itemsOf } from '@rehearsal/contracts/wire'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { samples } from '@rehearsal/tasks/samples'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, inboxItem, mockTest, mockTestItem } from '../../platform/database/schema.ts'
import { aComment, aReply } from '../../testing/a-comment.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, sampleAnswer } from '../../testing/a-mock-test.ts'
import { aNote } from '../../testing/a-note.ts'
import { masked, missedBy, type Said, sampleOf, walk } from '../../testing/a-walk.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { ask } from '../../testing/ask.ts'
import { callsOf } from '../../testing/calls.ts'
import { nameOf } from '../../testing/fixtures-of-calls.ts'

let app: TestApp
/** Takes a test, and never answered anything. */
let ana: TestLearner
/** Takes no test, and never answered anything either. */
let bea: TestLearner
/** Takes the very same test at the same time, and leaves every item without an answer. */
let dan: TestLearner
let testId: number
let testOfDan: number
const asked = new Map<TaskId, number[]>()
const told: unknown[] = []

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
  ana = await aLearner(app, { plan: 'PREMIUM' })
  bea = await aLearner(app, { plan: 'PREMIUM' })
  dan = await aLearner(app, { plan: 'PREMIUM' })
  testId = await aMockTest(app, ana, { form: 'full' })
  testOfDan = await theSameTest(dan)
  const items = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, testId))
  for (const { taskId, questionId } of items) asked.set(taskId, [...(asked.get(taskId) ?? []), questionId])
  await sayThingsAbout(items.map(({ questionId }) => questionId))
  app.platform.events.subscribe((event) => told.push(event))
  app.platform.scoredAttempts.onAttemptScored('the test', async (scored) => void told.push(scored))
})
afterAll(() => app.close())

async function theSameTest({ id: userId }: TestLearner): Promise<number> {
  const { db } = app.platform
  const [row] = await db.select().from(mockTest).where(eq(mockTest.id, testId))
  if (!row) throw new Error('There is no test to copy.')
  const { id: _, ...rest } = row
  const [made] = await db
    .insert(mockTest)
    .values({ ...rest, userId })
    .returning({ id: mockTest.id })
  const mockTestId = made?.id ?? 0
  const items = await db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, testId))
  await db.insert(mockTestItem).values(items.map((item) => ({ ...item, mockTestId })))
  return mockTestId
}

/** Somebody else shows an answer to each question and says something about it. */
async function sayThingsAbout(questionIds: readonly number[]) {
  const author = await aLearner(app, { plan: 'PREMIUM', nickname: 'Author' })
  for (const [taskId, ids] of asked) {
    for (const id of ids.slice(0, 2)) {
      const body = { ...bodyOf(taskId), isShared: true }
      await ask(app, callsOf(taskId).create, { as: author, params: { id }, body })
    }
  }
  for (const id of questionIds.slice(0, 3)) await aReply(app, author, await aComment(app, author, id))
  await app.platform.scoredAttempts.settled()
}

const allAsked = () => [...asked.values()].flat()

type Difference = { name: string; status: number; mine: string; other: string }

/** What an address said to Ana, where it says something else to the other learner. */
async function differences(other: TestLearner, testOfOther: number): Promise<Difference[]> {
  const known = { questions: asked, attempts: [1, 2, 3, 4], comments: [1, 2, 3], tokens: ['x'.repeat(32)] }
  const told = async (to: TestLearner, id: number) =>
    (await walk(app, to, { ...known, tests: [id] })).map((said) => plain(said, to, id))
  const [mine, theirs] = [await told(ana, testId), await told(other, testOfOther)]
  expect(theirs.map(({ route }) => route)).toEqual(mine.map(({ route }) => route))
  return mine.flatMap((said, i) => {
    const { [i]: beside = said } = theirs
    const isSame = said.status === beside.status && said.body === beside.body
    const from = Math.max(0, said.body.split('').findIndex((sign, place) => sign !== beside.body[place]) - 40)
    const [here, there] = [said, beside].map(({ body }) => body.slice(from, from + 200))
    return isSame ? [] : [{ name: said.route, status: said.status, mine: `${here}`, other: `${there}` }]
  })
}

/** Without what is one learner's own by its nature, and without what they answered themselves, which their export holds. */
function plain(said: Said, learner: TestLearner, id: number): Said {
  const body = masked(said.body, learner)
  if (said.route.startsWith('GET /api/mock-tests')) return { ...said, body: ofNoTest(body, id) }
  if (said.route !== 'GET /exports/:token') return { ...said, body }
  return {
    ...said,
    body: body
      .replaceAll(`"mockTestId":${id},`, '')
      .replace(`"mock-test.json":[\n{"id":${id},`, '"mock-test.json":[\n{')
      .replaceAll(/"answer":(?:null|\{[^}]*\}),"answeredAt":(?:null|"[^"]*")/gu, '"answer":"their own"')
      .replaceAll(/"(?:un)?answered"(?=[,\]])/gu, '"left"')
      .replaceAll(/("subscription.json":\[\n\{"id":)\d+/gu, '$1')
      .replace(/"recording.json":\[[^\]]*\]/u, '"recording.json":"their own"'),
  }
}
const ofNoTest = (text: string, id: number) => text.replaceAll(`"id":${id},`, '"id":"the test",')

test('every address is read by the walk below, or stands here with the reason why not', () => {
  expect(missedBy(app)).toEqual([])
})

/** Texts of a key that its prompt does not hold. */
const keyTextsOf = (taskId: TaskId): string[] => {
  const { prompt, answerKey } = samples[taskId]
  return leaves(answerKey).filter((text) => text.length > 12 && !JSON.stringify(prompt).includes(text))
}
const leaves = (json: unknown): string[] => {
  if (typeof json === 'string') return [json]
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(leaves) : []
}

/** Both go through the test up to its last item, which stays open: the test would end with it. */
async function takeBoth() {
  let state: MockTestState = await openAs(app, ana, testId)
  let beside: MockTestState = await openAs(app, dan, testOfDan)
  const leaked: string[] = []
  while (state.position < state.itemCount - 1) {
    if (state.item === null) {
      state = await openAs(app, ana, testId)
      beside = await openAs(app, dan, testOfDan)
    }
    app.clock.advanceSeconds(1)
    const shown = JSON.stringify(state.item)
    const { taskId = 'speaking/read-aloud' } = state.item ?? {}
    leaked.push(...keyTextsOf(taskId).filter((text) => shown.includes(text)))
    state = await answerAs(app, ana, state, sampleAnswer(taskId))
    beside = await answerAs(app, dan, beside, null)
    const [mine, theirs] = [masked(JSON.stringify(state), ana), masked(JSON.stringify(beside), dan)]
    expect(ofNoTest(mine, testId)).toBe(ofNoTest(theirs, testOfDan))
  }
  return leaked
}

test('while a test runs its steps and every address say the same to who answers as to who takes it and answers nothing', async () => {
  const before = app.rating.ratings
  expect(await takeBoth()).toEqual([])
  await app.worker.sweep()
  expect(await differences(dan, testOfDan)).toEqual([])
  expect({ told, ratings: app.rating.ratings - before }).toEqual({ told: [], ratings: 0 })
  expect(await app.platform.db.$count(attempt, eq(attempt.userId, ana.id))).toBe(0)
  expect(await app.platform.db.$count(inboxItem, eq(inboxItem.userId, ana.id))).toBe(0)
})

test('nor does any say more than to a learner who takes no test and never answered, and its questions are locked', async () => {
  const found = await differences(bea, 999)
  // The test itself is Ana's. What comes next is another question, and drills are others, where a test asks those that they would be.
  const isElsewhere = (name: string) => !/ \/(?:api\/mock-tests|exports)\b/u.test(name)
  const leaks = found.filter(({ status, name }) => status !== 409 && isElsewhere(name))
  expect(leaks.filter(({ name }) => name !== nameOf(getNextPractice) && name !== nameOf(getDrills))).toEqual([])
  const locked = [...new Set(found.map(({ name }) => name))]
  const ofKinds = [...asked.keys()].flatMap((taskId) => {
    const { answers, otherAnswers } = callsOf(taskId)
    return [answers, otherAnswers].map(nameOf)
  })
  const alike = [
    'GET /api/practices/{id}',
    'GET /api/comments/{id}',
    'GET /api/commentReplies/{id}',
    'GET /api/speaking/repeatSentence/{id}',
  ]
  expect(locked).toEqual(expect.arrayContaining([...ofKinds, ...alike]))
  const refused = found.filter(({ status, name }) => status === 409 && isElsewhere(name))
  expect(refused.filter(({ mine }) => !mine.includes('"code":"in_running_test"'))).toEqual([])
  const { questions } = await ask(app, getNextPractice, { as: ana })
  expect(questions.filter(({ practiceId }) => allAsked().includes(practiceId))).toEqual([])
  const drills = await ask(app, getDrills, { as: ana, query: { sounds: 'E,A,T' } })
  expect(drills.questions.filter(({ id }) => allAsked().includes(id))).toEqual([])
})

test('when it has ended all of it is there', async () => {
  const state = await openAs(app, ana, testId)
  await answerAs(app, ana, state, sampleAnswer(state.item?.taskId ?? 'speaking/read-aloud'))
  await ask(app, endMockTest, { as: ana, params: { id: testId } })
  const statistics = () => ask(app, getStatistics, { as: ana, params: { status: 'premium' } })
  const waiting = () => app.platform.db.$count(attempt, inArray(attempt.status, ['queued', 'scoring']))
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  const total = allAsked().length
  expect((await ask(app, listAttempts, { as: ana })).totalElements).toBe(total)
  for (const taskId of asked.keys()) {
    for (const id of sampleOf({ questions: asked }, taskId)) {
      const [mine] = itemsOf(await ask(app, callsOf(taskId).answers, { as: ana, params: { id } }))
      expect(mine).toMatchObject({ practiceId: id, mode: 'exam', afterReveal: false, isShared: false })
      expect((await ask(app, getPractice, { as: ana, params: { id } })).revealed).not.toBeNull()
    }
  }
  const { tasks: progress } = await ask(app, getPracticeProgress, { as: ana })
  expect(progress.reduce((sum, { done }) => sum + done, 0)).toBe(total)
  expect(JSON.stringify(await statistics())).not.toBe(
    JSON.stringify(await ask(app, getStatistics, { as: bea, params: { status: 'premium' } })),
  )
  expect(told.length).toBeGreaterThanOrEqual(total)
})

test('a note on one of its questions stays mine to read and write while a test runs', async () => {
  const cleo = await aLearner(app, { plan: 'PREMIUM' })
  const id = await aMockTest(app, cleo)
  const [item] = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, id))
  expect((await aNote(app, cleo, item?.questionId ?? 0)).practiceId).toBe(item?.questionId)
})
