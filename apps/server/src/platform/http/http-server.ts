import type { Endpoint } from '@rehearsal/contracts/endpoint'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Log } from '../log.ts'
import { enforceAccess } from './access.ts'
import { AppError } from './app-error.ts'
import { sendSecurityHeaders } from './csp.ts'
import { handleErrors, sendError } from './error-handler.ts'
import { hostileKeyIn } from './hostile-json.ts'
import { issueAt } from './issues.ts'
import type { Authenticate } from './learner.ts'
import { BODY_LIMIT_BYTES, limitCalls } from './limits.ts'
import { logRequests } from './request-log.ts'

export type HttpServerOptions = {
  log: Log
  authenticate: Authenticate
  publicUrl: URL
  outsideIssuer?: string | undefined
  callsPerMinute: number
  /** Whether `X-Forwarded-*` is believed: only behind a proxy that sets it. */
  isBehindProxy: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every mounted endpoint, for OpenAPI and for the tests that hold the two together. */
    endpoints: Endpoint[]
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
    trustProxy: options.isBehindProxy,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  const endpoints: Endpoint[] = []
  const closing = new AbortController()
  app.decorate('endpoints', endpoints)
  app.decorate('closing', closing.signal)
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint !== undefined && method !== 'HEAD') endpoints.push(config.endpoint)
  })
  readJsonBodies(app)
  handleErrors(app)
  logRequests(app)
  sendSecurityHeaders(app, options)
  enforceAccess(app, options.authenticate)
  await limitCalls(app, options.callsPerMinute)
  app.addHook('onRequest', async (_request, reply) => {
    // What the API says is one learner's own; files and pages say otherwise for themselves.
    reply.header('cache-control', 'no-store')
  })
  return app
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
