import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActiveSession } from './active-session.ts'

const start = Date.parse('2026-03-01T09:00:00Z')
const MINUTE = 60_000
let steady = 0
const session: ActiveSession = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expireTimestamp: start + 10 * MINUTE,
  refreshExpireTime: start + 30 * MINUTE,
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  steady = 5000
  vi.spyOn(performance, 'now').mockImplementation(() => steady)
})
afterEach(() => vi.useRealTimers())

/** A tab of its own. */
const aTab = () => import('./session-times.ts')
const pass = (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  steady += minutes * MINUTE
}
const setClock = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE)
const minutesOf = ({ latest, earliest }: { latest: number; earliest: number }) =>
  [latest, earliest].map((time) => (time - start) / MINUTE)

test('while nobody touches the clock both say the same', async () => {
  const { timesOf, isDue } = await aTab()
  expect([minutesOf(timesOf(session)), isDue(session)]).toEqual([[0, 0], false])
  pass(10)
  expect([minutesOf(timesOf(session)), isDue(session)]).toEqual([[10, 10], true])
})

test('a clock that is set an hour ahead makes a refresh due, and no refresh token expire', async () => {
  const { timesOf, isDue } = await aTab()
  timesOf(session)
  setClock(60)
  pass(1)
  expect([minutesOf(timesOf(session)), isDue(session)]).toEqual([[61, 1], true])
})

test('a clock that is set back does not make tokens last longer', async () => {
  const { timesOf, isDue } = await aTab()
  timesOf(session)
  setClock(-60)
  pass(10)
  expect([minutesOf(timesOf(session)), isDue(session)]).toEqual([[10, -50], true])
})

test('hours of sleep, of which the steady clock may know nothing, make a refresh due', async () => {
  const { timesOf, isDue } = await aTab()
  timesOf(session)
  setClock(8 * 60)
  expect([minutesOf(timesOf(session)), isDue(session)]).toEqual([[480, 0], true])
})

test('tokens received after the clock was set are counted from then on', async () => {
  const { timesOf, isDue } = await aTab()
  timesOf(session)
  setClock(60)
  const next = { ...session, expireTimestamp: Date.now() + 10 * MINUTE, refreshExpireTime: Date.now() + 30 * MINUTE }
  expect([minutesOf(timesOf(next)), isDue(next)]).toEqual([[60, 60], false])
  pass(10)
  expect(isDue(next)).toBe(true)
})

test('without a refresh token no refresh is ever due', async () => {
  const { isDue } = await aTab()
  pass(10)
  expect(isDue({ ...session, refreshToken: null })).toBe(false)
})
