import { requestTokens } from '../api/identity-provider.ts'
import { readWhereabouts } from '../browser/read-whereabouts.ts'
import { now } from '../clock.ts'
import { page } from '../leave-page.ts'
import { urls } from '../urls.ts'
import { sessionOf, writeSession } from '../api/active-session.ts'
import {
  BrowserKeepsNothing,
  canKeepPending,
  dropPending,
  keepPending,
  readPending,
  type SignInIntent,
} from './pending-sign-in.ts'
import { codeChallengeOf, randomText } from '../api/pkce.ts'
import { identityProvider } from '../api/refresh-session.ts'
import { takeReturn } from './return-path.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { setVariant } from './use-session.ts'

/**
 * Leaves for the identity provider: authorisation code with PKCE (RFC 7636). It comes back to `/callback`. From an address where
 * nobody can sign in (a shared score is shown at any) it leaves for the start page there, which says why or leads on.
 */
export async function startSignIn(intent: SignInIntent = 'sign-in'): Promise<void> {
  if (readWhereabouts(urls.landing).kind !== 'right') return page.leaveFor(urls.landing)
  const { provider, clientId } = await identityProvider()
  const pending = { state: randomText(), verifier: randomText(), intent }
  keepPending(pending)
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

/**
 * Exchanges the code that the identity provider sent to `/callback` and keeps the session.
 * Returns where the learner wanted to go; throws `SignInFailed`, `BrowserKeepsNothing`, `GrantRefused` or `ApiError`.
 */
export async function finishSignIn(search: Readonly<Record<string, unknown>>): Promise<string> {
  const pending = readPending()
  const { code, state, error, iss } = search
  if (error !== undefined) throw new SignInFailed('refused')
  if (pending === null && !canKeepPending()) throw new BrowserKeepsNothing('Storage and cookies are blocked')
  if (pending === null || typeof code !== 'string' || state !== pending.state) throw new SignInFailed('begun-elsewhere')
  dropPending()
  const { provider, issuer, clientId } = await identityProvider()
  // RFC 9207 §2.4: a code of another provider is not handed to ours.
  const isNamed = iss !== undefined || provider.authorization_response_iss_parameter_supported === true
  if (isNamed && iss !== issuer) throw new SignInFailed('begun-elsewhere')
  const tokens = await requestTokens(provider, {
    client_id: clientId,
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(),
    code_verifier: pending.verifier,
  })
  const before = takeReturn(tokens.access_token)
  if (pending.variant !== undefined) setVariant(pending.variant)
  writeSession(sessionOf(tokens, now()))
  return before ?? urls.dashboard
}

const redirectUri = () => `${window.location.origin}${urls.callback}`
