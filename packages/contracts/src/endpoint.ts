import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. The server refuses to boot with an endpoint that does not say.
 *
 * - `public`: anyone.
 * - `learner`: a valid token; without one 401.
 * - `premium`: a learner with a paid period; otherwise 402 `premium_required`.
 * - `admin`: a learner with the role; otherwise 403.
 */
export type Access = 'public' | 'learner' | 'premium' | 'admin'

/** Parameters, query and body as zod schemas; a call without one of them leaves it out. */
export type EndpointShape = {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  response: z.ZodType
}

/** One HTTP call as one object: the server mounts it, the web client calls it, OpenAPI lists it. */
export type Endpoint<Shape extends EndpointShape = EndpointShape> = Shape & {
  method: Method
  /** Parameters stand in braces: `/api/attempts/{id}`. */
  path: string
  summary: string
  tag: string
  access: Access
  /** Every status of success; the first one unless the handler names another. */
  statuses: readonly [number, ...number[]]
  /** A repeat with the same `Idempotency-Key` replays the first response (decision 008). */
  acceptsIdempotencyKey?: boolean
  /** The body is streamed by the handler itself and not parsed against `response`. */
  isStream?: boolean
  /** Largest body in bytes; the server's default where it is absent. */
  bodyLimitBytes?: number
}

/** Returns `endpoint` unchanged; it is here to infer and keep the exact types. */
export function endpoint<const Shape extends EndpointShape>(definition: Endpoint<Shape>): Endpoint<Shape> {
  return definition
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a handler receives, after parsing. */
export type RequestOf<E extends EndpointShape> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** What a client passes, before parsing. */
export type CallOf<E extends EndpointShape> = {
  params?: Sent<E['params']>
  query?: Sent<E['query']>
  body?: Sent<E['body']>
}

export type ResponseOf<E extends EndpointShape> = z.output<E['response']>
