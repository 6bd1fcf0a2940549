import { listAttempts } from '@rehearsal/contracts/attempts'
import type { Endpoint } from '@rehearsal/contracts/endpoint'
import { endMockTest, type MockTestState } from '@rehearsal/contracts/mock-tests'
import { getNextPractice } from '@rehearsal/contracts/next-practice'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import { getPractice, getPracticeProgress } from '@rehearsal/contracts/practice'
import { getStatistics } from '@rehearsal/contracts/statistics'
import { itemsOf } from '@rehearsal/contracts/wire'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { samples } from '@rehearsal/tasks/samples'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, inboxItem, mockTestItem } from '../../platform/database/schema.ts'
import { aComment, aReply } from '../../testing/a-comment.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aBank, aMockTest, answerAs, openAs, sampleAnswer } from '../../testing/a-mock-test.ts'
import { aNote } from '../../testing/a-note.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { ask, type Asking, send } from '../../testing/ask.ts'
import { callsOf } from '../../testing/calls.ts'
import { nameOf } from '../../testing/fixtures-of-calls.ts'

let app: TestApp
/** Takes a test, and never answered anything. */
let ana: TestLearner
let bea: TestLearner
let testId: number
const asked = new Map<TaskId, number[]>()
const told: unknown[] = []

beforeAll(async () => {
  app = await anApp()
  await aBank(app, 12)
  ana = await aLearner(app, { plan: 'PREMIUM' })
  bea = await aLearner(app, { plan: 'PREMIUM' })
  testId = await aMockTest(app, ana, { form: 'full' })
  const items = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, testId))
  for (const { taskId, questionId } of items) asked.set(taskId, [...(asked.get(taskId) ?? []), questionId])
  await sayThingsAbout(items.map(({ questionId }) => questionId))
  app.platform.events.subscribe((event) => told.push(event))
  app.platform.scoredAttempts.onAttemptScored('the test', async (scored) => void told.push(scored))
})
afterAll(() => app.close())

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

/** Of each kind the first and the last question that the test asks: all are treated alike. */
const sampleOf = (taskId: TaskId) =>
  [...new Set([asked.get(taskId)?.at(0), asked.get(taskId)?.at(-1)])].flatMap((id) => id ?? [])
const questionsOf = (path: string) =>
  taskIds.filter((taskId) => path.startsWith(`/api/${tasks[taskId].wire.path}/`)).flatMap(sampleOf)
const allAsked = () => [...asked.values()].flat()
const oneOfEach = () => [...asked.keys()].flatMap((taskId) => sampleOf(taskId).slice(0, 1))

/** Calls of an address that could say something of the test's answers, or one that can say nothing. */
function askingsOf({ path }: Endpoint): Asking[] {
  const ids = (all: readonly number[]) => all.map((id) => ({ params: { id } }))
  if (/\/answers(?:\/other)?$/u.test(path)) return ids(questionsOf(path))
  // The first places of the list: the bank has twelve of each kind, and the test asks up to twelve.
  if (questionsOf(path).length > 0) return ids([0, 1, 2])
  if (path.startsWith('/api/practices/') || path === '/api/comments/{id}' || path === '/api/notes/{id}')
    return ids(oneOfEach())
  if (path === '/api/commentReplies/{id}') return ids([1, 2, 3])
  if (path.startsWith('/api/attempts/{id}')) return ids([1, 2, 3, 4])
  const [anyKind] = taskIds
  const params = {
    id: 1,
    slug: 'grammar-articles',
    status: 'premium',
    variant: 'ACADEMIC',
    word: 'mill',
    token: 'x'.repeat(32),
    uid: 'x',
    code: 'x',
    practiceType: practiceTypeOf(anyKind),
  }
  if (path === '/api/drills') return [{ params, query: { sounds: 'TH-S' } }]
  if (path === '/api/videos') return [{ params, query: { taskId: anyKind, topic: 'grammar' } }]
  return [{ params }]
}

/** What is one learner's own by its nature: who it is, links that are made for them, the number of the request. */
const masked = (text: string, { id, email }: TestLearner) =>
  text
    .replaceAll(id, 'the learner')
    .replaceAll(email, 'the address')
    .replaceAll(/ana-[0-9a-f]{8}/gu, 'a name')
    .replaceAll(/\/media\/[\w.-]+\//gu, '/media/')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, 'an id')

type Difference = { name: string; mine: { status: number; body: string }; other: { status: number; body: string } }

/** Every answer of every address that is read, where it is another one for Ana than for Bea. */
async function differences(): Promise<Difference[]> {
  const found: Difference[] = []
  const readable = app.http.endpoints.filter(
    ({ method, path }) => method === 'GET' && !path.startsWith('/api/mock-tests'),
  )
  for (const endpoint of readable) {
    for (const asking of askingsOf(endpoint)) {
      const [mine, other] = [
        await send(app, endpoint, { ...asking, as: ana }),
        await send(app, endpoint, { ...asking, as: bea }),
      ]
      const pair = {
        mine: { status: mine.statusCode, body: masked(mine.body, ana) },
        other: { status: other.statusCode, body: masked(other.body, bea) },
      }
      if (JSON.stringify(pair.mine) !== JSON.stringify(pair.other)) found.push({ name: nameOf(endpoint), ...pair })
    }
  }
  return found
}

/** Texts of a key that its prompt does not hold. */
const keyTextsOf = (taskId: TaskId): string[] => {
  const { prompt, answerKey } = samples[taskId]
  return leaves(answerKey).filter((text) => text.length > 12 && !JSON.stringify(prompt).includes(text))
}
const leaves = (json: unknown): string[] => {
  if (typeof json === 'string') return [json]
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(leaves) : []
}

test('while a test runs no address says more than to a learner who never answered, and its questions are locked', async () => {
  const before = app.rating.ratings
  let state: MockTestState = await openAs(app, ana, testId)
  // The last item stays open: the test would end with it.
  const leaked: string[] = []
  while (state.position < state.itemCount - 1) {
    if (state.item === null) state = await openAs(app, ana, testId)
    app.clock.advanceSeconds(1)
    const shown = JSON.stringify(state.item)
    const { taskId = 'speaking/read-aloud' } = state.item ?? {}
    leaked.push(...keyTextsOf(taskId).filter((text) => shown.includes(text)))
    state = await answerAs(app, ana, state, sampleAnswer(taskId))
  }
  expect(leaked).toEqual([])
  await app.worker.sweep()
  const found = await differences()
  // What comes next is another question, where a test asks the one that it would be.
  const leaks = found.filter(({ mine, name }) => mine.status !== 409 && name !== nameOf(getNextPractice))
  expect(leaks).toEqual([])
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
  expect(new Set(found.flatMap(({ mine }) => (mine.status === 409 ? JSON.parse(mine.body).code : [])))).toEqual(
    new Set(['in_running_test']),
  )
  const { questions } = await ask(app, getNextPractice, { as: ana })
  expect(questions.filter(({ practiceId }) => allAsked().includes(practiceId))).toEqual([])
  expect({ told, ratings: app.rating.ratings - before }).toEqual({ told: [], ratings: 0 })
  expect(await app.platform.db.$count(attempt, eq(attempt.userId, ana.id))).toBe(0)
  expect(await app.platform.db.$count(inboxItem, eq(inboxItem.userId, ana.id))).toBe(0)
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
    for (const id of sampleOf(taskId)) {
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
