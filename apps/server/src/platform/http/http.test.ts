import { endpoint } from '@rehearsal/contracts/endpoint'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { errorBodySchema } from '@rehearsal/contracts/errors'
import {
  durationRequestSchema,
  durationResponseSchema,
  flatPage,
  idParamsSchema,
  noContentSchema,
  pageQuerySchema,
} from '@rehearsal/contracts/wire'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aBareServer, bearer } from '../../testing/http-server.ts'
import { AppError } from './app-error.ts'
import type { HttpServerOptions } from './http-server.ts'
import { mount, mountStream } from './mount.ts'
import { handleUnknownRoutes } from './not-found.ts'

const read = { method: 'GET', tag: 'test', summary: 'A test', statuses: [200] } as const
const openEndpoint = endpoint({
  ...read,
  path: '/api/open',
  access: 'public',
  response: z.object({ isOpen: z.boolean() }),
})
const ownEndpoint = endpoint({ ...read, path: '/api/own', access: 'learner', response: z.object({ id: z.string() }) })
const paidEndpoint = endpoint({ ...read, path: '/api/paid', access: 'premium', response: z.object({}) })
const adminEndpoint = endpoint({ ...read, path: '/api/admin', access: 'admin', response: z.object({}) })
const itemEndpoint = endpoint({
  ...read,
  path: '/api/items/{id}',
  access: 'public',
  params: idParamsSchema,
  query: pageQuerySchema,
  response: z.object({ id: z.number(), page: z.number(), size: z.number() }),
})
const noteEndpoint = endpoint({
  ...read,
  method: 'POST',
  path: '/api/notes',
  access: 'public',
  statuses: [201, 202],
  acceptsIdempotencyKey: true,
  body: z.strictObject({
    text: z.string().min(1),
    words: z.array(z.string()).max(3),
    duration: durationRequestSchema.optional(),
  }),
  response: z.object({ text: z.string() }),
})
const timesEndpoint = endpoint({
  ...read,
  path: '/api/times',
  access: 'public',
  response: flatPage(
    'times',
    z.object({ seconds: z.number(), score: z.object({ timeTaken: durationResponseSchema }).nullable() }),
  ),
})
const removeEndpoint = endpoint({
  ...read,
  method: 'DELETE',
  path: '/api/items/{id}',
  access: 'public',
  statuses: [204],
  params: idParamsSchema,
  response: noContentSchema,
})

const lines: string[] = []
const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  lines.length = 0
})

async function aServer(options: Partial<HttpServerOptions> = {}): Promise<FastifyInstance> {
  const app = await aBareServer(options, lines)
  apps.push(app)
  return app
}

async function anApp(options: Partial<HttpServerOptions> = {}): Promise<FastifyInstance> {
  const app = await aServer(options)
  mount(app, openEndpoint, () => ({ isOpen: true, secret: 'key' }))
  mount(app, ownEndpoint, (_request, { learner }) => ({ id: learner.id }))
  mount(app, paidEndpoint, () => ({}))
  mount(app, adminEndpoint, () => ({}))
  mount(app, itemEndpoint, ({ params, query }) => ({ id: params.id, page: query.page, size: query.size }))
  mount(app, noteEndpoint, ({ body }, { idempotency, setStatus }) => {
    if (idempotency !== null) setStatus(202)
    return { text: body.text }
  })
  mount(app, timesEndpoint, () => ({
    _embedded: {
      times: [
        { seconds: 75, score: { timeTaken: 75.4 } },
        { seconds: 5, score: null },
      ],
    },
    number: 0,
    totalPages: 1,
    totalElements: 2,
  }))
  mount(app, removeEndpoint, () => undefined)
  handleUnknownRoutes(app, app.endpoints, async (reply) => reply.type('text/html').send('<!doctype html>'))
  return app
}

async function failureOf(app: FastifyInstance, request: InjectOptions | string) {
  const response = await app.inject(request)
  const body = errorBodySchema.strict().parse(response.json())
  expect(body.status).toBe(response.statusCode)
  expect(body.error).toBe(body.message)
  expect(body.requestId).toBe(response.headers['x-request-id'])
  return { ...body, headers: response.headers }
}

