import { aList, aRunningRow } from '@rehearsal/contracts/testing/a-mock-test-list'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { answerPage, signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'

withApiServer()

const path = '/api/mock-tests'
const waits = /^Your mock test is waiting: item/u

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/attempts', answerPage([])))
})

test('home says where a running test stands and until when it is kept, and leads to it', async () => {
  apiServer.use(answers(path, aList({ running: aRunningRow({ position: 11, itemCount: 71 }) })))
  renderApp('/dashboard')
  expect(await screen.findByText(waits)).toHaveTextContent(
    /^Your mock test is waiting: item 12 of 71, kept until 4 Dec 2026, \d\d:00\.$/u,
  )
  expect(screen.getByRole('link', { name: 'Go on with the test' })).toHaveAttribute('href', '/dashboard/mock-test/5')
})

test('a test of the other exam is told of, too, as only one runs at a time', async () => {
  apiServer.use(answers(path, aList({ running: aRunningRow({ pteType: 'CORE' }) })))
  renderApp('/dashboard')
  expect(await screen.findByText(waits)).toBeVisible()
})

test('once no test runs, home says nothing of one', async () => {
  apiServer.use(answers(path, aList({ running: aRunningRow() })))
  const { goTo } = renderApp('/dashboard')
  expect(await screen.findByText(waits)).toBeVisible()
  apiServer.use(answers(path, aList()))
  act(() => goTo('/dashboard/mock-test'))
  expect(await screen.findByText('No finished test yet')).toBeVisible()
  act(() => goTo('/dashboard'))
  expect(await screen.findByRole('heading', { level: 1, name: /^Good/u })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull())
})
