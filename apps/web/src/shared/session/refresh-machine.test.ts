import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActiveSession } from '../api/active-session.ts'
import {
  initialRefreshState,
  refreshMachine,
  type RefreshEffect,
  type RefreshEvent,
  type RefreshState,
} from './refresh-machine.ts'

const now = 1_000_000
const session = (changes: Partial<ActiveSession> = {}): ActiveSession => ({
  accessToken: 'access',
  refreshToken: 'refresh',
  expireTimestamp: now + 60_000,
  refreshExpireTime: now + 3_600_000,
  ...changes,
})
const stale = session({ expireTimestamp: now })
const staleAlone = session({ expireTimestamp: now, refreshToken: null, refreshExpireTime: null })
/** A tick at `at` by the clock that is ahead, and at `earliest` by the one that is behind. */
const tick = (current: ActiveSession | null, at = now, earliest = at): RefreshEvent =>
  current === null ? { type: 'nobody' } : { type: 'tick', times: { latest: at, earliest }, session: current }
const refused: RefreshEvent = { type: 'refresh-failed', isRefused: true }
const unreachable: RefreshEvent = { type: 'refresh-failed', isRefused: false }

/** Runs events one after the other; returns the last state and every effect by its type. */
function run(events: RefreshEvent[], from: RefreshState = initialRefreshState) {
  let state = from
  const effects: RefreshEffect[] = []
  for (const event of events) {
    const [next, caused] = refreshMachine(state, event)
    state = next
    effects.push(...caused)
  }
  return { state, effects, types: effects.map(({ type }) => type) }
}

describe('while nothing has expired', () => {
  test('a tick does nothing', () => {
    expect(run([tick(session())])).toMatchObject({ state: initialRefreshState, effects: [] })
  })

  test('nobody signed in does nothing', () => {
    expect(run([tick(null), tick(null)])).toMatchObject({ state: initialRefreshState, effects: [] })
  })

  test('the access token holds until the moment it is said to expire, and not a millisecond longer', () => {
    const current = session({ expireTimestamp: now + 1000 })
    expect(run([tick(current, now + 999)]).types).toEqual([])
    expect(run([tick(current, now + 1000)]).types).toEqual(['refresh'])
  })
})

describe('when the refresh token has expired', () => {
  const dead = session({ expireTimestamp: now - 1, refreshExpireTime: now })

  test('the session is cleared and the page reloaded, once', () => {
    const { state, types } = run([tick(dead), tick(dead)])
    expect(types).toEqual(['clear-session', 'reload'])
    expect(state.name).toBe('ended')
  })

  test('this comes before the expiry of the access token', () => {
    expect(run([tick(session({ refreshExpireTime: now - 1 }))]).types).toEqual(['clear-session', 'reload'])
  })

  test('an end that the provider never named does not end the session', () => {
    expect(run([tick(session({ refreshExpireTime: null }))]).types).toEqual([])
  })

  test('the session that is signed in next is watched again', () => {
    const { state, types } = run([tick(dead), tick(null), tick(stale)])
    expect(types).toEqual(['clear-session', 'reload', 'refresh'])
    expect(state.name).toBe('refreshing')
  })
})

describe('when the access token has expired and there is a refresh token', () => {
  test('a refresh is tried, and not a second time while it runs', () => {
    expect(run([tick(stale), tick(stale), tick(stale)]).types).toEqual(['refresh'])
  })

  test('success forgets the failures before it', () => {
    const failing: RefreshState = { name: 'refreshing', failures: 2, waitTicks: 0 }
    expect(run([{ type: 'refreshed' }], failing).state).toEqual(initialRefreshState)
  })

  test('a session that another tab has refreshed is taken as it is', () => {
    const failing: RefreshState = { name: 'failing', failures: 1, waitTicks: 2 }
    expect(run([tick(session())], failing)).toMatchObject({ state: initialRefreshState, effects: [] })
  })

  test('a failure takes one from the counter, is logged, and the cookie says false', () => {
    const { effects, state } = run([tick(stale), unreachable])
    expect(effects).toEqual([
      { type: 'refresh' },
      { type: 'log-failure', failuresLeft: 2 },
      { type: 'set-cookie-false' },
    ])
    expect(state).toMatchObject({ name: 'failing', failures: 1 })
  })

  test('an unreachable provider is tried again later and later, and the session is kept', () => {
    let state = initialRefreshState
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      state = run([{ type: 'refresh-failed', isRefused: false }], { ...state, name: 'refreshing' }).state
      return state.waitTicks
    })
    expect(waits).toEqual([2, 4, 8, 16, 30, 30])
    const patient = run([tick(stale), unreachable, tick(stale), tick(stale), tick(stale)])
    expect(patient.types).toEqual(['refresh', 'log-failure', 'set-cookie-false', 'refresh'])
  })

  test('a refused refresh token is dropped, and the third failure ends the session', () => {
    const { state, types } = run([tick(stale), refused, tick(staleAlone), tick(staleAlone)])
    expect(types).toEqual([
      'refresh',
      'log-failure',
      'set-cookie-false',
      'drop-refresh-token',
      'log-failure',
      'log-failure',
      'clear-session',
      'set-cookie-false',
    ])
    expect(state.name).toBe('ended')
  })
})

