import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { readSession } from '../shared/api/active-session.ts'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../testing/api-server.ts'
import { aConfig, answerPage, aProvider, issuer, signIn } from '../testing/fixtures.ts'
import { renderApp } from '../testing/render-app.tsx'

withApiServer()

const newTokens = () => HttpResponse.json({ access_token: 'access-2', expires_in: 300, refresh_token: 'refresh-2' })

/** A server that takes `access-2` alone, and an identity provider. Counts what is refused and how often tokens are asked for. */
function aServer(tokens: () => Response) {
  const counts = { refused: 0, answered: 0, tokens: 0 }
  apiServer.use(
    http.all('/api/*', ({ request }) => {
      if (new URL(request.url).pathname === '/api/configs') return undefined
      if (request.headers.get('authorization') === 'Bearer access-2') {
        counts.answered += 1
        return undefined
      }
      counts.refused += 1
      return HttpResponse.json(errorBody('not_logged_in'), { status: 401 })
    }),
    ...signedInHandlers(),
    answers('/api/attempts', answerPage([])),
    answers('/api/configs', aConfig()),
    answers(`${issuer}/.well-known/openid-configuration`, aProvider),
    http.post(aProvider.token_endpoint, () => {
      counts.tokens += 1
      return tokens()
    }),
  )
  return counts
}

test('a start with an expired access token refreshes it first: one token call, and not one call is refused', async () => {
  const counts = aServer(newTokens)
  signIn({ expireTimestamp: Date.now() - 1 })
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { level: 1, name: /Niloofar/u })).toBeVisible()
  await vi.waitFor(() => expect(counts.answered).toBeGreaterThanOrEqual(5))
  expect(counts).toMatchObject({ refused: 0, tokens: 1 })
  expect(readSession()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' })
})

test('a start whose refresh is refused leads to the public page, without one call', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const counts = aServer(() => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }))
  signIn({ expireTimestamp: Date.now() - 1 })
  renderApp('/dashboard')
  expect(await screen.findByText('You Are Not LoggedIn')).toBeInTheDocument()
  expect(counts).toEqual({ refused: 0, answered: 0, tokens: 1 })
  expect(readSession()).toBeNull()
})