test.each([
  ['/api/own', undefined, 401, 'not_logged_in'],
  ['/api/own', 'forged', 401, 'not_logged_in'],
  ['/api/own', 'trial', 200, undefined],
  ['/api/paid', undefined, 401, 'not_logged_in'],
  ['/api/paid', 'trial', 402, 'premium_required'],
  ['/api/paid', 'premium', 200, undefined],
  ['/api/admin', undefined, 401, 'not_logged_in'],
  ['/api/admin', 'premium', 403, 'not_authorized'],
  ['/api/admin', 'admin', 200, undefined],
  ['/api/open', undefined, 200, undefined],
  ['/api/open', 'forged', 200, undefined],
])('%s answers a caller with the token %s by %i', async (url, token, status, code) => {
  const app = await anApp()
  const response = await app.inject({ url, headers: token === undefined ? {} : bearer(token) })
  expect([response.statusCode, response.json()['code']]).toEqual([status, code])
})

test('a call without a token is told which kind is wanted', async () => {
  const app = await anApp()
  expect((await failureOf(app, '/api/own')).headers['www-authenticate']).toBe('Bearer')
})

test('a route that does not declare its access keeps the server from starting', async () => {
  const app = await aServer()
  expect(() => app.get('/api/forgotten', async () => 'secret')).toThrow(
    'GET /api/forgotten does not declare its access',
  )
})

test('only what the response schema names leaves the server', async () => {
  const app = await anApp()
  const response = await app.inject('/api/open')
  expect(response.json()).toEqual({ isOpen: true })
})

test('a body that is not as declared is refused with all issues at once', async () => {
  const app = await anApp()
  const failure = await failureOf(app, {
    method: 'POST',
    url: '/api/notes',
    payload: { text: 7, words: ['a', 2], extra: 1, more: 2 },
  })
  expect(failure.code).toBe('invalid_request')
  expect(failure.errors.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
    'extra unrecognized_keys',
    'more unrecognized_keys',
    'text invalid_type',
    'words.1 invalid_type',
  ])
  expect(failure.errors.find(({ path }) => path === 'words.1')?.field).toBe('words')
})

test('issues of address, query and body come together', async () => {
  const app = await anApp()
  const failure = await failureOf(app, '/api/items/0?page=-1&size=100000')
  expect(failure.errors.map(({ path }) => path).toSorted()).toEqual(['id', 'page', 'size'])
})

test.each(['abc', '99999999999', '1.5', '0', '-1', '1e3x', '%00', '%ED%A0%80', 'NaN', '٣'])(
  'the id %s is refused',
  async (id) => {
    const app = await anApp()
    expect((await failureOf(app, `/api/items/${id}`)).status).toBe(400)
  },
)

