import {
  countUnread,
  getInboxSettings,
  type InboxItem,
  type InboxNews,
  listInbox,
  readInbox,
  readInboxItem,
  readScore,
  saveInboxSettings,
} from '@rehearsal/contracts/inbox'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { comment, commentReply, inboxItem, mockTest, mockTestItem, users } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { dictation, summarize } from '../../testing/calls.ts'
import { retellScored } from '../practice/retell-service.ts'
import { cleanUpInbox } from './list-service.ts'
import { excerptOf, tellLearner } from './service.ts'

let app: TestApp
let ana: TestLearner
let questionId: number

beforeAll(async () => {
  app = await anApp()
  questionId = await aQuestion(app, 'writing/summarize-written-text', { title: 'Street trees' })
})
beforeEach(async () => {
  // A token lasts ten minutes.
  app.clock.advanceSeconds(60)
  ana = await aLearner(app, { plan: 'PREMIUM' })
})
afterAll(() => app.close())

const reply = (excerpt = 'Well said'): InboxNews => ({ kind: 'reply', by: 'Ben', excerpt })
const like = (by: string): InboxNews => ({ kind: 'like', by, subject: 'comment', excerpt: 'My thought' })

async function tell(dedupeKey: string, news: InboxNews = reply(), rest: { commentId?: number; as?: TestLearner } = {}) {
  const { as = ana, ...about } = rest
  await tellLearner(app.platform.db, { userId: as.id, dedupeKey, news, questionId, ...about }, app.clock.now())
}
const inbox = (query: Record<string, unknown> = {}) => ask(app, listInbox, { as: ana, query })
const items = async (query = {}): Promise<InboxItem[]> => itemsOf(await inbox(query))
const unread = async () => (await ask(app, countUnread, { as: ana })).unread
const textOf = ({ news }: InboxItem) => ('excerpt' in news ? news.excerpt : news.kind)

async function aComment(author: TestLearner) {
  const now = app.clock.now()
  const row = { questionId, userId: author.id, text: 'My thought', createdAt: now, updatedAt: now }
  const [made] = await app.platform.db.insert(comment).values(row).returning()
  return made?.id ?? 0
}
async function aReply(commentId: number, author: TestLearner) {
  const now = app.clock.now()
  const row = { commentId, userId: author.id, text: 'Well said', createdAt: now, updatedAt: now }
  const [made] = await app.platform.db.insert(commentReply).values(row).returning()
  return made?.id ?? 0
}
async function summarised(headers: Record<string, string> = {}) {
  const body = { answer: 'Street trees cool the city.', pteType: 'ACADEMIC' as const }
  const given = await ask(app, summarize.create, { as: ana, params: { id: questionId }, body, headers })
  await app.platform.scoredAttempts.settled()
  return given
}

test('news is listed newest first, with the question it is about', async () => {
  await tell('reply-of-a', reply('first'))
  app.clock.advanceSeconds(5)
  await tell('reply-of-b', reply('second'))
  const [newest, oldest] = await items()
  expect(newest).toEqual({
    id: expect.any(Number),
    news: { kind: 'reply', by: 'Ben', excerpt: 'second' },
    others: 0,
    createdDate: app.clock.now().toISOString(),
    isRead: false,
    practiceId: questionId,
    title: 'Street trees',
    taskId: 'writing/summarize-written-text',
    attemptId: null,
    commentId: null,
  })
  expect(oldest && textOf(oldest)).toBe('first')
})

test('an event that is told twice stands there once', async () => {
  await tell('reply-of-a')
  await tell('reply-of-a')
  expect(await items()).toHaveLength(1)
})

test('an inbox is paged, and past its end empty with true totals', async () => {
  for (const name of ['a', 'b', 'c']) await tell(`reply-of-${name}`, reply(name))
  const page = await inbox({ size: 2, page: 1 })
  expect([itemsOf(page).map(textOf), page.page.totalElements]).toEqual([['a'], 3])
  expect((await inbox({ size: 2, page: 9 })).page).toEqual({ number: 9, size: 2, totalPages: 2, totalElements: 3 })
})

test('an opened item is read, leaves the unread ones and the count', async () => {
  await tell('reply-of-a', reply('a'))
  await tell('reply-of-b', reply('b'))
  const [b] = await items()
  await ask(app, readInboxItem, { as: ana, params: { id: b?.id } })
  expect([(await items({ unread: true })).map(textOf), await unread()]).toEqual([['a'], 1])
  expect((await items()).map(({ isRead }) => isRead)).toEqual([true, false])
})

test('the inbox of another learner is none of mine', async () => {
  await tell('reply-of-a')
  const [item] = await items()
  const ben = await aLearner(app)
  expect(itemsOf(await ask(app, listInbox, { as: ben }))).toEqual([])
  expect((await refusal(app, readInboxItem, { as: ben, params: { id: item?.id } })).code).toBe('not_found')
  await ask(app, readInbox, { as: ben, body: { upTo: item?.id } })
  expect(await unread()).toBe(1)
})

