import { getConfigs, getCurrentUser } from '@rehearsal/contracts/account'
import { patchProfile } from '@rehearsal/contracts/profile'
import { askForDeletion, keepAccount } from '@rehearsal/contracts/account-data'
import type { JWTPayload } from 'jose'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../platform/database/schema.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { anIssuer, type TestIssuer } from '../../testing/an-issuer.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

let issuer: TestIssuer
let app: TestApp

beforeAll(async () => {
  issuer = await anIssuer()
  app = await anApp({ environment: { OIDC_ISSUER: issuer.address, DEMO: '' }, hasJobs: true })
})
afterAll(async () => {
  await app.close()
  await issuer.close()
})
beforeEach(() => {
  issuer.state.isAway = false
})

const inTenMinutes = () => Math.floor(app.clock.now().getTime() / 1000) + 600
const tokenOf = async (claims: JWTPayload) => ({ token: await issuer.token({ exp: inTenMinutes(), ...claims }) })
const me = async (claims: JWTPayload) => ask(app, getCurrentUser, { as: await tokenOf(claims) })

test('who comes from the issuer for the first time becomes a learner', async () => {
  const user = await me({ sub: 'kc-1', email: 'kim@example.org', name: 'Kim' })
  expect(user).toMatchObject({ email: 'kim@example.org', nickname: 'Kim', status: 'TRIAL', role: 'learner' })
  const [row] = await app.platform.db.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ issuer: issuer.address, subject: 'kc-1', passwordHash: null })
})

test('who comes again is the same learner, whatever else the token says by then', async () => {
  const first = await me({ sub: 'kc-2', name: 'Lee' })
  await ask(app, patchProfile, { as: await tokenOf({ sub: 'kc-2' }), body: { nickname: 'Renamed' } })
  expect(await me({ sub: 'kc-2', name: 'Lee', email: 'lee@example.org' })).toMatchObject({
    id: first.id,
    nickname: 'Renamed',
  })
})

test('two first calls at once make one learner', async () => {
  const seen = await Promise.all(Array.from({ length: 6 }, () => me({ sub: 'kc-3', email: 'many@example.org' })))
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
  expect(await app.platform.db.$count(users, eq(users.subject, 'kc-3'))).toBe(1)
})

test('an address that another account has is left to it', async () => {
  const owner = await aLearner(app, { email: 'owner@example.org' })
  const user = await me({ sub: 'kc-4', email: 'OWNER@example.org', name: 'Namesake' })
  expect(user).toMatchObject({ email: '', nickname: 'Namesake' })
  expect(user.id).not.toBe(owner.id)
})

test.each([
  ['kc-name-1', { preferred_username: 'max' }, 'max'],
  ['kc-name-2', {}, 'Learner'],
  ['kc-name-3', { name: '   ' }, 'Learner'],
  ['kc-name-4', { name: 'N'.repeat(300) }, 'N'.repeat(40)],
])('%s with the claims %j is called "%s"', async (sub, claims, nickname) => {
  expect((await me({ sub, ...claims })).nickname).toBe(nickname)
})

test.each([
  ['is for someone else', { aud: 'another-api' }],
  ['is from someone else', { iss: 'http://127.0.0.1:1/realms/outside' }],
  ['has expired', { exp: 1 }],
  ['names nobody in particular', { sub: '' }],
  ['names a novel', { sub: 'x'.repeat(256) }],
])('a token that %s is refused', async (_case, claims) => {
  const as = { token: await issuer.token({ exp: inTenMinutes(), sub: 'kc-5', ...claims }) }
  expect(await refusal(app, getCurrentUser, { as })).toMatchObject({ status: 401, code: 'not_logged_in' })
})

test('a token without an end, or without a name, is refused', async () => {
  for (const claims of [{ sub: 'kc-5' }, { exp: inTenMinutes() }]) {
    const as = { token: await issuer.token(claims) }
    expect(await refusal(app, getCurrentUser, { as })).toMatchObject({ status: 401 })
  }
})

test('what only the issuer can change is not there; the account is deleted by its name', async () => {
  const as = await tokenOf({ sub: 'kc-del', name: 'Dee' })
  const headers = { authorization: `Bearer ${as.token}` }
  for (const url of ['/api/sessions', '/api/account/email-change']) {
    expect((await app.http.inject({ url, headers })).statusCode).toBe(404)
  }
  expect((await me({ sub: 'kc-del' })).hasPassword).toBe(false)
  expect(await refusal(app, askForDeletion, { as, body: { nickname: 'Doe' } })).toMatchObject({ status: 400 })
  expect(await ask(app, askForDeletion, { as, body: { nickname: 'Dee' } })).not.toEqual({ deleteAfter: null })
  expect(await ask(app, keepAccount, { as })).toEqual({ deleteAfter: null })
})

test('the embedded issuer is not there, nor are its pages', async () => {
  const address = '/realms/rehearsal/protocol/openid-connect/auth'
  expect((await app.http.inject(address)).statusCode).toBe(404)
  expect((await app.http.inject({ method: 'POST', url: '/api/password-resets', payload: {} })).statusCode).toBe(404)
  expect((await app.http.inject('/api/interactions/0123456789')).statusCode).toBe(404)
})

test('the web client is told where to sign in, and may reach it', async () => {
  const response = await send(app, getConfigs, {})
  expect(getConfigs.response.parse(response.json())).toMatchObject({
    identity: { issuer: issuer.address, clientId: 'rehearsal-web', isEmbedded: false },
    hasDemo: false,
  })
  expect(response.headers['content-security-policy']).toContain(`connect-src 'self' ${new URL(issuer.address).origin};`)
})

test('its keys are fetched once, not for each call', async () => {
  await me({ sub: 'kc-6' })
  const before = issuer.calls.length
  for (let i = 0; i < 5; i++) await me({ sub: 'kc-6' })
  expect(issuer.calls.length).toBe(before)
})

test('an issuer that is away signs nobody out: it is 503, and well again by itself', async () => {
  const fresh = await anApp({ beside: app, environment: { OIDC_ISSUER: issuer.address, DEMO: '' } })
  issuer.state.isAway = true
  const as = await tokenOf({ sub: 'kc-7' })
  expect(await refusal(fresh, getCurrentUser, { as })).toMatchObject({ status: 503, code: 'not_ready' })
  expect((await send(fresh, getConfigs, {})).statusCode).toBe(200)
  issuer.state.isAway = false
  expect((await ask(fresh, getCurrentUser, { as })).nickname).toBe('Learner')
  await fresh.close()
})

test('keys that cannot be had say nothing about the token', async () => {
  const fresh = await anApp({ beside: app, environment: { OIDC_ISSUER: issuer.address, DEMO: '' } })
  await send(fresh, getCurrentUser, { as: { token: 'a.b.c' } })
  issuer.state.isAway = true
  const as = await tokenOf({ sub: 'kc-8' })
  expect(await refusal(fresh, getCurrentUser, { as })).toMatchObject({ status: 503 })
  await fresh.close()
})

test('an issuer that calls itself something else is not believed', async () => {
  const fresh = await anApp({ beside: app, environment: { OIDC_ISSUER: issuer.address, DEMO: '' } })
  issuer.state.claimedIssuer = 'http://elsewhere.example'
  expect(await refusal(fresh, getCurrentUser, { as: await tokenOf({ sub: 'kc-9' }) })).toMatchObject({ status: 503 })
  issuer.state.claimedIssuer = issuer.address
  await fresh.close()
})
