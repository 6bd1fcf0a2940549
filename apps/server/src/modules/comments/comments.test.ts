import { createComment, deleteComment, listComments } from '@rehearsal/contracts/comments'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { comment } from '../../platform/database/schema/comments.ts'
import { blockedPhrase, communityBan } from '../../platform/database/schema/moderation.ts'
import { question } from '../../platform/database/schema/questions.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import { users } from '../../platform/database/schema/users.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { aComment } from '../../testing/a-comment.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { addEntry } from './entry-service.ts'
import { setCommentHidden } from './moderation-service.ts'

let app: TestApp
let me: TestLearner
let other: TestLearner
let practiceId: number

beforeAll(async () => {
  app = await anApp()
})
beforeEach(async () => {
  practiceId = await aQuestion(app, 'speaking/read-aloud')
  me = await aLearner(app, { nickname: 'Mina' })
  other = await aLearner(app, { nickname: 'Omid' })
})
afterAll(() => app.close())

const say = (text: string, as = me, headers: Record<string, string> = {}) =>
  ask(app, createComment, { as, headers, body: { practiceId, comment: text } })
const list = (as = me, query: Record<string, unknown> = {}) =>
  ask(app, listComments, { as, params: { id: practiceId }, query })
const textsOf = async (as = me, query: Record<string, unknown> = {}) =>
  itemsOf(await list(as, query)).map((each) => each.comment)
const hide = (id: number, at: Date | null = app.clock.now()) =>
  transaction(app.platform.db, (tx) => setCommentHidden(tx, id, at))

/** The entry of a sighting: its id and the sighting's. */
async function anEntry(userId: string | null, text = 'It came second.') {
  const { db, clock } = app.platform
  const report = { questionId: practiceId, userId, seenOn: '2026-03-01', country: 'TR', variant: 'ACADEMIC' as const }
  const [row] = await db
    .insert(sighting)
    .values({ ...report, description: text, createdAt: clock.now() })
    .returning({ id: sighting.id })
  const sightingId = row?.id ?? 0
  const entry = { sightingId, questionId: practiceId, userId, text, now: clock.now() }
  await transaction(db, (tx) => addEntry(tx, entry))
  const [kept] = await db.select({ id: comment.id }).from(comment).where(eq(comment.sightingId, sightingId))
  return { sightingId, id: kept?.id ?? 0 }
}

test('a comment is kept and read with its time in UTC without a suffix', async () => {
  const kept = await say('  Mind the second sentence.\r\n\r\n\r\nIt is long. ')
  expect(kept).toEqual({
    id: kept.id,
    nickname: 'Mina',
    createdBy: await usernameOf(me),
    comment: 'Mind the second sentence.\n\nIt is long.',
    lastModifiedDate: app.clock.now().toISOString().replace('Z', ''),
    replyCount: 0,
    likesCount: 0,
    liked: false,
    hidden: false,
    prediction: null,
  })
  expect(await list()).toEqual({
    _embedded: { commentLikeCountDtoList: [kept] },
    page: { number: 0, size: 10, totalPages: 1, totalElements: 1 },
  })
})

async function usernameOf({ id }: TestLearner) {
  const [row] = await app.platform.db.select({ username: users.username }).from(users).where(eq(users.id, id))
  return row?.username
}

test('others read the nickname, and neither username, e-mail nor the id of the account', async () => {
  await say('one')
  await say('two')
  const { createdBy: name } = await say('three', other)
  const response = await send(app, listComments, { as: other, params: { id: practiceId } })
  for (const secret of [me.id, me.email, await usernameOf(me)]) expect(response.body).not.toContain(secret)
  const [mine, second, first] = itemsOf(await list(other))
  expect([first?.nickname, mine?.createdBy]).toEqual(['Mina', name])
  expect(first?.createdBy).toMatch(/^[\w-]{22}$/u)
  expect(second?.createdBy).toBe(first?.createdBy)
})

