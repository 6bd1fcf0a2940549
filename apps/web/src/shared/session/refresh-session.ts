import { getConfigs } from '@rehearsal/contracts/account'
import { discover, GrantRefused, requestTokens } from '../api/identity-provider.ts'
import { withRetries } from '../api/retry.ts'
import { send } from '../api/send.ts'
import { now } from '../clock.ts'
import { readSession, sessionOf, writeSession, type ActiveSession } from './active-session.ts'

const LOCK = 'rehearsal-session-refresh'

let running: Promise<ActiveSession> | null = null

/**
 * Exchanges the refresh token for new tokens and keeps them. One exchange at a time, over all tabs: a refresh token
 * may be used once, so a tab that comes second takes what the first one stored.
 *
 * Throws `GrantRefused` when the session is over, `ApiError` when the provider cannot be reached.
 */
export function refreshSession(staleAccessToken: string): Promise<ActiveSession> {
  running ??= withLock(() => exchange(staleAccessToken)).finally(() => {
    running = null
  })
  return running
}

async function exchange(staleAccessToken: string): Promise<ActiveSession> {
  const session = readSession()
  if (session === null) throw new GrantRefused('Nobody is signed in any more')
  if (session.accessToken !== staleAccessToken) return session
  if (session.refreshToken === null) throw new GrantRefused('There is no refresh token')
  const { provider, clientId } = await identityProvider()
  const tokens = await requestTokens(provider, {
    client_id: clientId,
    grant_type: 'refresh_token',
    refresh_token: session.refreshToken,
  })
  const next = sessionOf({ refresh_token: session.refreshToken, ...tokens }, now())
  writeSession(next)
  return next
}

/** The identity provider that this installation uses, and the name we go by there. */
export async function identityProvider() {
  const { identity } = await withRetries(() => send(getConfigs, {}, null))
  return { provider: await withRetries(() => discover(identity.issuer)), clientId: identity.clientId }
}

/** Browsers without the lock manager (an insecure address) still refresh once per tab. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}
