import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aBrowser, askForCode, type Browser, enter, exchange, codeAfter } from '../../testing/a-browser.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { systemClock } from '../clock.ts'

const ORIGIN = 'https://class.example:8443'
const PASSWORD = 'correct horse battery'
let app: TestApp

/** The issuer's library reads the real clock, so the app's begins there too. */
beforeAll(async () => {
  app = await anApp({ now: systemClock.now(), environment: { PUBLIC_URL: ORIGIN, TRUST_PROXY: 'true' } })
  await aLearner(app, { email: 'ana@example.org', password: PASSWORD })
})
afterAll(() => app.close())

/** A browser whose requests a proxy passes on with these headers. */
function aBrowserBehind(headers: Record<string, string>): Browser {
  const plain = aBrowser(app)
  return { ...plain, send: (address, sending) => plain.send(address, { ...sending, headers }) }
}

const proxies: [string, Record<string, string>][] = [
  ['one that sends its own idea of the host', { host: 'localhost:3000', 'x-forwarded-proto': 'https' }],
  ['one that says nothing of https', { host: 'class.example:8443' }],
  ['somebody’s own', { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
]

test.each(proxies)('the issuer names no address but those of PUBLIC_URL, behind %s', async (_, headers) => {
  const { body } = await aBrowserBehind(headers).send('/realms/rehearsal/.well-known/openid-configuration')
  const addresses = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(body))).filter(
    ([name]) => name === 'issuer' || /_(?:endpoint|uri)$/u.test(name),
  )
  expect(addresses.length).toBeGreaterThan(5)
  for (const [, address] of addresses) expect(address).toMatch(/^https:\/\/class\.example:8443\/realms\/rehearsal/u)
})

test.each(proxies)('signing in goes on at PUBLIC_URL, with cookies for https alone, behind %s', async (_, headers) => {
  const browser = aBrowserBehind(headers)
  const { uid, verifier, answer } = await askForCode(browser)
  for (const cookie of z.array(z.string()).min(1).parse(answer.headers['set-cookie']))
    expect(cookie).toContain('secure')
  const entered = await enter(browser, uid, { kind: 'sign-in', email: 'ana@example.org', password: PASSWORD })
  expect(JSON.parse(entered.body)['location']).toMatch(/^https:\/\/class\.example:8443\/realms\/rehearsal\//u)
  expect((await exchange(browser, await codeAfter(browser, entered), verifier)).status).toBe(200)
})
