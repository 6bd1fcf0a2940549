import { getCurrentUser } from '@rehearsal/contracts/account'
import {
  changePassword,
  confirmEmailChange,
  getEmailChange,
  startEmailChange,
  withdrawEmailChange,
} from '@rehearsal/contracts/account-security'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailChange, users } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { mailsTo } from '../../testing/mails.ts'
import { deleteExpiredEmailChanges, sendEmailLinks } from './email-change-service.ts'

let app: TestApp
const PASSWORD = 'correct horse battery'
let made = 0

beforeAll(async () => {
  app = await anApp({ hasJobs: true })
})
afterAll(() => app.close())

const aMember = () => aLearner(app, { password: PASSWORD })
const anAddress = () => `new-${++made}@example.org`
const start = (as: TestLearner, email: string, password = PASSWORD) =>
  ask(app, startEmailChange, { as, body: { email, password } })
const emailOf = async (as: TestLearner) => (await ask(app, getCurrentUser, { as })).email

/** The token of the link in the last mail to an address, once the queue has sent it. */
async function tokenMailedTo(email: string): Promise<string> {
  const token = async () =>
    /\/confirm-email\/([\w-]+)/u.exec((await mailsTo(app, email)).at(-1)?.replaceAll('=\n', '') ?? '')?.[1] ?? ''
  await expect.poll(token, { timeout: 15_000 }).not.toBe('')
  return token()
}

test('an address changes when the link that was mailed to it is opened, not before', async () => {
  const ana = await aMember()
  const email = anAddress()
  expect(await start(ana, email)).toEqual({ pendingEmail: email, expiresAt: '2026-03-19T09:00:00.000Z' })
  const token = await tokenMailedTo(email)
  expect(await emailOf(ana)).toBe(ana.email)
  expect(await ask(app, getEmailChange, { as: ana })).toMatchObject({ pendingEmail: email })
  await ask(app, confirmEmailChange, { params: { token } })
  expect(await emailOf(ana)).toBe(email)
  expect(await ask(app, getEmailChange, { as: ana })).toEqual({ pendingEmail: null, expiresAt: null })
  expect(await refusal(app, confirmEmailChange, { params: { token } })).toMatchObject({ status: 410 })
})

test('the old address is told that a change was asked for, and that it was made', async () => {
  const ana = await aMember()
  const email = anAddress()
  await start(ana, email)
  const token = await tokenMailedTo(email)
  await expect.poll(() => mailsTo(app, ana.email), { timeout: 15_000 }).toHaveLength(1)
  const [notice = ''] = await mailsTo(app, ana.email)
  expect(notice).not.toContain(email)
  expect(notice).not.toContain('/confirm-email/')
  await ask(app, confirmEmailChange, { params: { token } })
  await expect.poll(() => mailsTo(app, ana.email), { timeout: 15_000 }).toHaveLength(2)
})

test('a mail to an address that is not confirmed holds no word of whoever asked', async () => {
  const ana = await aLearner(app, { password: PASSWORD, nickname: 'Visit evil.example' })
  const [free, taken] = [anAddress(), (await aMember()).email]
  for (const email of [free, taken]) {
    await start(ana, email)
    await expect.poll(() => mailsTo(app, email), { timeout: 15_000 }).toHaveLength(1)
    expect((await mailsTo(app, email))[0]).not.toContain('evil')
  }
})

test('that an address belongs to another account is said by mail alone', async () => {
  const [ana, ben] = [await aMember(), await aMember()]
  const answer = async (email: string) => {
    const response = await send(app, startEmailChange, { as: ana, body: { email, password: PASSWORD } })
    return [response.statusCode, Object.keys(response.json())]
  }
  expect(await answer(ben.email.toUpperCase())).toEqual(await answer(anAddress()))
  await start(ana, ben.email)
  await sendEmailLinks(app.platform, ana.id)
  const mail = (await mailsTo(app, ben.email)).at(-1) ?? ''
  expect(mail).toContain('has a Rehearsal account already')
  expect(mail).not.toContain('/confirm-email/')
})

test('an address that was taken while the link was under way stays with who has it', async () => {
  const ana = await aMember()
  const email = anAddress()
  await start(ana, email)
  const token = await tokenMailedTo(email)
  await aLearner(app, { email })
  expect(await refusal(app, confirmEmailChange, { params: { token } })).toMatchObject({ code: 'email_taken' })
  expect(await emailOf(ana)).toBe(ana.email)
})

test('a change needs the password, and another address than the one there is', async () => {
  const ana = await aMember()
  for (const [email, password, field] of [
    [anAddress(), 'not this one', 'password'],
    [ana.email.toUpperCase(), PASSWORD, 'email'],
    ['no address', PASSWORD, 'email'],
  ] as const) {
    const { status, errors } = await refusal(app, startEmailChange, { as: ana, body: { email, password } })
    expect([status, errors.map((issue) => issue.field)]).toEqual([400, [field]])
  }
  expect(await ask(app, getEmailChange, { as: ana })).toMatchObject({ pendingEmail: null })
})

test('a second change makes the link of the first worthless, and so does withdrawing', async () => {
  const ana = await aMember()
  const [first, second] = [anAddress(), anAddress()]
  await start(ana, first)
  const firstToken = await tokenMailedTo(first)
  await start(ana, second)
  const secondToken = await tokenMailedTo(second)
  expect(await refusal(app, confirmEmailChange, { params: { token: firstToken } })).toMatchObject({ status: 410 })
  await ask(app, withdrawEmailChange, { as: ana })
  expect(await refusal(app, confirmEmailChange, { params: { token: secondToken } })).toMatchObject({ status: 410 })
  expect(await emailOf(ana)).toBe(ana.email)
})

test('a new password makes a link worthless that somebody else may have asked for', async () => {
  const ana = await aMember()
  const email = anAddress()
  await start(ana, email)
  const token = await tokenMailedTo(email)
  await ask(app, changePassword, { as: ana, body: { password: PASSWORD, newPassword: 'another good password' } })
  expect(await refusal(app, confirmEmailChange, { params: { token } })).toMatchObject({ status: 410 })
})

test('a demo has no address to change', async () => {
  const demo = await aMember()
  await app.platform.db.update(users).set({ isDemo: true }).where(eq(users.id, demo.id))
  const asking = { as: demo, body: { email: anAddress(), password: PASSWORD } }
  expect(await refusal(app, startEmailChange, asking)).toMatchObject({ status: 422, code: 'demo_account' })
})

test('a link lives for a day, and is then forgotten', async () => {
  const ana = await aMember()
  const email = anAddress()
  await start(ana, email)
  const token = await tokenMailedTo(email)
  app.clock.advanceSeconds(86_400)
  expect(await refusal(app, confirmEmailChange, { params: { token } })).toMatchObject({ status: 410 })
  await deleteExpiredEmailChanges(app.platform)
  expect(await app.platform.db.$count(emailChange)).toBe(0)
})
