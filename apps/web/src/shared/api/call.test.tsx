import { getConfigs } from '@rehearsal/contracts/account'
import { listAttempts, putAnswerConsent } from '@rehearsal/contracts/attempts'
import { getPractice } from '@rehearsal/contracts/practice'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, errorBody, refuses, withApiServer } from '../../testing/api-server.ts'
import { aConfig, answerPage, aProvider, issuer, signIn } from '../../testing/fixtures.ts'
import { readSession, writeSession } from './active-session.ts'
import { onSessionEnd, type SessionEnd } from './session-end.ts'
import { dismissUpgrade, onUpgradeNeeded } from '../upgrade/upgrade-need.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'

withApiServer()

const ended = vi.fn<(reason: SessionEnd) => void>()
const upgrade = vi.fn<() => void>()
let stops: (() => void)[] = []

beforeEach(() => {
  ended.mockReset()
  upgrade.mockReset()
  stops = [onSessionEnd(ended), onUpgradeNeeded(upgrade)]
  vi.spyOn(Math, 'random').mockReturnValue(0)
  signIn()
})
afterEach(() => {
  for (const stop of stops) stop()
  dismissUpgrade()
})

const empty = answerPage([])

/** The identity provider, giving out `access-2` for the first refresh token. */
function aRefreshingProvider(respond: () => Response = newTokens) {
  const refresh = vi.fn<() => Response>(respond)
  apiServer.use(
    answers('/api/configs', aConfig()),
    http.get(`${issuer}/.well-known/openid-configuration`, () => HttpResponse.json(aProvider)),
    http.post(aProvider.token_endpoint, async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      expect(Object.fromEntries(form)).toEqual({
        client_id: 'rehearsal-web',
        grant_type: 'refresh_token',
        refresh_token: 'refresh-1',
      })
      return refresh()
    }),
  )
  return refresh
}
const newTokens = () =>
  HttpResponse.json({ access_token: 'access-2', expires_in: 300, refresh_token: 'refresh-2', refresh_expires_in: 1800 })

/** Last answers, given only to `access-2`. */
const onlyFresh = http.get('/api/attempts', ({ request }) =>
  request.headers.get('authorization') === 'Bearer access-2'
    ? HttpResponse.json(empty)
    : HttpResponse.json(errorBody('not_logged_in'), { status: 401 }),
)

test('a call carries the token and the headers of the specification', async () => {
  const seen: Record<string, string>[] = []
  apiServer.use(
    http.get('/api/attempts', ({ request }) => {
      seen.push(Object.fromEntries(request.headers))
      return HttpResponse.json(empty)
    }),
  )
  await call(listAttempts)
  expect(seen[0]).toMatchObject({
    authorization: 'Bearer access-1',
    accept: 'application/json',
    'x-duration-type': 'MINUTE_SECOND',
    'x-constants': 'TEXT',
    'x-time-format': 'HH:mm',
  })
})

test('a public call carries no token', async () => {
  let token: string | null = 'unset'
  apiServer.use(
    http.get('/api/configs', ({ request }) => {
      token = request.headers.get('authorization')
      return HttpResponse.json(aConfig())
    }),
  )
  await call(getConfigs)
  expect(token).toBeNull()
})

test('parameters stand in the path, lists are repeated in the query, the body is JSON', async () => {
  const seen: string[] = []
  apiServer.use(
    http.get('/api/practices/:id', ({ request }) => {
      seen.push(new URL(request.url).pathname + new URL(request.url).search)
      return HttpResponse.json(errorBody('not_found'), { status: 404 })
    }),
    http.put('/api/answer-consent', async ({ request }) => HttpResponse.json(await request.json())),
  )
  const query = { complexities: ['EASY', 'HARD'], predictionType: '' } as const
  await expect(call(getPractice, { params: { id: 42 }, query })).rejects.toThrow(ApiError)
  expect(seen).toEqual(['/api/practices/42?complexities=EASY&complexities=HARD&predictionType='])
  expect(await call(putAnswerConsent, { body: { agrees: true } })).toEqual({ agrees: true })
})

test.each([502, 503, 504])('a read is tried three times over %i', async (status) => {
  let tries = 0
  apiServer.use(
    http.get('/api/attempts', () => {
      tries += 1
      return tries < 3 ? HttpResponse.json(errorBody('not_ready'), { status }) : HttpResponse.json(empty)
    }),
  )
  await expect(call(listAttempts)).resolves.toMatchObject({ totalElements: 0 })
  expect(tries).toBe(3)
})

test('a read that never reaches the server ends as offline after three tries', async () => {
  let tries = 0
  apiServer.use(
    http.get('/api/attempts', () => {
      tries += 1
      return HttpResponse.error()
    }),
  )
  await expect(call(listAttempts)).rejects.toMatchObject({ code: 'offline', status: 0 })
  expect(tries).toBe(3)
})

test('an error of the server is not tried again, and carries its code, issues and request id', async () => {
  let tries = 0
  apiServer.use(
    http.get('/api/attempts', () => {
      tries += 1
      const errors = [{ code: 'too_big', field: 'size', path: 'query.size', defaultMessage: 'At most 1000' }]
      return HttpResponse.json({ ...errorBody('invalid_request'), errors }, { status: 400 })
    }),
  )
  await expect(call(listAttempts)).rejects.toMatchObject({
    code: 'invalid_request',
    status: 400,
    requestId: 'req-1',
    issues: [{ field: 'size', defaultMessage: 'At most 1000' }],
  })
  expect(tries).toBe(1)
})

