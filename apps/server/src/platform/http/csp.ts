import { isLoopbackHost } from '@rehearsal/contracts/own-address'
import type { FastifyInstance } from 'fastify'

/** The one policy under which the web client turns sanitised text into HTML. */
const TRUSTED_TYPES_POLICY = 'rehearsal'

export type SecurityHeaderOptions = {
  /** Where the product is reached; https adds HSTS and upgrades. */
  publicUrl: URL
  /** An outside identity provider that the client must reach. */
  outsideIssuer?: string | undefined
}

/** The security headers of every answer: nothing runs, loads or is embedded that is not ours. */
export function sendSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  // Made once: they are the same for every answer, and building them each time would cost more than most calls.
  const headers = headersOf(options, false)
  const upgrading = headersOf(options, options.publicUrl.protocol === 'https:')
  app.addHook('onRequest', async (request, reply) => {
    // A page that came by http must run as it came, to lead to where the product is: upgraded, its scripts would not load.
    reply.headers(request.protocol === 'https' ? upgrading : headers)
  })
}

function headersOf({ publicUrl, outsideIssuer }: SecurityHeaderOptions, isUpgrading: boolean): Record<string, string> {
  // A rule for localhost would hold for whatever else its owner runs there.
  const isStrict = publicUrl.protocol === 'https:' && !isLoopbackHost(publicUrl.hostname)
  const directives = Object.entries(directivesOf(outsideIssuer, isUpgrading))
  return {
    'content-security-policy': directives.map((directive) => directive.join(' ').trim()).join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isStrict ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

function directivesOf(outsideIssuer: string | undefined, isUpgrading: boolean): Record<string, string> {
  const issuer = outsideIssuer === undefined ? '' : ` ${new URL(outsideIssuer).origin}`
  return {
    'default-src': "'self'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': "'self'",
    'style-src-elem': "'self'",
    // Drag and drop, rings and waveforms place things by style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self' blob:",
    'connect-src': `'self'${issuer}`,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': `'self'${issuer}`,
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': TRUSTED_TYPES_POLICY,
    ...(isUpgrading ? { 'upgrade-insecure-requests': '' } : {}),
  }
}
