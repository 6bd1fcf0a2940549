import {
  createReply,
  deleteComment,
  deleteReply,
  likeComment,
  likeReply,
  listComments,
  listReplies,
  unlikeComment,
  unlikeReply,
} from '@rehearsal/contracts/comments'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { commentLike, commentReplyLike } from '../../platform/database/schema/comments.ts'
import { inboxItem } from '../../platform/database/schema/inbox.ts'
import { users } from '../../platform/database/schema/users.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { aComment, aReply } from '../../testing/a-comment.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { setCommentHidden, setReplyHidden } from './moderation-service.ts'

let app: TestApp
let me: TestLearner
let other: TestLearner
let questionId: number
let commentId: number

beforeAll(async () => {
  app = await anApp()
})
beforeEach(async () => {
  questionId = await aQuestion(app, 'speaking/read-aloud')
  me = await aLearner(app, { nickname: 'Mina' })
  other = await aLearner(app, { nickname: 'Omid' })
  commentId = await aComment(app, me, questionId)
})
afterAll(() => app.close())

const on = (id: number, as = me) => ({ as, params: { id } })
const reply = (text: string, as = other, id = commentId) =>
  ask(app, createReply, { ...on(id, as), body: { commentId: id, reply: text } })
const replies = (as = me, query: Record<string, unknown> = {}) => ask(app, listReplies, { ...on(commentId, as), query })
const textsOf = async (as = me, query: Record<string, unknown> = {}) =>
  itemsOf(await replies(as, query)).map(({ reply: text }) => text)
const commentFor = async (as: TestLearner) =>
  itemsOf(await ask(app, listComments, on(questionId, as))).find(({ id }) => id === commentId)
const inboxOf = ({ id }: TestLearner) => app.platform.db.select().from(inboxItem).where(eq(inboxItem.userId, id))
const hide = (kind: 'comment' | 'reply', id: number) =>
  transaction(app.platform.db, (tx) =>
    (kind === 'comment' ? setCommentHidden : setReplyHidden)(tx, id, app.clock.now()),
  )

test('a reply is kept, counted, and signed with my e-mail for me alone', async () => {
  const kept = await reply(' <b>Thank you</b> ')
  expect(kept).toEqual({
    id: kept.id,
    nickname: 'Omid',
    createdBy: other.email,
    reply: '<b>Thank you</b>',
    lastModifiedDate: app.clock.now().toISOString().replace('Z', ''),
    likesCount: 0,
    liked: false,
    hidden: false,
    prediction: null,
  })
  const response = await send(app, listReplies, on(commentId))
  for (const secret of [other.id, other.email]) expect(response.body).not.toContain(secret)
  expect(itemsOf(await replies())[0]?.createdBy).toMatch(/^[\w-]{22}$/u)
  expect((await commentFor(me))?.replyCount).toBe(1)
})

test('replies are read in the order in which they were written, by pages', async () => {
  for (const text of ['a', 'b', 'c']) await aReply(app, other, commentId, text)
  expect(await textsOf()).toEqual(['a', 'b', 'c'])
  expect(await textsOf(me, { page: 1, size: 2 })).toEqual(['c'])
  expect((await replies(me, { size: 2 })).page).toEqual({ number: 0, size: 2, totalPages: 2, totalElements: 3 })
})

test.each([
  ['nothing', ''],
  ['blanks', ' '],
  ['characters of no width', '\u200B'],
  ['2,001 characters', 'x'.repeat(2001)],
  ['100 kB', 'x'.repeat(100_000)],
])('a reply of %s is refused by its field, and nothing is stored', async (_, text) => {
  const { status, errors } = await refusal(app, createReply, { ...on(commentId), body: { reply: text } })
  expect([status, errors.map(({ field }) => field)]).toEqual([400, ['reply']])
  expect(await textsOf()).toEqual([])
})

test('a reply names the comment of the address or none', async () => {
  const elsewhere = { ...on(commentId), body: { commentId: commentId + 1, reply: 'x' } }
  const { status, errors } = await refusal(app, createReply, elsewhere)
  expect([status, errors.map(({ field }) => field)]).toEqual([400, ['commentId']])
  expect((await ask(app, createReply, { ...on(commentId), body: { reply: 'x' } })).reply).toBe('x')
})

test('a deleted comment is gone with its replies and takes none', async () => {
  const { id } = await reply('first')
  await send(app, deleteComment, on(commentId))
  expect((await refusal(app, createReply, { ...on(commentId, other), body: { reply: 'late' } })).status).toBe(404)
  expect((await refusal(app, listReplies, on(commentId))).status).toBe(404)
  expect((await refusal(app, likeReply, on(id))).status).toBe(404)
  expect((await refusal(app, likeComment, on(commentId, other))).status).toBe(404)
  expect((await refusal(app, unlikeComment, on(commentId, other))).status).toBe(404)
})

test('replies sent while the comment is deleted are stored or not found, and never fail', async () => {
  const calls = [1, 2, 3].map(() => send(app, createReply, { ...on(commentId, other), body: { reply: 'now' } }))
  const answers = await Promise.all([...calls, send(app, deleteComment, on(commentId))])
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.pop()).toBe(204)
  expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([])
})

test('another learner’s reply is not found where it is to be deleted; mine is deleted, once', async () => {
  const { id } = await reply('mine')
  expect((await refusal(app, deleteReply, on(id, me))).status).toBe(404)
  expect((await send(app, deleteReply, on(id, other))).statusCode).toBe(204)
  expect((await refusal(app, deleteReply, on(id, other))).status).toBe(404)
  expect((await commentFor(me))?.replyCount).toBe(0)
})