test('a write is tried again only with an idempotency key, and always with the same', async () => {
  const keys: (string | null)[] = []
  apiServer.use(
    http.put('/api/answer-consent', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return HttpResponse.error()
    }),
  )
  const body = { agrees: true }
  await expect(call(putAnswerConsent, { body })).rejects.toMatchObject({ code: 'offline' })
  expect(keys).toEqual([null])
  await expect(call(putAnswerConsent, { body, idempotencyKey: 'k' })).rejects.toMatchObject({ code: 'offline' })
  expect(keys).toEqual([null, 'k', 'k', 'k'])
})

test('an answer of another shape is an error, not a half-right page', async () => {
  apiServer.use(answers('/api/attempts', { totalElements: 'many' }))
  await expect(call(listAttempts)).rejects.toMatchObject({ code: 'unreadable', status: 200 })
})

test('an error without our body is unreadable, with its status', async () => {
  apiServer.use(http.get('/api/attempts', () => new HttpResponse('<h1>Bad</h1>', { status: 500 })))
  await expect(call(listAttempts)).rejects.toMatchObject({ code: 'unreadable', status: 500 })
})

test('after a 401 the session is refreshed and the call replayed', async () => {
  const refresh = aRefreshingProvider()
  apiServer.use(onlyFresh)
  await expect(call(listAttempts)).resolves.toMatchObject({ totalElements: 0 })
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(readSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' })
  expect(ended).not.toHaveBeenCalled()
})

test('calls that fail together refresh once', async () => {
  const refresh = aRefreshingProvider()
  apiServer.use(onlyFresh)
  await Promise.all([call(listAttempts), call(listAttempts), call(listAttempts)])
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('tokens that another tab fetched meanwhile are used without a refresh', async () => {
  const refresh = aRefreshingProvider()
  apiServer.use(
    http.get('/api/attempts', ({ request }) => {
      if (request.headers.get('authorization') === 'Bearer access-2') return HttpResponse.json(empty)
      const session = readSession()
      if (session !== null) writeSession({ ...session, accessToken: 'access-2', refreshToken: 'refresh-2' })
      return HttpResponse.json(errorBody('not_logged_in'), { status: 401 })
    }),
  )
  await call(listAttempts)
  expect(refresh).not.toHaveBeenCalled()
})

test('a second 401 after the refresh ends the session', async () => {
  aRefreshingProvider()
  apiServer.use(refuses('/api/attempts', 'not_logged_in'))
  await expect(call(listAttempts)).rejects.toMatchObject({ code: 'not_logged_in' })
  expect(ended).toHaveBeenCalledExactlyOnceWith('not_logged_in')
  expect(readSession()).toBeNull()
  expect(document.cookie).toContain('loggedIn=false')
})

test('calls that are refused together end the session once', async () => {
  signIn({ refreshToken: null, refreshExpireTime: null })
  apiServer.use(refuses('/api/attempts', 'not_logged_in'))
  await Promise.allSettled([call(listAttempts), call(listAttempts), call(listAttempts)])
  expect(ended).toHaveBeenCalledExactlyOnceWith('not_logged_in')
})

test('a refused refresh ends the session', async () => {
  aRefreshingProvider(() => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }))
  apiServer.use(onlyFresh)
  await expect(call(listAttempts)).rejects.toMatchObject({ status: 401 })
  expect(ended).toHaveBeenCalledExactlyOnceWith('not_logged_in')
})

test('an identity provider that cannot be reached leaves the session as it is', async () => {
  aRefreshingProvider(() => HttpResponse.error())
  apiServer.use(onlyFresh)
  await expect(call(listAttempts)).rejects.toMatchObject({ code: 'offline' })
  expect(ended).not.toHaveBeenCalled()
  expect(readSession()).toMatchObject({ refreshToken: 'refresh-1' })
})

test('a 403 ends the session', async () => {
  apiServer.use(refuses('/api/attempts', 'not_authorized'))
  await expect(call(listAttempts)).rejects.toMatchObject({ code: 'not_authorized' })
  expect(ended).toHaveBeenCalledExactlyOnceWith('not_authorized')
})

test.each(['premium_required', 'ai_credits_exhausted'] as const)(
  'a 402 %s asks for an upgrade and keeps the session',
  async (code) => {
    apiServer.use(refuses('/api/attempts', code))
    await expect(call(listAttempts)).rejects.toMatchObject({ code })
    expect(upgrade).toHaveBeenCalled()
    expect(ended).not.toHaveBeenCalled()
  },
)

test('a call that is called off is neither an error of ours nor tried again', async () => {
  let tries = 0
  apiServer.use(
    http.get('/api/attempts', async () => {
      tries += 1
      await delay(5000)
      return HttpResponse.json(empty)
    }),
  )
  const controller = new AbortController()
  const pending = call(listAttempts, { signal: controller.signal })
  setTimeout(() => controller.abort(), 20)
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  expect(tries).toBe(1)
})
