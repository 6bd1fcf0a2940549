import { endpoint } from '@rehearsal/contracts/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aBareServer } from '../../testing/http-server.ts'
import { mount } from './mount.ts'

const openEndpoint = endpoint({
  method: 'GET',
  path: '/api/open',
  tag: 'test',
  summary: 'A test',
  access: 'public',
  statuses: [200],
  response: z.object({}),
})

/** What is answered to visitors one after the other, of whom proxies say this; each address may call twice. */
async function statusesBehind(proxies: number, forwarded: readonly string[]): Promise<number[]> {
  const app = await aBareServer({ proxies, callLimits: { callsPerMinute: 1, callsPerAddress: 2 } })
  mount(app, openEndpoint, () => ({}))
  const statuses: number[] = []
  for (const each of forwarded) {
    statuses.push((await app.inject({ url: '/api/open', headers: { 'x-forwarded-for': each } })).statusCode)
  }
  return statuses
}

test.each([
  ['no proxy', 0, ['1.1.1.1', '2.2.2.2', '3.3.3.3']],
  ['one proxy', 1, ['192.0.2.7', '1.1.1.1, 192.0.2.7', '2.2.2.2, 192.0.2.7']],
  ['two proxies', 2, ['192.0.2.7, 10.0.0.1', '1.1.1.1, 192.0.2.7, 10.0.0.1', '2.2.2.2, 192.0.2.7, 10.0.0.2']],
])('with %s nobody gets round a limit by making up who they are', async (_, proxies, forwarded) => {
  expect(await statusesBehind(proxies, forwarded)).toEqual([200, 200, 429])
})

test.each([
  ['one proxy', 1, ['1.1.1.1, 192.0.2.7', '1.1.1.1, 192.0.2.7', '1.1.1.1']],
  ['two proxies', 2, ['1.1.1.1, 192.0.2.7, 10.0.0.1', '1.1.1.1, 192.0.2.7, 10.0.0.1', '1.1.1.1, 10.0.0.1']],
])('with %s nobody uses up the limit of an address that they made up', async (_, proxies, forwarded) => {
  expect(await statusesBehind(proxies, forwarded)).toEqual([200, 200, 200])
})