test('the newest comment comes first, and pages never overlap', async () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) await aComment(app, me, practiceId, text)
  expect(await textsOf()).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(await textsOf(me, { page: 1, size: 2 })).toEqual(['c', 'b'])
  expect((await list(me, { page: 1, size: 2 })).page).toEqual({
    number: 1,
    size: 2,
    totalPages: 3,
    totalElements: 5,
  })
  expect(await list(me, { page: 9 })).toMatchObject({
    _embedded: { commentLikeCountDtoList: [] },
    page: { totalElements: 5 },
  })
})

test('ten comments are a page, and twenty are two of them', async () => {
  for (let made = 0; made < 12; made++) await aComment(app, me, practiceId, `comment ${made}`)
  expect([(await textsOf()).length, (await list()).page.totalPages]).toEqual([10, 2])
  expect((await textsOf(me, { size: 20 })).length).toBe(12)
})

test.each([
  ['nothing', ''],
  ['blanks', '   \n'],
  ['characters of no width', '\u200B\u200C'],
  ['a letter that is drawn as nothing', '\u3164'],
  ['2,001 characters', 'x'.repeat(2001)],
  ['100 kB', 'x'.repeat(100_000)],
])('a comment of %s is refused by its field, and nothing is stored', async (_, comment) => {
  const { status, errors } = await refusal(app, createComment, { as: me, body: { practiceId, comment } })
  expect([status, errors.map(({ field }) => field)]).toEqual([400, ['comment']])
  expect(await textsOf()).toEqual([])
})

test.each([
  [{ comment: 'x' }, 'practiceId'],
  [{ practiceId: 0, comment: 'x' }, 'practiceId'],
  [{ practiceId: 1 }, 'comment'],
  [{ practiceId: 1, comment: 7 }, 'comment'],
  [{ practiceId: 1, comment: 'a\u0000b' }, 'comment'],
  [{ practiceId: 1, comment: 'x', userId: 'another' }, 'userId'],
])('a body of %j is refused by %s', async (body, field) => {
  const { status, errors } = await refusal(app, createComment, { as: me, body })
  expect([status, errors.map((each) => each.field)]).toEqual([400, [field]])
})

test('2,000 characters are kept', async () => {
  expect((await say('x'.repeat(2000))).comment).toHaveLength(2000)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a link](javascript:alert(1))',
  'javascript:alert(document.cookie)',
  '&lt;b&gt; & "quotes"',
  "'; drop table comment; --",
])('%s is kept as the text that it is', async (text) => {
  expect((await say(text)).comment).toBe(text)
  expect(await textsOf(other)).toEqual([text])
})

test('a question that never was has no comments; one that is retired keeps its own and takes no new one', async () => {
  expect((await refusal(app, listComments, { as: me, params: { id: 2_000_000_000 } })).status).toBe(404)
  const body = { practiceId: 2_000_000_000, comment: 'x' }
  expect((await refusal(app, createComment, { as: me, body })).status).toBe(404)
  await say('before')
  await app.platform.db.update(question).set({ isRetired: true }).where(eq(question.id, practiceId))
  expect((await refusal(app, createComment, { as: me, body: { practiceId, comment: 'after' } })).status).toBe(404)
  expect(await textsOf(other)).toEqual(['before'])
})

test('a learner deletes their own comment, once', async () => {
  const { id } = await say('a slip')
  expect((await send(app, deleteComment, { as: me, params: { id } })).statusCode).toBe(204)
  expect((await refusal(app, deleteComment, { as: me, params: { id } })).status).toBe(404)
  expect(await textsOf()).toEqual([])
})

test('another learner’s comment is not found where it is to be deleted, not even by an administrator', async () => {
  const { id } = await say('stays')
  for (const as of [other, await aLearner(app, { role: 'admin' })]) {
    expect((await refusal(app, deleteComment, { as, params: { id } })).status).toBe(404)
  }
  expect(await textsOf()).toEqual(['stays'])
})

