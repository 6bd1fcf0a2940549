import type { Endpoint, EndpointShape, RequestOf } from '@rehearsal/contracts/endpoint'
import type { ErrorIssue } from '@rehearsal/contracts/errors'
import type { z } from 'zod'
import { AppError } from './app-error.ts'
import { issuesOf } from './issues.ts'
import { plainWords } from './plain-words.ts'
import { unstorableIssues } from './storable.ts'

type RawRequest = { params: unknown; query: unknown; body?: unknown }

/**
 * Parses parameters, query and body by the endpoint's schemas. A value of the query that is empty (`sort=`) counts as not
 * sent: clients write filters that are not set this way.
 *
 * @throws AppError `invalid_request` with all issues of all three.
 */
export function parseRequest<Shape extends EndpointShape>(endpoint: Endpoint<Shape>, raw: RawRequest): RequestOf<Shape>
export function parseRequest(endpoint: Endpoint, raw: RawRequest): unknown {
  const issues: ErrorIssue[] = []
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const unstorable = unstorableIssues(value)
    const result = unstorable.length === 0 ? schema.safeParse(value, { error: plainWords }) : undefined
    issues.push(...unstorable, ...(result?.error ? issuesOf(result.error) : []))
    return result?.data
  }
  const request = {
    params: parse(endpoint.params, raw.params),
    query: parse(endpoint.query, withoutEmptyValues(raw.query)),
    body: parse(endpoint.body, raw.body),
  }
  if (issues.length > 0) throw new AppError('invalid_request', { issues })
  return request
}

function withoutEmptyValues(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}
