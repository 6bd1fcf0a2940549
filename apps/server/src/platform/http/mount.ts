import type { Endpoint, EndpointShape, RequestOf, ResponseOf } from '@rehearsal/contracts/endpoint'
import type { ErrorIssue } from '@rehearsal/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from './app-error.ts'
import { type CallContext, contextOf, headerOf } from './call-context.ts'
import { issuesOf } from './issues.ts'
import type { Learner } from './learner.ts'
import { parseRequest } from './parse-request.ts'
import { type WireFormats, wireFormatOf } from './wire-format.ts'

export type MountOptions = {
  /** A stricter limit than the general one, for costly or guessable calls. */
  rateLimit?: { max: number; timeWindow: string }
  /** Brings a body that other clients send in another form into the endpoint's own, before it is parsed. */
  adaptBody?: (body: unknown) => unknown
  /** What else is wrong with a learner's request that its schemas refuse: all of it is told at once. */
  alsoWrong?: (request: { params: unknown; body: unknown }, learner: Learner) => Promise<ErrorIssue[]>
}

export type Handler<Shape extends EndpointShape> = (
  request: RequestOf<Shape>,
  context: CallContext,
) => Promise<ResponseOf<Shape>> | ResponseOf<Shape>

export type StreamHandler<Shape extends EndpointShape> = (
  request: RequestOf<Shape>,
  context: CallContext & { reply: FastifyReply },
) => Promise<unknown>

/**
 * Serves an endpoint of `contracts`: parses the request by its schemas, lets `handler` answer, and lets nothing
 * leave that the response schema does not name.
 */
export function mount<Shape extends EndpointShape>(
  app: FastifyInstance,
  endpoint: Endpoint<Shape>,
  handler: Handler<NoInfer<Shape>>,
  options: MountOptions = {},
): void {
  const present = presenterOf(endpoint)
  app.route({
    ...routeOf(endpoint, options),
    handler: async (request, reply) => {
      reply.code(endpoint.statuses[0])
      const parsed = await parseOrTellAll(endpoint, request, options)
      const result = await handler(parsed, contextOf(endpoint, request, reply))
      const answer = present(result, wireFormatsOf(request))
      // Fastify sends nothing at all for null, which no client can read as JSON.
      return answer === null ? reply.type('application/json; charset=utf-8').send('null') : reply.send(answer)
    },
  })
}

/** Serves an endpoint whose handler writes the reply itself, piece by piece. */
export function mountStream<Shape extends EndpointShape>(
  app: FastifyInstance,
  endpoint: Endpoint<Shape>,
  handler: StreamHandler<NoInfer<Shape>>,
  options: MountOptions = {},
): void {
  app.route({
    ...routeOf(endpoint, options),
    handler: async (request, reply) =>
      handler(parseRequest(endpoint, request), Object.assign(contextOf(endpoint, request, reply), { reply })),
  })
}

async function parseOrTellAll<Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  request: FastifyRequest,
  { alsoWrong }: MountOptions,
): Promise<RequestOf<Shape>> {
  try {
    return parseRequest(endpoint, request)
  } catch (error) {
    if (!(error instanceof AppError) || alsoWrong === undefined || request.learner === null) throw error
    const more = await alsoWrong(request, request.learner)
    throw new AppError(error.code, { cause: error, issues: [...error.issues, ...more] })
  }
}

function routeOf(endpoint: Endpoint, { rateLimit, adaptBody }: MountOptions): Omit<RouteOptions, 'handler'> {
  return {
    ...(adaptBody === undefined
      ? {}
      : {
          preValidation: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
            request.body = adaptBody(request.body)
            done()
          },
        }),
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
    config: { access: endpoint.access, endpoint, ...(rateLimit === undefined ? {} : { rateLimit }) },
    ...(endpoint.bodyLimitBytes === undefined ? {} : { bodyLimit: endpoint.bodyLimitBytes }),
  }
}

function presenterOf(endpoint: Endpoint): (result: unknown, formats: WireFormats) => unknown {
  const rewrite = wireFormatOf(endpoint.response)
  return (result, formats) => {
    const parsed = endpoint.response.safeParse(result)
    if (!parsed.success) {
      const fields = issuesOf(parsed.error).map(({ path, code }) => `${path} (${code})`)
      throw new Error(`${endpoint.method} ${endpoint.path} answered outside its contract: ${fields.join(', ')}`)
    }
    return rewrite === null ? parsed.data : rewrite(parsed.data, formats)
  }
}

function wireFormatsOf(request: FastifyRequest): WireFormats {
  return {
    hasMinuteSecondDurations: headerOf(request, 'x-duration-type') === 'MINUTE_SECOND',
    hasHourMinuteTimes: headerOf(request, 'x-time-format') === 'HH:mm',
  }
}
