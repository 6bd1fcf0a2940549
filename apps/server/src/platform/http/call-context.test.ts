import { endpoint } from '@rehearsal/contracts/endpoint'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { aBareServer, bearer } from '../../testing/http-server.ts'
import { AppError } from './app-error.ts'
import { type CallContext, waitSecondsOf } from './call-context.ts'
import { mount } from './mount.ts'

const saveNote = endpoint({
  method: 'POST',
  path: '/api/notes',
  tag: 'test',
  summary: 'A test',
  access: 'public',
  statuses: [200, 202],
  acceptsIdempotencyKey: true,
  body: z.strictObject({ text: z.string() }),
  response: z.looseObject({}),
})

let app: FastifyInstance | undefined
afterEach(() => app?.close())

async function aServer(handler: (context: CallContext) => Promise<Record<string, unknown>>): Promise<FastifyInstance> {
  app = await aBareServer()
  mount(app, saveNote, (_request, context) => handler(context))
  return app
}

test.each([
  [undefined, 5],
  ['', 5],
  ['wait=0', 0],
  ['wait=7', 7],
  ['wait=20', 20],
  ['wait=21', 20],
  ['wait=999999', 20],
  ['respond-async, wait=10', 10],
  ['wait=10; foo', 10],
  ['wait=-1', 5],
  ['wait=1.5', 5],
  ['wait=x', 5],
  ['await=9', 5],
])('"Prefer: %s" waits %i seconds', (prefer, seconds) => {
  expect(waitSecondsOf(prefer)).toBe(seconds)
})

async function hashOf(server: FastifyInstance, hashes: string[], key: string, payload: object): Promise<string> {
  await server.inject({ method: 'POST', url: '/api/notes', headers: { 'idempotency-key': key }, payload })
  return hashes.at(-1) ?? ''
}

test('the same request has the same hash whatever its key, and another body has another', async () => {
  const hashes: string[] = []
  const server = await aServer(async ({ idempotency }) => {
    hashes.push(idempotency?.requestHash ?? '')
    return {}
  })
  const first = await hashOf(server, hashes, 'k1', { text: 'a' })
  expect(first).toMatch(/^[0-9a-f]{64}$/u)
  expect(await hashOf(server, hashes, 'k2', { text: 'a' })).toBe(first)
  expect(await hashOf(server, hashes, 'k1', { text: 'b' })).not.toBe(first)
})

test('a status that the endpoint does not declare is an error of ours', async () => {
  const server = await aServer(async ({ setStatus }) => {
    setStatus(204)
    return {}
  })
  expect((await server.inject({ method: 'POST', url: '/api/notes', payload: { text: 'a' } })).statusCode).toBe(500)
})

test('on a public call the learner is known with a token, and asking for one without it is 401', async () => {
  const server = await aServer(async (context) => {
    context.setHeader('x-nickname', context.learnerOrNull?.nickname ?? 'nobody')
    return { id: context.learner.id }
  })
  const call = { method: 'POST', url: '/api/notes', payload: { text: 'a' } } as const
  const known = await server.inject({ ...call, headers: bearer('trial') })
  expect([known.statusCode, known.headers['x-nickname']]).toEqual([200, 'Ana'])
  const unknown = await server.inject(call)
  expect([unknown.statusCode, unknown.headers['x-nickname']]).toEqual([401, 'nobody'])
})

test('a client that goes away aborts the signal of its call', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<AbortSignal>()
  const server = await aServer(async ({ signal }) => {
    start(signal)
    await once(signal, 'abort')
    return {}
  })
  const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const headers = { 'content-type': 'application/json' }
  const call = request({ host: address.hostname, port: address.port, path: '/api/notes', method: 'POST', headers })
  call.on('error', () => undefined)
  call.end('{"text":"a"}')
  const signal = await started
  expect(signal.aborted).toBe(false)
  call.destroy()
  await once(signal, 'abort')
  expect(signal.aborted).toBe(true)
})

test('a server that closes ends what waits, and answers it', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<AbortSignal>()
  const server = await aServer(async ({ signal }) => {
    start(signal)
    await once(signal, 'abort')
    return { isEarly: true }
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const call = fetch(`${address}/api/notes`, { method: 'POST', headers, body: '{"text":"a"}' })
  await started
  await server.close()
  expect(await (await call).json()).toEqual({ isEarly: true })
})

test('what a server that stops cannot finish any more is no fault that an operator has to look for', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<AbortSignal>()
  const lines: string[] = []
  app = await aBareServer({}, lines)
  mount(app, saveNote, async (_request, { signal }) => {
    start(signal)
    await once(signal, 'abort')
    throw new AppError('recording_unavailable')
  })
  const answer = app.inject({ method: 'POST', url: '/api/notes', payload: { text: 'a' } })
  await started
  await app.close()
  expect((await answer).statusCode).toBe(503)
  expect(lines.join('')).toContain('request was ended by the stop')
  expect(lines.join('')).not.toContain('"level":50')
})
