import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSession } from '../../shared/api/active-session.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { answerPage, aUser, progress, signIn } from '../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'

withApiServer()

beforeEach(() =>
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/practice-progress', progress),
    answers('/api/attempts', answerPage([])),
  ),
)
afterEach(() => setWidth(1440))

const nothingReported = {
  _embedded: { moderatedDtoList: [] },
  page: { number: 0, size: 10, totalPages: 0, totalElements: 0 },
  openCounts: { question: 0, comment: 0, entry: 0, reply: 0, answer: 0 },
}
const asAdmin = () =>
  apiServer.use(
    answers('/api/users/currentUser', aUser({ role: 'admin' })),
    answers('/api/admin/moderation', nothingReported),
  )

test('an administrator finds the console in the user menu', async () => {
  signIn()
  asAdmin()
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'User menu' }))
  const entry = await screen.findByRole('menuitem', { name: 'Administration' })
  expect(entry).toHaveAttribute('href', '/admin')
  await user.click(entry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
})

test('a learner has no way into the console', async () => {
  signIn()
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'User menu' }))
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Administration' })).not.toBeInTheDocument()
})

test('for a learner the console does not exist, and the session goes on', async () => {
  signIn()
  renderApp('/admin')
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Administration menu' })).not.toBeInTheDocument()
  expect(readSession()).not.toBeNull()
})

test('a visitor of the console ends at the public page', async () => {
  const { address } = renderApp('/admin')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Practise the exam, and see why you scored what you scored' }),
  ).toBeVisible()
  expect(address()).toBe('/')
})

test('an account that cannot be loaded can be asked for again', async () => {
  signIn()
  apiServer.use(refuses('/api/users/currentUser', 'internal'))
  const { user } = renderApp('/admin')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  asAdmin()
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
})

test('on a phone an administrator finds the console among what is theirs', async () => {
  setWidth(390)
  signIn()
  asAdmin()
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Me' }))
  expect(await screen.findByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin')
})
