import { page } from '../leave-page.ts'
import { urls } from '../urls.ts'
import { identityProvider } from '../api/refresh-session.ts'
import { endSession } from '../api/session-end.ts'

/** Forgets the session here, then ends it at the identity provider (OpenID Connect RP-Initiated Logout), which leads back to `/`. */
export async function signOut(): Promise<void> {
  endSession('signed-out')
  const { provider, clientId } = await identityProvider()
  if (provider.end_session_endpoint === undefined) return
  const address = new URL(provider.end_session_endpoint)
  address.search = new URLSearchParams({
    client_id: clientId,
    post_logout_redirect_uri: `${window.location.origin}${urls.landing}`,
  }).toString()
  page.leaveFor(address.href)
}
