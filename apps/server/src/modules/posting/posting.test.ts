import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockedPhrase, communityBan, communityPost } from '../../platform/database/schema/moderation.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { cleanUpPosts } from './clean-up-service.ts'
import { assertMayPost, type PostKind, postLimits } from './service.ts'

let app: TestApp
let me: TestLearner

beforeAll(async () => {
  app = await anApp()
})
beforeEach(async () => {
  const { db } = app.platform
  for (const table of [blockedPhrase, communityBan, communityPost]) await db.delete(table)
  me = await aLearner(app)
})
afterAll(() => app.close())

/** What came of a post: `null`, or why not. */
async function post(kind: PostKind = 'comment', text = 'Fine', who: { id: string } = me): Promise<string | null> {
  const { db, clock } = app.platform
  try {
    await transaction(db, (tx) => assertMayPost(tx, who, { kind, text }, clock.now()))
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const ban = (endsAt: Date | null) =>
  app.platform.db.insert(communityBan).values({ userId: me.id, reason: 'Spam', endsAt, createdAt: app.clock.now() })
const block = (phrase: string) => app.platform.db.insert(blockedPhrase).values({ phrase, createdAt: app.clock.now() })
const kinds = Object.keys(postLimits).filter((kind): kind is PostKind => Object.hasOwn(postLimits, kind))

test.each(kinds)('a ban stops every %s, and nobody else', async (kind) => {
  await ban(null)
  expect(await post(kind)).toBe('posting_banned')
  expect(await post(kind, 'Fine', await aLearner(app))).toBeNull()
})

test('a ban ends by itself, at its instant', async () => {
  await ban(new Date(app.clock.now().getTime() + DAY_MILLISECONDS))
  app.clock.advanceSeconds(86_399)
  expect(await post()).toBe('posting_banned')
  app.clock.advanceSeconds(1)
  expect(await post()).toBeNull()
})

test.each([
  ['as it stands', 'Visit my casino now'],
  ['in another word', 'casinos!'],
  ['in capitals', 'CASINO'],
  ['in look-alike letters', 'ｃаѕіno'],
  ['with invisible characters', 'ca\u200Bsi\u00ADno'],
  ['in accents', 'cásìñö'],
])('a blocked phrase is found %s', async (_name, text) => {
  await block('casino')
  expect(await post('comment', text)).toBe('blocked_phrase')
})

test('a phrase that an operator wrote with invisible or look-alike letters is found all the same', async () => {
  await block('fr\u200Bее  mоney')
  expect(await post('reply', 'Get FREE\nmoney')).toBe('blocked_phrase')
})

test('what has no text is stopped by no phrase', async () => {
  await block('casino')
  expect(await post('like', '')).toBeNull()
})

test('a refused post counts for nothing', async () => {
  await block('casino')
  for (let tries = 0; tries < postLimits.comment.posts + 5; tries++) await post('comment', 'casino')
  expect(await post()).toBeNull()
})

test.each(kinds)('the limit of %s is the limit, and the time makes room again', async (kind) => {
  const { posts, minutes } = postLimits[kind]
  for (let made = 0; made < posts; made++) expect(await post(kind, `Text ${made}`)).toBeNull()
  expect(await post(kind)).toBe('too_many_posts')
  app.clock.advanceSeconds(minutes * 60 - 1)
  expect(await post(kind)).toBe('too_many_posts')
  app.clock.advanceSeconds(1)
  expect(await post(kind)).toBeNull()
})

test('each kind has a limit of its own, and each learner', async () => {
  for (let made = 0; made < postLimits.comment.posts; made++) await post()
  expect(await post()).toBe('too_many_posts')
  expect(await post('reply')).toBeNull()
  expect(await post('comment', 'Fine', await aLearner(app))).toBeNull()
})

test('of many posts at once no more than the limit pass', async () => {
  const { posts } = postLimits.comment
  const tried = await Promise.all(Array.from({ length: posts * 3 }, () => post()))
  expect(tried.filter((refused) => refused === null)).toHaveLength(posts)
  expect(await app.platform.db.$count(communityPost)).toBe(posts)
})

test('a post that is not stored in the end counts for nothing', async () => {
  const { db, clock } = app.platform
  const failed = transaction(db, async (tx) => {
    await assertMayPost(tx, me, { kind: 'comment', text: 'Fine' }, clock.now())
    throw new Error('not stored')
  })
  await expect(failed).rejects.toThrow('not stored')
  expect(await db.$count(communityPost)).toBe(0)
})

test('who posted when is forgotten after a day, and no limit is lifted by it', async () => {
  await post()
  app.clock.advanceSeconds(86_399)
  await post()
  app.clock.advanceSeconds(2)
  await cleanUpPosts(app.platform)
  expect(await app.platform.db.$count(communityPost)).toBe(1)
  const longest = Math.max(...Object.values(postLimits).map(({ minutes }) => minutes))
  expect(longest).toBeLessThan(24 * 60)
})
