import { getPractice } from '@rehearsal/contracts/practice'
import { createAnswerCall, practiceCalls } from '@rehearsal/contracts/practice-calls'
import { errorBodySchema } from '@rehearsal/contracts/errors'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aBareServer, bearer } from '../../testing/http-server.ts'
import { AppError } from './app-error.ts'
import { mount } from './mount.ts'
import { handleUnknownRoutes } from './not-found.ts'

let app: FastifyInstance
const wire = { path: 'reading/reorderParagraphs', list: 'list', scoredAnswers: 'answers' }

beforeAll(async () => {
  app = await aBareServer({ callLimits: { callsPerMinute: 1_000_000, callsPerAddress: 1_000_000 } })
  const { list } = practiceCalls(wire)
  const empty = { page: { number: 0, size: 0, totalPages: 0, totalElements: 0 }, doneCount: 0, locked: false }
  mount(app, list, () => ({ ...empty, _embedded: { list: [] } }))
  mount(app, getPractice, () => Promise.reject(new AppError('not_found')))
  const submission = z.strictObject({ answers: z.array(z.string()).max(20) })
  const task = { id: 'reading/re-order-paragraphs', wire, submission } as const
  mount(app, createAnswerCall(task), () => Promise.reject(new AppError('not_found')))
  handleUnknownRoutes(app, app.endpoints, async (reply) => reply.send('page'))
})
afterAll(() => app.close())

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '1e308',
    '-1',
    '99999999999999999999',
    '٣',
    'null',
    '[]',
    '__proto__',
    "'; drop table users; --",
    '%',
  ),
)
const hostileJson = fc.oneof(
  fc.jsonValue({ depthSize: 'large' }),
  fc.record({
    answers: fc.oneof(fc.array(hostileText), fc.jsonValue()),
    pteType: fc.oneof(fc.constantFrom('CORE', 'ACADEMIC'), hostileText),
    duration: fc.oneof(fc.double(), hostileText),
    mode: hostileText,
  }),
)

async function answerTo(request: { method: 'GET' | 'POST'; url: string; payload?: string }) {
  const headers = {
    ...bearer('trial'),
    ...(request.payload === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const response = await app.inject({ ...request, headers })
  if (response.statusCode >= 400) errorBodySchema.strict().parse(response.json())
  return response.statusCode
}

test('whatever stands in an address or a query, the answer is no error of ours', async () => {
  const names = [
    'page',
    'size',
    'title',
    'complexities',
    'sort',
    'practiceStatus',
    'bookmarkTypes',
    'prediction',
    'pteType',
  ]
  const query = fc.array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(query, hostileText, async (fields, id) => {
      // A lone surrogate cannot be written in an address.
      const search = fields.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
      expect([200, 400]).toContain(await answerTo({ method: 'GET', url: `/api/${wire.path}?${search}` }))
      const url = `/api/practices/${encodeURIComponent(id.toWellFormed())}?${search}`
      expect([400, 404]).toContain(await answerTo({ method: 'GET', url }))
    }),
    { numRuns: 300 },
  )
})

test('whatever stands in a body, the answer is no error of ours', async () => {
  await fc.assert(
    fc.asyncProperty(hostileJson, async (body) => {
      const payload = JSON.stringify(body)
      expect([400, 404]).toContain(await answerTo({ method: 'POST', url: `/api/${wire.path}/1`, payload }))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['__proto__', '{"a":{"__proto__":[]}}'],
  ['constructor', '{"constructor":{"prototype":{}}}'],
])('a name that would reach all objects is refused by name: %s', async (name, payload) => {
  const headers = { ...bearer('trial'), 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: `/api/${wire.path}/1`, headers, payload })
  const { code, status, errors } = errorBodySchema.parse(response.json())
  const told = errors.map((issue) => [issue.code, issue.field])
  expect([code, status, told]).toEqual(['invalid_request', 400, [['hostile_key', name]]])
})

test('bytes that are no JSON are a malformed body', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (payload) => {
      expect([400, 404]).toContain(await answerTo({ method: 'POST', url: `/api/${wire.path}/1`, payload }))
    }),
    { numRuns: 200 },
  )
})
