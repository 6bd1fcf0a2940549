import type { Endpoint } from '@rehearsal/contracts/endpoint'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { errorBodySchema } from '@rehearsal/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createSchemaWriter, type Json, type SchemaWriter } from './schema-writer.ts'

const ERROR_STATUSES = [...new Set(Object.values(errorCatalogue).map(({ status }) => status))].toSorted((a, b) => a - b)

/** Serves the description of everything that is mounted, as OpenAPI 3.1, at `/api/openapi.json`. */
export function openApiRoutes(app: FastifyInstance, publicUrl: URL): void {
  let document: Json | undefined
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { access: 'public' },
    handler: async () => (document ??= describe(app.endpoints, publicUrl)),
  })
}

/** The OpenAPI document of these endpoints. Addresses are literal: each kind of question has its own. */
function describe(endpoints: readonly Endpoint[], publicUrl: URL): Json {
  const paths: Record<string, Json> = {}
  const writer = createSchemaWriter()
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint, writer)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Rehearsal',
      version: '1',
      description: 'Practise an English proficiency exam, and see why you scored what you scored.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl.origin }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...writer.shared, Error: writer.write(errorBodySchema, 'output') },
      responses: Object.fromEntries(ERROR_STATUSES.map((status) => [`Error${status}`, errorResponseOf(status)])),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operationOf(endpoint: Endpoint, writer: SchemaWriter): Json {
  const { method, path, summary, tag, access, body } = endpoint
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+(.)?/gu, (_, next?: string) => next?.toUpperCase() ?? '')}`,
    summary,
    tags: [tag],
    security: access === 'public' ? [] : [{ bearer: [] }],
    'x-access': access,
    parameters: [...parametersOf(endpoint, writer), ...headersOf(endpoint)],
    ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body, 'input', writer) } }),
    responses: responsesOf(endpoint, writer),
  }
}

function parametersOf({ params, query }: Endpoint, writer: SchemaWriter): Json[] {
  return [...fieldsOf(params, 'path', writer), ...fieldsOf(query, 'query', writer)]
}

function fieldsOf(schema: z.ZodObject | undefined, place: 'path' | 'query', writer: SchemaWriter): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: writer.write(field, 'input'),
  }))
}

function headersOf({ acceptsIdempotencyKey }: Endpoint): Json[] {
  if (acceptsIdempotencyKey !== true) return []
  const description = 'A repeat with the same key replays the first response; kept for 48 hours.'
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string' } }]
}

function responsesOf(endpoint: Endpoint, writer: SchemaWriter): Json {
  const content =
    endpoint.isStream === true ? streamOf(endpoint, writer) : contentOf(endpoint.response, 'output', writer)
  const successes = endpoint.statuses.map((status) => [
    String(status),
    status === 204 ? { description: 'Done' } : { description: 'The answer', content },
  ])
  const failures = ERROR_STATUSES.filter((status) => canAnswer(endpoint, status)).map((status) => [
    String(status),
    { $ref: `#/components/responses/Error${status}` },
  ])
  return Object.fromEntries([...successes, ...failures])
}

/** The statuses that concern every call, and those that only calls with a token, a plan, a role or a body can meet. */
function canAnswer({ access, params, body }: Endpoint, status: number): boolean {
  if (status === 401) return access !== 'public'
  if (status === 402) return access === 'premium' || body !== undefined
  if (status === 403) return access === 'admin'
  if (status === 404) return params !== undefined
  if ([409, 410, 413, 415, 422].includes(status)) return body !== undefined
  return [400, 429, 500, 503].includes(status)
}

function errorResponseOf(status: number): Json {
  const codes = Object.entries(errorCatalogue).flatMap(([code, entry]) => (entry.status === status ? [code] : []))
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return { description: `One of: ${codes.join(', ')}`, content }
}

function contentOf(schema: z.ZodType, io: 'input' | 'output', writer: SchemaWriter): Json {
  return { 'application/json': { schema: writer.write(schema, io) } }
}

function streamOf({ response }: Endpoint, writer: SchemaWriter): Json {
  return { 'text/event-stream': { schema: { type: 'string', 'x-event-data': writer.write(response, 'output') } } }
}
