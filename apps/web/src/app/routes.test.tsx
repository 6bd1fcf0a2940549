import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, readSession } from '../shared/api/active-session.ts'
import { endSession } from '../shared/api/session-end.ts'
import { askForUpgrade, dismissUpgrade } from '../shared/upgrade/upgrade-need.ts'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../testing/api-server.ts'
import { aConfig, answerPage, aUser, signIn } from '../testing/fixtures.ts'
import { renderApp } from '../testing/render-app.tsx'

withApiServer()

beforeEach(() => {
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/configs', aConfig()),
    answers('/api/attempts', answerPage([])),
    http.get('/api/reading/reorderParagraphs', () => HttpResponse.json(emptyList('reorderParagraphsDtoList'))),
  )
})

const emptyList = (name: string) => ({
  _embedded: { [name]: [] },
  page: { number: 0, size: 10, totalPages: 0, totalElements: 0 },
  doneCount: 0,
  locked: false,
})

const greeting = /^Good (morning|afternoon|evening)/u
const promise = 'Practise the exam, and see why you scored what you scored'

test.each([
  '/dashboard',
  '/dashboard/reading/re-order-paragraphs/1',
  '/dashboard/reading/re-order-paragraphs/question/3',
])('a visitor of %s ends at the public page', async (path) => {
  const { address } = renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: promise })).toBeVisible()
  expect(address()).toBe('/')
})

test('an address that leads nowhere says so, and leads on', async () => {
  renderApp('/nowhere')
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
})

test.each([
  '/dashboard/reading/nothing/1',
  '/dashboard/speaking/re-order-paragraphs/1',
  '/dashboard/reading/re-order-paragraphs/question/x',
])('an unknown task or id is a page that does not exist, inside the shell: %s', async (path) => {
  signIn()
  renderApp(path)
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('the address of a kind without a page is its first page, its filters kept', async () => {
  signIn()
  const { address } = renderApp('/dashboard/reading/re-order-paragraphs?complexities=HARD')
  expect(await screen.findByRole('heading', { level: 1, name: 'Re-order Paragraphs' })).toBeVisible()
  expect(address()).toBe('/dashboard/reading/re-order-paragraphs/1?complexities=HARD')
})

test.each(['x', '0', '-1', '01', 'question'])(
  'the list page "%s" becomes the first page, filters kept',
  async (page) => {
    signIn()
    const { address } = renderApp(`/dashboard/reading/re-order-paragraphs/${page}?sort=id%3Adesc`)
    await screen.findByRole('heading', { level: 1, name: 'Re-order Paragraphs' })
    expect(address()).toBe('/dashboard/reading/re-order-paragraphs/1?sort=id%3Adesc')
  },
)

test('a session that ends by a 401 leads to the public page and says so', async () => {
  signIn({ refreshToken: null, refreshExpireTime: null })
  apiServer.use(refuses('/api/attempts', 'not_logged_in'))
  const { address } = renderApp('/dashboard')
  expect(await screen.findByText('You Are Not LoggedIn')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: promise })).toBeVisible()
  expect(address()).toBe('/')
  expect(readSession()).toBeNull()
})

test('a call that is not allowed ends the session with its own text', async () => {
  signIn()
  apiServer.use(refuses('/api/attempts', 'not_authorized'))
  renderApp('/dashboard')
  expect(await screen.findByText('You Are Not Authorized To Perform This Action')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: promise })).toBeVisible()
})

test('signing out in another tab leads this one to the public page', async () => {
  signIn()
  renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: greeting })
  clearSession()
  window.dispatchEvent(new StorageEvent('storage', { key: 'activeSession' }))
  expect(await screen.findByRole('heading', { level: 1, name: promise })).toBeVisible()
})

test('a page that fails shows what happened and Retry brings it back', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  signIn()
  let isBroken = true
  apiServer.use(
    http.get('/api/practices/3', () =>
      isBroken
        ? HttpResponse.json(errorBody('internal'), { status: 500 })
        : HttpResponse.json(errorBody('not_found'), { status: 404 }),
    ),
  )
  const { user } = renderApp('/dashboard/reading/re-order-paragraphs/question/3')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByText(/Something went wrong on our side/u)).toBeVisible()
  isBroken = false
  await user.click(retry)
  await waitFor(() => expect(screen.queryByText(/Something went wrong on our side/u)).not.toBeInTheDocument())
})