test('the entry of a sighting tells date, country and description, and nobody deletes it', async () => {
  const { id } = await anEntry(me.id)
  await say('just a comment')
  const [entry, ...others] = itemsOf(await list(other, { prediction: true }))
  expect([entry?.id, entry?.nickname, entry?.prediction, others]).toEqual([
    id,
    'Mina',
    { date: '2026-03-01', country: 'TR', description: 'It came second.' },
    [],
  ])
  expect((await list(other)).page.totalElements).toBe(2)
  expect((await refusal(app, deleteComment, { as: me, params: { id } })).status).toBe(404)
})

test('an entry that nobody signed has no name, and may say nothing', async () => {
  await anEntry(null, '')
  const [entry] = itemsOf(await list())
  expect([entry?.nickname, entry?.comment, entry?.createdBy]).toEqual(['', '', '-'])
})

test('what a moderator hides is seen by its author alone, marked, until it is shown again', async () => {
  const { id } = await say('hidden')
  await say('seen')
  await hide(id)
  expect(itemsOf(await list()).map(({ hidden }) => hidden)).toEqual([false, true])
  expect(await textsOf(other)).toEqual(['seen'])
  expect((await list(other)).page.totalElements).toBe(1)
  await hide(id, null)
  expect(await textsOf(other)).toEqual(['seen', 'hidden'])
  expect(await hide(2_000_000_000)).toBe(false)
})

test('the entry of a hidden sighting is seen by its author alone', async () => {
  const { sightingId } = await anEntry(me.id)
  await app.platform.db.update(sighting).set({ hiddenAt: app.clock.now() }).where(eq(sighting.id, sightingId))
  expect((await list(other)).page.totalElements).toBe(0)
  expect(itemsOf(await list()).map(({ hidden }) => hidden)).toEqual([true])
})

test('the same comment, sent again with its key, is stored once', async () => {
  const headers = { 'idempotency-key': 'a-key' }
  const [first, ...again] = await Promise.all([1, 2, 3].map(() => say('once', me, headers)))
  expect(again).toEqual([first, first])
  expect(await say('once', me, headers)).toEqual(first)
  expect(await textsOf()).toEqual(['once'])
  const body = { practiceId, comment: 'another' }
  expect((await refusal(app, createComment, { as: me, headers, body })).code).toBe('idempotency_key_reused')
})

test('who posts too fast is told to wait, and may post again later', async () => {
  for (let posted = 0; posted < 10; posted++) await say(`comment ${posted}`)
  const asking = { as: me, body: { practiceId, comment: 'one more' } }
  expect((await refusal(app, createComment, asking)).code).toBe('too_many_posts')
  app.clock.advanceSeconds(601)
  expect((await say('one more', { ...me, token: await tokenFor(app, me) })).comment).toBe('one more')
})

test('a banned learner reads and does not post, and a blocked phrase is refused', async () => {
  const { db, clock } = app.platform
  await say('before')
  await db.insert(blockedPhrase).values({ phrase: 'cheap essays', createdAt: clock.now() })
  const spam = { practiceId, comment: 'Buy CHEAP\u200B essays' }
  expect((await refusal(app, createComment, { as: me, body: spam })).code).toBe('blocked_phrase')
  await db.insert(communityBan).values({ userId: me.id, reason: 'spam', endsAt: null, createdAt: clock.now() })
  expect((await refusal(app, createComment, { as: me, body: { practiceId, comment: 'x' } })).code).toBe(
    'posting_banned',
  )
  expect(await textsOf()).toEqual(['before'])
})

test('comments go with their account', async () => {
  await say('mine')
  await say('theirs', other)
  await app.platform.db.delete(users).where(eq(users.id, me.id))
  expect(await textsOf(other)).toEqual(['theirs'])
})
