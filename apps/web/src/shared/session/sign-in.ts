import { z } from 'zod'
import { requestTokens } from '../api/identity-provider.ts'
import { now } from '../clock.ts'
import { page } from '../leave-page.ts'
import { urls } from '../urls.ts'
import { sessionOf, writeSession } from './active-session.ts'
import { codeChallengeOf, randomText } from './pkce.ts'
import { identityProvider } from './refresh-session.ts'
import { takeReturn } from './return-path.ts'

const KEY = 'signIn'

/** What the interaction page opens with. */
export type SignInIntent = 'sign-in' | 'sign-up' | 'demo'

const pendingSchema = z.object({
  state: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  intent: z.enum(['sign-in', 'sign-up', 'demo']),
})

/** Leaves for the identity provider: authorisation code with PKCE (RFC 7636). It comes back to `/callback`. */
export async function startSignIn(intent: SignInIntent = 'sign-in', returnTo: string = urls.dashboard): Promise<void> {
  const { provider, clientId } = await identityProvider()
  const pending = { state: randomText(), verifier: randomText(), returnTo, intent }
  sessionStorage.setItem(KEY, JSON.stringify(pending))
  const address = new URL(provider.authorization_endpoint)
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri(),
    scope: 'openid profile email',
    state: pending.state,
    code_challenge: await codeChallengeOf(pending.verifier),
    code_challenge_method: 'S256',
  }).toString()
  page.leaveFor(address.href)
}

/** What the learner pressed before leaving: the tab that the interaction page opens with. */
export const pendingIntent = (): SignInIntent => readPending()?.intent ?? 'sign-in'

/** The sign-in could not be finished: it was begun elsewhere, cancelled or answered twice. */
class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
}

/**
 * Exchanges the code that the identity provider sent to `/callback` and keeps the session.
 * Returns where the learner wanted to go; throws `SignInFailed`, `GrantRefused` or `ApiError`.
 */
export async function finishSignIn(search: Readonly<Record<string, unknown>>): Promise<string> {
  const pending = readPending()
  const { code, state } = search
  if (pending === null || typeof code !== 'string' || state !== pending.state) {
    throw new SignInFailed('This answer belongs to no sign-in of this tab')
  }
  sessionStorage.removeItem(KEY)
  const { provider, clientId } = await identityProvider()
  const tokens = await requestTokens(provider, {
    client_id: clientId,
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(),
    code_verifier: pending.verifier,
  })
  const before = takeReturn(tokens.access_token)
  writeSession(sessionOf(tokens, now()))
  return before ?? pending.returnTo
}

function readPending() {
  try {
    return pendingSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

const redirectUri = () => `${window.location.origin}${urls.callback}`
