import { getAttempt, listAttempts, shareAttempt } from '@rehearsal/contracts/attempts'
import {
  createComment,
  createReply,
  likeComment,
  likeReply,
  listComments,
  listReplies,
  unlikeComment,
  unlikeReply,
} from '@rehearsal/contracts/comments'
import { endMockTest } from '@rehearsal/contracts/mock-tests'
import { getModelSpeech, getPractice, revealPractice } from '@rehearsal/contracts/practice'
import { changeShareLink, createShareLink, getShareLink, revokeShareLink } from '@rehearsal/contracts/sharing'
import { itemsOf } from '@rehearsal/contracts/wire'
import type { Endpoint } from '@rehearsal/contracts/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, mockTestItem, question } from '../../platform/database/schema.ts'
import { aComment, aReply } from '../../testing/a-comment.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aMockTest } from '../../testing/a-mock-test.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { nothingMore } from '../../testing/a-share-link.ts'
import { bodyOf } from '../../testing/an-answer.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, type Asking, refusal, send } from '../../testing/ask.ts'
import { readAloud, reOrder } from '../../testing/calls.ts'

let app: TestApp
let ana: TestLearner
let testId: number
/** Ana answered it before she started the test that asks it. */
let asked: number
/** She answered it, too, and no test asks it. */
let free: number
const attempts = new Map<number, number>()

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app, { plan: 'PREMIUM' })
  asked = await aQuestion(app, 'speaking/read-aloud')
  const answer = async (id: number) => {
    attempts.set(id, (await ask(app, readAloud.create, { as: ana, ...sentOnce(id) })).id)
  }
  await answer(asked)
  testId = await aMockTest(app, ana, { form: 'speaking-writing' })
  free = await aQuestion(app, 'speaking/read-aloud')
  await answer(free)
})
afterAll(() => app.close())

type Call = [endpoint: Endpoint, asking: (id: number) => Promise<Asking> | Asking]
const ofQuestion = (body?: object) => (id: number) => ({ params: { id }, ...(body ? { body } : {}) })
/** Each time the very same request. */
const sentOnce = (id: number) => ({
  params: { id },
  body: bodyOf('speaking/read-aloud'),
  headers: { 'idempotency-key': `read-aloud-${id}` },
})
const ofAttempt = (body?: object) => (id: number) => ({ params: { id: attempts.get(id) }, ...(body ? { body } : {}) })
const ofComment = async (id: number) => ({ params: { id: await aComment(app, await aLearner(app), id) } })

const ofReply = async (id: number) => {
  const author = await aLearner(app)
  return { params: { id: await aReply(app, author, await aComment(app, author, id)) } }
}

/** A test for which there is no other question than the one that was answered before. */
async function aTestThatAsks(as: TestLearner) {
  const setRetired = (isRetired: boolean) =>
    app.platform.db.update(question).set({ isRetired }).where(eq(question.id, free))
  await setRetired(true)
  await aMockTest(app, as, { form: 'speaking-writing' })
  await setRetired(false)
}

const calls: Call[] = [
  [getPractice, ofQuestion()],
  [revealPractice, ofQuestion()],
  [readAloud.create, ofQuestion(bodyOf('speaking/read-aloud'))],
  [readAloud.create, sentOnce],
  [readAloud.answers, ofQuestion()],
  [readAloud.otherAnswers, ofQuestion()],
  [getModelSpeech, ofQuestion()],
  [getAttempt, ofAttempt()],
  [shareAttempt, ofAttempt({ isShared: true })],
  [createShareLink, ofAttempt(nothingMore)],
  [listComments, ofQuestion()],
  [createComment, (id) => ({ body: { practiceId: id, comment: 'Mind the second sentence.' } })],
  [likeComment, ofComment],
  [unlikeComment, ofComment],
  [listReplies, ofComment],
  [createReply, async (id) => ({ ...(await ofComment(id)), body: { reply: 'That helped me, too.' } })],
  [likeReply, ofReply],
  [unlikeReply, ofReply],
]

test.each(calls)(
  '$summary: refused while a running test asks the question, and no other question is locked',
  async (endpoint, asking) => {
    expect(await refusal(app, endpoint, { as: ana, ...(await asking(asked)) })).toMatchObject({
      code: 'in_running_test',
      status: 409,
    })
    expect((await send(app, endpoint, { as: ana, ...(await asking(free)) })).statusCode).not.toBe(409)
  },
)

