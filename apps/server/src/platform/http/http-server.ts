import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer } from 'node:https'
import { createSecureContext } from 'node:tls'
import type { Endpoint } from '@rehearsal/contracts/endpoint'
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { type Config, ConfigError } from '../config.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { enforceAccess } from './access.ts'
import { AppError } from './app-error.ts'
import { noteArrivals } from './arrival.ts'
import { sendSecurityHeaders } from './csp.ts'
import { handleErrors, sendError } from './error-handler.ts'
import { hostileKeyIn } from './hostile-json.ts'
import { issueAt } from './issues.ts'
import type { Authenticate } from './learner.ts'
import { BODY_LIMIT_BYTES, type CallLimits, limitCalls } from './limits.ts'
import { logRequests } from './request-log.ts'

export type HttpServerOptions = {
  log: Log
  clock: Clock
  authenticate: Authenticate
  publicUrl: URL
  outsideIssuer?: string | undefined
  callLimits: CallLimits
  /** The files of a certificate and its key, to speak https without a proxy. */
  tls?: Config['tls']
  /** How many proxies before this server are believed in what they set as `X-Forwarded-*`. */
  proxies: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every mounted endpoint, for OpenAPI and for the tests that hold the two together. */
    endpoints: Endpoint[]
    /** Every address with its method, those outside the contracts too, so that a test misses none. */
    everyRoute: string[]
    /** Aborted when the server begins to close, so that what waits or streams ends. */
    closing: AbortSignal
  }
}

const LONGEST_PARAMETER = 500
/** To receive a whole request in: without it one slow sender after the other would hold the server's sockets. */
const REQUEST_LIMIT_MS = 60_000

/** A server with everything that holds for all routes; modules mount theirs on it. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    ...(await encryptionOf(options.tls ?? null)),
    // Each adds whom it heard at the end: what stands before that, the caller may have made up.
    trustProxy: (_address, hop) => hop < options.proxies,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  const endpoints: Endpoint[] = []
  const everyRoute: string[] = []
  const closing = new AbortController()
  app.decorate('endpoints', endpoints)
  app.decorate('everyRoute', everyRoute)
  app.decorate('closing', closing.signal)
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.endpoint !== undefined && method !== 'HEAD') endpoints.push(config.endpoint)
    everyRoute.push(...[method].flat().map((one) => `${one} ${config?.endpoint?.path ?? url}`))
  })
  readJsonBodies(app)
  handleErrors(app)
  noteArrivals(app, options.clock)
  logRequests(app)
  sendSecurityHeaders(app, options)
  enforceAccess(app, options.authenticate)
  await limitCalls(app, options.callLimits)
  app.addHook('onRequest', async (_request, reply) => {
    // What the API says is one learner's own; files and pages say otherwise for themselves.
    reply.header('cache-control', 'no-store')
  })
  return app
}

/** How the server speaks https itself. @throws ConfigError for files that cannot be used. */
async function encryptionOf(tls: Config['tls']): Promise<Pick<FastifyHttpOptions<Server>, 'serverFactory'>> {
  if (tls === null) return {}
  const [cert, key] = await Promise.all([pemIn('TLS_CERT', tls.certificateFile), pemIn('TLS_KEY', tls.keyFile)])
  try {
    createSecureContext({ cert, key })
  } catch (cause) {
    throw new ConfigError('TLS_CERT and TLS_KEY must be a certificate and its own key, as PEM.', { cause })
  }
  return { serverFactory: (handler) => createServer({ cert, key, requestTimeout: REQUEST_LIMIT_MS }, handler) }
}

async function pemIn(variable: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new ConfigError(`${variable} must name a file that can be read.`, { cause })
  }
}

/** JSON is the only body our endpoints read; an empty one is none, whatever its content type says. */
function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') return done(null, undefined)
    void parseJson(request, text, (error, json) => done(error === null ? null : namedRefusal(error, text), json))
  })
}

/** Sound JSON is refused for a name through which a careless copy would reach all objects: that name is said. */
function namedRefusal(refusal: Error, text: string): Error {
  try {
    const key = hostileKeyIn(JSON.parse(text))
    if (key === null) return refusal
    const issue = issueAt([key], 'hostile_key', `No field may be called ${key}. Send the body without it.`)
    return new AppError('invalid_request', { issues: [issue], cause: refusal })
  } catch {
    return refusal
  }
}
