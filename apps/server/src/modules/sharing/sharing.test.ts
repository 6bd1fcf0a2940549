import {
  changeShareLink,
  createShareLink,
  getSharedScore,
  getShareLink,
  revokeShareLink,
  sharedScoreSchema,
  shareLinkSchema,
} from '@rehearsal/contracts/sharing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { attempt, recording } from '../../platform/database/schema/attempts.ts'
import { blockedPhrase, communityBan } from '../../platform/database/schema/moderation.ts'
import { shareLink } from '../../platform/database/schema/share-links.ts'
import { aScoredAnswer, aShareLink, nothingMore, tokenOf } from '../../testing/a-share-link.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { callsOf, readAloud, reOrder } from '../../testing/calls.ts'

let app: TestApp
let me: TestLearner
/** An essay: a text. */
let essayId: number

beforeAll(async () => {
  app = await anApp()
})
beforeEach(async () => {
  me = await aLearner(app, { nickname: 'Sara of Shiraz' })
  essayId = await aScoredAnswer(app, me, 'writing/write-essay')
})
afterAll(() => app.close())

const shared = async (token: string) => sharedScoreSchema.parse(await ask(app, getSharedScore, { params: { token } }))
const isGone = async (token: string) => {
  const { status, code } = await refusal(app, getSharedScore, { params: { token } })
  return status === 404 && code === 'not_found'
}
const linkOf = (id: number, as = me) => ask(app, getShareLink, { as, params: { id } })
const create = (id: number, choice: object = nothingMore, as = me) =>
  refusal(app, createShareLink, { as, params: { id }, body: choice })
const change = (id: number, choice: object) => ask(app, changeShareLink, { as: me, params: { id }, body: choice })
const textOf = async (id: number) => {
  const [row] = await app.platform.db.select({ answer: attempt.answer }).from(attempt).where(eq(attempt.id, id))
  return String(Object(row?.answer).answer)
}

test('an answer has no link until its learner makes one, of 128 random bits', async () => {
  expect(await linkOf(essayId)).toBeNull()
  const link = await aShareLink(app, me, essayId)
  expect(link).toEqual({
    url: `${app.platform.config.publicUrl.origin}/s/${tokenOf(link)}`,
    ...nothingMore,
    createdAt: app.clock.now().toISOString(),
  })
  expect(Buffer.from(tokenOf(link), 'base64url')).toHaveLength(16)
  expect(await linkOf(essayId)).toEqual(link)
})

test('a link shows the kind, the exam and the score, and not a word more', async () => {
  const token = tokenOf(await aShareLink(app, me, essayId))
  const response = await send(app, getSharedScore, { params: { token } })
  const body = sharedScoreSchema.parse(response.json())
  expect(body).toMatchObject({ taskId: 'writing/write-essay', pteType: 'ACADEMIC', nickname: null, answer: null })
  expect(Object.keys(Object(response.json())).toSorted()).toEqual([
    'answer',
    'items',
    'kind',
    'listening',
    'nickname',
    'pteType',
    'reading',
    'speaking',
    'taskId',
    'total',
    'writing',
  ])
  expect(body.items.every((item) => Object.keys(item).length === 3)).toBe(true)
  for (const secret of [me.nickname, me.email, me.id, await textOf(essayId)]) {
    expect(response.body).not.toContain(secret)
  }
  expect(response.headers['x-robots-tag']).toBe('noindex')
})

test('the name and the answer are shown when the learner chose that, each for itself', async () => {
  const token = tokenOf(await aShareLink(app, me, essayId, { showsName: true }))
  expect(await shared(token)).toMatchObject({ nickname: 'Sara of Shiraz', answer: null })
  expect(await change(essayId, { showsAnswer: true })).toMatchObject({ showsName: true, showsAnswer: true })
  expect(await shared(token)).toMatchObject({
    nickname: 'Sara of Shiraz',
    answer: { kind: 'text', text: await textOf(essayId) },
  })
  await change(essayId, { showsName: false })
  expect(await shared(token)).toMatchObject({ nickname: null, answer: { kind: 'text' } })
  await change(essayId, { showsAnswer: false })
  expect(await shared(token)).toMatchObject({ nickname: null, answer: null })
})

