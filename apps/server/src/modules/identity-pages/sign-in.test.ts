import { getCurrentUser } from '@rehearsal/contracts/account'
import { getInteraction } from '@rehearsal/contracts/sign-in'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { oidcModel, users } from '../../platform/database/schema.ts'
import {
  aBrowser,
  askForCode,
  type Browser,
  codeAfter,
  codeIn,
  enter,
  exchange,
  REALM,
  refresh,
  signIn,
  tokensIn,
} from '../../testing/a-browser.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { hashedAsTyped } from '../../testing/hashed-as-typed.ts'

let app: TestApp
let ana: TestLearner
const PASSWORD = 'correct horse battery'

/** The issuer's library reads the real clock, so the app's begins there too. */
beforeAll(async () => {
  app = await anApp({ now: systemClock.now() })
  ana = await aLearner(app, { email: 'Ana@example.org', password: PASSWORD })
})
afterAll(() => app.close())

const asAna = () => ({ kind: 'sign-in' as const, email: 'ana@EXAMPLE.org', password: PASSWORD })
const newcomer = (email: string) => ({
  kind: 'sign-up' as const,
  email,
  password: 'password123',
  nickname: 'New',
  timeZone: 'Asia/Tehran',
})
const me = (token: string) => ask(app, getCurrentUser, { as: { token } })
const bodyOf = ({ body }: { body: string }) => ({ ...JSON.parse(body), requestId: '' })
const errorIn = (body: string) => JSON.parse(body)['error']

/** As far as the code, signed in as Ana. */
async function aCode(browser: Browser = aBrowser(app)) {
  const { uid, verifier } = await askForCode(browser)
  return { browser, verifier, code: await codeAfter(browser, await enter(browser, uid, asAna())) }
}

test('signing up makes an account and leads to tokens', async () => {
  const tokens = await signIn(aBrowser(app), newcomer('new@example.org'))
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600 })
  expect(tokens.refresh_expires_in).toBeGreaterThan(29 * 86_400)
  expect(await me(tokens.access_token)).toMatchObject({
    email: 'new@example.org',
    nickname: 'New',
    role: 'learner',
    status: 'TRIAL',
    expireDate: null,
    isDemo: false,
    profile: { language: null, timeZone: 'Asia/Tehran' },
  })
})

test.each([undefined, 'ACADEMIC', 'CORE'] as const)(
  'who signs up for %s prepares for that exam',
  async (examVariant) => {
    const email = `${examVariant ?? 'none'}@example.org`
    await signIn(aBrowser(app), { ...newcomer(email), ...(examVariant && { examVariant }) })
    const [row] = await app.platform.db.select().from(users).where(eq(users.email, email))
    expect(row?.examVariant).toBe(examVariant ?? 'ACADEMIC')
  },
)

test.each(['ana\u200B@example.org', '\u202Aana@example.org\u202C', 'ana＠example.org', ' ＡＮＡ@example．org '])(
  'the address %j is that of Ana, however it was typed',
  async (email) => {
    const tokens = await signIn(aBrowser(app), { ...asAna(), email })
    expect(await me(tokens.access_token)).toMatchObject({ id: ana.id })
    const browser = aBrowser(app)
    const { uid } = await askForCode(browser)
    expect(bodyOf(await enter(browser, uid, newcomer(email)))['code']).toBe('email_taken')
  },
)

const COMPOSED = 'caf\u00E9 au lait'
const DECOMPOSED = 'cafe\u0301 au lait'

test('a password with accents is the same on every keyboard', async () => {
  const account = { ...newcomer('accents@example.org'), password: DECOMPOSED }
  await signIn(aBrowser(app), account)
  for (const password of [COMPOSED, DECOMPOSED]) {
    const { access_token } = await signIn(aBrowser(app), { kind: 'sign-in', email: account.email, password })
    expect(await me(access_token)).toMatchObject({ email: account.email })
  }
})

test('a password longer than any is refused as too long, not as too short', async () => {
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  const { errors } = bodyOf(await enter(browser, uid, { ...asAna(), password: 'x'.repeat(201) }))
  expect(errors).toMatchObject([{ field: 'password', code: 'too_big' }])
})

test('a password that was stored as it was typed still opens, and from then on with every keyboard', async () => {
  const { id, email } = await aLearner(app, { email: 'old@example.org' })
  await app.platform.db
    .update(users)
    .set({ passwordHash: hashedAsTyped(DECOMPOSED) })
    .where(eq(users.id, id))
  const by = (password: string) => ({ kind: 'sign-in' as const, email, password })
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  expect(bodyOf(await enter(browser, uid, by(COMPOSED)))['code']).toBe('wrong_credentials')
  await signIn(aBrowser(app), by(DECOMPOSED))
  for (const password of [COMPOSED, DECOMPOSED]) await signIn(aBrowser(app), by(password))
})

test('the address is known whatever its case, and the token speaks for its account', async () => {
  const tokens = await signIn(aBrowser(app), asAna())
  expect(await me(tokens.access_token)).toMatchObject({ id: ana.id, email: 'Ana@example.org' })
  expect(decodeJwt(tokens.access_token)).toMatchObject({
    iss: 'http://localhost:3000/realms/rehearsal',
    aud: 'rehearsal-api',
    sub: ana.id,
  })
})

