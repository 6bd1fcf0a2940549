import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../shared/leave-page.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aConfig, answerPage, aProvider, aUser, issuer, signIn } from '../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/attempts', answerPage([])))
})
afterEach(() => setWidth(1440))

async function renderAt(width: number) {
  setWidth(width)
  const view = renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /Niloofar/u })
  return view
}
const menu = () => screen.getByRole('navigation', { name: 'Main menu' })

test('the menu lists the tasks by section in menu order, with importance and AI mark', async () => {
  await renderAt(1440)
  const names = within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(names[0]).toBe('Dashboard')
  expect(names.slice(1).map((name) => name?.replace(/ (High|Medium|Low) importance.*/u, ''))).toEqual([
    'Read Aloud',
    'Repeat Sentence',
    'Describe Image',
    'Answer Short Question',
    'Re-tell Lecture',
    'Summarize Written Text',
    'Write Essay',
    'R/W: Fill in the Blanks',
    'Multiple Choice, Multiple Answers',
    'Re-order Paragraphs',
    'Fill in the Blanks',
    'Multiple Choice, Single Answer',
    'Summarize Spoken Text',
    'Multiple Choice, Multiple Answers',
    'Fill in the Blanks',
    'Highlight Correct Summary',
    'Multiple Choice, Single Answer',
    'Select Missing Word',
    'Highlight Incorrect Words',
    'Write From Dictation',
    'Mock Test',
    'Vocab Book',
    'Pronunciation Book',
    'Spelling Book',
    'Dictation',
    'Notes',
    'Review',
  ])
  expect(
    within(menu()).getByRole('link', { name: /^Read Aloud (High|Medium|Low) importance.*Scored by AI$/u }),
  ).toBeVisible()
  expect(within(menu()).queryByRole('link', { name: /Dictation.*Scored by AI/u })).not.toBeInTheDocument()
})

test('Practice holds the sections, folds, and stays folded', async () => {
  const { user, unmount } = await renderAt(1440)
  const practice = () => within(menu()).getByRole('button', { name: 'Practice' })
  const sections = within(within(menu()).getByRole('group', { name: 'Practice' })).getAllByRole('heading')
  expect(sections.map(({ textContent }) => textContent)).toEqual(['Speaking', 'Writing', 'Reading', 'Listening'])
  expect(practice()).toHaveAttribute('aria-expanded', 'true')
  await user.click(practice())
  expect(within(menu()).queryByRole('link', { name: /Read Aloud/u })).not.toBeInTheDocument()
  unmount()
  await renderAt(1440)
  expect(practice()).toHaveAttribute('aria-expanded', 'false')
  await user.click(practice())
  expect(within(menu()).getByRole('link', { name: /^Read Aloud/u })).toBeVisible()
})

