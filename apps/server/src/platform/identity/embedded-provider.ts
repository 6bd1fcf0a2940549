import { randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import { deviceOf } from './device-of.ts'
import { oidcAdapterOf } from './oidc-adapter.ts'
import { endSignInIfStolen, refreshTokenAdapterOf, successorOf } from './refresh-tokens.ts'
import { signOutPage } from './sign-out-page.ts'

/** The claim of an access token that names its sign-in. */
const SESSION_CLAIM = 'session'

const TOKEN_BYTES = 32

/** What access tokens are for; their audience is configured. */
const RESOURCE = 'urn:rehearsal:api'

const MINUTE = 60
const DAY = 86_400

/** Lifetimes in seconds. */
const LIFETIMES = {
  AccessToken: 10 * MINUTE,
  AuthorizationCode: MINUTE,
  Grant: 30 * DAY,
  IdToken: 10 * MINUTE,
  Interaction: 60 * MINUTE,
  RefreshToken: 30 * DAY,
  Session: 30 * DAY,
} as const

/** The path below which the embedded issuer answers, as Keycloak's does. */
export const REALM_PATH = '/realms/rehearsal'

/** Account data that the issuer may need; null when the account is gone. */
export type FindAccount = (id: string) => Promise<{ email: string | null; nickname: string } | null>

export type EmbeddedProviderParts = {
  config: Config
  db: Database
  clock: Clock
  log: Log
  jwk: JWK
  cookieSecret: string
  /** What successors of refresh tokens are worked out with; the same for all instances. */
  refreshSecret: Uint8Array
  findAccount: FindAccount
}

/**
 * The embedded OpenID Connect issuer: authorisation code with PKCE, JWT access tokens, rotated refresh tokens
 * (reuse ends the whole sign-in, but for one repetition of a request whose answer was lost), and Keycloak's paths, so that
 * a Keycloak swaps in by configuration.
 */
export function createEmbeddedProvider(parts: EmbeddedProviderParts): Provider {
  const { config, db, log } = parts
  const provider = new Provider(config.identity.issuer, configurationOf(parts))
  deriveSuccessors(provider, parts.refreshSecret)
  standAt(provider, config.publicUrl)
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the identity provider failed'))
  provider.use(async (ctx, next) => {
    await next()
    const { refresh_token: token, client_id: clientId } = ctx.oidc?.params ?? {}
    if (ctx.status >= 400 && typeof token === 'string') await endSignInIfStolen(db, token, clientId)
    tellRefreshLifetime(ctx)
  })
  return provider
}

/**
 * The issuer writes its addresses by what it takes for the host of a request. Where it is, `PUBLIC_URL` alone says: a proxy may
 * send its own idea of a host, and anybody any.
 */
function standAt({ request }: Provider, { host, protocol }: URL): void {
  Object.defineProperties(request, { host: { value: host }, protocol: { value: protocol.slice(0, -1) } })
}

/** A refresh token that takes another's place gets the value that follows from that one, instead of a random one. */
function deriveSuccessors({ RefreshToken }: Provider, secret: Uint8Array): void {
  Object.assign(RefreshToken.prototype, {
    generateTokenId: () => {
      const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken
      return rotated === undefined ? randomBytes(TOKEN_BYTES).toString('base64url') : successorOf(secret, rotated.jti)
    },
  })
}

/** A rotated refresh token takes over what is left of the first one: after 30 days the learner signs in again. */
function refreshLifetime(ctx: KoaContextWithOIDC): number {
  return ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? LIFETIMES.RefreshToken
}

type TokenContext = { body: unknown; oidc?: KoaContextWithOIDC['oidc'] }

/** `refresh_expires_in` is Keycloak's; specification §7.1 reads it. */
function tellRefreshLifetime(ctx: TokenContext): void {
  const body: unknown = ctx.body
  const token = ctx.oidc?.entities.RefreshToken
  if (token === undefined || typeof body !== 'object' || body === null || !('refresh_token' in body)) return
  ctx.body = { ...body, refresh_expires_in: token.remainingTTL }
}

function configurationOf(parts: EmbeddedProviderParts): Configuration {
  const { config, db, clock, jwk, cookieSecret, refreshSecret, findAccount } = parts
  const origin = config.publicUrl.origin
  const adapterOf = oidcAdapterOf(db, clock, () => deviceOf(Provider.ctx?.get('user-agent')))
  return {
    adapter: (kind) => (kind === 'RefreshToken' ? refreshTokenAdapterOf(db, clock, refreshSecret) : adapterOf(kind)),
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: config.identity.clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/callback`],
        post_logout_redirect_uris: [`${origin}/`, origin],
      },
    ],
    clientBasedCORS: (_ctx, requestOrigin) => requestOrigin === origin,
    cookies: {
      keys: [cookieSecret],
      names: { session: 'rehearsal_session', interaction: 'rehearsal_interaction', resume: 'rehearsal_resume' },
      // The sign-in page lies outside the issuer's path, so the cookies of an interaction are for the whole site.
      short: { path: '/', httpOnly: true, sameSite: 'lax', signed: true },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'api',
          audience: config.identity.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: LIFETIMES.AccessToken,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    findAccount: async (_ctx, id) => {
      const account = await findAccount(id)
      return account
        ? { accountId: id, claims: () => ({ sub: id, email: account.email ?? undefined, name: account.nickname }) }
        : undefined
    },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Signing out, a new password and the end of the session end what was granted in it.
    expiresWithSession: () => true,
    // Names the sign-in, so that one that has ended ends its access tokens too, and a learner sees which one is here.
    extraTokenClaims: (_ctx, token) =>
      'sessionUid' in token && token.sessionUid !== undefined ? { [SESSION_CLAIM]: token.sessionUid } : undefined,
    rotateRefreshToken: true,
    loadExistingGrant: firstPartyGrant,
    pkce: { required: () => true },
    renderError: (ctx, out) => {
      ctx.type = 'json'
      ctx.body = out
    },
    routes: {
      authorization: '/protocol/openid-connect/auth',
      token: '/protocol/openid-connect/token',
      jwks: '/protocol/openid-connect/certs',
      userinfo: '/protocol/openid-connect/userinfo',
      end_session: '/protocol/openid-connect/logout',
      revocation: '/protocol/openid-connect/revoke',
    },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    ttl: { ...LIFETIMES, RefreshToken: refreshLifetime },
  }
}

/** Our own client needs no consent page: it is granted what it asks for. */
async function firstPartyGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  grant.addResourceScope(RESOURCE, 'api')
  await grant.save()
  return grant
}