test('the sign-in page is told what it is asked for', async () => {
  const browser = aBrowser(app)
  const { uid, answer } = await askForCode(browser)
  expect([answer.status, answer.location]).toEqual([303, `/interaction/${uid}`])
  const { status, body, headers } = await browser.send(`/api/interactions/${uid}`)
  expect([status, getInteraction.response.parse(JSON.parse(body))]).toEqual([200, { prompt: 'login', hasDemo: false }])
  expect(headers['cache-control']).toBe('no-store')
})

test('who is signed in needs no page, and gets the state back', async () => {
  const browser = aBrowser(app)
  await signIn(browser, asAna())
  const { answer, verifier } = await askForCode(browser)
  expect(answer.location).toMatch(/^http:\/\/localhost:3000\/callback\?code=.*state=a-state/u)
  const { searchParams } = new URL(answer.location)
  expect(searchParams.get('iss')).toBe('http://localhost:3000/realms/rehearsal')
  const tokens = tokensIn(await exchange(browser, codeIn(answer.location), verifier))
  expect((await me(tokens.access_token)).id).toBe(ana.id)
})

test('a wrong password and an unknown account are told the same, and the page goes on', async () => {
  const browser = aBrowser(app)
  const { uid, verifier } = await askForCode(browser)
  const wrong = await enter(browser, uid, { ...asAna(), password: 'wrong' })
  const unknown = await enter(browser, uid, { ...asAna(), email: 'nobody@example.org' })
  expect([wrong.status, unknown.status]).toEqual([422, 422])
  expect(bodyOf(wrong)).toEqual(bodyOf(unknown))
  expect(bodyOf(wrong)['code']).toBe('wrong_credentials')
  const code = await codeAfter(browser, await enter(browser, uid, asAna()))
  expect((await exchange(browser, code, verifier)).status).toBe(200)
})

test('an unknown account takes as much work as a wrong password', async () => {
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  // Measured in this process's own time, hashing threads included, which other processes do not lengthen.
  const work = async (email: string) => {
    const before = process.cpuUsage()
    await enter(browser, uid, { kind: 'sign-in', email, password: 'wrong' })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let i = 0; i < 9; i++) {
    known.push(await work('ana@example.org'))
    unknown.push(await work(`nobody${i}@example.org`))
  }
  const median = (amounts: number[]) => amounts.toSorted((a, b) => a - b)[4] ?? 0
  // Without the hash an unknown account would be told with a small fraction of the work.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.4)
  expect(median(unknown) / median(known)).toBeLessThan(2.5)
})

test('an address has one account, whatever its case', async () => {
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  const { status, body } = await enter(browser, uid, newcomer('ANA@example.ORG'))
  expect([status, JSON.parse(body)['code']]).toEqual([409, 'email_taken'])
})

