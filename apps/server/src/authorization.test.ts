import type { Endpoint } from '@rehearsal/contracts/endpoint'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLearner, type TestLearner, tokenFor } from './testing/a-learner.ts'
import { anApp, type TestApp } from './testing/an-app.ts'
import { type Asking, send } from './testing/ask.ts'
import type { CallFixture } from './testing/call-fixture.ts'
import { callFixtures, FIXTURE_PASSWORD, nameOf } from './testing/fixtures-of-calls.ts'

let app: TestApp
let fixtures: Record<string, CallFixture>
let owner: TestLearner
/** No call is refused for its kind, which only a format that was chosen has. */
const everyKind = { academicFormat: 'academic-2025-full' } as const
const actors = new Map<string, { token: string } | undefined>()

/** Sign-in goes by the real clock of the issuer's library, which only ever lags behind this one. */
beforeAll(async () => {
  app = await anApp({ hasJobs: true, environment: { FREE_AI_SUBMISSIONS: '100000' } })
  fixtures = await callFixtures(app)
  owner = await aLearner(app, { ...everyKind, password: FIXTURE_PASSWORD })
  const gone = { expiresAt: new Date(app.clock.now().getTime() - 1000) }
  actors.set('anonymous', undefined)
  actors.set('expired', { token: await tokenFor(app, owner, gone) })
  actors.set('trial', await aLearner(app, everyKind))
  actors.set('premium', await aLearner(app, { ...everyKind, plan: 'PREMIUM' }))
  actors.set('admin', await aLearner(app, { ...everyKind, role: 'admin' }))
  actors.set('owner', owner)
})
afterAll(() => app.close())

const fixtureOf = (endpoint: Endpoint): CallFixture => {
  const fixture = fixtures[nameOf(endpoint)]
  if (!fixture) throw new Error(`No fixture for ${nameOf(endpoint)}: say how it is called and whose it is.`)
  return fixture
}

/** What each actor must be answered, from the endpoint's own declaration and whose thing it is about. */
function expectedStatus({ access }: Endpoint, { isOwned, status }: CallFixture, actor: string): number {
  if (access !== 'public' && (actor === 'anonymous' || actor === 'expired')) return 401
  if (access === 'admin' && actor !== 'admin') return 403
  if (access === 'premium' && actor !== 'premium') return 402
  return isOwned && actor !== 'owner' ? 404 : status
}

/** Everything that a call may change, as one value. */
async function stateOfRows() {
  const { db, scoredAttempts } = app.platform
  // What a score leads to is told after its answer, in a time of its own.
  await scoredAttempts.settled()
  const tables = [
    'attempt',
    'recording',
    'users',
    'reveal',
    'answer_consent',
    'ai_credit',
    'ai_quota',
    'subscription',
    'coupon_use',
    'note',
    'comment',
    'comment_like',
    'comment_reply',
    'comment_reply_like',
    'inbox_item',
  ]
  const hashes = tables.map((table) => {
    const rows = sql`string_agg(t::text, ',' order by t::text)`
    return sql`(select coalesce(md5(${rows}), '') from ${sql.identifier(table)} t)`
  })
  const [row] = await db
    .select({ all: sql<string>`concat_ws(',', ${sql.join(hashes, sql`, `)})` })
    .from(sql`(select) one`)
  if (!row) throw new Error('The tables were not read.')
  return row.all
}

const asActor = (actor: string, asking: Asking): Asking => {
  const as = actors.get(actor)
  return as ? { ...asking, as } : asking
}

test('every endpoint has a fixture, and every fixture an endpoint', () => {
  expect(Object.keys(fixtures).toSorted((a, b) => a.localeCompare(b))).toEqual(
    app.http.endpoints.map(nameOf).toSorted((a, b) => a.localeCompare(b)),
  )
})

test.each(['anonymous', 'expired', 'trial', 'premium', 'admin', 'owner'])(
  '%s is answered by every endpoint as it declares',
  async (actor) => {
    const wrong: string[] = []
    for (const endpoint of app.http.endpoints) {
      const fixture = fixtureOf(endpoint)
      const asking = await fixture.make(owner)
      const expected = expectedStatus(endpoint, fixture, actor)
      const isDenied = [401, 402, 403, 404].includes(expected)
      const before = isDenied ? await stateOfRows() : null
      const { statusCode, body } = await send(app, endpoint, asActor(actor, asking))
      if (statusCode !== expected) wrong.push(`${nameOf(endpoint)}: ${statusCode} instead of ${expected} ${body}`)
      if (isDenied && (await stateOfRows()) !== before) wrong.push(`${nameOf(endpoint)} changed rows`)
      if (isDenied && body.includes(owner.email)) wrong.push(`${nameOf(endpoint)} told the owner’s address`)
    }
    expect(wrong).toEqual([])
  },
)

test('what is refused says so in the one shape of all errors', async () => {
  for (const endpoint of app.http.endpoints.filter(({ access }) => access !== 'public')) {
    const response = await send(app, endpoint, await fixtureOf(endpoint).make(owner))
    expect(response.json()).toEqual({
      code: 'not_logged_in',
      message: 'You Are Not LoggedIn',
      error: 'You Are Not LoggedIn',
      status: 401,
      requestId: response.headers['x-request-id'],
      errors: [],
    })
  }
})

test('a visitor is refused before a body is read', async () => {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/speaking/readAloud/1',
    headers: { 'content-type': 'application/json' },
    payload: '{"broken',
  })
  expect(response.statusCode).toBe(401)
})

test('only sign-in, resets, the way out of mails, the configuration and shared scores are open to everyone', () => {
  const open = app.http.endpoints.filter(({ access }) => access === 'public').map(nameOf)
  expect(open.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'GET /api/configs',
    'GET /api/interactions/{uid}',
    'GET /api/password-resets/{token}',
    'GET /api/share-links/{token}',
    'POST /api/email-changes/{token}',
    'POST /api/inbox/unsubscriptions/{token}',
    'POST /api/interactions/{uid}',
    'POST /api/password-resets',
    'POST /api/password-resets/{token}',
  ])
})

test('other methods of a known address are told which it takes', async () => {
  for (const [path, allowed] of [
    ['/api/attempts/1', 'GET, PATCH'],
    ['/api/answer-consent', 'GET, PUT'],
    ['/api/speaking/readAloud', 'GET'],
  ] as const) {
    const response = await app.http.inject({ method: 'DELETE', url: path })
    expect([response.statusCode, response.headers['allow']]).toEqual([405, allowed])
  }
})
