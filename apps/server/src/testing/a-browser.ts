import { createHash, randomBytes } from 'node:crypto'
import type { completeInteraction } from '@rehearsal/contracts/sign-in'
import { z } from 'zod'
import type { TestApp } from './an-app.ts'

type Sending = {
  method?: 'GET' | 'POST'
  form?: Record<string, string>
  json?: object
  headers?: Record<string, string>
}

/** A browser as far as signing in needs one: it keeps cookies and does not follow redirects by itself. */
export type Browser = {
  app: TestApp
  send(address: string, sending?: Sending): Promise<Answer>
  /** The values of the cookies it holds, by name. */
  cookies: Map<string, string>
}

export type Answer = { status: number; body: string; location: string; headers: Record<string, unknown> }

/** Everyone has an own address unless it is given, so that limits of one are not those of another. */
export function aBrowser(app: TestApp, remoteAddress = `10.${[...randomBytes(3)].join('.')}`): Browser {
  const cookies = new Map<string, string>()
  const { publicUrl } = app.platform.config
  return {
    app,
    cookies,
    send: async (address, { method = 'GET', form, json, headers = {} } = {}) => {
      const url = new URL(address, publicUrl)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await app.http.inject({
        method,
        remoteAddress,
        url: `${url.pathname}${url.search}`,
        headers: {
          host: publicUrl.host,
          ...(cookie === '' ? {} : { cookie }),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          ...headers,
        },
        ...(form ? { payload: new URLSearchParams(form).toString() } : json ? { payload: json } : {}),
      })
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const location = String(response.headers['location'] ?? '')
      return { status: response.statusCode, body: response.body, location, headers: response.headers }
    },
  }
}

export const REALM = '/realms/rehearsal/protocol/openid-connect'
const CLIENT = 'rehearsal-web'

export type Asked = { uid: string; verifier: string; answer: Answer }

/** Asks the issuer for a code, as the web client does; leads to the sign-in page where nobody is signed in. */
export async function askForCode(browser: Browser, changes: Record<string, string | undefined> = {}): Promise<Asked> {
  const verifier = randomBytes(32).toString('base64url')
  const wanted = {
    client_id: CLIENT,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: callbackOf(browser),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'a-state',
    ...changes,
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) search.set(name, value)
  const answer = await browser.send(`${REALM}/auth?${search.toString()}`)
  return { uid: answer.location.split('/').at(-1) ?? '', verifier, answer }
}

const callbackOf = ({ app }: Browser) => `${app.platform.config.publicUrl.origin}/callback`

export type Action = z.input<typeof completeInteraction.body>['action']

/** Sends what the sign-in page sends. */
export const enter = (browser: Browser, uid: string, action: object) =>
  browser.send(`/api/interactions/${uid}`, { method: 'POST', json: { action } })

const locationSchema = z.object({ location: z.string() })

/** Follows the sign-in page's answer to the code. */
export async function codeAfter(browser: Browser, entered: Answer): Promise<string> {
  const { location } = locationSchema.parse(JSON.parse(entered.body))
  return codeIn((await browser.send(location)).location)
}

export const codeIn = (location: string) => new URL(location, 'http://localhost').searchParams.get('code') ?? ''

const tokensSchema = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string(),
  refresh_expires_in: z.number(),
  token_type: z.string(),
})
export type Tokens = z.infer<typeof tokensSchema>

export const exchange = (browser: Browser, code: string, verifier: string) =>
  browser.send(`${REALM}/token`, {
    method: 'POST',
    form: {
      grant_type: 'authorization_code',
      client_id: CLIENT,
      code,
      redirect_uri: callbackOf(browser),
      code_verifier: verifier,
    },
  })

export const refresh = (browser: Browser, token: string) =>
  browser.send(`${REALM}/token`, {
    method: 'POST',
    form: { grant_type: 'refresh_token', client_id: CLIENT, refresh_token: token },
  })

export const tokensIn = ({ body }: Answer): Tokens => tokensSchema.parse(JSON.parse(body))

/** From the first page to the tokens. */
export async function signIn(browser: Browser, action: Action): Promise<Tokens> {
  const { uid, verifier } = await askForCode(browser)
  const code = await codeAfter(browser, await enter(browser, uid, action))
  return tokensIn(await exchange(browser, code, verifier))
}
