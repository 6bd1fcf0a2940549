import { getConfigs, getCurrentUser } from '@rehearsal/contracts/account'
import { listLanguages, listTimeZones, patchProfile } from '@rehearsal/contracts/profile'
import { eq } from 'drizzle-orm'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../platform/database/schema.ts'
import { aLearner, type TestLearner, tokenFor } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal } from '../../testing/ask.ts'
import { isTimeZone } from './profile-lists.ts'

let app: TestApp
let ana: TestLearner

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app, { email: 'ana@example.org' })
})
afterAll(() => app.close())

const me = (as: { token: string }) => ask(app, getCurrentUser, { as })

test('the signed-in learner is told what is theirs, and no more', async () => {
  expect(await me(ana)).toEqual({
    id: ana.id,
    username: expect.stringMatching(/^ana-[0-9a-f]{8}$/u),
    email: 'ana@example.org',
    nickname: 'Ana',
    role: 'learner',
    status: 'TRIAL',
    expireDate: null,
    isDemo: false,
    hasPassword: false,
    deleteAfter: null,
    formats: { ACADEMIC: 'academic-2025', CORE: 'core-2024' },
    profile: {
      email: 'ana@example.org',
      language: null,
      timeZone: 'UTC',
      country: null,
      initials: null,
      academicFormat: null,
    },
  })
})

test('the address of the profile may end with a slash, as the specification writes it', async () => {
  const headers = { authorization: `Bearer ${ana.token}` }
  for (const url of ['/api/users/currentUser/', '/api/users/currentUser']) {
    const response = await app.http.inject({ url, headers })
    expect([response.statusCode, response.json().id]).toEqual([200, ana.id])
  }
})

test('usernames are readable and of any script', async () => {
  expect((await me(await aLearner(app, { nickname: '  نیلوفر  K. ' }))).username).toMatch(/^نیلوفر-k-[0-9a-f]{8}$/u)
  expect((await me(await aLearner(app, { nickname: '!!!' }))).username).toMatch(/^learner-[0-9a-f]{8}$/u)
})

test('a plan shows until when it is paid', async () => {
  const premium = await aLearner(app, { plan: 'PREMIUM' })
  expect(await me(premium)).toMatchObject({ status: 'PREMIUM', expireDate: '2026-04-17T09:00:00.000Z' })
})

test('name, language and time zone can be changed one by one', async () => {
  const ben = await aLearner(app)
  const change = (body: object) => ask(app, patchProfile, { as: ben, body })
  expect(await change({ nickname: '  Benedict ' })).toMatchObject({ nickname: 'Benedict' })
  expect(await change({ language: 'fa' })).toMatchObject({ profile: { language: 'fa', timeZone: 'UTC' } })
  expect(await change({ timeZone: 'Asia/Tehran' })).toMatchObject({
    profile: { language: 'fa', timeZone: 'Asia/Tehran' },
  })
  expect(await change({ language: null })).toMatchObject({ nickname: 'Benedict', profile: { language: null } })
  expect(await change({})).toEqual(await me(ben))
  expect(await me(ana)).toMatchObject({ nickname: 'Ana' })
})

test('username, initials and country can be changed and taken away', async () => {
  const cara = await aLearner(app)
  const change = (body: object) => ask(app, patchProfile, { as: cara, body })
  expect(await change({ username: ' Cara.K-7 ', initials: 'é', country: 'IR' })).toMatchObject({
    username: 'cara.k-7',
    profile: { initials: 'é', country: 'IR' },
  })
  expect(await change({ initials: null, country: null })).toMatchObject({
    username: 'cara.k-7',
    profile: { initials: null, country: null },
  })
})

test('a username belongs to one learner, whatever its case', async () => {
  const [first, second] = [await aLearner(app), await aLearner(app)]
  await ask(app, patchProfile, { as: first, body: { username: 'only-one' } })
  const { errors } = await refusal(app, patchProfile, { as: second, body: { username: 'ONLY-one', nickname: 'No' } })
  expect(errors).toEqual([expect.objectContaining({ field: 'username', code: 'taken' })])
  expect((await me(second)).nickname).toBe('Ana')
})

