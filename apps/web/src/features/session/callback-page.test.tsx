import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { readSession } from '../../shared/session/active-session.ts'
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

/** A sign-in that this tab has begun. */
function begin(returnTo = '/dashboard') {
  const pending = { state: 'state-1', verifier: 'verifier-1', returnTo, intent: 'sign-in' }
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
  const { address } = renderApp('/callback?code=code-1&state=state-1')
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

test.each([
  ['an answer to another sign-in', '/callback?code=code-1&state=state-2'],
  ['a refusal of the provider', '/callback?error=access_denied&state=state-1'],
])('%s signs nobody in', async (_, path) => {
  begin()
  renderApp(path)
  expect(await screen.findByRole('alert')).toHaveTextContent('You could not be signed in')
  expect(readSession()).toBeNull()
})

test('an answer that no sign-in of this tab asked for signs nobody in', async () => {
  renderApp('/callback?code=code-1&state=undefined')
  expect(await screen.findByRole('alert')).toHaveTextContent('You could not be signed in')
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  expect(readSession()).toBeNull()
})

test('a code that was used before signs nobody in', async () => {
  begin()
  apiServer.use(
    http.post(aProvider.token_endpoint, () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })),
  )
  renderApp('/callback?code=code-1&state=state-1')
  expect(await screen.findByRole('alert')).toHaveTextContent('You could not be signed in')
  expect(readSession()).toBeNull()
})
