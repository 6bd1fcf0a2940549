import type { Provider } from 'oidc-provider'
import type { Authenticate } from '../../platform/http/learner.ts'
import { createEmbeddedProvider } from '../../platform/identity/embedded-provider.ts'
import { publicKeySet, signingJwk } from '../../platform/identity/signing-keys.ts'
import { discoveryVerifier, localVerifier } from '../../platform/identity/token-verifier.ts'
import type { Platform } from '../../platform/services.ts'
import { createAuthenticate, findAccount } from '../account/service.ts'

/** Who tells learners apart: the embedded issuer, or an outside one by its keys alone. */
export type Identity = { authenticate: Authenticate; provider: Provider | null }

export async function openIdentity(platform: Platform): Promise<Identity> {
  const { config, clock, db } = platform
  const expected = { issuer: config.identity.issuer, audience: config.identity.audience, clock }
  if (!config.identity.isEmbedded) {
    return { authenticate: createAuthenticate(platform, discoveryVerifier(expected), false), provider: null }
  }
  const jwk = await signingJwk(db, clock)
  const provider = createEmbeddedProvider({
    ...platform,
    jwk,
    cookieSecret: Buffer.from(await platform.getSecret('cookies')).toString('base64url'),
    refreshSecret: await platform.getSecret('refresh-tokens'),
    findAccount: async (id) => (await findAccount(db, id)) ?? null,
  })
  return { authenticate: createAuthenticate(platform, localVerifier(publicKeySet(jwk), expected), true), provider }
}
