import type { Endpoint, EndpointShape, ResponseOf } from '@rehearsal/contracts/endpoint'
import { type ErrorBody, errorBodySchema } from '@rehearsal/contracts/errors'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './an-app.ts'

/** Loosely typed, so that a test may send what no client of ours would. */
export type Asking = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: object
  /** Whose token is sent; nobody's where it is absent. */
  as?: { token: string }
  headers?: Record<string, string>
}

const SMALLEST_ERROR = 400

/** Makes a call and returns its answer, read by its contract. Throws when the call is refused. */
export function ask<Shape extends EndpointShape>(
  app: TestApp,
  endpoint: Endpoint<Shape>,
  asking?: Asking,
): Promise<ResponseOf<Shape>>
export async function ask(app: TestApp, endpoint: Endpoint, asking: Asking = {}): Promise<unknown> {
  const response = await send(app, endpoint, asking)
  if (response.statusCode >= SMALLEST_ERROR) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.body}`)
  return endpoint.response.parse(response.body === '' ? undefined : response.json())
}

/** Makes a call that must be refused and returns the refusal. */
export async function refusal(app: TestApp, endpoint: Endpoint, asking: Asking = {}): Promise<ErrorBody> {
  const response = await send(app, endpoint, asking)
  if (response.statusCode < SMALLEST_ERROR) throw new Error(`${endpoint.path} was answered: ${response.body}`)
  const body = errorBodySchema.parse(response.json())
  if (body.status !== response.statusCode) throw new Error(`Status ${response.statusCode} says ${body.status}`)
  return body
}

/** A submission waits for its score as long as one may: the usual time is short on a busy machine. */
const PATIENT = { prefer: 'wait=20' }

/** Makes a call as a client would, a patient one unless its headers say otherwise, and returns the response as it is. */
export function send(
  app: TestApp,
  endpoint: Endpoint,
  { params, query, body, as, headers }: Asking,
): Promise<LightMyRequestResponse> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(params?.[name])))
  return app.http.inject({
    method: endpoint.method,
    url: query === undefined ? path : `${path}?${searchOf(query)}`,
    headers: { ...PATIENT, ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  })
}

function searchOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )
  return new URLSearchParams(pairs).toString()
}
