import { endpoint } from '@rehearsal/contracts/endpoint'
import { getAttempt, watchAttempt } from '@rehearsal/contracts/attempts'
import { createAnswerCall, practiceCalls } from '@rehearsal/contracts/practice-calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aBareServer } from '../../testing/http-server.ts'
import { mount, mountStream } from './mount.ts'
import { openApiRoutes } from './openapi.ts'

const wire = { path: 'reading/reorderParagraphs', list: 'list', scoredAnswers: 'answers' }

const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
})

async function theDocument() {
  const app = await aBareServer()
  const { list, deleteAnswer } = practiceCalls(wire)
  const fail = () => Promise.reject(new Error('not called'))
  mount(app, list, fail)
  mount(app, deleteAnswer, fail)
  const submission = z.strictObject({ answers: z.array(z.string()) })
  mount(app, createAnswerCall({ id: 'reading/re-order-paragraphs', wire, submission }), fail)
  mount(app, getAttempt, fail)
  mountStream(app, watchAttempt, fail)
  mount(app, endpoint({ ...getAttempt, path: '/api/open', access: 'public', params: z.object({}) }), fail)
  openApiRoutes(app, new URL('http://localhost:3000'))
  return (await app.inject('/api/openapi.json')).json<unknown>()
}

test('what is served is valid OpenAPI 3.1', async () => {
  const document = await theDocument()
  const { valid, errors } = await new Validator().validate(z.record(z.string(), z.unknown()).parse(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(documentSchema.parse(document).openapi).toMatch(/^3\.1\./u)
})

test('every mounted endpoint is listed under its literal address and method', async () => {
  const { paths } = documentSchema.parse(await theDocument())
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  )
  expect(listed.toSorted()).toEqual([
    'delete /api/reading/reorderParagraphs/answer/{id}',
    'get /api/attempts/{id}',
    'get /api/attempts/{id}/events',
    'get /api/open',
    'get /api/reading/reorderParagraphs',
    'post /api/reading/reorderParagraphs/{id}',
  ])
})

test('operation ids are unique', async () => {
  const { paths } = documentSchema.parse(await theDocument())
  const ids = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a call that needs no token says so, and one that does lists 401', async () => {
  const { paths } = documentSchema.parse(await theDocument())
  expect(paths['/api/open']?.['get']).toMatchObject({ security: [] })
  expect(paths['/api/attempts/{id}']?.['get']).toMatchObject({
    security: [{ bearer: [] }],
    responses: { 200: {}, 401: {}, 404: {} },
    parameters: [{ name: 'id', in: 'path', required: true }],
  })
})

test('optional query parameters are not required', async () => {
  const { paths } = documentSchema.parse(await theDocument())
  const schema = z.looseObject({ parameters: z.array(z.looseObject({ name: z.string(), required: z.boolean() })) })
  const { parameters } = schema.parse(paths['/api/reading/reorderParagraphs']?.['get'])
  expect(parameters.filter(({ required }) => required)).toEqual([])
  expect(parameters.map(({ name }) => name)).toContain('bookmarkTypes')
})
