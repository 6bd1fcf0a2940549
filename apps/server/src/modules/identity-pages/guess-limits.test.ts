import { askForDeletion } from '@rehearsal/contracts/account-data'
import { changePassword, confirmEmailChange } from '@rehearsal/contracts/account-security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { aBrowser, askForCode, type Browser, enter } from '../../testing/a-browser.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { send } from '../../testing/ask.ts'

const PASSWORD = 'correct horse battery'
const environment = { GUESSES_PER_MINUTE: '4', GUESSES_PER_ACCOUNT: '9', GUESSES_PER_ADDRESS: '60' }
let app: TestApp
let other: TestApp

beforeAll(async () => {
  app = await anApp({ now: systemClock.now(), environment })
  other = await anApp({ beside: app, environment })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

/** Signs in from a browser, on a sign-in page of its own each time. */
const tryAs = async (browser: Browser, email: string, password: string) => {
  const { status, headers, body } = await enter(browser, (await askForCode(browser)).uid, {
    kind: 'sign-in',
    email,
    password,
  })
  return { status, retryAfter: Number(headers['retry-after']), body }
}

const statusesOf = async (count: number, attempt: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let i = 0; i < count; i += 1) statuses.push((await attempt()).status)
  return statuses
}

const aMember = (email: string) => aLearner(app, { email, password: PASSWORD })

test('who guesses at an account from one address is slowed down over all processes, and told for how long', async () => {
  await aMember('ana@example.org')
  const browser = aBrowser(app, '192.0.2.1')
  const there = aBrowser(other, '192.0.2.1')
  expect(await statusesOf(2, () => tryAs(browser, 'ana@example.org', 'wrong'))).toEqual([422, 422])
  // Written otherwise it is the same account, and another process counts on.
  expect(await statusesOf(2, () => tryAs(there, 'ANA@example.org', 'wrong'))).toEqual([422, 422])
  const refused = await tryAs(browser, 'ana@example.org', PASSWORD)
  expect(refused.status).toBe(429)
  expect(refused.retryAfter).toBeGreaterThan(0)
  expect(refused.retryAfter).toBeLessThanOrEqual(60)
  expect(refused.body).toMatch(/Too many tries\. Wait \d+ seconds? and try again\./u)
  expect((await tryAs(there, 'ana@example.org', PASSWORD)).status).toBe(429)
  // Others behind the address go on, and so does the owner elsewhere.
  await aMember('ben@example.org')
  expect((await tryAs(browser, 'ben@example.org', PASSWORD)).status).toBe(200)
  expect((await tryAs(aBrowser(other), 'ana@example.org', PASSWORD)).status).toBe(200)
  app.clock.advanceSeconds(refused.retryAfter)
  expect((await tryAs(browser, 'ana@example.org', PASSWORD)).status).toBe(200)
})

test('many addresses are no way round: an account has a limit of its own', async () => {
  app.clock.advanceSeconds(60)
  await aMember('cara@example.org')
  const statuses = await statusesOf(10, () => tryAs(aBrowser(app), 'cara@example.org', 'wrong'))
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429])
})

test('who is refused at one address takes nothing from the account’s limit elsewhere', async () => {
  app.clock.advanceSeconds(60)
  await aMember('dora@example.org')
  const guesser = aBrowser(app)
  const statuses = await statusesOf(12, () => tryAs(guesser, 'dora@example.org', 'wrong'))
  expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  expect((await tryAs(aBrowser(app), 'dora@example.org', PASSWORD)).status).toBe(200)
})

test('thirty learners behind one address sign up within a minute', async () => {
  app.clock.advanceSeconds(60)
  const signUp = async (index: number) => {
    const browser = aBrowser(index % 2 === 0 ? app : other, '198.51.100.7')
    const { uid } = await askForCode(browser)
    const email = `class-${index}@example.org`
    return enter(browser, uid, { kind: 'sign-up', email, password: PASSWORD, nickname: 'New', timeZone: 'UTC' })
  }
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => signUp(index)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('an address has a limit, a much wider one, whatever account it tries', async () => {
  app.clock.advanceSeconds(60)
  const browser = aBrowser(app, '203.0.113.9')
  const { uid } = await askForCode(browser)
  const look = (index: number) => browser.send(`/api/password-resets/${String(index).padStart(32, '0')}`)
  const statuses = await Promise.all(Array.from({ length: 61 }, (_, index) => look(index)))
  expect(statuses.filter(({ status }) => status === 410)).toHaveLength(60)
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  // It is one limit for all that can be guessed.
  expect((await enter(browser, uid, { kind: 'sign-in', email: 'x@example.org', password: 'x' })).status).toBe(429)
})

test('whoever has a token guesses at the password no faster than who signs in', async () => {
  app.clock.advanceSeconds(60)
  const as = await aMember('eva@example.org')
  const body = { password: 'wrong', newPassword: 'another good password' }
  const statuses = async (guess: () => Promise<{ statusCode: number }>) =>
    statusesOf(5, async () => ({ status: (await guess()).statusCode }))
  expect(await statuses(() => send(app, changePassword, { as, body }))).toEqual([400, 400, 400, 400, 429])
  expect(await statuses(() => send(other, askForDeletion, { as, body: { password: 'wrong' } }))).toEqual([
    400, 400, 400, 400, 429,
  ])
})

test('a class behind one address confirms its new addresses within a minute, and a link is not guessed at', async () => {
  app.clock.advanceSeconds(60)
  const confirm = async (token: string) => (await send(app, confirmEmailChange, { params: { token } })).statusCode
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => confirm(String(index).padStart(32, '0'))))
  expect(new Set(statuses)).toEqual(new Set([410]))
  expect(await statusesOf(4, async () => ({ status: await confirm('1'.padStart(32, '0')) }))).toEqual([
    410, 410, 410, 429,
  ])
})
