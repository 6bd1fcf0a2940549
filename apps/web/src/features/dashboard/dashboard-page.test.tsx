import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { anAnswer, answerPage, aUser, progress, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/attempts', answerPage([anAnswer()])))
})

test('the learner is greeted by name', async () => {
  renderApp('/dashboard')
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Niloofar$/u }),
  ).toBeVisible()
})

test('a trial learner sees how many AI submissions are left', async () => {
  renderApp('/dashboard')
  expect(await screen.findByText('3 AI submissions left')).toBeInTheDocument()
})

test('a premium learner sees no AI limit', async () => {
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM' })))
  renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /Niloofar/u })
  expect(screen.queryByText(/AI submissions? left/u)).not.toBeInTheDocument()
})

test('the trial leads to the plans', async () => {
  renderApp('/dashboard')
  expect(await screen.findByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/dashboard/plans')
})

test('premium says how many days it still runs and leads to the plans', async () => {
  const expireDate = new Date(Date.now() + 11.5 * 86_400_000).toISOString()
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM', expireDate })))
  renderApp('/dashboard')
  expect(await screen.findByRole('link', { name: 'Premium · 12 days left' })).toHaveAttribute(
    'href',
    '/dashboard/plans',
  )
})

test('each task shows how many of its questions are done and leads to its list', async () => {
  renderApp('/dashboard')
  expect(await screen.findByRole('meter', { name: 'Read Aloud: 5 of 14 questions practised' })).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Continue Read Aloud' })
  expect(link).toHaveAttribute('href', '/dashboard/speaking/read-aloud/1')
  expect(screen.getByRole('link', { name: 'Start Summarize Written Text' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Repeat Re-order Paragraphs' })).toBeVisible()
})

test('a last answer shows its score with its maximum and leads to its question', async () => {
  renderApp('/dashboard')
  const link = await screen.findByRole('link', { name: /Tidal power/u })
  expect(within(link).getByRole('img', { name: '9.1 of 15' })).toBeVisible()
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/speaking\/read-aloud\/question\/42\?answer=\d+$/u),
  )
})

test('an answer without a score says why', async () => {
  const rows = [
    anAnswer({ id: 1, status: 'scoring', score: null }),
    anAnswer({ id: 2, status: 'failed', score: null, failureMessage: 'No engine' }),
  ]
  apiServer.use(answers('/api/attempts', answerPage(rows)))
  renderApp('/dashboard')
  expect(await screen.findByText(/^Being scored · Today/u)).toBeVisible()
  expect(screen.getByText(/^Not scored · Today/u)).toBeVisible()
})

test('without answers the way to the first question is shown', async () => {
  apiServer.use(answers('/api/attempts', answerPage([])))
  renderApp('/dashboard')
  expect(await screen.findByText('No answers yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a question' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/read-aloud/1',
  )
})

test('a card that could not be loaded says so, and Retry loads it', async () => {
  let isDown = true
  apiServer.use(
    http.get('/api/practice-progress', () =>
      isDown ? HttpResponse.json(errorBody('internal'), { status: 500 }) : HttpResponse.json(progress),
    ),
  )
  const { user } = renderApp('/dashboard')
  expect(await screen.findByText('Your progress could not be loaded')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Continue Read Aloud' })).toBeVisible()
})
