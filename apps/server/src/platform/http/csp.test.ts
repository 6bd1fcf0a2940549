import { endpoint } from '@rehearsal/contracts/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aBareServer } from '../../testing/http-server.ts'
import type { HttpServerOptions } from './http-server.ts'
import { mount } from './mount.ts'

const read = { method: 'GET', tag: 'test', summary: 'A test', statuses: [200], response: z.object({}) } as const

async function aServer(options: Partial<HttpServerOptions> = {}) {
  const app = await aBareServer(options)
  mount(app, endpoint({ ...read, path: '/api/open', access: 'public' }), () => ({}))
  mount(app, endpoint({ ...read, path: '/api/own', access: 'learner' }), () => ({}))
  return app
}

test('every answer, errors included, carries the security headers', async () => {
  const app = await aServer()
  for (const url of ['/api/open', '/api/own', '/api/nothing']) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("style-src-elem 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types rehearsal')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-eval'(?<!wasm-unsafe-eval')|http:|\*/u)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('behind https the answers ask browsers to stay there', async () => {
  const app = await aServer({
    publicUrl: new URL('https://rehearsal.example'),
    outsideIssuer: 'https://id.example/realms/a',
  })
  const { headers } = await app.inject('/api/open')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://id.example;")
})

test('what came by http is not upgraded, so that a page opened there can lead to where the product is', async () => {
  const app = await aServer({ publicUrl: new URL('https://rehearsal.example'), proxies: 1 })
  const policyOver = async (protocol: string) =>
    (await app.inject({ url: '/api/open', headers: { 'x-forwarded-proto': protocol } })).headers[
      'content-security-policy'
    ]
  expect(await policyOver('https')).toContain('upgrade-insecure-requests')
  expect(await policyOver('http')).not.toContain('upgrade-insecure-requests')
})

test('browsers are not told to ask all of localhost by https', async () => {
  const app = await aServer({ publicUrl: new URL('https://localhost:3000') })
  expect((await app.inject('/api/open')).headers['strict-transport-security']).toBeUndefined()
})
