import type { Endpoint } from '@rehearsal/contracts/endpoint'
import { errorBodySchema } from '@rehearsal/contracts/errors'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLearner, type TestLearner } from './testing/a-learner.ts'
import { anApp, type TestApp } from './testing/an-app.ts'
import type { Asking } from './testing/ask.ts'
import type { CallFixture } from './testing/call-fixture.ts'
import { callFixtures, FIXTURE_PASSWORD, nameOf } from './testing/fixtures-of-calls.ts'

/** Cases for each endpoint; a longer run says so. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60)

let app: TestApp
let learner: TestLearner
let fixtures: Record<string, CallFixture>

beforeAll(async () => {
  app = await anApp({ hasJobs: true })
  learner = await aLearner(app, { academicFormat: 'academic-2025-full', plan: 'PREMIUM', password: FIXTURE_PASSWORD })
  fixtures = await callFixtures(app)
})
afterAll(() => app.close())

/** As they stand in an address: half a surrogate cannot be written otherwise. */
const hostileSteps = [
  '%00',
  '%ED%A0%80',
  '%',
  '%zz',
  '-1',
  '0',
  '1e308',
  '99999999999999999999',
  '2147483648',
  'NaN',
  'null',
  '٣',
  '1%20or%201=1',
  '%27%3B--',
  '..%2F..%2Fetc%2Fpasswd',
  '%2e%2e',
  'x'.repeat(400),
  '%F0%9F%92%A9',
  '1;2',
  '1%2C2',
  '{id}',
]
const hostileValues: unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -1e308,
  2 ** 53,
  2_147_483_648,
  0.1,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '__proto__',
  'constructor',
  '1e999',
  'NaN',
  '-0',
  '%',
  "'; drop table users; --",
  '{{7*7}}',
  '<script>',
  '\u202e',
  'x'.repeat(30_000),
  [],
  [[]],
  {},
  { $ne: null },
  { length: -1 },
  { toString: 1 },
  ['a', 'a'],
  Array(200).fill('a'),
  nested(20),
  nested(60),
]
const hostileTexts = [
  '',
  ' ',
  'null',
  '[]',
  '"x"',
  '1',
  '1e999',
  '{',
  '}',
  '{"a":}',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '['.repeat(5000),
  `${'['.repeat(900)}${']'.repeat(900)}`,
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '\ufeff{}',
  '{"pteType":"ACADEMIC","answer":"\\u0000"}',
  `{"answer":"${'y'.repeat(100_000)}"}`,
]

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : { deep: nested(depth - 1) }
}

const hostile = fc.oneof(fc.constantFrom(...hostileValues), fc.string({ unit: 'binary' }), fc.double(), fc.jsonValue())
const hostileHeader = fc.constantFrom(
  '',
  'wait=99999999999',
  'wait=-1',
  'x'.repeat(300),
  '%00',
  'MINUTE_SECOND',
  '3',
  '-1',
  '1e308',
)
const hostileQuery = fc.array(
  fc.constantFrom('title', 'page', 'size', 'sort', 'complexities', 'prediction', 'x', '__proto__', 'pteType'),
  {
    maxLength: 4,
  },
)

type Case = {
  step: string | null
  queryNames: string[]
  queryValue: string
  /** As it is called rightly, with one field of it changed, with fields that are not its own, or any text. */
  body: 'right' | 'changed' | 'foreign' | 'text'
  text: string
  place: number
  value: unknown
  fields: [string, unknown][]
  header: string | null
}
const names = [
  'answer',
  'answers',
  'answerRequest',
  'duration',
  'pteType',
  'isShared',
  'timeZone',
  'action',
  '__proto__',
]
const cases: fc.Arbitrary<Case> = fc.record({
  step: fc.option(fc.constantFrom(...hostileSteps), { freq: 1 }),
  queryNames: hostileQuery,
  queryValue: fc.constantFrom(...hostileSteps, 'ALL', 'id:asc', 'true', '5'),
  body: fc.constantFrom('right' as const, 'changed' as const, 'changed' as const, 'foreign' as const, 'text' as const),
  text: fc.constantFrom(...hostileTexts),
  place: fc.nat(5),
  value: hostile,
  fields: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), hostile), { minLength: 1, maxLength: 3 }),
  header: fc.option(hostileHeader, { freq: 1 }),
})

/** What is sent as JSON, or nothing to a call that takes no body. */
function payloadOf(body: object | undefined, { body: how, text, place, value, fields }: Case): string | undefined {
  if (how === 'text') return text
  if (how === 'foreign') return JSON.stringify({ ...body, ...Object.fromEntries(fields) })
  if (body === undefined) return undefined
  const keys = Object.keys(body)
  const key = keys[place % keys.length] ?? ''
  return JSON.stringify(how === 'right' ? body : { ...body, [key]: value })
}

function inject(endpoint: Endpoint, { params = {}, body, headers }: Asking, hostileCase: Case, address: string) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => hostileCase.step ?? String(params[name]))
  const query = hostileCase.queryNames.map((name) => `${name}=${hostileCase.queryValue}`).join('&')
  const payload = payloadOf(body, hostileCase)
  const { header } = hostileCase
  const isOpen = endpoint.access === 'public'
  return app.http.inject({
    method: endpoint.method,
    url: `${path}?${query}`,
    remoteAddress: address,
    headers: {
      ...(header === null ? {} : { 'idempotency-key': header, 'last-event-id': header, 'x-duration-type': header }),
      ...headers,
      prefer: 'wait=0',
      ...(isOpen ? {} : { authorization: `Bearer ${learner.token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

test('whatever is sent to whichever endpoint, no fault of ours shows', async () => {
  let calls = 0
  const statuses = new Set<number>()
  // Made before the first hostile call: some calls that make things are limited, and what comes then may be too many.
  const askings = new Map<string, Asking>()
  for (const endpoint of app.http.endpoints) {
    const name = nameOf(endpoint)
    askings.set(name, (await fixtures[name]?.make(learner)) ?? {})
  }
  for (const endpoint of app.http.endpoints) {
    const asking = askings.get(nameOf(endpoint)) ?? {}
    await fc.assert(
      fc.asyncProperty(cases, async (hostileCase) => {
        calls++
        const response = await inject(endpoint, asking, hostileCase, `10.1.${(calls >> 8) & 255}.${calls & 255}`)
        const line = `${nameOf(endpoint)} ${response.statusCode} ${response.body.slice(0, 300)}`
        statuses.add(response.statusCode)
        if (response.statusCode >= 500) throw new Error(`${line}\n${app.lines.at(-2)}`)
        if (/node_modules|\n {4}at |file:\/\//u.test(response.body)) throw new Error(`A stack shows: ${line}`)
        if (response.statusCode >= 400) errorBodySchema.parse(response.json())
      }),
      { numRuns: RUNS },
    )
  }
  expect(calls).toBeGreaterThanOrEqual(RUNS * app.http.endpoints.length)
  // Some of it gets through, and the rest is refused for many reasons: otherwise this would say nothing.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 404, 410]))
}, 600_000)

test('the prototype of all objects is as it was', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('isAdmin')
})
