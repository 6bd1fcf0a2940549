import { TOKEN_POLL_SECONDS } from '@rehearsal/exam/limits'
import { useEffect } from 'react'
import { GrantRefused } from '../api/identity-provider.ts'
import { logProblem } from '../log.ts'
import { readSession, setLoggedInCookie, writeSession } from '../api/active-session.ts'
import { initialRefreshState, refreshMachine, type RefreshEffect, type RefreshEvent } from './refresh-machine.ts'
import { refreshSession } from '../api/refresh-session.ts'
import { endSession, expireSession } from '../api/session-end.ts'
import { timesOf } from '../api/session-times.ts'

/** Runs the token refresh of specification §4.13, once, for as long as the app is open. */
export function useSessionClock(reload: () => void = reloadPage): void {
  useEffect(() => {
    let state = initialRefreshState
    const dispatch = (event: RefreshEvent) => {
      const [next, effects] = refreshMachine(state, event)
      state = next
      const isReloading = effects.some(({ type }) => type === 'reload')
      for (const effect of effects) run(effect, { dispatch, reload, isReloading })
    }
    const tick = () => {
      const session = readSession()
      dispatch(session === null ? { type: 'nobody' } : { type: 'tick', session, times: timesOf(session) })
    }
    const wake = () => {
      if (document.visibilityState === 'hidden') return
      dispatch({ type: 'woken' })
      tick()
    }
    const timer = setInterval(tick, TOKEN_POLL_SECONDS * 1000)
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [reload])
}

type Context = { dispatch: (event: RefreshEvent) => void; reload: () => void; isReloading: boolean }

function run(effect: RefreshEffect, { dispatch, reload, isReloading }: Context): void {
  const session = readSession()
  switch (effect.type) {
    case 'refresh':
      if (session !== null) void refresh(session.accessToken, dispatch)
      break
    case 'clear-session':
      if (isReloading) expireSession()
      else endSession('not_logged_in')
      break
    case 'reload':
      reload()
      break
    case 'drop-refresh-token':
      if (session !== null) writeSession({ ...session, refreshToken: null, refreshExpireTime: null })
      setLoggedInCookie(false)
      break
    case 'set-cookie-false':
      setLoggedInCookie(false)
      break
    case 'log-failure':
      logProblem(`The session could not be refreshed; ${effect.failuresLeft} tries left`)
  }
}

async function refresh(accessToken: string, dispatch: (event: RefreshEvent) => void): Promise<void> {
  try {
    await refreshSession(accessToken)
    dispatch({ type: 'refreshed' })
  } catch (error) {
    dispatch({ type: 'refresh-failed', isRefused: error instanceof GrantRefused })
  }
}

const reloadPage = (): void => window.location.reload()
