import { createHash, randomBytes } from 'node:crypto'
import { type APIRequestContext, request } from '@playwright/test'
import { z } from 'zod'
import { newLearner } from './learner.ts'

const realm = '/realms/rehearsal/protocol/openid-connect'
const client = 'rehearsal-web'
const tokensSchema = z.object({ access_token: z.string(), expires_in: z.number(), refresh_token: z.string() })

export type Caller = {
  nickname: string
  email: string
  /** What a browser of theirs keeps under `activeSession`. */
  session: string
  /** The answer to a call, whatever its status. */
  send(method: string, path: string, data?: object): Promise<{ status: number; body: string }>
  /** What a call answers; a refusal is an error. */
  call(method: string, path: string, data?: object): Promise<ReturnType<typeof Object>>
}

/** A new learner as another client is one: signed up, and calling the API without a page. */
export async function signUpCaller(baseURL: string, userAgent?: string): Promise<Caller> {
  const { nickname, email, password } = newLearner()
  const browser = await request.newContext({ baseURL, maxRedirects: 0, ...(userAgent ? { userAgent } : {}) })
  const action = { kind: 'sign-up', nickname, email, password, timeZone: 'UTC' }
  const tokens = await enter(browser, `${baseURL}/callback`, action)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const send = async (method: string, path: string, data?: object) => {
    const response = await browser.fetch(path, { method, headers, ...(data ? { data } : {}) })
    return { status: response.status(), body: await response.text() }
  }
  const session = JSON.stringify({
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expireTimestamp: Date.now() + tokens.expires_in * 1000 - 3000,
    refreshExpireTime: null,
  })
  return {
    nickname,
    email,
    session,
    send,
    call: async (method, path, data) => {
      const { status, body } = await send(method, path, data)
      if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${body.slice(0, 500)}`)
      return Object(body === '' ? null : JSON.parse(body))
    },
  }
}

/** Asks for a code, answers the sign-in page, and exchanges the code, as the web client does. */
async function enter(browser: APIRequestContext, callback: string, action: object) {
  const verifier = randomBytes(32).toString('base64url')
  const asked = await browser.get(`${realm}/auth`, {
    params: {
      client_id: client,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: callback,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'a-state',
    },
  })
  const uid = (asked.headers()['location'] ?? '').split('/').at(-1) ?? ''
  const entered = await browser.post(`/api/interactions/${uid}`, { data: { action } })
  const { location } = z.object({ location: z.string() }).parse(await entered.json())
  const returned = await browser.get(location)
  const code = new URL(returned.headers()['location'] ?? '').searchParams.get('code') ?? ''
  const exchanged = await browser.post(`${realm}/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: client,
      code,
      redirect_uri: callback,
      code_verifier: verifier,
    },
  })
  return tokensSchema.parse(await exchanged.json())
}
