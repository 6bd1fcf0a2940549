import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBareServer } from '../../testing/http-server.ts'
import { healthRoutes } from './health.ts'
import { handleUnknownRoutes } from './not-found.ts'
import { serveWeb } from './static.ts'

let app: FastifyInstance
let folder: string
let hasContent = () => Promise.resolve(true)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-web-'))
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Rehearsal</title>')
  await writeFile(join(folder, 'dist', '.env'), 'secret')
  await writeFile(join(folder, 'dist', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'dist', 'assets', 'index-B4x9_Zq1.js'), 'export {}')
  await writeFile(join(folder, 'dist', 'assets', 'index-B4x9_Zq1.js.br'), brotliCompressSync('export {}'))
  await writeFile(join(folder, 'dist', 'assets', 'index-B4x9_Zq1.js.gz'), gzipSync('export {}'))
  app = await aBareServer()
  healthRoutes(app, { database: () => Promise.resolve(true), content: () => hasContent() })
  const publicUrl = new URL('https://rehearsal.example:443/ignored/')
  handleUnknownRoutes(app, app.endpoints, await serveWeb(app, join(folder, 'dist'), publicUrl))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const html = { accept: 'text/html', host: 'evil.example', 'x-forwarded-host': 'evil.example' }

test.each(['/', '/index.html', '/dashboard/reading/re-order-paragraphs/1', '/sign-in?next=/dashboard'])(
  '%s is the page of the web client, checked anew each time',
  async (url) => {
    const response = await app.inject({ url, headers: html })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<title>Rehearsal</title>')
    // Where it belongs is configured: what the request says of its host changes nothing.
    expect(response.body).toContain('<meta name="public-origin" content="https://rehearsal.example" />')
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    expect(response.headers['content-security-policy']).toContain("default-src 'self'")
  },
)

test('files named by their content are kept for a year, others for minutes', async () => {
  const script = await app.inject('/assets/index-B4x9_Zq1.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toMatch(/^(?:text|application)\/javascript/u)
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=300')
})

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a script is sent as %s to browsers that take it, and kept as long', async (encoding, accepted, unpack) => {
  const response = await app.inject({ url: '/assets/index-B4x9_Zq1.js', headers: { 'accept-encoding': accepted } })
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': expect.stringMatching(/^(?:text|application)\/javascript/u),
    vary: expect.stringMatching(/accept-encoding/iu),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(unpack(response.rawPayload).toString()).toBe('export {}')
})

test('what has no compressed form, or is asked for without one, is sent as it is', async () => {
  const icon = await app.inject({ url: '/favicon.svg', headers: { 'accept-encoding': 'br' } })
  const plain = await app.inject('/assets/index-B4x9_Zq1.js')
  expect([icon.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([undefined, undefined])
  expect([icon.body, plain.body]).toEqual(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'export {}'])
  expect(plain.headers['vary']).toMatch(/accept-encoding/iu)
})

test.each(['/assets/gone-12345678.js', '/api/nothing', '/media/nothing', '/realms/other', '/health/other'])(
  '%s is no page even to a browser',
  async (url) => {
    const response = await app.inject({ url, headers: html })
    expect([response.statusCode, response.json()['code']]).toEqual([404, 'route_not_found'])
    expect(response.headers['cache-control']).not.toContain('immutable')
  },
)

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/.env',
  '//etc/passwd',
])('%s does not leave the folder', async (url) => {
  const response = await app.inject(url)
  expect(response.body).not.toContain('secret')
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
})

test('the server is ready only while all that it needs is there, and says what is not', async () => {
  const ready = await app.inject('/health/ready')
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', checks: { database: true, content: true } },
  ])
  hasContent = () => Promise.resolve(false)
  const early = await app.inject('/health/ready')
  expect([early.statusCode, early.json()['code']]).toEqual([503, 'not_ready'])
  expect(early.json()['details']).toEqual({ database: true, content: false })
  hasContent = () => Promise.reject(new Error('down'))
  expect((await app.inject('/health/ready')).statusCode).toBe(503)
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})