test.each([
  [
    'ai_credits_exhausted',
    "You've used your 5 free AI score! Unlock unlimited access and take full advantage of our features by choosing a plan.",
  ],
  ['premium_required', 'Unlock unlimited access and take full advantage of our features by choosing a plan.'],
] as const)(
  'an upgrade asked for by %s opens the dialog with its text, and Not Now closes it',
  async (reason, text) => {
    const { user } = renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    askForUpgrade(reason)
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Continue' })
    expect(dialog).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'Not Now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    dismissUpgrade()
  },
)

test('Explore Plans closes the dialog and leads to the plans', async () => {
  signIn()
  apiServer.use(http.get('/api/settings/plans', () => HttpResponse.json([])))
  const { user, address } = renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: greeting })
  askForUpgrade('ai_credits_exhausted')
  await user.click(await screen.findByRole('button', { name: 'Explore Plans' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  expect(address()).toBe('/dashboard/plans')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a refusal that comes because the plan has run out shows the trial at once', async () => {
  signIn()
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM' })))
  renderApp('/dashboard')
  await screen.findByRole('link', { name: 'Premium active' })
  apiServer.use(answers('/api/users/currentUser', aUser()))
  askForUpgrade('premium_required')
  await screen.findByRole('dialog', { name: 'Upgrade to Continue' })
  expect(await screen.findByText('3 AI submissions left')).toBeInTheDocument()
  dismissUpgrade()
})

test('another tab that learns of a new plan unlocks this one', async () => {
  signIn()
  renderApp('/dashboard')
  expect(await screen.findByText('3 AI submissions left')).toBeInTheDocument()
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM' })))
  window.dispatchEvent(new StorageEvent('storage', { key: 'status', newValue: 'PREMIUM' }))
  expect(await screen.findByRole('link', { name: 'Premium active' })).toHaveAttribute('href', '/dashboard/plans')
  expect(screen.queryByText('3 AI submissions left')).not.toBeInTheDocument()
})

test('a plan bought in another tab for thirty days has thirty left here, however long this page has been open', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  signIn()
  renderApp('/dashboard')
  expect(await screen.findByText('3 AI submissions left')).toBeInTheDocument()
  vi.setSystemTime(Date.now() + 60_000)
  const expireDate = new Date(Date.now() + 30 * 86_400_000).toISOString()
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM', expireDate })))
  window.dispatchEvent(new StorageEvent('storage', { key: 'status', newValue: 'PREMIUM' }))
  expect(await screen.findByRole('link', { name: /^Premium/u })).toHaveTextContent('Premium · 30 days left')
  vi.useRealTimers()
})

test('a new page moves the focus to its heading, turning pages of a list does not', async () => {
  signIn()
  const { user, goTo, address } = renderApp('/dashboard')
  await user.click(await screen.findByRole('link', { name: 'Repeat Re-order Paragraphs' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Re-order Paragraphs' })
  await waitFor(() => expect(heading).toHaveFocus())
  const pressed = screen.getByRole('button', { name: 'User menu' })
  pressed.focus()
  goTo('/dashboard/reading/re-order-paragraphs/2')
  await waitFor(() => expect(address()).toBe('/dashboard/reading/re-order-paragraphs/2'))
  await screen.findByRole('heading', { level: 1, name: 'Re-order Paragraphs' })
  expect(pressed).toHaveFocus()
})

test('every page names itself in the title of the tab', async () => {
  signIn()
  renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: greeting })
  expect(document.title).toBe('Dashboard · Rehearsal')
})

test('an ended session forgets what was fetched for it', async () => {
  signIn()
  renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /Niloofar/u })
  endSession('signed-out')
  await screen.findByRole('heading', { level: 1, name: promise })
  expect(localStorage.getItem('activeSession')).toBeNull()
  expect(localStorage.getItem('status')).toBeNull()
})
