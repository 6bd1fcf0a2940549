import { getCurrentUser } from '@rehearsal/contracts/account'
import { changePassword, endAllSessions, endSession, listSessions } from '@rehearsal/contracts/account-security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import {
  aBrowser,
  askForCode,
  type Browser,
  codeAfter,
  enter,
  exchange,
  refresh,
  tokensIn,
} from '../../testing/a-browser.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'

let app: TestApp
const PASSWORD = 'correct horse battery'

/** The issuer's library reads the real clock, so the app's begins there too. */
beforeAll(async () => {
  app = await anApp({ now: systemClock.now() })
})
afterAll(() => app.close())

const aMember = () => aLearner(app, { password: PASSWORD })
type SignedIn = { browser: Browser; token: string; refreshToken: string }

/** Signs in with a browser that calls itself so. */
async function signInWith({ email }: TestLearner, userAgent = ''): Promise<SignedIn> {
  const plain = aBrowser(app)
  const browser: Browser = {
    ...plain,
    send: (address, sending) =>
      plain.send(address, { ...sending, headers: { ...sending?.headers, 'user-agent': userAgent } }),
  }
  const { uid, verifier } = await askForCode(browser)
  const code = await codeAfter(browser, await enter(browser, uid, { kind: 'sign-in', email, password: PASSWORD }))
  const { access_token: token, refresh_token: refreshToken } = tokensIn(await exchange(browser, code, verifier))
  return { browser, token, refreshToken }
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const isIn = async (as: SignedIn) =>
  (await app.http.inject({ url: '/api/users/currentUser', headers: { authorization: `Bearer ${as.token}` } }))
    .statusCode === 200
const canRefresh = async ({ browser, refreshToken }: SignedIn) => (await refresh(browser, refreshToken)).status === 200
const idOfOther = async (as: SignedIn) =>
  (await ask(app, listSessions, { as })).find(({ isCurrent }) => !isCurrent)?.id ?? ''

test('a learner sees where they are signed in, with which device, and which one is here', async () => {
  const ana = await aMember()
  const [here, there] = [await signInWith(ana, firefox), await signInWith(ana, phone)]
  await signInWith(await aMember(), phone)
  expect(await ask(app, listSessions, { as: here })).toEqual([
    expect.objectContaining({ device: 'Firefox on Windows', isCurrent: true }),
    expect.objectContaining({ device: 'Chrome on Android', isCurrent: false }),
  ])
  expect((await ask(app, listSessions, { as: there })).map(({ device }) => device)).toEqual([
    'Chrome on Android',
    'Firefox on Windows',
  ])
})

test('a session keeps its name and its place when its tokens are refreshed', async () => {
  const ana = await aMember()
  const here = await signInWith(ana, firefox)
  const [before] = await ask(app, listSessions, { as: here })
  const fresh = tokensIn(await refresh(here.browser, here.refreshToken))
  expect(await ask(app, listSessions, { as: { token: fresh.access_token } })).toEqual([
    { ...before, lastUsedAt: expect.any(String) },
  ])
})

test('signing out another browser ends it at once, and that one alone', async () => {
  const ana = await aMember()
  const [here, there] = [await signInWith(ana), await signInWith(ana)]
  await ask(app, endSession, { as: here, params: { id: await idOfOther(here) } })
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect([await canRefresh(here), await canRefresh(there)]).toEqual([true, false])
  expect(await ask(app, listSessions, { as: here })).toHaveLength(1)
})

test('somebody else’s session cannot be ended, nor one that has ended', async () => {
  const [ana, ben] = [await aMember(), await aMember()]
  const [here, there] = [await signInWith(ana), await signInWith(ana)]
  const id = await idOfOther(here)
  const stranger = await signInWith(ben)
  expect(await refusal(app, endSession, { as: stranger, params: { id } })).toMatchObject({ status: 404 })
  expect(await isIn(there)).toBe(true)
  await ask(app, endSession, { as: here, params: { id } })
  expect(await refusal(app, endSession, { as: here, params: { id } })).toMatchObject({ status: 404 })
})

test('signing out everywhere ends this session too, unless it is kept', async () => {
  const ana = await aMember()
  const [here, there] = [await signInWith(ana), await signInWith(ana)]
  await ask(app, endAllSessions, { as: here, query: { keepsThis: true } })
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect(await canRefresh(here)).toBe(true)
  const again = await signInWith(ana)
  await ask(app, endAllSessions, { as: again })
  expect([await isIn(here), await isIn(again), await canRefresh(again)]).toEqual([false, false, false])
})

test('a new password needs the present one, and signs out every other browser', async () => {
  const ana = await aMember()
  const [here, there] = [await signInWith(ana), await signInWith(ana)]
  const change = (password: string) => ({ as: here, body: { password, newPassword: 'another good password' } })
  const { status, errors } = await refusal(app, changePassword, change('not this one'))
  expect([status, errors.map(({ field }) => field)]).toEqual([400, ['password']])
  expect(await isIn(there)).toBe(true)
  await ask(app, changePassword, change(PASSWORD))
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect([await canRefresh(here), await canRefresh(there)]).toEqual([true, false])
  expect(await refusal(app, changePassword, change(PASSWORD))).toMatchObject({ status: 400 })
})

test.each([
  [{ password: PASSWORD, newPassword: 'short' }, ['newPassword']],
  [{ password: '', newPassword: 'x'.repeat(201) }, ['password', 'newPassword']],
  [{ newPassword: 'long enough' }, ['password']],
])('the change of password %j is refused whole', async (body, fields) => {
  const ana = await aMember()
  const { status, errors } = await refusal(app, changePassword, { as: ana, body })
  expect([status, errors.map(({ field }) => field)]).toEqual([400, fields])
})

test('whoever signs out ends the access token too', async () => {
  const here = await signInWith(await aMember())
  expect(await ask(app, getCurrentUser, { as: here })).toMatchObject({ hasPassword: true })
  await ask(app, endSession, {
    as: here,
    params: { id: (await ask(app, listSessions, { as: here }))[0]?.id ?? '' },
  })
  expect(await refusal(app, getCurrentUser, { as: here })).toMatchObject({ status: 401 })
})