test('of fifty likes of a comment by one learner at once one is kept, as of a reply', async () => {
  const replyId = await aReply(app, me, commentId)
  const fifty = Array.from({ length: 50 })
  const answers = await Promise.all(fifty.map(() => send(app, likeComment, on(commentId, other))))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await Promise.all(fifty.map(() => send(app, likeReply, on(replyId, other))))
  const { db } = app.platform
  expect(await db.$count(commentLike, eq(commentLike.commentId, commentId))).toBe(1)
  expect(await db.$count(commentReplyLike, eq(commentReplyLike.replyId, replyId))).toBe(1)
  expect(await commentFor(other)).toMatchObject({ likesCount: 1, liked: true })
  expect(await commentFor(me)).toMatchObject({ likesCount: 1, liked: false })
})

test('the database itself keeps one like of a learner', async () => {
  const { db } = app.platform
  const replyId = await aReply(app, me, commentId)
  const by = { userId: other.id, createdAt: app.clock.now() }
  for (const insert of [
    () => db.insert(commentLike).values({ commentId, ...by }),
    () => db.insert(commentReplyLike).values({ replyId, ...by }),
  ]) {
    await insert()
    const again: unknown = await insert().catch((error: unknown) => error)
    expect(isUniqueViolation(again)).toBe(true)
  }
})

test('liking twice and taking back twice change nothing', async () => {
  const replyId = await aReply(app, me, commentId)
  for (const [likeIt, unlikeIt, id] of [
    [likeComment, unlikeComment, commentId],
    [likeReply, unlikeReply, replyId],
  ] as const) {
    const counts = []
    for (const endpoint of [unlikeIt, likeIt, likeIt, unlikeIt, unlikeIt]) {
      const response = await send(app, endpoint, on(id, other))
      const { likesCount, liked } = endpoint.response.parse(response.json())
      counts.push([response.statusCode, likesCount, liked])
    }
    expect(counts).toEqual([
      [200, 0, false],
      [200, 1, true],
      [200, 1, true],
      [200, 0, false],
      [200, 0, false],
    ])
  }
})

test('what a moderator hides cannot be answered, liked or read by others; its author sees it', async () => {
  const replyId = await aReply(app, other, commentId)
  await hide('reply', replyId)
  expect([await textsOf(me), itemsOf(await replies(other))[0]?.hidden]).toEqual([[], true])
  expect([(await commentFor(me))?.replyCount, (await commentFor(other))?.replyCount]).toEqual([0, 1])
  expect((await refusal(app, likeReply, on(replyId, me))).status).toBe(404)
  await hide('comment', commentId)
  expect((await refusal(app, listReplies, on(commentId, other))).status).toBe(404)
  expect((await refusal(app, createReply, { ...on(commentId, other), body: { reply: 'x' } })).status).toBe(404)
  expect((await refusal(app, likeComment, on(commentId, other))).status).toBe(404)
  expect((await refusal(app, likeReply, on(replyId, other))).status).toBe(404)
  expect((await commentFor(me))?.hidden).toBe(true)
})

test('an author is told of a reply and of likes, once each, and never of their own', async () => {
  const { id } = await reply('See   the\nthird line')
  await reply('my own', me)
  for (const as of [other, other, me]) await ask(app, likeComment, on(commentId, as))
  await ask(app, unlikeComment, on(commentId, other))
  await ask(app, likeComment, on(commentId, other))
  for (const as of [me, me, other]) await ask(app, likeReply, on(id, as))
  const told = (await inboxOf(me)).map(({ kind, details, questionId: on, commentId: of }) => [kind, details, on, of])
  expect(told).toEqual([
    ['reply', { by: 'Omid', excerpt: 'See the third line' }, questionId, commentId],
    ['like', { by: 'Omid', subject: 'comment', excerpt: 'Mind the second sentence.' }, questionId, commentId],
  ])
  expect((await inboxOf(other)).map(({ kind, details }) => [kind, details])).toEqual([
    ['like', { by: 'Mina', subject: 'reply', excerpt: 'See the third line' }],
  ])
})

test('what is refused tells nobody', async () => {
  for (const body of [{ reply: '' }, { commentId: commentId + 1, reply: 'x' }]) {
    await refusal(app, createReply, { ...on(commentId, other), body })
  }
  expect(await inboxOf(me)).toEqual([])
})

test('the same reply, sent again with its key, is stored and told once', async () => {
  const asking = { ...on(commentId, other), headers: { 'idempotency-key': 'k' }, body: { reply: 'once' } }
  const sent = await Promise.all([1, 2, 3].map(() => ask(app, createReply, asking)))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect([await textsOf(), (await inboxOf(me)).length]).toEqual([['once'], 1])
})

test('who replies or likes too fast is told to wait', async () => {
  for (let sent = 0; sent < 20; sent++) await reply(`reply ${sent}`)
  const { code } = await refusal(app, createReply, { ...on(commentId, other), body: { reply: 'more' } })
  expect(code).toBe('too_many_posts')
  await Promise.all(Array.from({ length: 100 }, () => send(app, likeComment, on(commentId, other))))
  expect((await refusal(app, likeComment, on(commentId, other))).code).toBe('too_many_posts')
  expect((await ask(app, unlikeComment, on(commentId, other))).liked).toBe(false)
})

test('a learner without an e-mail knows their own replies by its absence', async () => {
  const { id } = await reply('mine')
  await app.platform.db.update(users).set({ email: null }).where(eq(users.id, other.id))
  expect(itemsOf(await replies(other)).find((each) => each.id === id)?.createdBy).toBe('')
})
