import { tooLargeMessage } from '@rehearsal/contracts/error-catalogue'
import type { ErrorBody, ErrorCode } from '@rehearsal/contracts/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'

const frameworkErrorSchema = z.object({ code: z.string().optional(), statusCode: z.number().int() })

const SMALLEST_SERVER_ERROR = 500
const UNAVAILABLE = 503

const codeOfFrameworkError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_NOT_FOUND: 'route_not_found',
}

/** What passes by itself after a start is no fault that an operator has to look for. */
const starting: ReadonlySet<ErrorCode> = new Set(['not_ready', 'dictionary_not_ready'])

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed_body',
  404: 'route_not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** Gives every error of every route the one body that contracts define; what nobody foresaw is logged and told as 500. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
}

/** Answers with `error`; details of unforeseen ones stay in the log. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = appErrorOf(error, request)
  if (appError.status >= SMALLEST_SERVER_ERROR) {
    const details = { err: error, route: request.routeOptions.url }
    const isStopping = appError.status === UNAVAILABLE && request.server.closing.aborted
    if (starting.has(appError.code)) request.log.info(details, 'request came before the start was done')
    else if (isStopping) request.log.info(details, 'request was ended by the stop')
    else request.log.error(details, 'request failed')
  }
  if (appError.status === 401) reply.header('www-authenticate', 'Bearer')
  if (appError.retryAfterSeconds !== undefined) reply.header('retry-after', String(appError.retryAfterSeconds))
  return reply.header('x-request-id', request.id).code(appError.status).send(bodyOf(appError, request.id))
}

function bodyOf(error: AppError, requestId: string): ErrorBody {
  const { code, message, status, issues, details } = error
  const body = { code, message, error: message, status, requestId, errors: [...issues] }
  return details === undefined ? body : Object.assign(body, { details })
}

function appErrorOf(error: unknown, { routeOptions }: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const { data } = frameworkErrorSchema.safeParse(error)
  if (data === undefined || data.statusCode >= SMALLEST_SERVER_ERROR) return new AppError('internal', { cause: error })
  const code = codeOfFrameworkError[data.code ?? ''] ?? codeOfStatus[data.statusCode] ?? 'invalid_request'
  const { bodyLimit } = routeOptions
  const isTooLarge = code === 'body_too_large' && bodyLimit !== undefined
  return new AppError(code, { cause: error, ...(isTooLarge ? { message: tooLargeMessage(bodyLimit) } : {}) })
}
