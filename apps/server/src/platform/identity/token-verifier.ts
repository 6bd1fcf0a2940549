import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.ts'

/** Who a token speaks for. The e-mail and name are what an outside issuer says, where it says them. */
export type TokenSubject = { issuer: string; subject: string; email: string | null; name: string | null }

export type TokenVerifier = {
  /** The subject of a valid access token; null for anything else, however it is broken. */
  verify(token: string): Promise<TokenSubject | null>
}

type Expected = { issuer: string; audience: string; clock: Clock }

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
})

/** Verifies against keys that are here: the embedded issuer. */
export function localVerifier(keys: JSONWebKeySet, expected: Expected): TokenVerifier {
  return verifierOf(() => Promise.resolve(createLocalJWKSet(keys)), expected)
}

const DISCOVERY_TIMEOUT_MILLISECONDS = 5000
const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() })

/** Verifies against an outside issuer found by OpenID Connect discovery. */
export function discoveryVerifier(expected: Expected): TokenVerifier {
  let keys: Promise<JWTVerifyGetKey> | undefined
  return verifierOf(() => {
    keys ??= discoverKeys(expected.issuer).catch((error: unknown) => {
      keys = undefined
      throw error
    })
    return keys
  }, expected)
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MILLISECONDS),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return createRemoteJWKSet(new URL(discoverySchema.parse(await response.json()).jwks_uri))
}

function verifierOf(keySet: () => Promise<JWTVerifyGetKey>, { issuer, audience, clock }: Expected): TokenVerifier {
  return {
    verify: async (token) => {
      const keys = await keySet()
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience,
          algorithms: ['RS256', 'PS256', 'ES256'],
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp'],
        })
        const claims = claimsSchema.parse(payload)
        return {
          issuer,
          subject: claims.sub,
          email: claims.email ?? null,
          name: claims.name ?? claims.preferred_username ?? null,
        }
      } catch {
        return null
      }
    },
  }
}