test('of two who sign up with one address at once, one gets it', async () => {
  const browsers = await Promise.all(
    [1, 2].map(async () => {
      const browser = aBrowser(app)
      return { browser, uid: (await askForCode(browser)).uid }
    }),
  )
  const answers = await Promise.all(
    browsers.map(({ browser, uid }) => enter(browser, uid, newcomer('race@example.org'))),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test.each([
  [
    { kind: 'sign-up', email: 'x', password: 'short', nickname: ' ', timeZone: '' },
    ['email', 'nickname', 'password', 'timeZone'],
  ],
  [{ ...newcomer('zone@example.org'), timeZone: 'Mars/Olympus' }, ['timeZone']],
  [{ ...newcomer('zone@example.org'), timeZone: 'Etc/Unknown' }, ['timeZone']],
  [{ ...newcomer('exam@example.org'), examVariant: 'IELTS' }, ['examVariant']],
  [{ ...newcomer('extra@example.org'), role: 'admin' }, ['role']],
  [{ kind: 'sign-in', email: 'a@b.example' }, ['password']],
  [{ kind: 'become-admin' }, ['kind']],
  [{ kind: 'demo', status: 'FREE', timeZone: 'UTC' }, ['status']],
])('the page sends nothing like %j', async (action, fields) => {
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  const { status, body } = await enter(browser, uid, action)
  expect(status).toBe(400)
  expect(
    JSON.parse(body)
      ['errors'].map(({ field }: { field: string }) => field)
      .toSorted(),
  ).toEqual(fields)
})

test('a sign-in page belongs to the browser that asked for it', async () => {
  const { uid } = await askForCode(aBrowser(app))
  const stranger = aBrowser(app)
  for (const browser of [stranger, await withOwnPage(stranger)]) {
    const { status, body } = await enter(browser, uid, asAna())
    expect([status, JSON.parse(body)['code']]).toEqual([410, 'interaction_expired'])
    expect((await browser.send(`/api/interactions/${uid}`)).status).toBe(410)
  }
})

async function withOwnPage(browser: Browser) {
  await askForCode(browser)
  return browser
}

test('without the demo there is none to try', async () => {
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  expect((await enter(browser, uid, { kind: 'demo', status: 'TRIAL', timeZone: 'UTC' })).status).toBe(404)
})

test.each([
  [{ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ response_type: 'id_token' }, 'invalid_request'],
])('a client that asks with %j gets no code', async (changes, error) => {
  const { answer } = await askForCode(aBrowser(app), changes)
  expect(answer.location).toContain(`error=${error}`)
  expect(codeIn(answer.location)).toBe('')
})

test.each([
  [{ redirect_uri: 'https://evil.example/callback' }, 'invalid_redirect_uri'],
  [{ redirect_uri: 'http://localhost:3000/callback/../other' }, 'invalid_redirect_uri'],
  [{ client_id: 'another' }, 'invalid_client'],
])('nobody is sent elsewhere by %j', async (changes, error) => {
  const { answer } = await askForCode(aBrowser(app), changes)
  expect([answer.status, answer.location, errorIn(answer.body)]).toEqual([400, '', error])
})

test('a code is worth nothing without the secret of who asked', async () => {
  const { browser, code } = await aCode()
  const { status, body } = await exchange(browser, code, 'x'.repeat(43))
  expect([status, errorIn(body)]).toEqual([400, 'invalid_grant'])
})

test('a code works once, and its second use ends what it gave', async () => {
  const { browser, code, verifier } = await aCode()
  const tokens = tokensIn(await exchange(browser, code, verifier))
  expect(errorIn((await exchange(browser, code, verifier)).body)).toBe('invalid_grant')
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400)
})

test('a code sent many times at once works at most once', async () => {
  const { browser, code, verifier } = await aCode()
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(browser, code, verifier)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
})

test('signing out ends the session and everything granted in it', async () => {
  const browser = aBrowser(app)
  const tokens = await signIn(browser, asAna())
  const address = new URLSearchParams({
    client_id: 'rehearsal-web',
    post_logout_redirect_uri: 'http://localhost:3000/',
  })
  const page = await browser.send(`${REALM}/logout?${address.toString()}`)
  expect(page.status).toBe(200)
  expect(page.body).toContain('<script src="/sign-out.js"></script>')
  expect(page.body).not.toMatch(/<script>|onload=/u)
  const action = /action="([^"]+)"/u.exec(page.body)?.[1] ?? ''
  const xsrf = /name="xsrf" value="([^"]+)"/u.exec(page.body)?.[1] ?? ''
  const out = await browser.send(action, { method: 'POST', form: { xsrf, logout: 'yes' } })
  expect([out.status, out.location]).toEqual([303, 'http://localhost:3000/'])

  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400)
  expect((await askForCode(browser)).answer.location).toContain('/interaction/')
})

test('signing out leads nowhere but home', async () => {
  const browser = aBrowser(app)
  await signIn(browser, asAna())
  const address = new URLSearchParams({ client_id: 'rehearsal-web', post_logout_redirect_uri: 'https://evil.example/' })
  expect((await browser.send(`${REALM}/logout?${address.toString()}`)).status).toBe(400)
})

test('the issuer describes itself with Keycloak’s addresses and shows no private key', async () => {
  const browser = aBrowser(app)
  const { body } = await browser.send('/realms/rehearsal/.well-known/openid-configuration')
  expect(JSON.parse(body)).toMatchObject({
    issuer: 'http://localhost:3000/realms/rehearsal',
    authorization_endpoint: `http://localhost:3000${REALM}/auth`,
    token_endpoint: `http://localhost:3000${REALM}/token`,
    jwks_uri: `http://localhost:3000${REALM}/certs`,
    end_session_endpoint: `http://localhost:3000${REALM}/logout`,
  })
  const { keys } = JSON.parse((await browser.send(`${REALM}/certs`)).body)
  expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})

test('what the issuer answers carries the security headers too', async () => {
  const { headers } = await aBrowser(app).send('/realms/rehearsal/.well-known/openid-configuration')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('cookies are for the server alone', async () => {
  const browser = aBrowser(app)
  const response = await app.http.inject({ url: (await askForCode(browser)).answer.location, headers: {} })
  expect(response.statusCode).toBeLessThan(500)
  const asked = await app.http.inject({
    url: `${REALM}/auth?client_id=rehearsal-web&response_type=code&scope=openid&redirect_uri=${encodeURIComponent('http://localhost:3000/callback')}&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256`,
    headers: { host: 'localhost:3000' },
  })
  expect(asked.cookies.length).toBeGreaterThan(0)
  for (const cookie of asked.cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax' })
})

test('passwords and tokens are kept as hashes or not at all', async () => {
  const tokens = await signIn(aBrowser(app), asAna())
  const kept = JSON.stringify(await app.platform.db.select().from(users))
  expect(kept).not.toContain(PASSWORD)
  expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  const models = JSON.stringify(await app.platform.db.select().from(oidcModel))
  for (const token of [tokens.access_token, tokens.refresh_token]) expect(models).not.toContain(token)
  const log = app.lines.join('\n')
  for (const secret of [PASSWORD, tokens.access_token, tokens.refresh_token, 'example.org']) {
    expect(log).not.toContain(secret)
  }
})
