import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { AppError } from '../http/app-error.ts'

/** Who a token speaks for. The e-mail and name are what an outside issuer says, where it says them. */
export type TokenSubject = {
  issuer: string
  subject: string
  email: string | null
  name: string | null
  /** The sign-in that it came from; null where its issuer does not say. */
  sessionId: string | null
}

export type TokenVerifier = {
  /**
   * The subject of a valid access token; null for anything else, however it is broken.
   *
   * @throws AppError `not_ready` when the issuer's keys cannot be had: that says nothing about the token.
   */
  verify(token: string): Promise<TokenSubject | null>
}

type Expected = { issuer: string; audience: string; clock: Clock }

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  session: z.string().optional(),
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
  const found = discoverySchema.parse(await response.json())
  if (found.issuer !== issuer) throw new Error(`${address} speaks for ${found.issuer}, not for ${issuer}.`)
  return createRemoteJWKSet(new URL(found.jwks_uri))
}

function verifierOf(keySet: () => Promise<JWTVerifyGetKey>, { issuer, audience, clock }: Expected): TokenVerifier {
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, await keySet(), {
          issuer,
          audience,
          algorithms: ['RS256', 'PS256', 'ES256'],
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp'],
        })
        const claims = claimsSchema.safeParse(payload).data
        if (claims === undefined) return null
        return {
          issuer,
          subject: claims.sub,
          email: claims.email ?? null,
          name: claims.name ?? claims.preferred_username ?? null,
          sessionId: claims.session ?? null,
        }
      } catch (error) {
        if (isAboutToken(error)) return null
        throw new AppError('not_ready', { cause: error })
      }
    },
  }
}

/** What jose throws when the keys of the issuer did not come. */
const KEYS_MISSING = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

/** A learner with a good token must not be signed out because the issuer is away. */
function isAboutToken(error: unknown): boolean {
  return error instanceof errors.JOSEError && !KEYS_MISSING.has(error.code)
}