test('names that are told apart by nothing that is seen are one', async () => {
  const [first, second] = [await aLearner(app), await aLearner(app)]
  await ask(app, patchProfile, { as: first, body: { username: 'one-name7' } })
  for (const username of ['one\u200C-name7', 'ｏｎｅ-name7', 'one‐name۷', '\u2066one-name7']) {
    const { errors } = await refusal(app, patchProfile, { as: second, body: { username } })
    expect(errors).toEqual([expect.objectContaining({ field: 'username', code: 'taken' })])
  }
})

test.each(['\u200C', '\u3164', '\u0301'])('%j is no name: nobody could see it', async (nickname) => {
  expect(await refusal(app, patchProfile, { as: ana, body: { nickname } })).toMatchObject({ status: 400 })
})

test('nothing invisible is left in a name but the joiners that scripts need', async () => {
  const ben = await aLearner(app)
  const name = async (nickname: string) => (await ask(app, patchProfile, { as: ben, body: { nickname } })).nickname
  expect(await name('\u202eBen\u200b \u0007K.')).toBe('Ben K.')
  expect(await name('علی\u200cرضا')).toBe('علی\u200cرضا')
  expect(await refusal(app, patchProfile, { as: ben, body: { nickname: '\u200b\u2066' } })).toMatchObject({
    status: 400,
  })
})

test('languages come as names by code, and every one of them can be chosen', async () => {
  const languages = await ask(app, listLanguages, { as: ana })
  expect(languages).toMatchObject({ fa: 'Persian', de: 'German' })
  const names = Object.values(languages)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(names).size).toBe(names.length)
  const ben = await aLearner(app)
  for (const language of Object.keys(languages)) {
    expect((await ask(app, patchProfile, { as: ben, body: { language } })).profile.language).toBe(language)
  }
})

test('time zones begin with UTC, say how far each is from it, and every one of them can be chosen', async () => {
  const zones = await ask(app, listTimeZones, { as: ana })
  expect(zones[0]).toEqual({ id: 'UTC', value: 'UTC' })
  expect(zones).toContainEqual({ id: 'Asia/Tehran', value: 'Asia/Tehran (UTC+3:30)' })
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
  for (const { id } of zones) expect(isTimeZone(id)).toBe(true)
})

test.each([
  [{ nickname: ' ' }, ['nickname']],
  [{ language: 'xx', country: 'ZZ', timeZone: 'Mars/Olympus' }, ['language', 'country', 'timeZone']],
  [{ country: 'ir' }, ['country']],
  [{ initials: 'abc' }, ['initials']],
  [{ initials: '!' }, ['initials']],
  [{ username: 'a' }, ['username']],
  [{ username: 'two words' }, ['username']],
  [{ username: 'ana@example.org' }, ['username']],
  [{ nickname: 'x'.repeat(41) }, ['nickname']],
  [{ language: 'persian' }, ['language']],
  [{ timeZone: 'Mars/Olympus' }, ['timeZone']],
  [{ timeZone: '' }, ['timeZone']],
  [{ role: 'admin', status: 'PREMIUM', email: 'x@y.example' }, ['role', 'status', 'email']],
  [{ nickname: 1, language: 2, timeZone: 3 }, ['nickname', 'language', 'timeZone']],
])('the change %j is refused whole', async (body, fields) => {
  const { status, errors } = await refusal(app, patchProfile, { as: ana, body })
  expect(status).toBe(400)
  expect(errors.map(({ field }) => field)).toEqual(fields)
  expect(await me(ana)).toMatchObject({ nickname: 'Ana', role: 'learner', status: 'TRIAL' })
})