describe('when the two clocks do not agree', () => {
  test('an access token that has expired by one of them is refreshed', () => {
    expect(run([tick(session(), now + 60_000, now)]).types).toEqual(['refresh'])
  })

  test('a refresh token that has expired by one of them alone is tried, and ends nothing', () => {
    const current = session({ expireTimestamp: now + 9_000_000 })
    const { types, state } = run([tick(current, now + 3_600_000, now), { type: 'refreshed' }, tick(current)])
    expect(types).toEqual(['refresh'])
    expect(state).toEqual(initialRefreshState)
  })

  test('an access token alone counts as expired only where both say so', () => {
    const alone = session({ refreshToken: null, refreshExpireTime: null })
    expect(run([tick(alone, now + 60_000, now)]).effects).toEqual([])
  })
})

test('a network that is back, or a page that is looked at again, ends the waiting', () => {
  expect(run([tick(stale), unreachable, { type: 'woken' }, tick(stale)]).types.at(-1)).toBe('refresh')
})

test('an unreachable provider never ends the session, however long it lasts', () => {
  const day = Array.from({ length: 5000 }, () => [tick(stale), unreachable]).flat()
  expect(run(day).types).not.toContain('clear-session')
})

describe('without a refresh token', () => {
  test('two expired ticks are only counted and logged', () => {
    expect(run([tick(staleAlone), tick(staleAlone)]).effects).toEqual([
      { type: 'log-failure', failuresLeft: 2 },
      { type: 'log-failure', failuresLeft: 1 },
    ])
  })

  test('the third clears the session and sets the cookie to false', () => {
    const { state, effects } = run([tick(staleAlone), tick(staleAlone), tick(staleAlone), tick(staleAlone)])
    expect(effects.slice(2)).toEqual([
      { type: 'log-failure', failuresLeft: 0 },
      { type: 'clear-session' },
      { type: 'set-cookie-false' },
    ])
    expect(state.name).toBe('ended')
  })

  test('a valid access token is not a failure', () => {
    expect(run([tick(session({ refreshToken: null, refreshExpireTime: null }))]).effects).toEqual([])
  })
})

const anySession = fc.option(
  fc.record({
    accessToken: fc.constant('access'),
    refreshToken: fc.option(fc.constant('refresh')),
    expireTimestamp: fc.integer({ min: now - 10, max: now + 10 }),
    refreshExpireTime: fc.option(fc.integer({ min: now - 10, max: now + 10 })),
  }),
)
const anyEvent: fc.Arbitrary<RefreshEvent> = fc.oneof(
  fc.tuple(anySession, fc.nat(5)).map(([current, behind]) => tick(current, now, now - behind)),
  fc.constantFrom<RefreshEvent>({ type: 'refreshed' }, { type: 'woken' }),
  fc.boolean().map((isRefused): RefreshEvent => ({ type: 'refresh-failed', isRefused })),
)

/** Every step of a run: what happened, and what came of it. */
function steps(events: RefreshEvent[]) {
  let state = initialRefreshState
  return events.map((event) => {
    const [next, effects] = refreshMachine(state, event)
    state = next
    return { event, next, types: effects.map(({ type }) => type) }
  })
}

/** Whether this tick holds a token that has expired by one clock at least, and a refresh token that holds by one at least. */
const isRefreshable = (event: RefreshEvent): boolean =>
  event.type === 'tick' &&
  event.session.refreshToken === 'refresh' &&
  earlierEnd(event) <= event.times.latest &&
  (event.session.refreshExpireTime ?? Infinity) > event.times.earliest

/** Whether this tick holds a token that has expired by both clocks. */
const isOver = (event: RefreshEvent): boolean => event.type === 'tick' && earlierEnd(event) <= event.times.earliest

/** When the earlier of the two tokens of a tick ends; never, for every other event. */
function earlierEnd(event: RefreshEvent): number {
  const current = event.type === 'tick' ? event.session : null
  return Math.min(current?.expireTimestamp ?? Infinity, current?.refreshExpireTime ?? Infinity)
}

test('whatever happens, a session is cleared only by a tick with a token that has expired by both clocks, and then it is over', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const clearings = steps(events).filter(({ types }) => types.includes('clear-session'))
      expect(clearings.filter(({ event, next }) => !isOver(event) || next.name !== 'ended')).toEqual([])
    }),
  )
})

test('whatever happens, the page is reloaded only after a clearing', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const reloads = steps(events).filter(({ types }) => types.includes('reload'))
      expect(reloads.filter(({ types }) => types[0] !== 'clear-session')).toEqual([])
    }),
  )
})

test('whatever happens, a refresh is asked for only with an expired token and a refresh token that may hold', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const refreshes = steps(events).filter(({ types }) => types.includes('refresh'))
      expect(refreshes.filter(({ event }) => !isRefreshable(event))).toEqual([])
    }),
  )
})
