import { listModerated } from '@rehearsal/contracts/moderation'
import { reportPost, reportQuestion } from '@rehearsal/contracts/problem-reports'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { comment } from '../../platform/database/schema/comments.ts'
import { blockedPhrase, communityBan, problemReport } from '../../platform/database/schema/moderation.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aComment, aPost, aReply } from '../../testing/a-post.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

let app: TestApp
let me: TestLearner
let other: TestLearner

beforeAll(async () => {
  app = await anApp()
})
beforeEach(async () => {
  await app.platform.db.delete(problemReport)
  me = await aLearner(app)
  other = await aLearner(app, { nickname: 'Ben' })
})
afterAll(() => app.close())

const reports = () => app.platform.db.select().from(problemReport)
const description = 'The key is wrong.'

test('a report on a question is kept for the moderators', async () => {
  const practiceId = await aQuestion(app, 'reading/re-order-paragraphs')
  const { id } = await ask(app, reportQuestion, {
    as: me,
    body: { practiceId, description: ' The key\u200B is wrong. ' },
  })
  expect(await reports()).toEqual([
    expect.objectContaining({ id, subject: 'question', questionId: practiceId, reporterId: me.id, description }),
  ])
})

test.each([
  ['no description', { description: '' }, 'description', 'Write something first.'],
  ['nothing that is seen', { description: ' \u200B\n ' }, 'description', 'Write something first.'],
  ['401 characters', { description: 'x'.repeat(401) }, 'description', 'This is too long: it may have 400 characters.'],
  ['100 kB', { description: 'x'.repeat(100_000) }, 'description', 'This is too long: it may have 400 characters.'],
  ['a number', { description: 7 }, 'description', expect.any(String)],
  ['no question', { practiceId: 0 }, 'practiceId', expect.any(String)],
  ['SQL', { practiceId: '1; drop table question' }, 'practiceId', expect.any(String)],
  ['an unknown field', { isUrgent: true }, 'isUrgent', 'Unknown field: isUrgent'],
])('a report with %s is refused by its field, and nothing is kept', async (_name, change, field, message) => {
  const practiceId = await aQuestion(app, 'reading/re-order-paragraphs')
  const body = { practiceId, description, ...change }
  const { status, errors } = await refusal(app, reportQuestion, { as: me, body })
  expect([status, errors.map((issue) => [issue.field, issue.defaultMessage])]).toEqual([400, [[field, message]]])
  expect(await reports()).toEqual([])
})

test('400 characters are taken', async () => {
  const practiceId = await aQuestion(app, 'reading/re-order-paragraphs')
  const body = { practiceId, description: 'x'.repeat(400) }
  expect((await send(app, reportQuestion, { as: me, body })).statusCode).toBe(201)
})

test('a question that is not there, or is retired, cannot be reported', async () => {
  const retired = await aQuestion(app, 'reading/re-order-paragraphs', { isRetired: true })
  for (const practiceId of [retired, 2_000_000_000]) {
    expect(await refusal(app, reportQuestion, { as: me, body: { practiceId, description } })).toMatchObject({
      status: 404,
    })
  }
})

test.each(['comment', 'reply', 'answer'] as const)(
  'a learner reports the %s of another once while it is open',
  async (kind) => {
    const { subject, subjectId, questionId } = await aPost(app, kind, other)
    const asking = { as: me, body: { subject, subjectId, description } }
    await ask(app, reportPost, asking)
    const again = await refusal(app, reportPost, asking)
    expect([again.status, again.code, again.errors[0]?.defaultMessage]).toEqual([
      409,
      'duplicate',
      expect.stringContaining('You have reported this already'),
    ])
    await ask(app, reportPost, { ...asking, as: await aLearner(app) })
    expect((await reports()).map((row) => [row.subject, row.questionId])).toEqual([
      [subject, questionId],
      [subject, questionId],
    ])
  },
)

test('what is settled can be reported again', async () => {
  const { subject, subjectId } = await aComment(app, other, 'Hm')
  const asking = { as: me, body: { subject, subjectId, description } }
  await ask(app, reportPost, asking)
  await app.platform.db.update(problemReport).set({ settledAt: app.clock.now(), outcome: 'dismissed' })
  expect((await send(app, reportPost, asking)).statusCode).toBe(201)
})

test('of twenty reports on one thing sent at once by one learner, one is kept', async () => {
  const { subject, subjectId } = await aComment(app, other, 'Hm')
  const sent = Array.from({ length: 20 }, () =>
    send(app, reportPost, { as: me, body: { subject, subjectId, description } }),
  )
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  expect(await reports()).toHaveLength(1)
})

test.each(['comment', 'reply', 'answer'] as const)('nobody reports their own %s', async (kind) => {
  const { subject, subjectId } = await aPost(app, kind, me)
  const { status, errors } = await refusal(app, reportPost, { as: me, body: { subject, subjectId, description } })
  expect([status, errors[0]?.defaultMessage]).toEqual([400, 'This is your own. You can delete it yourself.'])
})

test.each(['comment', 'reply', 'answer'] as const)('a %s that nobody sees cannot be reported', async (subject) => {
  const body = { subject, subjectId: 2_000_000_000, description }
  expect(await refusal(app, reportPost, { as: me, body })).toMatchObject({ status: 404 })
})

test('a hidden comment, and a reply below it, cannot be reported', async () => {
  const { subject, subjectId } = await aReply(app, other, 'Hm')
  await app.platform.db.update(comment).set({ hiddenAt: app.clock.now() }).where(eq(comment.userId, other.id))
  expect(await refusal(app, reportPost, { as: me, body: { subject, subjectId, description } })).toMatchObject({
    status: 404,
  })
})

test('who is banned reports nothing, and the form is told why', async () => {
  const now = app.clock.now()
  await app.platform.db.insert(communityBan).values({ userId: me.id, reason: 'Spam', createdAt: now })
  const practiceId = await aQuestion(app, 'reading/re-order-paragraphs')
  const { status, code, errors, message } = await refusal(app, reportQuestion, {
    as: me,
    body: { practiceId, description },
  })
  expect([status, code]).toEqual([422, 'posting_banned'])
  expect(errors[0]?.defaultMessage).toBe(message)
})

test('a report may quote what may not be posted', async () => {
  const { db } = app.platform
  await db.insert(blockedPhrase).values({ phrase: 'casino', createdAt: app.clock.now() })
  const practiceId = await aQuestion(app, 'reading/re-order-paragraphs')
  const body = { practiceId, description: 'Somebody wrote “casino” in it.' }
  expect((await send(app, reportQuestion, { as: me, body })).statusCode).toBe(201)
  await db.delete(blockedPhrase)
})

test('no more than twenty things are reported in an hour', async () => {
  const ids: number[] = []
  for (let index = 0; index < 21; index++) ids.push((await aComment(app, other, `Comment ${index}`)).subjectId)
  const report = (subjectId: number) =>
    send(app, reportPost, { as: me, body: { subject: 'comment', subjectId, description } })
  for (const id of ids.slice(0, 20)) expect((await report(id)).statusCode).toBe(201)
  expect((await report(ids[20] ?? 0)).statusCode).toBe(429)
  app.clock.advanceSeconds(3601)
  me = { ...me, token: await tokenFor(app, me) }
  expect((await report(ids[20] ?? 0)).statusCode).toBe(201)
  const admin = await aLearner(app, { role: 'admin' })
  const page = await ask(app, listModerated, { as: admin, query: { queue: 'comment', size: 50 } })
  expect(itemsOf(page)).toHaveLength(21)
})
