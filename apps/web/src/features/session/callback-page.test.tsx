import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSession } from '../../shared/api/active-session.ts'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aConfig, answerPage, aProvider, issuer } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

const tokens = { access_token: 'access-1', expires_in: 300, refresh_token: 'refresh-1', refresh_expires_in: 1800 }

beforeEach(() => {
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/configs', aConfig()),
    answers(`${issuer}/.well-known/openid-configuration`, aProvider),
    answers('/api/attempts', answerPage([])),
  )
})

afterEach(() => vi.restoreAllMocks())

/** A sign-in that this tab has begun. */
function begin() {
  const pending = { state: 'state-1', verifier: 'verifier-1', intent: 'sign-in' }
  sessionStorage.setItem('signIn', JSON.stringify(pending))
}

test('the code is exchanged once, the session is kept, and the way leads on', async () => {
  begin()
  const forms: Record<string, string>[] = []
  apiServer.use(
    http.post(aProvider.token_endpoint, async ({ request }) => {
      forms.push(Object.fromEntries(new URLSearchParams(await request.text())))
      return HttpResponse.json(tokens)
    }),
  )
  const { address } = renderApp(`/callback?code=code-1&state=state-1&iss=${encodeURIComponent(issuer)}`)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(forms).toEqual([
    {
      client_id: 'rehearsal-web',
      grant_type: 'authorization_code',
      code: 'code-1',
      redirect_uri: `${window.location.origin}/callback`,
      code_verifier: 'verifier-1',
    },
  ])
  expect(readSession()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' })
  expect(document.cookie).toContain('loggedIn=true')
  expect(await screen.findByRole('heading', { level: 1, name: /Niloofar/u })).toBeVisible()
})

/** What the page says to whom it signs in not. */
async function readProblem(): Promise<string | null> {
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('You could not be signed in')
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeEnabled()
  expect(readSession()).toBeNull()
  return textContent
}

test.each([
  ['an answer to another sign-in', '/callback?code=code-1&state=state-2', 'begun in another tab'],
  ['an answer without a code', '/callback?state=state-1', 'begun in another tab'],
  [
    'an answer of another provider',
    '/callback?code=code-1&state=state-1&iss=http://localhost:4000/realms/rehearsal',
    'begun in another tab',
  ],
  ['a refusal of the provider', '/callback?error=access_denied&state=state-1', 'stopped before it was done'],
])('%s signs nobody in, and the page says why', async (_, path, cause) => {
  begin()
  renderApp(path)
  expect(await readProblem()).toContain(cause)
})

test('an answer that names no provider, where ours always does, signs nobody in', async () => {
  begin()
  const provider = { ...aProvider, authorization_response_iss_parameter_supported: true }
  apiServer.use(answers(`${issuer}/.well-known/openid-configuration`, provider))
  renderApp('/callback?code=code-1&state=state-1')
  expect(await readProblem()).toContain('begun in another tab')
})

test('an answer that no sign-in of this tab asked for signs nobody in', async () => {
  renderApp('/callback?code=code-1&state=undefined')
  expect(await readProblem()).toContain('begun in another tab')
})

test('a browser that blocks storage and cookies is told so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  renderApp('/callback?code=code-1&state=state-1')
  expect(await readProblem()).toContain('This browser blocks cookies and storage')
})

test.each([
  ['a code that is too old or was used before', { error: 'invalid_grant' }, 400, 'took too long'],
  ['a provider that is down', { error: 'server_error' }, 503, 'Signing in broke off'],
])('%s signs nobody in, and the page says why', async (_, body, status, cause) => {
  begin()
  apiServer.use(http.post(aProvider.token_endpoint, () => HttpResponse.json(body, { status })))
  renderApp('/callback?code=code-1&state=state-1')
  expect(await readProblem()).toContain(cause)
})

test('an exchange that nobody answers signs nobody in, and the page says why', async () => {
  begin()
  apiServer.use(http.post(aProvider.token_endpoint, () => HttpResponse.error()))
  renderApp('/callback?code=code-1&state=state-1')
  expect(await readProblem()).toContain('The server does not answer')
})