test('a recording is heard at the link’s own address, and never at the learner’s', async () => {
  const id = await aScoredAnswer(app, me, 'speaking/read-aloud')
  const token = tokenOf(await aShareLink(app, me, id, { showsAnswer: true }))
  expect((await shared(token)).answer).toEqual({ kind: 'recording', url: `/s/${token}/recording.mp3` })
})

test('the answer to a question that is marked from a key is never shown: it would tell the key', async () => {
  const id = await aScoredAnswer(app, me, 'reading/re-order-paragraphs')
  const refused = await create(id, { showsName: false, showsAnswer: true })
  expect([refused.status, refused.errors[0]?.field]).toEqual([400, 'showsAnswer'])
  const token = tokenOf(await aShareLink(app, me, id))
  const changed = await refusal(app, changeShareLink, { as: me, params: { id }, body: { showsAnswer: true } })
  expect(changed.errors[0]?.field).toBe('showsAnswer')
  // Even if a row said so.
  await app.platform.db.update(shareLink).set({ showsAnswer: true }).where(eq(shareLink.token, token))
  expect((await shared(token)).answer).toBeNull()
})

test('an answer has one link at a time; a second is refused with the present one', async () => {
  const link = await aShareLink(app, me, essayId)
  const again = { as: me, params: { id: essayId }, body: { showsName: true, showsAnswer: true } }
  const response = await send(app, createShareLink, again)
  expect(response.statusCode).toBe(409)
  const withDetails = z.object({ code: z.literal('duplicate'), details: shareLinkSchema })
  expect(withDetails.parse(response.json()).details).toEqual(link)
  expect(await linkOf(essayId)).toEqual(link)
})

