import { getInboxSettings, type InboxNews, saveInboxSettings, unsubscribe } from '@rehearsal/contracts/inbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { comment, inboxItem, users } from '../../platform/database/schema.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { aLearner, tokenFor, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { mailNews } from './mail-service.ts'
import { tellLearner } from './service.ts'
import { unsubscribeUrlOf } from './unsubscribe-service.ts'

let app: TestApp
let ana: TestLearner
let questionId: number
let commentId: number
let sent: Message[]
let failure: Error | null

beforeAll(async () => {
  app = await anApp({ environment: { PUBLIC_URL: 'https://learn.example' } })
  questionId = await aQuestion(app, 'writing/write-essay', { title: 'Tidal power' })
  const now = app.clock.now()
  const row = { questionId, userId: (await aLearner(app)).id, text: 'A thought', createdAt: now, updatedAt: now }
  const [made] = await app.platform.db.insert(comment).values(row).returning()
  commentId = made?.id ?? 0
})
afterAll(() => app.close())
beforeEach(async () => {
  sent = []
  failure = null
  ana = await aLearner(app)
  await ask(app, saveInboxSettings, { as: ana, body: all })
})

const all = { replies: true, likes: true, moderation: true, scores: true, mockTests: true }
const none = { replies: false, likes: false, moderation: false, scores: false, mockTests: false }
const reply: InboxNews = { kind: 'reply', by: 'evil.example', excerpt: 'See https://evil.example' }
const like: InboxNews = { kind: 'like', by: 'Ben', subject: 'comment', excerpt: 'x' }
const score: InboxNews = {
  kind: 'score',
  taskId: 'writing/write-essay',
  questionTitle: 'Tidal power',
  earned: 11.25,
  max: 15,
}
const banned: InboxNews = { kind: 'moderation', decision: 'banned', subject: 'account', excerpt: '', reason: 'Spam' }

let told = 0
async function tell(news: InboxNews, dedupeKey = `told-${++told}`, to = ana) {
  const about = news.kind === 'reply' || news.kind === 'like' ? { questionId, commentId } : { questionId }
  await tellLearner(app.platform.db, { userId: to.id, dedupeKey, news, ...about }, app.clock.now())
}
const mail = {
  send: async (message: Message) => {
    await Promise.resolve()
    if (failure !== null) throw failure
    sent.push(message)
  },
  close: () => undefined,
}
/** A run of the job after the learner had time to see the bell. */
async function run(minutes = 11) {
  app.clock.advanceSeconds(minutes * 60)
  await mailNews({ ...app.platform, mail })
}
const withCode = (fields: object) => Object.assign(new Error('no mail today'), fields)

test('all unread news of a learner goes in one mail, with a place for each and a way out', async () => {
  await tell(reply)
  await tell(like, 'like-comment-1-b')
  await tell(like, 'like-comment-1-c')
  await tell(score)
  await tell(banned)
  await run()
  const page = 'https://learn.example/dashboard/writing/write-essay/question'
  const unsubscribeUrl = await unsubscribeUrlOf(app.platform, ana.id)
  expect(unsubscribeUrl).toMatch(/^https:\/\/learn\.example\/unsubscribe\/[\w-]+\.[\w-]+$/u)
  expect(sent).toEqual([
    {
      to: ana.email,
      subject: '4 news for you on Rehearsal',
      unsubscribeUrl,
      text: `Hello Ana,

- Somebody replied to your comment on “Tidal power”.
  ${page}/${questionId}?comment=${commentId}

- 2 learners like your comment on “Tidal power”.
  ${page}/${questionId}?comment=${commentId}

- Your answer to “Tidal power” is scored: 11.3 of 15.
  ${page}/${questionId}

- You may not post for now.
  https://learn.example/dashboard/inbox

All your news: https://learn.example/dashboard/inbox
To get no more of these e-mails: ${unsubscribeUrl}
`,
    },
  ])
  await run()
  expect(sent).toHaveLength(1)
})

test('a mail lists twenty items and counts the rest', async () => {
  for (let i = 0; i < 23; i++) await tell(reply)
  await run()
  expect(sent[0]?.text.match(/^- /gmu)).toHaveLength(20)
  expect(sent[0]?.text).toContain('And 3 more.')
})

test('what is not wanted by mail is never mailed, not even when it is wanted later', async () => {
  await ask(app, saveInboxSettings, { as: ana, body: { ...none, likes: true } })
  await tell(reply)
  await run()
  // A token does not last so long.
  await ask(app, saveInboxSettings, { as: { token: await tokenFor(app, ana) }, body: all })
  await run()
  expect(sent).toEqual([])
})

test('news that is fresh, read meanwhile or older than a day is not mailed', async () => {
  await tell(reply)
  await run(5)
  expect(sent).toEqual([])
  await app.platform.db.update(inboxItem).set({ readAt: app.clock.now() }).where(eq(inboxItem.userId, ana.id))
  await run()
  await tell(reply)
  await run(24 * 60 + 1)
  expect(sent).toEqual([])
})

test.each([
  ['a demo', { isDemo: true }],
  ['without an address', { email: null }],
  ['about to be deleted', { deleteAfter: new Date('2026-04-01') }],
])('a learner who is %s gets no mail', async (_, change) => {
  await app.platform.db.update(users).set(change).where(eq(users.id, ana.id))
  await tell(reply)
  await run()
  expect(sent).toEqual([])
})

test('two runs at once send one mail', async () => {
  await tell(reply)
  app.clock.advanceSeconds(660)
  await Promise.all([run(0), run(0)])
  expect(sent).toHaveLength(1)
})

test('a process that is killed while it sends has lost that mail, and none is sent twice', async () => {
  await tell(reply)
  app.clock.advanceSeconds(660)
  // Killed: the call never returns, and nothing after it runs.
  const { promise: isSending, resolve: sending } = Promise.withResolvers<void>()
  const hangs = { ...mail, send: () => (sending(), new Promise<void>(() => undefined)) }
  void mailNews({ ...app.platform, mail: hangs })
  await isSending
  await run()
  expect(sent).toEqual([])
})

test.each([{ syscall: 'connect' }, { responseCode: 451 }])(
  'a mail that surely never left goes again: %j',
  async (fields) => {
    await tell(reply)
    failure = withCode(fields)
    await expect(run()).rejects.toThrow('no mail today')
    failure = null
    await run()
    expect(sent).toHaveLength(1)
  },
)

test('a mail that may have left is not sent again, and others get theirs', async () => {
  await tell(reply)
  failure = withCode({ code: 'ETIMEDOUT' })
  await run()
  failure = null
  const ben = await aLearner(app)
  await ask(app, saveInboxSettings, { as: ben, body: all })
  await tell(reply, undefined, ben)
  await run()
  expect(sent.map(({ to }) => to)).toEqual([ben.email])
  expect(app.lines.join()).toContain('may be lost')
})

test('the link in the mail ends all mails without signing in, by its press alone', async () => {
  const token = (await unsubscribeUrlOf(app.platform, ana.id)).split('/').at(-1) ?? ''
  await app.http.inject({ url: `/api/inbox/unsubscriptions/${token}` })
  await app.http.inject({ url: `/unsubscribe/${token}` })
  const settings = async () => (await ask(app, getInboxSettings, { as: ana })).mails
  expect(await settings()).toEqual(all)
  expect((await send(app, unsubscribe, { params: { token } })).statusCode).toBe(204)
  expect(await settings()).toEqual(none)
  await tell(reply)
  await run()
  expect(sent).toEqual([])
})

test('a forged or broken link ends nothing', async () => {
  const token = (await unsubscribeUrlOf(app.platform, ana.id)).split('/').at(-1) ?? ''
  const ben = await aLearner(app)
  const [name = '', mac = ''] = token.split('.')
  const ofBen = Buffer.from(ben.id).toString('base64url')
  for (const forged of [`${ofBen}.${mac}`, `${name}.${mac.slice(0, -6)}AAAAAA`, `${'A'.repeat(40)}.${mac}`]) {
    expect((await refusal(app, unsubscribe, { params: { token: forged } })).code).toBe('not_found')
  }
  expect((await refusal(app, unsubscribe, { params: { token: 'short' } })).status).toBe(400)
})
