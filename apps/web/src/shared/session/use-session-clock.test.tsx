import { renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, withApiServer } from '../../testing/api-server.ts'
import { aConfig, aProvider, issuer, signIn } from '../../testing/fixtures.ts'
import { readSession } from '../api/active-session.ts'
import { onSessionEnd, type SessionEnd } from '../api/session-end.ts'
import { useSessionClock } from './use-session-clock.ts'

withApiServer()

/** Browsers without the lock manager, as this one, take turns. */
const WAIT = { timeout: 5000 }

const reload = vi.fn<() => void>()
const ended = vi.fn<(reason: SessionEnd) => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  reload.mockReset()
  ended.mockReset()
  stop = onSessionEnd(ended)
  apiServer.use(answers('/api/configs', aConfig()), answers(`${issuer}/.well-known/openid-configuration`, aProvider))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const run = (seconds: number) => {
  const view = renderHook(() => useSessionClock(reload))
  vi.advanceTimersByTime(seconds * 1000)
  return view
}

const renews = () =>
  http.post(aProvider.token_endpoint, () => HttpResponse.json({ access_token: 'access-2', expires_in: 300 }))

test('an expired refresh token clears the session and reloads the page', () => {
  signIn({ refreshExpireTime: Date.now() - 1 })
  run(1)
  expect(readSession()).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an expired access token is refreshed within a second', async () => {
  signIn({ expireTimestamp: Date.now() - 1 })
  apiServer.use(renews())
  run(1)
  await vi.waitFor(() => expect(readSession()?.accessToken).toBe('access-2'), WAIT)
  expect(readSession()?.refreshToken).toBe('refresh-1')
  expect(document.cookie).toContain('loggedIn=true')
})

test('a refused refresh ends the session after the failures that follow', async () => {
  signIn({ expireTimestamp: Date.now() - 1 })
  apiServer.use(
    http.post(aProvider.token_endpoint, () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })),
  )
  run(1)
  await vi.waitFor(() => expect(readSession()).toMatchObject({ refreshToken: null }), WAIT)
  expect(document.cookie).toContain('loggedIn=false')
  vi.advanceTimersByTime(2000)
  expect(readSession()).toBeNull()
  expect(ended).toHaveBeenCalledExactlyOnceWith('not_logged_in')
})

test('without a refresh token the third second ends the session', () => {
  signIn({ expireTimestamp: Date.now() - 1, refreshToken: null, refreshExpireTime: null })
  run(2)
  expect(readSession()).not.toBeNull()
  vi.advanceTimersByTime(1000)
  expect(readSession()).toBeNull()
  expect(ended).toHaveBeenCalledExactlyOnceWith('not_logged_in')
  expect(reload).not.toHaveBeenCalled()
})

test('a clock that is set an hour ahead has the provider asked, and clears nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  signIn({ expireTimestamp: Date.now() + 600_000, refreshExpireTime: Date.now() + 1_800_000 })
  apiServer.use(renews())
  run(1)
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(readSession()?.accessToken).toBe('access-2'), WAIT)
  expect(reload).not.toHaveBeenCalled()
})

test.each<[string, () => void]>([
  ['a network that is back', () => window.dispatchEvent(new Event('online'))],
  ['a page that is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s has an expired token refreshed at once, not at the next tick', async (_, happens) => {
  signIn({ expireTimestamp: Date.now() - 1 })
  apiServer.use(renews())
  run(0)
  happens()
  await vi.waitFor(() => expect(readSession()?.accessToken).toBe('access-2'), WAIT)
})

test('a closed app stops looking', () => {
  signIn({ refreshExpireTime: Date.now() - 1 })
  const { unmount } = renderHook(() => useSessionClock(reload))
  unmount()
  vi.advanceTimersByTime(5000)
  window.dispatchEvent(new Event('online'))
  expect(reload).not.toHaveBeenCalled()
})