test('the installation says what it can do to everyone', async () => {
  expect(await ask(app, getConfigs)).toEqual({
    identity: { issuer: 'http://localhost:3000/realms/rehearsal', clientId: 'rehearsal-web', isEmbedded: true },
    hasDemo: false,
    hasTranscriber: true,
    hasTranslator: false,
    builtInLanguages: [],
    sendsWriting: false,
    gateways: [
      { code: 'sandbox-usd', name: 'Test payment in dollars', currency: 'USD', isSandbox: true },
      { code: 'sandbox-irt', name: 'Test payment in Toman', currency: 'IRT', isSandbox: true },
    ],
    freeAiSubmissions: 5,
    freeAiPeriod: 'lifetime',
    isFreeAiPerKind: false,
    formats: { ACADEMIC: 'academic-2025', CORE: 'core-2024' },
    offeredFormats: ['academic-2025-full'],
  })
})

const forge = async (alg: string) => {
  const { privateKey } = await generateKeyPair(alg)
  return signed(privateKey, alg)
}
function signed(key: Parameters<SignJWT['sign']>[0], alg: string) {
  return new SignJWT({ iss: 'http://localhost:3000/realms/rehearsal', aud: 'rehearsal-api', sub: ana.id })
    .setProtectedHeader({ alg })
    .setExpirationTime('1h')
    .sign(key)
}

test.each<[string, () => Promise<string> | string]>([
  ['that is no token', () => 'nonsense'],
  ['of three empty parts', () => '..'],
  ['that was cut off', () => ana.token.slice(0, -10)],
  ['whose signature was changed', () => `${ana.token.slice(0, -4)}AAAA`],
  ['that has expired', () => tokenFor(app, ana, { expiresAt: new Date(app.clock.now().getTime() - 1000) })],
  ['for another audience', () => tokenFor(app, ana, { audience: 'rehearsal-web' })],
  ['from another issuer', () => tokenFor(app, ana, { issuer: 'http://localhost:3000/realms/other' })],
  ['for nobody', () => tokenFor(app, { id: '' })],
  ['for an account that is gone', () => tokenFor(app, { id: '00000000-0000-4000-8000-000000000000' })],
  ['signed by a stranger', () => forge('RS256')],
  ['signed by a stranger with another algorithm', () => forge('EdDSA')],
  ['signed with a shared secret', () => signed(new TextEncoder().encode('x'.repeat(32)), 'HS256')],
  [
    'that is not signed',
    () => new UnsecuredJWT({ sub: ana.id, aud: 'rehearsal-api' }).setExpirationTime('1h').encode(),
  ],
  ['as long as a book', () => 'x'.repeat(12_000)],
])('a token %s is refused', async (_case, token) => {
  const refused = await refusal(app, getCurrentUser, { as: { token: await token() } })
  expect(refused).toMatchObject({ status: 401, code: 'not_logged_in', message: 'You Are Not LoggedIn' })
})

test('a token for an account that is not of this issuer’s making is refused without a fault', async () => {
  expect(
    await refusal(app, getCurrentUser, { as: { token: await tokenFor(app, { id: 'not-a-uuid' }) } }),
  ).toMatchObject({
    status: 401,
  })
})

test.each(['', 'Bearer', 'Bearer ', 'Basic YW5hOmFuYQ==', 'bearer'])(
  'the header "%s" signs nobody in',
  async (header) => {
    const response = await app.http.inject({ url: '/api/users/currentUser', headers: { authorization: header } })
    expect(response.statusCode).toBe(401)
  },
)

test('a demo ends with its day even before it is removed', async () => {
  const demo = await aLearner(app)
  const soon = new Date(app.clock.now().getTime() + 60_000)
  await app.platform.db.update(users).set({ isDemo: true, demoExpiresAt: soon }).where(eq(users.id, demo.id))
  expect((await me(demo)).isDemo).toBe(true)
  app.clock.advanceSeconds(60)
  expect(await refusal(app, getCurrentUser, { as: demo })).toMatchObject({ status: 401 })
})
