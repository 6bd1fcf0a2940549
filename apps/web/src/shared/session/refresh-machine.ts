import { TOKEN_FAILURES_BEFORE_LOGOUT } from '@rehearsal/exam/limits'
import type { ActiveSession } from '../api/active-session.ts'
import type { Times } from '../api/session-times.ts'

/** Longest pause, in ticks of one second, between two tries while the identity provider cannot be reached. */
const LONGEST_WAIT_TICKS = 30

export type RefreshState = {
  name: 'idle' | 'refreshing' | 'failing' | 'ended'
  /** Failures counted since the last success. */
  failures: number
  /** Ticks to wait before the next try; doubled by every failure. */
  waitTicks: number
}

export type RefreshEvent =
  | { type: 'tick'; times: Times; session: ActiveSession }
  /** A tick while nobody is signed in. */
  | { type: 'nobody' }
  /** The network is back, or the page is looked at again: what waits is tried at once. */
  | { type: 'woken' }
  | { type: 'refreshed' }
  /** `isRefused`: the provider said no, and will not say yes to this refresh token again. */
  | { type: 'refresh-failed'; isRefused: boolean }

export type RefreshEffect =
  | { type: 'refresh' }
  | { type: 'clear-session' }
  | { type: 'reload' }
  | { type: 'drop-refresh-token' }
  | { type: 'set-cookie-false' }
  | { type: 'log-failure'; failuresLeft: number }

type Step = [RefreshState, RefreshEffect[]]

export const initialRefreshState: RefreshState = { name: 'idle', failures: 0, waitTicks: 0 }

/**
 * The token refresh of specification §4.13, one tick per second. Expiry times in the session already lie 3 s early.
 *
 * - A refresh token that has expired by both clocks ends the session: cleared, page reloaded. By one alone, the provider is asked.
 * - An access token that has expired by either is refreshed; a failure is counted and logged, and the logged-in cookie says false.
 * - Without a refresh token every tick counts as a failure; the third clears the session and the cookie says false.
 * - A refused refresh token is dropped, so the rule above ends the session; an unreachable provider is tried again, ever later,
 *   and never ends it.
 */
export function refreshMachine(state: RefreshState, event: RefreshEvent): Step {
  if (event.type === 'nobody') return [initialRefreshState, []]
  if (state.name === 'ended') return [state, []]
  switch (event.type) {
    case 'tick':
      return tick(state, event.times, event.session)
    case 'woken':
      return [{ ...state, waitTicks: 0 }, []]
    case 'refreshed':
      return [initialRefreshState, []]
    case 'refresh-failed':
      return failed(state, event.isRefused)
  }
}

function tick(state: RefreshState, { latest, earliest }: Times, session: ActiveSession): Step {
  const { refreshToken, refreshExpireTime, expireTimestamp } = session
  if (refreshToken === null) return earliest < expireTimestamp ? [initialRefreshState, []] : withoutRefreshToken(state)
  const end = refreshExpireTime ?? Infinity
  if (earliest >= end) return [{ ...state, name: 'ended' }, [{ type: 'clear-session' }, { type: 'reload' }]]
  if (state.name === 'refreshing') return [state, []]
  if (latest < Math.min(expireTimestamp, end)) return [initialRefreshState, []]
  if (state.waitTicks > 0) return [{ ...state, waitTicks: state.waitTicks - 1 }, []]
  return [{ ...state, name: 'refreshing' }, [{ type: 'refresh' }]]
}

function withoutRefreshToken(state: RefreshState): Step {
  const failures = state.failures + 1
  const log = logOf(failures)
  if (log.failuresLeft > 0) return [{ name: 'failing', failures, waitTicks: 0 }, [log]]
  return [{ name: 'ended', failures, waitTicks: 0 }, [log, { type: 'clear-session' }, { type: 'set-cookie-false' }]]
}

function failed(state: RefreshState, isRefused: boolean): Step {
  const failures = state.failures + 1
  const waitTicks = isRefused ? 0 : Math.min(LONGEST_WAIT_TICKS, 2 ** failures)
  const effects: RefreshEffect[] = [logOf(failures), { type: 'set-cookie-false' }]
  if (isRefused) effects.push({ type: 'drop-refresh-token' })
  return [{ name: 'failing', failures, waitTicks }, effects]
}

/** A failure takes one from the counter, and is logged with what is left. */
const logOf = (failures: number) => ({
  type: 'log-failure' as const,
  failuresLeft: Math.max(0, TOKEN_FAILURES_BEFORE_LOGOUT - failures),
})
