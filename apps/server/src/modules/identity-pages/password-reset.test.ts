import { completePasswordReset, lookAtPasswordReset, requestPasswordReset } from '@rehearsal/contracts/sign-in'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { passwordReset } from '../../platform/database/schema.ts'
import { aBrowser, askForCode, enter, refresh, signIn } from '../../testing/a-browser.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { deleteExpiredResets, sendResetLink } from './password-reset-service.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp({ now: systemClock.now(), hasJobs: true })
})
afterAll(() => app.close())

const OLD = 'the old password'
const NEW = 'the new password'
const aMember = (email: string) => aLearner(app, { email, password: OLD })

/** What lies in the outbox for an address, the links in it. */
async function linksFor(email: string): Promise<string[]> {
  const folder = join(app.dataDir, 'outbox')
  const names: string[] = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) =>
      [...mail.matchAll(/http:\/\/localhost:3000\/reset-password\/([\w-]+)/gu)].map(([, token]) => token ?? ''),
    )
}

/** Mails a link at once, without the queue, and returns its token. */
async function aToken(learner: TestLearner): Promise<string> {
  const before = new Set(await linksFor(learner.email))
  await sendResetLink(app.platform, learner.id)
  return (await linksFor(learner.email)).find((token) => !before.has(token)) ?? ''
}

const complete = (token: string, password = NEW) => ({ params: { token }, body: { password } })
const canSignIn = async (email: string, password: string) => {
  const browser = aBrowser(app)
  return (await enter(browser, (await askForCode(browser)).uid, { kind: 'sign-in', email, password })).status === 200
}

test('who asks for a link gets it by mail, through the queue', async () => {
  const ana = await aMember('ana@example.org')
  const response = await send(app, requestPasswordReset, { body: { email: 'ANA@example.org' } })
  expect([response.statusCode, response.json()]).toEqual([202, { isSent: true }])
  await expect.poll(() => linksFor(ana.email), { timeout: 15_000 }).toHaveLength(1)
})

test('the mail is addressed, signed and says what to do', async () => {
  const folder = join(app.dataDir, 'outbox')
  const [name = ''] = await readdir(folder)
  const mail = await readFile(join(folder, name), 'utf8')
  expect(mail).toContain('To: ana@example.org')
  expect(mail).toContain('Subject: Set a new password for Rehearsal')
  expect(mail).toContain('Hello Ana,')
})

test('an unknown address is answered the same, and nothing is mailed', async () => {
  const known = await send(app, requestPasswordReset, { body: { email: 'ana@example.org' } })
  const unknown = await send(app, requestPasswordReset, { body: { email: 'nobody@example.org' } })
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  await sendResetLink(app.platform, null)
  expect(await linksFor('nobody@example.org')).toEqual([])
})

test('an account without a password has none to reset', async () => {
  const guest = await aLearner(app, { email: 'guest@example.org' })
  await ask(app, requestPasswordReset, { body: { email: guest.email } })
  expect(await app.platform.db.$count(passwordReset, eq(passwordReset.userId, guest.id))).toBe(0)
})

test('a link sets a new password, once', async () => {
  const ben = await aMember('ben@example.org')
  const token = await aToken(ben)
  const response = await send(app, completePasswordReset, complete(token))
  expect([response.statusCode, response.body]).toEqual([204, ''])
  expect([await canSignIn(ben.email, OLD), await canSignIn(ben.email, NEW)]).toEqual([false, true])
  expect(await refusal(app, completePasswordReset, complete(token, 'a third password'))).toMatchObject({
    status: 410,
    code: 'reset_link_expired',
  })
  expect(await canSignIn(ben.email, NEW)).toBe(true)
})

test('a link used twice at once works once', async () => {
  const token = await aToken(await aMember('twice@example.org'))
  const answers = await Promise.all([1, 2, 3].map(() => send(app, completePasswordReset, complete(token))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 410, 410])
})

test('a link can be looked at before it is used, which uses nothing up', async () => {
  const gina = await aMember('gina@example.org')
  const token = await aToken(gina)
  const look = async (each = token) => (await send(app, lookAtPasswordReset, { params: { token: each } })).statusCode
  expect([await look(), await look()]).toEqual([204, 204])
  await ask(app, completePasswordReset, complete(token))
  // A used link and one that nobody ever had are told the same.
  expect([await look(), await look('x'.repeat(32))]).toEqual([410, 410])
  const late = await aToken(await aMember('later@example.org'))
  app.clock.advanceSeconds(3601)
  expect(await look(late)).toBe(410)
})

test('a new password ends every session', async () => {
  const cara = await aMember('cara@example.org')
  const browser = aBrowser(app)
  const tokens = await signIn(browser, { kind: 'sign-in', email: cara.email, password: OLD })
  await ask(app, completePasswordReset, complete(await aToken(cara)))
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400)
  expect((await askForCode(browser)).answer.location).toContain('/interaction/')
})

test('a new password makes the other links worthless', async () => {
  const dora = await aMember('dora@example.org')
  const first = await aToken(dora)
  app.clock.advanceSeconds(120)
  const second = await aToken(dora)
  await ask(app, completePasswordReset, complete(second))
  expect(await refusal(app, completePasswordReset, complete(first))).toMatchObject({ status: 410 })
})

test('a link lives for an hour', async () => {
  const token = await aToken(await aMember('late@example.org'))
  app.clock.advanceSeconds(3601)
  expect(await refusal(app, completePasswordReset, complete(token))).toMatchObject({ code: 'reset_link_expired' })
})

test('one mail a minute is enough', async () => {
  const ella = await aMember('ella@example.org')
  await sendResetLink(app.platform, ella.id)
  await sendResetLink(app.platform, ella.id)
  expect(await linksFor(ella.email)).toHaveLength(1)
  app.clock.advanceSeconds(61)
  await sendResetLink(app.platform, ella.id)
  expect(await linksFor(ella.email)).toHaveLength(2)
})

test('expired links are forgotten, open ones are not', async () => {
  const finn = await aMember('finn@example.org')
  await sendResetLink(app.platform, finn.id)
  app.clock.advanceSeconds(1800)
  await deleteExpiredResets(app.platform)
  const countOf = () => app.platform.db.$count(passwordReset, eq(passwordReset.userId, finn.id))
  expect(await countOf()).toBe(1)
  app.clock.advanceSeconds(1801)
  await deleteExpiredResets(app.platform)
  expect(await countOf()).toBe(0)
})

test('only the hash of a link is kept', async () => {
  const token = await aToken(await aMember('gia@example.org'))
  const kept = JSON.stringify(await app.platform.db.select().from(passwordReset))
  expect(kept).not.toContain(token)
})

test.each([
  ['x'.repeat(32), NEW, 410],
  ['short', NEW, 400],
  ['a b'.repeat(9), NEW, 400],
  ['x'.repeat(32), 'short', 400],
  ['x'.repeat(32), 'y'.repeat(201), 400],
])('the token "%s" with the password "%s" is %d', async (token, password, status) => {
  expect((await refusal(app, completePasswordReset, complete(token, password))).status).toBe(status)
})