test('all is read up to what was there, and what came meanwhile stays unread', async () => {
  await tell('reply-of-a', reply('a'))
  await tell('reply-of-b', reply('b'))
  const { newestId } = await inbox({ page: 1, size: 1 })
  await tell('reply-of-c', reply('c'))
  expect((await send(app, readInbox, { as: ana, body: { upTo: newestId } })).statusCode).toBe(204)
  expect((await items({ unread: true })).map(textOf)).toEqual(['c'])
})

test('an empty inbox has no newest item', async () => {
  expect(await inbox()).toMatchObject({ _embedded: { inboxItemDtoList: [] }, newestId: null })
})

test('more than a hundred unread are counted as a hundred', async () => {
  for (let i = 0; i < 103; i++) await tell(`reply-of-${i}`)
  expect(await unread()).toBe(100)
})

test('likes of one thing are one item with the last liker, and opening it reads them all', async () => {
  const commentId = await aComment(ana)
  for (const name of ['Ben', 'Cem', 'Dia']) await tell(`like-comment-${commentId}-${name}`, like(name), { commentId })
  await tell('like-comment-7-Ben', like('Ben'))
  const [, grouped] = await items()
  expect(grouped).toMatchObject({ news: { by: 'Dia' }, others: 2, commentId })
  expect([await unread(), (await inbox()).page.totalElements]).toEqual([2, 2])
  await ask(app, readInboxItem, { as: ana, params: { id: grouped?.id } })
  expect(await unread()).toBe(1)
})

test('a like after the others were read rings again, by itself', async () => {
  await tell('like-comment-8-Ben', like('Ben'))
  const [first] = await items()
  await ask(app, readInboxItem, { as: ana, params: { id: first?.id } })
  await tell('like-comment-8-Ben', like('Ben'))
  expect(await unread()).toBe(0)
  await tell('like-comment-8-Cem', like('Cem'))
  expect((await items({ unread: true })).map(({ news, others }) => ['by' in news && news.by, others])).toEqual([
    ['Cem', 0],
  ])
  expect((await items()).map(({ isRead }) => isRead)).toEqual([false, true])
})

test('news of a comment that is deleted vanishes', async () => {
  const commentId = await aComment(ana)
  await tell('reply-of-x', reply(), { commentId })
  await app.platform.db.delete(comment).where(eq(comment.id, commentId))
  expect([await items(), await unread()]).toEqual([[], 0])
})

test('news of a reply that is deleted or hidden vanishes', async () => {
  const commentId = await aComment(ana)
  const replyId = await aReply(commentId, await aLearner(app))
  await tell(`reply-${replyId}`, reply(), { commentId })
  expect(await unread()).toBe(1)
  const { db } = app.platform
  await db.update(commentReply).set({ hiddenAt: app.clock.now() }).where(eq(commentReply.id, replyId))
  expect([await items(), await unread()]).toEqual([[], 0])
  await db.update(commentReply).set({ hiddenAt: null }).where(eq(commentReply.id, replyId))
  expect(await items()).toHaveLength(1)
  await db.delete(commentReply).where(eq(commentReply.id, replyId))
  expect(await items()).toEqual([])
})

test('that a moderator hid a reply is told to its author, though the reply is hidden', async () => {
  const commentId = await aComment(await aLearner(app))
  const replyId = await aReply(commentId, ana)
  const { db } = app.platform
  await db.update(commentReply).set({ hiddenAt: app.clock.now() }).where(eq(commentReply.id, replyId))
  const news = { kind: 'moderation', decision: 'hidden', subject: 'reply', excerpt: 'x', reason: 'Spam' } as const
  await tell(`reply-${replyId}-hide-5b1c4d1e`, news)
  expect((await items()).map((item) => item.news)).toEqual([news])
})

test('the score of a judged answer is news, told once however often the answer is told of', async () => {
  const { id, score } = await summarised()
  expect(score).not.toBeNull()
  await retellScored(app.platform)
  await app.platform.scoredAttempts.settled()
  expect(await items()).toMatchObject([
    {
      news: {
        kind: 'score',
        taskId: 'writing/summarize-written-text',
        questionTitle: 'Street trees',
        earned: score?.total.earned,
        max: score?.total.max,
      },
      attemptId: id,
      practiceId: questionId,
      isRead: false,
    },
  ])
})

test('the score of an answer that a key marks is no news', async () => {
  const id = await aQuestion(app, 'listening/write-from-dictation')
  const body = { answer: 'the city is cool', duration: 20, pteType: 'ACADEMIC' as const }
  await ask(app, dictation.create, { as: ana, params: { id }, body })
  await app.platform.scoredAttempts.settled()
  expect(await items()).toEqual([])
})

test('a score that is seen on the page of its question is no news any more, to its learner alone', async () => {
  const { id } = await summarised()
  await ask(app, readScore, { as: await aLearner(app), params: { id } })
  expect(await unread()).toBe(1)
  await ask(app, readScore, { as: ana, params: { id } })
  expect([await unread(), (await items()).length]).toEqual([0, 1])
})

