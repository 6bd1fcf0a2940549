import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from '../../shared/leave-page.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aConfig, aProvider, issuer, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

const discovery = answers(`${issuer}/.well-known/openid-configuration`, aProvider)

test('the page says what the product is, what can be practised and what a score is not', async () => {
  apiServer.use(answers('/api/configs', aConfig()))
  renderApp('/')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Practise the exam, and see why you scored what you scored' }),
  ).toBeVisible()
  for (const section of ['What you can practise', 'How an answer is scored']) {
    expect(screen.getByRole('heading', { level: 2, name: section })).toBeVisible()
  }
  expect(screen.getByText(/not a result of the official exam/u)).toBeVisible()
  expect(screen.getByText('An example of a result')).toBeVisible()
})

test('the demo is offered only where this installation has one', async () => {
  apiServer.use(answers('/api/configs', aConfig({ hasDemo: false, freeAiSubmissions: 7 })))
  renderApp('/')
  expect(await screen.findByText(/comes with 7 AI scores/u)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try the demo' })).not.toBeInTheDocument()
})

test.each([
  [{ freeAiPeriod: 'day' }, /comes with 5 AI scores a day, and/u],
  [{ isFreeAiPerKind: true }, /comes with 5 AI scores for each kind of question, and/u],
  [{ freeAiPeriod: 'day', isFreeAiPerKind: true }, /comes with 5 AI scores a day for each kind of question, and/u],
  [{ freeAiSubmissions: 0 }, /comes with unlimited answers/u],
])('with %o the page promises what this installation gives', async (changes, promise) => {
  apiServer.use(answers('/api/configs', aConfig(changes)))
  renderApp('/')
  expect(await screen.findByText(promise)).toBeVisible()
})

test('a signed-in learner is led to the dashboard instead of being asked to sign in', async () => {
  signIn()
  apiServer.use(answers('/api/configs', aConfig()), ...signedInHandlers())
  renderApp('/')
  const links = await screen.findAllByRole('link', { name: 'Go to dashboard' })
  expect(links[0]).toHaveAttribute('href', '/dashboard')
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
})

test('signing in leaves for the identity provider with a code challenge', async () => {
  const leave = vi.spyOn(page, 'leaveFor').mockReturnValue()
  apiServer.use(answers('/api/configs', aConfig()), discovery)
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  const address = new URL(leave.mock.calls[0]?.[0] ?? '')
  expect(address.origin + address.pathname).toBe(aProvider.authorization_endpoint)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'rehearsal-web',
    response_type: 'code',
    redirect_uri: `${window.location.origin}/callback`,
    code_challenge_method: 'S256',
  })
  expect(address.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/u)
})

test('what was pressed stays busy until the page is left, and is free for who comes back', async () => {
  const leave = vi.spyOn(page, 'leaveFor').mockReturnValue()
  apiServer.use(answers('/api/configs', aConfig()), discovery)
  const { user } = renderApp('/')
  const button = await screen.findByRole('button', { name: 'Sign in' })
  await user.click(button)
  await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(button).toHaveAttribute('aria-busy', 'true')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await user.click(button)
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
})

test('why a sign-in broke off is said, and the button is free again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  apiServer.use(refuses('/api/configs', 'internal'))
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(/^Something went wrong on our side\./u)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})
