import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { apiServer, refuses, withApiServer } from '../../testing/api-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

const token = 'abcdefghijklmnopqrstuvwxyz'
const address = `/api/password-resets/${token}`
const linkIsGood = () => apiServer.use(http.get(address, () => new HttpResponse(null, { status: 204 })))

test('asking for a link says the same whether or not there is such an account', async () => {
  apiServer.use(http.post('/api/password-resets', () => HttpResponse.json({ isSent: true }, { status: 202 })))
  const { user } = renderApp('/reset-password')
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'niloofar@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/^If there is an account for niloofar@example\.com/u)).toBeVisible()
})

test('too many tries are said', async () => {
  apiServer.use(refuses('/api/password-resets', 'too_many_requests', 'post'))
  const { user } = renderApp('/reset-password')
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'niloofar@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.')
})

test('a new password of 8 characters is saved and leads to signing in', async () => {
  linkIsGood()
  const sent: unknown[] = []
  apiServer.use(
    http.post(`/api/password-resets/${token}`, async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderApp(`/reset-password/${token}`)
  await user.type(await screen.findByLabelText('New password'), 'short')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByText('Use at least 8 characters')).toBeVisible()
  await user.type(screen.getByLabelText('New password'), ' but longer')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByText('Your password is changed')).toBeVisible()
  expect(sent).toEqual([{ password: 'short but longer' }])
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test.each(['reset_link_expired', 'not_found'] as const)(
  'a dead link says so before a password is typed (%s), and leads to asking for a new one',
  async (code) => {
    apiServer.use(refuses(address, code))
    renderApp(`/reset-password/${token}`)
    expect(await screen.findByText('This link cannot be used any more')).toBeVisible()
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password')
  },
)

test('a link that was cut off says so without asking', async () => {
  renderApp('/reset-password/x')
  expect(await screen.findByText(/incomplete or mistyped/u)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})

test('a link that is used elsewhere meanwhile leads to asking for a new one', async () => {
  linkIsGood()
  apiServer.use(refuses(address, 'reset_link_expired', 'post'))
  const { user } = renderApp(`/reset-password/${token}`)
  await user.type(await screen.findByLabelText('New password'), 'a new password')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was used.')
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password')
})

test('a link that could not be looked at may still be tried', async () => {
  apiServer.use(refuses(address, 'internal'))
  renderApp(`/reset-password/${token}`)
  expect(await screen.findByLabelText('New password')).toBeVisible()
})