test('news of a deleted answer vanishes', async () => {
  const { id } = await summarised()
  expect(await unread()).toBe(1)
  expect((await send(app, summarize.deleteAnswer, { as: ana, params: { id } })).statusCode).toBe(204)
  expect([await items(), await unread()]).toEqual([[], 0])
})

const none = { replies: false, likes: false, moderation: false, scores: false, mockTests: false }

test('nothing is mailed unless the learner chose it', async () => {
  expect(await ask(app, getInboxSettings, { as: ana })).toEqual({ mails: none, email: ana.email })
  const mails = { ...none, replies: true }
  expect(await ask(app, saveInboxSettings, { as: ana, body: mails })).toEqual({ mails, email: ana.email })
  expect((await ask(app, getInboxSettings, { as: ana })).mails).toEqual(mails)
  expect((await ask(app, getInboxSettings, { as: await aLearner(app) })).mails).toEqual(none)
})

test('a demo learner is told that there is no address to write to', async () => {
  await app.platform.db.update(users).set({ isDemo: true }).where(eq(users.id, ana.id))
  expect((await ask(app, getInboxSettings, { as: ana })).email).toBeNull()
})

test.each([{}, { ...none, replies: 'yes' }, { ...none, gossip: true }, { replies: true }])(
  'settings of %j are refused and change nothing',
  async (body) => {
    expect((await refusal(app, saveInboxSettings, { as: ana, body })).status).toBe(400)
    expect((await ask(app, getInboxSettings, { as: ana })).mails).toEqual(none)
  },
)

test('what was read 90 days ago is forgotten; what is unread is kept', async () => {
  await tell('reply-of-a', reply('read'))
  const { newestId } = await inbox()
  await ask(app, readInbox, { as: ana, body: { upTo: newestId } })
  await tell('reply-of-b', reply('unread'))
  const left = async () =>
    (await app.platform.db.select().from(inboxItem).where(eq(inboxItem.userId, ana.id))).map((row) => row.dedupeKey)
  app.clock.advanceSeconds(89 * 86_400)
  await cleanUpInbox(app.platform)
  expect(await left()).toHaveLength(2)
  app.clock.advanceSeconds(2 * 86_400)
  await cleanUpInbox(app.platform)
  expect(await left()).toEqual(['reply-of-b'])
})

test('an excerpt is one line, cut between words', () => {
  expect(excerptOf(' one\n two ')).toBe('one two')
  expect(excerptOf('word '.repeat(60))).toBe(`${'word '.repeat(28)}…`)
})

test('an excerpt never ends within a character, so that what is full of emoji can be told of, too', async () => {
  for (const before of ['', 'a']) expect(excerptOf(`${before}${'😀'.repeat(100)}`).isWellFormed()).toBe(true)
  await tell('reply-emoji', reply(excerptOf(`a${'😀'.repeat(100)}`)))
  expect((await items()).map(textOf)).toEqual([`a${'😀'.repeat(69)} …`])
})

/** A test of Ana's that asks the question, and what ends it. */
async function aRunningTest(): Promise<() => Promise<unknown>> {
  const now = app.clock.now()
  const { db } = app.platform
  const [row] = await db
    .insert(mockTest)
    .values({
      userId: ana.id,
      variant: 'ACADEMIC',
      format: 'academic-2025',
      form: 'mini',
      seed: 1,
      extraTimePercent: 0,
      itemCount: 1,
      status: 'running',
      run: {},
      contactAt: now,
      lacks: [],
      isFree: false,
      createdAt: now,
    })
    .returning({ id: mockTest.id })
  const item = { position: 0, part: 'reading', taskId: 'writing/summarize-written-text', questionId } as const
  const rest = { questionRevision: 1, hasOwnClock: true, clockMs: 1, afterLoss: 'still-there', wasSeen: false } as const
  await db.insert(mockTestItem).values({ ...item, ...rest, mockTestId: row?.id ?? 0 })
  return async () => db.update(mockTest).set({ status: 'ended', endedAt: now }).where(eq(mockTest.userId, ana.id))
}

test('a reply beneath a question that my running mock test asks is shown once the test has ended', async () => {
  await tell('reply-under-test')
  const end = await aRunningTest()
  expect([await unread(), await items()]).toEqual([0, []])
  await end()
  expect([await unread(), (await items()).length]).toEqual([1, 1])
})

test('marking all or one as read leaves unread what a running mock test hides', async () => {
  await tell('like-comment-7-ben', like('Ben'))
  await tell('like-comment-7-cleo', like('Cleo'))
  await tell('reply-under-test')
  await tellLearner(app.platform.db, { userId: ana.id, dedupeKey: 'reply-elsewhere', news: reply() }, app.clock.now())
  const [, , hidden] = await items()
  const end = await aRunningTest()
  const { newestId } = await inbox()
  await ask(app, readInbox, { as: ana, body: { upTo: newestId } })
  await send(app, readInboxItem, { as: ana, params: { id: hidden?.id } })
  expect(await unread()).toBe(0)
  await end()
  expect((await items()).map(({ isRead, news }) => [news.kind, isRead])).toEqual([
    ['reply', true],
    ['reply', false],
    ['like', false],
  ])
})
