import type { Endpoint, EndpointShape, ResponseOf } from '@rehearsal/contracts/endpoint'
import { errorBodySchema } from '@rehearsal/contracts/errors'
import { z } from 'zod'
import { stringifySearchParams } from '../search-params.ts'
import { ApiError, isErrorCode } from './api-error.ts'
import { t } from './messages.ts'

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type OptionalParts<Shape extends EndpointShape> = Shape extends { query: z.ZodObject }
  ? { query?: Partial<Sent<Shape['query']>> }
  : unknown
type RequiredParts<Shape extends EndpointShape> = (Shape extends { params: z.ZodObject }
  ? { params: Sent<Shape['params']> }
  : unknown) &
  (Shape extends { body: z.ZodObject } ? { body: Sent<Shape['body']> } : unknown)

export type RequestOptions = {
  signal?: AbortSignal
  /** A UUID kept with the draft: a repeat of the request is answered with the first answer. */
  idempotencyKey?: string
  /** How long the server may wait for the score before it answers 202; at most 20. */
  preferWaitSeconds?: number
}

/** Parameters, query and body of one endpoint, and how to send them. */
export type CallOptions<Shape extends EndpointShape> = RequiredParts<Shape> & OptionalParts<Shape> & RequestOptions

/** The options of any endpoint, as the code that sends them sees them. */
export type AnyOptions = RequestOptions & {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** Sends one request once, with `accessToken` where it is given, and parses the answer; throws `ApiError`. */
export async function send<Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  options: AnyOptions,
  accessToken: string | null,
): Promise<ResponseOf<Shape>> {
  const response = await respond(endpoint, options, accessToken)
  if (!response.ok) throw await errorOf(response)
  const parsed = z.safeParse<Shape['response']>(endpoint.response, await bodyOf(response))
  if (parsed.success) return parsed.data
  throw new ApiError({ code: 'unreadable', status: response.status, message: t('unreadable'), cause: parsed.error })
}

/** Sends one request and returns the answer as it came; throws `ApiError` only when none came. */
export async function respond(
  endpoint: Endpoint,
  options: AnyOptions,
  accessToken: string | null,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { body, signal } = options
  try {
    return await fetch(addressOf(endpoint.path, options), {
      method: endpoint.method,
      headers: { ...headersOf(options, accessToken), ...extraHeaders },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
  } catch (cause) {
    if (signal?.aborted === true) throw cause
    throw new ApiError({ code: 'offline', status: 0, message: t('offline'), cause })
  }
}

function addressOf(path: string, { params = {}, query = {} }: AnyOptions): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name]
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`The address ${path} needs "${name}": pass it in params`)
    }
    return encodeURIComponent(value)
  })
  return filled + stringifySearchParams(query)
}

/** The headers of specification §7. */
function headersOf(options: AnyOptions, accessToken: string | null): Record<string, string> {
  const { body, idempotencyKey, preferWaitSeconds } = options
  return {
    Accept: 'application/json',
    'X-Duration-Type': 'MINUTE_SECOND',
    'X-Constants': 'TEXT',
    'x-time-format': 'HH:mm',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...(preferWaitSeconds === undefined ? {} : { Prefer: `wait=${preferWaitSeconds}` }),
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Turns an answer that says no into the error that says why. */
export async function errorOf(response: Response): Promise<ApiError> {
  const parsed = errorBodySchema.safeParse(await bodyOf(response))
  if (!parsed.success) {
    return new ApiError({ code: 'unreadable', status: response.status, message: t('unreadable') })
  }
  const { code, message, errors, requestId } = parsed.data
  return new ApiError({
    code: isErrorCode(code) ? code : 'unreadable',
    status: response.status,
    message,
    issues: errors,
    requestId,
  })
}
