import { createHash } from 'node:crypto'
import type { Endpoint } from '@rehearsal/contracts/endpoint'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { issueAt } from './issues.ts'
import type { Learner } from './learner.ts'

/** What a handler may know of its call beyond the parsed request. */
export type CallContext = {
  requestId: string
  /** When the head of the request was here, by our clock: its body may have taken long. */
  arrivedAt: Date
  /** The address that the call came from. */
  ip: string
  log: FastifyBaseLogger
  /** Who calls. On a public endpoint without a token, reading it throws 401. */
  readonly learner: Learner
  /** Who calls, or null; for public endpoints. */
  learnerOrNull: Learner | null
  /** Present when the endpoint accepts it and the client sent it. */
  idempotency: { key: string; requestHash: string } | null
  /** How long the client waits for a result that is not there yet (`Prefer: wait`, RFC 7240). */
  waitSeconds: number
  /** Where a broken event stream goes on from. */
  lastEventId: string | undefined
  /** Aborted when the client goes away or the server closes. */
  readonly signal: AbortSignal
  /** Answers with another of the endpoint's statuses than the first. */
  setStatus: (status: number) => void
  setHeader: (name: string, value: string) => void
}

const DEFAULT_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 20
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/u

export function contextOf(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): CallContext {
  let signal: AbortSignal | undefined
  return {
    requestId: request.id,
    arrivedAt: new Date(request.arrivedAtMs),
    ip: request.ip,
    log: request.log,
    get learner() {
      if (request.learner === null) throw new AppError('not_logged_in')
      return request.learner
    },
    learnerOrNull: request.learner,
    idempotency: endpoint.acceptsIdempotencyKey === true ? idempotencyOf(request) : null,
    waitSeconds: waitSecondsOf(headerOf(request, 'prefer')),
    lastEventId: headerOf(request, 'last-event-id'),
    get signal() {
      signal ??= signalOf(reply)
      return signal
    },
    setStatus: (status) => {
      if (!endpoint.statuses.includes(status)) throw new Error(`${endpoint.path} does not declare status ${status}.`)
      reply.code(status)
    },
    setHeader: (name, value) => void reply.header(name, value),
  }
}

/** A header sent once; the first value where it was sent again. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function idempotencyOf(request: FastifyRequest): CallContext['idempotency'] {
  const key = headerOf(request, 'idempotency-key')
  if (key === undefined) return null
  if (!IDEMPOTENCY_KEY.test(key)) {
    const issue = issueAt(['Idempotency-Key'], 'invalid_format', 'Use 1 to 200 visible ASCII characters, e.g. a UUID')
    throw new AppError('invalid_request', { issues: [issue] })
  }
  const content = JSON.stringify([request.method, request.url, request.body])
  return { key, requestHash: createHash('sha256').update(content).digest('hex') }
}

/** Seconds from `Prefer: wait=N`, at most 20; 5 where it is absent. */
export function waitSecondsOf(prefer: string | undefined): number {
  const wait = /(?:^|[,;\s])wait=(\d{1,6})(?=$|[,;\s])/u.exec(prefer ?? '')?.[1]
  return wait === undefined ? DEFAULT_WAIT_SECONDS : Math.min(Number(wait), LONGEST_WAIT_SECONDS)
}

function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return AbortSignal.any([controller.signal, reply.server.closing])
}
