import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The one policy under which the web client turns sanitised text into HTML. */
const TRUSTED_TYPES_POLICY = 'rehearsal'

export type SecurityHeaderOptions = {
  /** Where the product is reached; https adds HSTS and upgrades. */
  publicUrl: URL
  /** An outside identity provider that the client must reach. */
  outsideIssuer?: string | undefined
}

/** The security headers of every answer (stack.md §7): nothing runs, loads or is embedded that is not ours. */
export async function sendSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): Promise<void> {
  const isSecure = options.publicUrl.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directivesOf(options, isSecure) },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()')
  })
}

function directivesOf({ outsideIssuer }: SecurityHeaderOptions, isSecure: boolean): Record<string, string[]> {
  const issuer = outsideIssuer === undefined ? [] : [new URL(outsideIssuer).origin]
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'"],
    // Drag and drop, rings and waveforms place things by style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...issuer],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...issuer],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  }
}