test('of links made from several tabs at once one lives', async () => {
  const asking = { as: me, params: { id: essayId }, body: nothingMore }
  const answers = await Promise.all([0, 1, 2].map(() => send(app, createShareLink, asking)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(await app.platform.db.$count(shareLink, eq(shareLink.attemptId, essayId))).toBe(1)
})

test('a revoked link is gone at once and for good; a new one has another address', async () => {
  const token = tokenOf(await aShareLink(app, me, essayId))
  const asking = { as: me, params: { id: essayId } }
  expect((await send(app, revokeShareLink, asking)).statusCode).toBe(204)
  expect(await isGone(token)).toBe(true)
  expect(await linkOf(essayId)).toBeNull()
  expect((await refusal(app, revokeShareLink, asking)).status).toBe(404)
  expect((await refusal(app, changeShareLink, { ...asking, body: { showsName: true } })).status).toBe(404)
  const next = tokenOf(await aShareLink(app, me, essayId))
  expect(next).not.toBe(token)
  expect([await isGone(token), (await shared(next)).taskId]).toEqual([true, 'writing/write-essay'])
})

test('a link to an answer that was deleted or hidden shows nothing', async () => {
  const other = await aScoredAnswer(app, me, 'writing/write-essay')
  const [deleted, hidden] = [await aShareLink(app, me, essayId), await aShareLink(app, me, other)]
  await ask(app, callsOf('writing/write-essay').deleteAnswer, { as: me, params: { id: essayId } })
  await app.platform.db.update(attempt).set({ hiddenAt: app.clock.now() }).where(eq(attempt.id, other))
  expect([await isGone(tokenOf(deleted)), await isGone(tokenOf(hidden))]).toEqual([true, true])
  expect((await create(essayId)).status).toBe(404)
  // It can still be taken back, and shared again once it is shown again.
  await ask(app, revokeShareLink, { as: me, params: { id: other } })
  expect((await create(other)).code).toBe('answer_hidden')
  await app.platform.db.update(attempt).set({ hiddenAt: null }).where(eq(attempt.id, other))
  expect(await shared(tokenOf(await aShareLink(app, me, other)))).toMatchObject({ taskId: 'writing/write-essay' })
})

test.each([
  '',
  'x',
  'A'.repeat(22),
  `${'A'.repeat(21)}=`,
  'A'.repeat(23),
  '../../etc/passwd',
  "' or 1=1",
  '%00',
  '٣'.repeat(22),
])('the token %j leads nowhere', async (token) => {
  expect((await send(app, getSharedScore, { params: { token: token || ' ' } })).statusCode).toBe(404)
})

test('another learner’s answer does not exist: not to look for its link, make, change or revoke one', async () => {
  const link = await aShareLink(app, me, essayId)
  const other = await aLearner(app)
  const asking = { as: other, params: { id: essayId } }
  expect((await refusal(app, getShareLink, asking)).status).toBe(404)
  expect((await create(essayId, nothingMore, other)).status).toBe(404)
  expect((await refusal(app, changeShareLink, { ...asking, body: { showsName: true } })).status).toBe(404)
  expect((await refusal(app, revokeShareLink, asking)).status).toBe(404)
  expect(await linkOf(essayId)).toEqual(link)
})

test('an answer without a score has nothing to share', async () => {
  await app.platform.db.update(attempt).set({ status: 'failed', score: null }).where(eq(attempt.id, essayId))
  expect((await create(essayId)).status).toBe(404)
})

test.each([
  ['showsName', {}],
  ['showsName', { showsName: 'yes', showsAnswer: false }],
  ['showsMail', { ...nothingMore, showsMail: true }],
])('a choice with a wrong %s is refused: %j', async (field, choice) => {
  const refused = await create(essayId, choice)
  expect([refused.status, refused.errors[0]?.field]).toEqual([400, field])
  expect(await linkOf(essayId)).toBeNull()
})

test('who may not post makes no link and shows no more, but may show less and take back', async () => {
  await aShareLink(app, me, essayId, { showsName: true })
  const now = app.clock.now()
  await app.platform.db.insert(communityBan).values({ userId: me.id, reason: 'spam', createdAt: now })
  const other = await aScoredAnswer(app, me, 'writing/write-essay')
  expect((await create(other)).code).toBe('posting_banned')
  const more = { as: me, params: { id: essayId }, body: { showsAnswer: true } }
  expect((await refusal(app, changeShareLink, more)).code).toBe('posting_banned')
  expect((await change(essayId, { showsName: false })).showsName).toBe(false)
  expect((await send(app, revokeShareLink, { as: me, params: { id: essayId } })).statusCode).toBe(204)
})

test('a name or a text with a blocked phrase is not shown; the score alone is', async () => {
  const phrases = ['Shiraz', (await textOf(essayId)).slice(0, 12)].map((phrase) => ({
    phrase,
    createdAt: app.clock.now(),
  }))
  await app.platform.db.insert(blockedPhrase).values(phrases)
  expect((await create(essayId, { showsName: true, showsAnswer: false })).code).toBe('blocked_phrase')
  expect((await create(essayId, { showsName: false, showsAnswer: true })).code).toBe('blocked_phrase')
  await aShareLink(app, me, essayId)
  await app.platform.db.delete(blockedPhrase)
})

test('who makes many links in an hour is told to wait', async () => {
  for (let made = 0; made < 20; made++) {
    await aShareLink(app, me, essayId)
    await ask(app, revokeShareLink, { as: me, params: { id: essayId } })
  }
  expect((await create(essayId)).code).toBe('too_many_posts')
})

test('a hidden answer is on no list of other learners', async () => {
  const id = await aScoredAnswer(app, me, 'reading/re-order-paragraphs')
  const { db } = app.platform
  await db.update(attempt).set({ isShared: true }).where(eq(attempt.id, id))
  const [row] = await db.select({ questionId: attempt.questionId }).from(attempt).where(eq(attempt.id, id))
  const seen = async () => {
    const asking = { as: await aLearner(app), params: { id: row?.questionId } }
    return (await ask(app, reOrder.otherAnswers, asking)).totalElements
  }
  expect(await seen()).toBe(1)
  await db.update(attempt).set({ hiddenAt: app.clock.now() }).where(eq(attempt.id, id))
  expect(await seen()).toBe(0)
})

test('a deleted answer takes its recording along, and with it what links and lists let be heard', async () => {
  const id = await aScoredAnswer(app, me, 'speaking/read-aloud')
  const token = tokenOf(await aShareLink(app, me, id, { showsAnswer: true }))
  const { db, storage } = app.platform
  const [row] = await db.select().from(recording).where(eq(recording.attemptId, id))
  const heard = await app.http.inject(`/s/${token}/recording.mp3`)
  expect(heard.statusCode).toBe(200)
  await ask(app, readAloud.deleteAnswer, { as: me, params: { id } })
  expect(await db.$count(recording, eq(recording.attemptId, id))).toBe(0)
  expect((await app.http.inject(`/s/${token}/recording.mp3`)).statusCode).toBe(404)
  expect(await storage.findSize(row?.objectKey ?? '')).toBeNull()
})
