import { and, eq, isNull, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../../platform/clock.ts'
import { oidcModel } from '../../platform/database/schema.ts'
import {
  aBrowser,
  type Answer,
  type Browser,
  REALM,
  refresh,
  signIn,
  type Tokens,
  tokensIn,
} from '../../testing/a-browser.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'

let app: TestApp
let ana: TestLearner
const PASSWORD = 'correct horse battery'

/** The issuer's library reads the real clock, so the app's begins there too. */
beforeAll(async () => {
  app = await anApp({ now: systemClock.now() })
  ana = await aLearner(app, { email: 'ana@example.org', password: PASSWORD })
})
afterAll(() => app.close())

const isSignedIn = async ({ access_token: token }: Tokens) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.http.inject({ url: '/api/users/currentUser', headers })).statusCode === 200
}
const errorIn = ({ body }: Answer) => z.object({ error: z.string() }).parse(JSON.parse(body)).error

/** A learner who has signed in, and used the first refresh token once. */
async function aRotation() {
  const browser = aBrowser(app)
  const first = await signIn(browser, { kind: 'sign-in', email: 'ana@example.org', password: PASSWORD })
  const second = tokensIn(await refresh(browser, first.refresh_token))
  return { browser, first, second }
}

/** The row of the refresh token that came with an access token and has not been used. */
const isOf = ({ access_token: token }: Tokens) =>
  and(
    eq(oidcModel.kind, 'RefreshToken'),
    isNull(oidcModel.consumedAt),
    sql`${oidcModel.payload} ->> 'sessionUid' = ${decodeJwt(token)['session']}`,
  )

/** Another application that may ask this issuer for tokens. */
async function aClient(id: string): Promise<void> {
  const payload = {
    client_id: id,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: ['https://another.example/callback'],
  }
  await app.platform.db.insert(oidcModel).values({ kind: 'Client', id, payload }).onConflictDoNothing()
}

/** Whether a reuse was refused, and with it everything that was granted, access tokens too. */
async function hasEnded(browser: Browser, answer: Answer, tokens: Tokens): Promise<boolean> {
  const next = await refresh(browser, tokens.refresh_token)
  const isRefused = answer.status === 400 && errorIn(answer) === 'invalid_grant'
  return isRefused && next.status === 400 && !(await isSignedIn(tokens))
}

test('each refresh gives new tokens and leaves no more time than there was', async () => {
  const { first, second } = await aRotation()
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(await isSignedIn(second)).toBe(true)
  expect(second.refresh_expires_in).toBeLessThanOrEqual(first.refresh_expires_in)
  expect(second.refresh_expires_in).toBeGreaterThan(29 * 86_400)
})

test('a request whose answer was lost is answered once more with the same refresh token and a valid access token', async () => {
  const { browser, first, second } = await aRotation()
  app.clock.advanceSeconds(30)
  const again = tokensIn(await refresh(browser, first.refresh_token))
  expect(again.refresh_token).toBe(second.refresh_token)
  expect(again.refresh_expires_in).toBeLessThanOrEqual(second.refresh_expires_in)
  expect(decodeJwt(again.access_token)).toMatchObject({
    sub: ana.id,
    session: decodeJwt(first.access_token)['session'],
  })
  expect(await isSignedIn(again)).toBe(true)
  const third = tokensIn(await refresh(browser, again.refresh_token))
  expect(await isSignedIn(third)).toBe(true)
})

test('each refresh token may ask once more, also one that was itself given twice', async () => {
  const { browser, first, second } = await aRotation()
  await refresh(browser, first.refresh_token)
  const third = tokensIn(await refresh(browser, second.refresh_token))
  expect(tokensIn(await refresh(browser, second.refresh_token)).refresh_token).toBe(third.refresh_token)
  expect((await refresh(browser, third.refresh_token)).status).toBe(200)
})

test('a second repetition ends everything', async () => {
  const { browser, first, second } = await aRotation()
  expect((await refresh(browser, first.refresh_token)).status).toBe(200)
  expect(await hasEnded(browser, await refresh(browser, first.refresh_token), second)).toBe(true)
})

test('a repetition later than 30 seconds ends everything', async () => {
  const { browser, first, second } = await aRotation()
  app.clock.advanceSeconds(30.001)
  expect(await hasEnded(browser, await refresh(browser, first.refresh_token), second)).toBe(true)
})

test('a repetition after the successor was used ends everything', async () => {
  const { browser, first, second } = await aRotation()
  const third = tokensIn(await refresh(browser, second.refresh_token))
  expect(await hasEnded(browser, await refresh(browser, first.refresh_token), third)).toBe(true)
})

