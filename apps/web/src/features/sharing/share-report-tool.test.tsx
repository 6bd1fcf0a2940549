import { aMockReport } from '@rehearsal/contracts/testing/a-mock-report'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

const path = '/api/mock-tests/12/share-link'
const link = {
  url: 'https://rehearsal.example/s/AbCdEfGhIjKlMnOpQrStUv',
  showsName: false,
  showsAnswer: false,
  createdAt: '2026-03-18T09:00:00.000Z',
}

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

test('a report is shared from its page with the name or without, and never with an answer', async () => {
  const sent: unknown[] = []
  apiServer.use(
    answers('/api/mock-tests/12/report', aMockReport({ form: 'mini' })),
    http.get(path, () => HttpResponse.json(null)),
    http.post(path, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...link, showsName: true }, { status: 201 })
    }),
    http.delete(path, () => {
      sent.push('revoked')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderApp('/dashboard/mock-test/12/report')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Scores' }))
  await user.click(await dialog.findByRole('switch', { name: 'My name' }))
  expect(dialog.getAllByRole('switch')).toHaveLength(1)
  expect(dialog.getByText('Nothing of your answers is ever shown.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  expect(await dialog.findByDisplayValue(link.url)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }))
  expect(await dialog.findByText('Nothing is shared now.')).toBeVisible()
  expect(sent).toEqual([{ showsName: true }, 'revoked'])
})

test('a report that still fills in is not shared', async () => {
  apiServer.use(
    answers(
      '/api/mock-tests/12/report',
      aMockReport({ form: 'mini', itemAt: (at) => (at === 0 ? { state: 'pending', marks: null } : {}) }),
    ),
  )
  renderApp('/dashboard/mock-test/12/report')
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})
