import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { apiServer, errorBody, withApiServer } from '../../testing/api-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

test('a link from a mail is followed by a press, and a dead one says so', async () => {
  const sent: string[] = []
  apiServer.use(
    http.post('/api/email-changes/:token', ({ params }) => {
      sent.push(String(params['token']))
      if (params['token'] === 'dead'.repeat(6)) {
        return HttpResponse.json(errorBody('reset_link_expired'), { status: 410 })
      }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user, goTo } = renderApp(`/confirm-email/${'live'.repeat(6)}`)
  const press = async () => user.click(await screen.findByRole('button', { name: 'Confirm this address' }))
  expect(sent).toEqual([])
  await press()
  expect(await screen.findByText('Your address is changed')).toBeInTheDocument()
  goTo(`/confirm-email/${'dead'.repeat(6)}`)
  await waitFor(() => expect(screen.queryByText('Your address is changed')).not.toBeInTheDocument())
  await press()
  expect(await screen.findByText(/This link has expired or was used/)).toBeInTheDocument()
})