test.each([
  ['a NUL character', '{"text":"a\\u0000b","words":[]}'],
  ['a lone surrogate', '{"text":"a\\ud800b","words":[]}'],
  ['a NUL character inside a list', '{"text":"a","words":["\\u0000"]}'],
  ['a NUL character in a name', '{"text":"a","words":[],"\\u0000":1}'],
  ['extreme nesting', `{"text":"a","words":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['no body', undefined],
  ['half a JSON', '{"text":'],
  ['a polluting name', '{"text":"a","words":[],"__proto__":{"isAdmin":true}}'],
  ['JSON that is no object', '[]'],
  ['null', 'null'],
])('a body with %s is refused by 400', async (_what, payload) => {
  const app = await anApp()
  const headers = { 'content-type': 'application/json' }
  const failure = await failureOf(app, {
    method: 'POST',
    url: '/api/notes',
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  expect(failure.status).toBe(400)
})

test('a body over 2 MB is refused by 413', async () => {
  const app = await anApp()
  const payload = { text: 'a'.repeat(2 * 1024 * 1024), words: [] }
  const failure = await failureOf(app, { method: 'POST', url: '/api/notes', payload })
  expect([failure.code, failure.message]).toEqual(['body_too_large', 'This is too large to send. The limit is 2 MB.'])
})

test('a call with another limit takes as much, and names it where it refuses', async () => {
  const app = await anApp()
  const bodyLimitBytes = 3 * 1024 * 1024
  mount(app, endpoint({ ...noteEndpoint, path: '/api/books', bodyLimitBytes }), ({ body }) => ({
    text: body.text[0] ?? '',
  }))
  const send = (bytes: number) =>
    app.inject({ method: 'POST', url: '/api/books', payload: { text: 'a'.repeat(bytes), words: [] } })
  expect((await send(bodyLimitBytes - 100)).statusCode).toBe(201)
  const refused = await send(bodyLimitBytes)
  expect([refused.statusCode, refused.json()['message']]).toEqual([
    413,
    'This is too large to send. The limit is 3 MB.',
  ])
})

test('a body that is no JSON is refused by 415', async () => {
  const app = await anApp()
  const headers = { 'content-type': 'text/xml' }
  const failure = await failureOf(app, { method: 'POST', url: '/api/notes', headers, payload: '<a/>' })
  expect(failure.code).toBe('unsupported_media_type')
})

test('a call without a body may still say that it sends JSON', async () => {
  const app = await anApp()
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({ method: 'DELETE', url: '/api/items/3', headers })
  expect([response.statusCode, response.body]).toEqual([204, ''])
})

test('an unknown address is 404, a known one called otherwise is 405 with what it takes', async () => {
  const app = await anApp()
  expect((await failureOf(app, '/api/nothing')).code).toBe('route_not_found')
  const failure = await failureOf(app, { method: 'PUT', url: '/api/items/3' })
  expect([failure.code, failure.headers['allow']]).toEqual(['method_not_allowed', 'GET, DELETE'])
})

test('an address with bytes that are no text is refused by 400', async () => {
  const app = await anApp()
  expect((await failureOf(app, '/api/items/%ff')).status).toBe(400)
})

test('pages of the web client answer browsers only', async () => {
  const app = await anApp()
  const html = { accept: 'text/html,*/*' }
  expect((await app.inject({ url: '/dashboard/reading', headers: html })).body).toBe('<!doctype html>')
  expect((await failureOf(app, '/dashboard/reading')).code).toBe('route_not_found')
  expect((await failureOf(app, { url: '/api/nothing', headers: html })).code).toBe('route_not_found')
  expect((await failureOf(app, { url: '/assets/gone.js', headers: html })).code).toBe('route_not_found')
})

test('more calls than allowed are refused by 429 that says when to come back', async () => {
  const app = await anApp({ callLimits: { callsPerMinute: 1, callsPerAddress: 2 } })
  await app.inject('/api/open')
  await app.inject('/api/open')
  const failure = await failureOf(app, '/api/open')
  expect(failure.code).toBe('too_many_requests')
  expect(Number(failure.headers['retry-after'])).toBeGreaterThan(0)
  expect(failure.message).toMatch(/^Too many tries\. Wait \d+ seconds? and try again\.$/u)
  const asLearner = async () => (await app.inject({ url: '/api/open', headers: bearer('trial') })).statusCode
  expect([await asLearner(), await asLearner()]).toEqual([200, 429])
})

test('a guessable call may have a stricter limit of its own', async () => {
  const app = await aServer()
  mount(app, openEndpoint, () => ({ isOpen: true }))
  mount(app, adminEndpoint, () => ({}), { rateLimit: { max: 1, timeWindow: '1 minute' } })
  const call = { url: '/api/admin', headers: bearer('admin') }
  expect([(await app.inject(call)).statusCode, (await app.inject(call)).statusCode]).toEqual([200, 429])
  expect((await app.inject({ ...call, url: '/api/open' })).statusCode).toBe(200)
})

test('guessing tokens is limited like any other call', async () => {
  const app = await anApp({ callLimits: { callsPerMinute: 1, callsPerAddress: 2 } })
  const guess = () => app.inject({ url: '/api/own', headers: bearer(crypto.randomUUID()) })
  expect([(await guess()).statusCode, (await guess()).statusCode, (await guess()).statusCode]).toEqual([401, 401, 429])
})

test('an unforeseen error says nothing about itself, and its log holds no values', async () => {
  const app = await aServer()
  mount(app, openEndpoint, () => {
    throw new Error('Failed query: insert into notes\nparams: my secret text', { cause: new Error('disk full') })
  })
  const failure = await failureOf(app, '/api/open')
  expect(failure).toMatchObject({ code: 'internal', errors: [] })
  expect(JSON.stringify(failure)).not.toMatch(/query|disk|secret/u)
  const log = lines.join('')
  expect(log).toContain('disk full')
  expect(log).not.toContain('my secret text')
})

test('an answer outside its contract is an error of ours and names the field in the log only', async () => {
  const app = await aServer()
  const wrong: { isOpen: boolean } = JSON.parse('{"isOpen":"the learner\'s words"}')
  mount(app, openEndpoint, () => wrong)
  expect((await failureOf(app, '/api/open')).code).toBe('internal')
  expect(lines.join('')).toContain('isOpen (invalid_type)')
  expect(lines.join('')).not.toContain('words')
})

test.each([
  ['dictionary_not_ready', 30],
  ['engine_busy', 50],
] as const)('%s is logged with level %i: what is still starting is no fault', async (code, level) => {
  const app = await aServer()
  mount(app, openEndpoint, () => {
    throw new AppError(code)
  })
  expect((await app.inject('/api/open')).statusCode).toBe(503)
  expect(lines.filter((line) => line.includes(errorCatalogue[code].message)).join('')).toContain(`"level":${level}`)
})

test('details of a known error reach the caller', async () => {
  const app = await aServer()
  mount(app, openEndpoint, () => {
    throw new AppError('stale_version', { details: { version: 3 } })
  })
  const response = await app.inject('/api/open')
  expect([response.statusCode, response.json()['details']]).toEqual([409, { version: 3 }])
})

test('durations are seconds, and mm:ss only for clients that ask for it', async () => {
  const app = await anApp()
  const plain = await app.inject('/api/times')
  expect(plain.json()['_embedded']['times'][0]).toEqual({ seconds: 75, score: { timeTaken: 75.4 } })
  const asked = await app.inject({ url: '/api/times', headers: { 'x-duration-type': 'MINUTE_SECOND' } })
  expect(asked.json()).toEqual({
    _embedded: {
      times: [
        { seconds: 75, score: { timeTaken: '01:15' } },
        { seconds: 5, score: null },
      ],
    },
    number: 0,
    totalPages: 1,
    totalElements: 2,
  })
})

test('a handler may answer with another status that its endpoint declares', async () => {
  const app = await anApp()
  const call = { method: 'POST', url: '/api/notes', payload: { text: 'a', words: [] } } as const
  expect((await app.inject(call)).statusCode).toBe(201)
  expect((await app.inject({ ...call, headers: { 'idempotency-key': 'k1' } })).statusCode).toBe(202)
})

test.each(['', ' ', 'a'.repeat(201), 'schlüssel'])('the idempotency key "%s" is refused', async (key) => {
  const app = await anApp()
  const headers = { 'idempotency-key': key }
  const failure = await failureOf(app, {
    method: 'POST',
    url: '/api/notes',
    headers,
    payload: { text: 'a', words: [] },
  })
  expect(failure.errors[0]?.field).toBe('Idempotency-Key')
})

test('a stream writes its own reply and still needs access', async () => {
  const app = await aServer()
  mountStream(app, endpoint({ ...ownEndpoint, isStream: true }), async (_request, { lastEventId, reply }) =>
    reply.type('text/event-stream').send(`from ${lastEventId}`),
  )
  expect((await app.inject('/api/own')).statusCode).toBe(401)
  const response = await app.inject({ url: '/api/own', headers: { ...bearer('trial'), 'last-event-id': '7' } })
  expect(response.body).toBe('from 7')
})

test('the log tells route, status and a hashed caller, and neither address, token nor body', async () => {
  const app = await anApp()
  const headers = bearer('trial')
  await app.inject({ method: 'POST', url: '/api/notes?x=address', headers, payload: { text: 'my words', words: [] } })
  const line = lines.find((text) => text.includes('"msg":"request"')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({
    route: '/api/notes',
    method: 'POST',
    status: 201,
    reqId: expect.any(String),
  })
  expect(line).toMatch(/"user":"[0-9a-f]{16}"/u)
  expect(lines.join('')).not.toMatch(/my words|trial|address/u)
})
