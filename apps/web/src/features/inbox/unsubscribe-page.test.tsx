import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { apiServer, refuses, withApiServer } from '../../testing/api-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

const page = '/unsubscribe/abcdefghijklmnopqrstuv.abcdefghijklmnopqrstuv'
const end = () => screen.findByRole('button', { name: 'Send me no more' })

test('the link of a mail opens a page that asks nothing of the server until its button is pressed', async () => {
  let presses = 0
  apiServer.use(
    http.post('/api/inbox/unsubscriptions/:token', () => {
      presses++
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderApp(page)
  const button = await end()
  expect(presses).toBe(0)
  await user.click(button)
  expect(await screen.findByText('You get no more e-mails about news')).toBeVisible()
  expect(presses).toBe(1)
})

test('a link that is not ours says what to do', async () => {
  apiServer.use(refuses('/api/inbox/unsubscriptions/:token', 'not_found', 'post'))
  const { user } = renderApp(page)
  await user.click(await end())
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.')
})

test('where the server fails the press can be repeated', async () => {
  apiServer.use(refuses('/api/inbox/unsubscriptions/:token', 'internal', 'post'))
  const { user } = renderApp(page)
  await user.click(await end())
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(await end()).toBeEnabled()
})
