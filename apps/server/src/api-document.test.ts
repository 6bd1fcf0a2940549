import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anApp, type TestApp } from './testing/an-app.ts'
import { nameOf } from './testing/fixtures-of-calls.ts'

let app: TestApp

beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.close())

const documentSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-access': z.string(), operationId: z.string() }))),
})
const readDocument = async () => documentSchema.parse((await app.http.inject('/api/openapi.json')).json())
const sorted = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b))

test('the document of the whole product is valid OpenAPI 3.1', async () => {
  const document = await readDocument()
  expect(document.openapi).toMatch(/^3\.1\./u)
  const { valid, errors } = await new Validator().validate(document)
  expect([valid, errors]).toEqual([true, undefined])
})

test('it lists exactly what is mounted, with its access', async () => {
  const { paths } = await readDocument()
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { 'x-access': access }]) => `${method.toUpperCase()} ${path} ${access}`),
  )
  const mounted = app.http.endpoints.map((endpoint) => `${nameOf(endpoint)} ${endpoint.access}`)
  expect(sorted(listed)).toEqual(sorted(mounted))
})

test('operations are told apart by their names', async () => {
  const { paths } = await readDocument()
  const ids = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('the addresses of specification §7 stand in it literally', async () => {
  const { paths } = await readDocument()
  for (const base of [
    '/api/speaking/readAloud',
    '/api/writing/summarizeWrittenText',
    '/api/reading/reorderParagraphs',
    '/api/listening/writeFromDictation',
  ]) {
    expect(Object.keys(paths[base] ?? {})).toEqual(['get'])
    expect(sorted(Object.keys(paths[`${base}/{id}`] ?? {}))).toEqual(['get', 'post'])
    expect(Object.keys(paths[`${base}/{id}/answers`] ?? {})).toEqual(['get'])
    expect(Object.keys(paths[`${base}/{id}/answers/other`] ?? {})).toEqual(['get'])
    expect(Object.keys(paths[`${base}/answer/{id}`] ?? {})).toEqual(['delete'])
  }
  for (const path of ['/api/users/currentUser', '/api/users/remainingAI', '/api/settings/remaining', '/api/configs']) {
    expect(Object.keys(paths[path] ?? {})).toEqual(['get'])
  }
})