const refreshAs = (browser: Browser, client: string, token: string) =>
  browser.send(`${REALM}/token`, {
    method: 'POST',
    form: { grant_type: 'refresh_token', client_id: client, refresh_token: token },
  })

test.each([
  ['a known one', 'another-client'],
  ['an unknown one', 'no-client'],
])('a reuse by another client ends everything, at once: %s', async (_, client) => {
  await aClient('another-client')
  const { browser, first, second } = await aRotation()
  const answer = await refreshAs(browser, client, first.refresh_token)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await hasEnded(browser, await refresh(browser, first.refresh_token), second)).toBe(true)
})

test('another client that comes first is refused, and costs its owner nothing', async () => {
  const { browser, second } = await aRotation()
  expect((await refreshAs(browser, 'no-client', second.refresh_token)).status).toBe(401)
  expect((await refresh(browser, second.refresh_token)).status).toBe(200)
})

test('a sign-in that has ended is given no successor once more', async () => {
  const { browser, first } = await aRotation()
  const id = String(decodeJwt(first.access_token)['session'])
  const headers = { authorization: `Bearer ${first.access_token}` }
  await app.http.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers })
  expect(errorIn(await refresh(browser, first.refresh_token))).toBe('invalid_grant')
})

test('of two requests at once one rotates, and both are given the same refresh token', async () => {
  const { browser, second } = await aRotation()
  const answers = await Promise.all([1, 2].map(() => refresh(browser, second.refresh_token)))
  const [one, other] = answers.map(tokensIn)
  expect(one?.refresh_token).toBe(other?.refresh_token)
  expect((await refresh(browser, one?.refresh_token ?? '')).status).toBe(200)
})

test('two processes answer two requests at once with the same refresh token', async () => {
  const beside = await anApp({ beside: app })
  const { browser, second } = await aRotation()
  const elsewhere = { ...aBrowser(beside), cookies: browser.cookies }
  const answers = await Promise.all([browser, elsewhere].map((each) => refresh(each, second.refresh_token)))
  const [one, other] = answers.map(tokensIn)
  expect(one?.refresh_token).toBe(other?.refresh_token)
  expect((await refresh(browser, one?.refresh_token ?? '')).status).toBe(200)
  await beside.close()
})

test('of many requests at once no more than two are answered, and then nothing is granted any more', async () => {
  const { browser, second } = await aRotation()
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(browser, second.refresh_token)))
  const given = answers.filter(({ status }) => status === 200).map(tokensIn)
  expect(given.length).toBeLessThanOrEqual(2)
  expect((await refresh(browser, second.refresh_token)).status).toBe(400)
  for (const { refresh_token: token } of given) expect((await refresh(browser, token)).status).toBe(400)
})

test('a server that was started again answers once more with the same refresh token', async () => {
  const { browser, first, second } = await aRotation()
  const restarted = await anApp({ beside: app })
  const again = tokensIn(await refresh({ ...aBrowser(restarted), cookies: browser.cookies }, first.refresh_token))
  expect(again.refresh_token).toBe(second.refresh_token)
  await restarted.close()
})

test('a server that was stopped between using a refresh token and keeping its successor keeps it at the repetition', async () => {
  const { browser, first, second } = await aRotation()
  await app.platform.db.delete(oidcModel).where(isOf(second))
  expect((await refresh(browser, second.refresh_token)).status).toBe(400)
  const again = tokensIn(await refresh(browser, first.refresh_token))
  expect(again.refresh_token).toBe(second.refresh_token)
  expect((await refresh(browser, again.refresh_token)).status).toBe(200)
})

test('a refresh token from before hashes were kept is taken, and kept by its hash from then on', async () => {
  const { browser, second } = await aRotation()
  const token = second.refresh_token
  const [row] = await app.platform.db.select().from(oidcModel).where(isOf(second))
  const payload = { ...z.looseObject({}).parse(row?.payload), jti: token }
  await app.platform.db.update(oidcModel).set({ id: token, payload }).where(isOf(second))
  expect((await refresh(browser, token)).status).toBe(200)
  expect(JSON.stringify(await app.platform.db.select().from(oidcModel))).not.toContain(token)
})

test('what is kept of a refresh token, its hash, is none', async () => {
  const { browser, second } = await aRotation()
  const kept = await app.platform.db.select({ id: oidcModel.id }).from(oidcModel).where(isOf(second))
  expect(kept).toHaveLength(1)
  for (const { id } of kept) expect((await refresh(browser, id)).status).toBe(400)
  expect((await refresh(browser, second.refresh_token)).status).toBe(200)
})

test('a refresh token that nobody issued is refused', async () => {
  const answer = await refresh(aBrowser(app), 'made-up')
  expect([answer.status, errorIn(answer)]).toEqual([400, 'invalid_grant'])
})
