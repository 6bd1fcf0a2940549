import { aMockReport } from '@rehearsal/contracts/testing/a-mock-report'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../testing/api-server.ts'
import { signIn } from '../testing/fixtures.ts'
import { renderApp } from '../testing/render-app.tsx'

withApiServer()

const list = {
  _embedded: { mockTests: [] },
  number: 0,
  totalPages: 0,
  totalElements: 0,
  running: null,
  format: 'academic-2025',
  freeLeft: null,
}
const heading = { level: 2, name: 'Your scores from test to test' } as const

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/mock-tests', list))
})

const point = (id: number) => ({ ...aMockReport().trend[0], id })

test('the page of the mock tests shows how scores went from test to test', async () => {
  apiServer.use(answers('/api/mock-tests/trend', { trend: [point(1), point(2)] }))
  renderApp('/dashboard/mock-test')
  expect(await screen.findByRole('heading', heading)).toBeVisible()
  expect(screen.getByRole('table', { name: 'Scores of your mock tests, Overall' })).toBeVisible()
})

test.each([
  ['with one test', answers('/api/mock-tests/trend', { trend: [point(1)] })],
  ['where it cannot be loaded', refuses('/api/mock-tests/trend', 'internal')],
])('%s the page stands without it', async (_case, handler) => {
  apiServer.use(handler)
  renderApp('/dashboard/mock-test')
  expect(await screen.findByRole('heading', { level: 2, name: 'Choose a test' })).toBeVisible()
  expect(screen.queryByRole('heading', heading)).toBeNull()
})
