import type { Endpoint, EndpointShape, ResponseOf } from '@rehearsal/contracts/endpoint'
import { texts } from '@rehearsal/contracts/texts'
import { readSession, type ActiveSession } from './active-session.ts'
import { refreshSession } from './refresh-session.ts'
import { isDue } from './session-times.ts'
import { endSession } from './session-end.ts'
import { askForUpgrade } from '../upgrade/upgrade-need.ts'
import { ApiError } from './api-error.ts'
import { GrantRefused } from './identity-provider.ts'
import { withRetries } from './retry.ts'
import { sentOnce } from './sent-once.ts'
import { send, type AnyOptions, type CallOptions } from './send.ts'

type Options<Shape extends EndpointShape> =
  Record<never, never> extends CallOptions<Shape> ? [options?: CallOptions<Shape>] : [options: CallOptions<Shape>]

/**
 * Calls one endpoint of the product's own service: the one way to the API.
 *
 * Reads are tried three times over network failures and 502, 503, 504; writes only with an idempotency key.
 * A write that is asked for again while the same is on its way is sent once. An access token that has expired is refreshed first. 401 refreshes the session once and replays; a second 401, or a 403, ends the session. 402 opens the upgrade dialog.
 * Throws `ApiError`.
 */
export function call<Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  ...options: Options<Shape>
): Promise<ResponseOf<Shape>>
export function call(endpoint: Endpoint, options: AnyOptions = {}): Promise<unknown> {
  const { params, query, body, signal } = options
  if (endpoint.method === 'GET' || signal !== undefined) return run(endpoint, options)
  const address = JSON.stringify([endpoint.method, endpoint.path, params, query])
  return sentOnce(address, body, () => run(endpoint, options))
}

async function run(endpoint: Endpoint, options: AnyOptions): Promise<unknown> {
  const isRepeatable = endpoint.method === 'GET' || options.idempotencyKey !== undefined
  const attempt = (token: string | null) => {
    const once = () => send(endpoint, options, token)
    return isRepeatable ? withRetries(once, options.signal) : once()
  }
  try {
    return await authorised(endpoint, attempt)
  } catch (error) {
    if (error instanceof ApiError) react(error)
    throw error
  }
}

/**
 * Runs `attempt` with the access token, a fresh one where it has expired; after a 401 once more with a fresh one. Who is
 * signed out asks for nothing.
 */
export async function authorised<T>(endpoint: Endpoint, attempt: (token: string | null) => Promise<T>): Promise<T> {
  if (endpoint.access === 'public') return attempt(null)
  const kept = readSession()
  if (kept === null) throw notLoggedIn()
  const session = isDue(kept) ? await refreshed(kept, notLoggedIn()) : kept
  try {
    return await attempt(session.accessToken)
  } catch (error) {
    const isStale = error instanceof ApiError && error.status === 401 && session.refreshToken !== null
    if (!isStale) throw error
    const fresh = await refreshed(session, error)
    return attempt(fresh.accessToken)
  }
}

const notLoggedIn = () => new ApiError({ code: 'not_logged_in', status: 401, message: texts.notLoggedIn })

async function refreshed(session: ActiveSession, unauthorised: ApiError): Promise<ActiveSession> {
  try {
    return await refreshSession(session.accessToken)
  } catch (error) {
    throw error instanceof GrantRefused ? unauthorised : error
  }
}

/** What the app does about an error by itself, whoever made the call (specification §8). */
export function react(error: ApiError): void {
  // Calls that fail together end the session once.
  const isSignedIn = readSession() !== null
  if (error.status === 401 && isSignedIn) endSession('not_logged_in')
  if (error.status === 403 && isSignedIn) endSession('not_authorized')
  if (error.status === 402) {
    askForUpgrade(error.code === 'ai_credits_exhausted' ? 'ai_credits_exhausted' : 'premium_required')
  }
}