test('what others know of the question is theirs: nothing is locked for them', async () => {
  const bea = await aLearner(app)
  const [page] = itemsOf(await ask(app, readAloud.page, { as: bea, params: { id: 0 } }))
  expect(page?.id).toBe(asked)
  expect((await ask(app, listComments, { as: bea, params: { id: asked } })).page.number).toBe(0)
})

test('the question is not shown by its place in the list either', async () => {
  expect(await refusal(app, readAloud.page, { as: ana, params: { id: 0 } })).toMatchObject({ code: 'in_running_test' })
})

test('what does not fit the question is not told either, of a request that is refused for other reasons', async () => {
  const [gina, hal] = [await aLearner(app, { plan: 'PREMIUM' }), await aLearner(app)]
  const id = await aQuestion(app, 'reading/re-order-paragraphs')
  await aMockTest(app, gina, { form: 'reading' })
  const body = { answers: ['no such paragraph'], pteType: 'neither' }
  const pathsFor = async (as: TestLearner) =>
    (await refusal(app, reOrder.create, { as, params: { id }, body })).errors.map(({ path }) => path)
  expect(await pathsFor(hal)).toEqual(expect.arrayContaining(['pteType', expect.stringContaining('answers')]))
  expect(await pathsFor(gina)).toEqual(['pteType'])
})

test('my latest answers leave out those to questions of the running test', async () => {
  const { _embedded, totalElements } = await ask(app, listAttempts, { as: ana, query: { size: 100 } })
  const ids = Object.values(_embedded)
    .flat()
    .map(({ practiceId }) => practiceId)
  expect(ids).toContain(free)
  expect(ids).not.toContain(asked)
  expect(totalElements).toBe(ids.length)
})

test('a link that was made before can be taken back while the test runs', async () => {
  const cleo = await aLearner(app, { plan: 'PREMIUM' })
  const body = bodyOf('speaking/read-aloud')
  const { id } = await ask(app, readAloud.create, { as: cleo, params: { id: asked }, body })
  await ask(app, createShareLink, { as: cleo, params: { id }, body: nothingMore })
  await aTestThatAsks(cleo)
  expect(await ask(app, getShareLink, { as: cleo, params: { id } })).not.toBeNull()
  expect((await send(app, changeShareLink, { as: cleo, params: { id }, body: { showsName: false } })).statusCode).toBe(
    200,
  )
  expect((await send(app, revokeShareLink, { as: cleo, params: { id } })).statusCode).toBe(204)
})

test('an earlier answer can be deleted while the test runs', async () => {
  const dora = await aLearner(app, { plan: 'PREMIUM' })
  const { id } = await ask(app, readAloud.create, {
    as: dora,
    params: { id: asked },
    body: bodyOf('speaking/read-aloud'),
  })
  await aTestThatAsks(dora)
  expect(await refusal(app, getAttempt, { as: dora, params: { id } })).toMatchObject({ code: 'in_running_test' })
  expect((await send(app, readAloud.deleteAnswer, { as: dora, params: { id } })).statusCode).toBe(204)
})

test('an answer that waits for its score when the test starts is not shown with it', async () => {
  const eva = await aLearner(app, { plan: 'PREMIUM' })
  const release = app.rating.hold()
  const waiting = send(app, readAloud.create, { as: eva, ...sentOnce(asked) })
  await expect.poll(() => app.platform.db.$count(attempt, eq(attempt.userId, eva.id))).toBe(1)
  await aTestThatAsks(eva)
  release()
  expect((await waiting).json()).toMatchObject({ code: 'in_running_test', status: 409 })
})

test('a question was met even where its answer was deleted: a test asks another one first', async () => {
  const met = [asked, free]
  for (const id of met) {
    const fay = await aLearner(app, { plan: 'PREMIUM' })
    const body = bodyOf('speaking/read-aloud')
    const answer = await ask(app, readAloud.create, { as: fay, params: { id }, body })
    await ask(app, readAloud.deleteAnswer, { as: fay, params: { id: answer.id } })
    const mine = await aMockTest(app, fay, { form: 'speaking-writing' })
    const items = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, mine))
    expect(met.filter((each) => items.some(({ questionId }) => questionId === each))).not.toEqual([id])
  }
})

test('all of it opens again when the test ends', async () => {
  const [item] = await app.platform.db.select().from(mockTestItem).where(eq(mockTestItem.mockTestId, testId))
  expect(item?.questionId).toBe(asked)
  await ask(app, endMockTest, { as: ana, params: { id: testId } })
  for (const [endpoint, asking] of calls) {
    expect([
      endpoint.summary,
      (await send(app, endpoint, { as: ana, ...(await asking(asked)) })).statusCode,
    ]).not.toEqual([endpoint.summary, 409])
  }
})