test('the page that is open is marked in the menu', async () => {
  await renderAt(1440)
  expect(within(menu()).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
})

test('a collapsed menu stays collapsed', async () => {
  const { user, unmount } = await renderAt(1440)
  await user.click(screen.getByRole('button', { name: 'Collapse the menu' }))
  expect(within(menu()).queryByRole('link', { name: /Read Aloud/u })).not.toBeInTheDocument()
  unmount()
  await renderAt(1440)
  await user.click(screen.getByRole('button', { name: 'Expand the menu' }))
  expect(within(menu()).getByRole('link', { name: /^Read Aloud/u })).toBeVisible()
})

test.each(['Escape', 'Back'])(
  'between 768 and 1049 px a rail opens over the page, and %s closes it and gives the focus back',
  async (way) => {
    const { user, goBack } = await renderAt(820)
    const expand = screen.getByRole('button', { name: 'Expand the menu' })
    await user.click(expand)
    const layer = screen.getByRole('dialog', { name: 'Main menu' })
    expect(within(layer).getByRole('link', { name: /^Read Aloud/u })).toBeVisible()
    expect(layer).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    await (way === 'Back' ? goBack() : user.keyboard('{Escape}'))
    expect(screen.queryByRole('dialog', { name: 'Main menu' })).not.toBeInTheDocument()
    expect(expand).toHaveFocus()
  },
)

test('a section of the rail opens its tasks', async () => {
  const { user } = await renderAt(820)
  await user.click(screen.getByRole('button', { name: 'Speaking' }))
  expect(await screen.findByRole('menuitem', { name: 'Read Aloud' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/read-aloud/1',
  )
})

test('below 768 px the menu is a bar of Home, Practice, Mock test, Books and Me', async () => {
  const { user } = await renderAt(390)
  expect(within(menu()).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard')
  expect(within(menu()).getByRole('link', { name: 'Mock test' })).toHaveAttribute('href', '/dashboard/mock-test')
  await user.click(within(menu()).getByRole('button', { name: 'Practice' }))
  const sheet = await screen.findByRole('dialog', { name: 'Practice' })
  expect(within(sheet).getByRole('link', { name: /^Read Aloud/u })).toBeVisible()
})

test('the variant switch is kept under "auth" in small letters', async () => {
  const { user } = await renderAt(1440)
  const variant = screen.getByRole('radiogroup', { name: 'Exam variant' })
  expect(within(variant).getByRole('radio', { name: 'Academic' })).toBeChecked()
  await user.click(within(variant).getByRole('radio', { name: 'Core' }))
  expect(localStorage.getItem('auth')).toBe('core')
  expect(await screen.findByText('PTE Core')).toBeVisible()
  await user.click(within(variant).getByRole('radio', { name: 'Academic' }))
  expect(localStorage.getItem('auth')).toBe('academic')
})

test('status and language of the profile are kept', async () => {
  await renderAt(1440)
  expect(localStorage.getItem('status')).toBe('TRIAL')
  expect(localStorage.getItem('language')).toBeNull()
})

test.each([
  [{ status: 'TRIAL' }, 'Free trial'],
  [{ status: 'PREMIUM' }, 'Premium'],
  [{ status: 'TRIAL', isDemo: true }, 'Demo with a free trial, removed after 24 hours'],
])('the user menu says with which plan: %o', async (changes, plan) => {
  apiServer.use(answers('/api/users/currentUser', aUser(changes)))
  const { user } = await renderAt(1440)
  await user.click(screen.getByRole('button', { name: 'User menu' }))
  expect(await screen.findByText(plan)).toBeVisible()
})

test('a link that is asked for in a new tab is left to the browser', async () => {
  const { address } = await renderAt(1440)
  const link = within(menu()).getByRole('link', { name: /^Read Aloud/u })
  const isTaken = (init: MouseEventInit) =>
    !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  vi.spyOn(console, 'error').mockReturnValue()
  expect([isTaken({ ctrlKey: true }), isTaken({ metaKey: true }), isTaken({ button: 1 })]).toEqual([
    false,
    false,
    false,
  ])
  expect(address()).toBe('/dashboard')
})

test('the user menu leads to the microphone setup, the purchase history and the plans', async () => {
  const { user } = await renderAt(1440)
  await user.click(screen.getByRole('button', { name: 'User menu' }))
  expect(await screen.findByRole('menuitem', { name: 'Purchase History' })).toHaveAttribute(
    'href',
    '/dashboard/purchase-history',
  )
  expect(screen.getByRole('menuitem', { name: 'Microphone setup' })).toHaveAttribute(
    'href',
    '/dashboard/microphone-setup',
  )
  expect(screen.getByRole('menuitem', { name: 'Upgrade to premium' })).toHaveAttribute('href', '/dashboard/plans')
})

test('on a phone the same ways stand under Me', async () => {
  const { user } = await renderAt(390)
  await user.click(within(menu()).getByRole('button', { name: 'Me' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Me' }))
  expect(sheet.getByRole('link', { name: 'Purchase History' })).toHaveAttribute('href', '/dashboard/purchase-history')
  expect(sheet.getByRole('link', { name: 'Microphone setup' })).toHaveAttribute('href', '/dashboard/microphone-setup')
  expect(sheet.getByRole('link', { name: 'Upgrade to premium' })).toHaveAttribute('href', '/dashboard/plans')
})

test.each([
  [390, ['Summarize Written Text', '#0042']],
  [1440, ['Dashboard', 'Writing', 'Summarize Written Text', '#0042']],
])('at %i pixels the breadcrumbs of a question are %j', async (width, expected) => {
  setWidth(width)
  apiServer.use(refuses('/api/practices/42', 'not_found'))
  renderApp('/dashboard/writing/summarize-written-text/question/42')
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('listitem')
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(expected)
})

test('the theme is toggled and kept', async () => {
  const { user } = await renderAt(1440)
  await user.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
})

test('the question mark lists the shortcuts', async () => {
  const { user } = await renderAt(1440)
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Play or pause')
})

test('a lost connection is said for as long as it lasts', async () => {
  await renderAt(1440)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/^You are offline/u)).toBeVisible()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/^You are offline/u)).not.toBeInTheDocument())
})

test('the first stop of the keyboard leads past the menus', async () => {
  const { user } = await renderAt(1440)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

test('signing out ends the session here and at the identity provider', async () => {
  const leave = vi.spyOn(page, 'leaveFor').mockReturnValue()
  apiServer.use(answers('/api/configs', aConfig()), answers(`${issuer}/.well-known/openid-configuration`, aProvider))
  const { user } = await renderAt(1440)
  await user.click(screen.getByRole('button', { name: 'User menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  const address = new URL(leave.mock.calls[0]?.[0] ?? '')
  expect(address.origin + address.pathname).toBe(aProvider.end_session_endpoint)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'rehearsal-web',
    post_logout_redirect_uri: `${window.location.origin}/`,
  })
  expect(localStorage.getItem('activeSession')).toBeNull()
  expect(document.cookie).toContain('loggedIn=false')
})
