import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellResultShown } from '../../../shared/shown-results.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { answerPage, progress, signIn } from '../../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../../testing/render-app.tsx'
import { aNewsItem, aScore, inboxServer } from '../testing/inbox-server.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/practice-progress', progress),
    answers('/api/attempts', answerPage([])),
  )
})
afterEach(() => {
  setWidth(1440)
  vi.useRealTimers()
})

const bell = (name: string) => screen.findByRole('link', { name })
const many = (count: number) => Array.from({ length: count }, (_, index) => aNewsItem({ id: index + 1 }))

test.each([390, 820, 1440])('at %i pixels the bell says how much is unread and leads to the inbox', async (width) => {
  setWidth(width)
  inboxServer([aNewsItem()])
  renderApp('/dashboard')
  const link = await bell('Inbox, 1 unread')
  expect(link).toHaveAttribute('href', '/dashboard/inbox')
  expect(link).toHaveTextContent('1')
})

test.each([
  [99, 'Inbox, 99 unread', '99'],
  [100, 'Inbox, more than 99 unread', '99+'],
  [0, 'Inbox', ''],
])('of %i unread the bell says "%s"', async (count, name, text) => {
  inboxServer(many(count))
  renderApp('/dashboard')
  expect((await bell(name)).textContent).toBe(text)
})

test('a count that cannot be asked for leaves the way to the inbox', async () => {
  apiServer.use(refuses('/api/inbox/unread-count', 'internal'))
  renderApp('/dashboard')
  expect(await bell('Inbox')).toBeVisible()
})

test('the count is asked for every minute while the page is seen, and not while it is hidden or offline', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  const server = inboxServer([])
  renderApp('/dashboard')
  await bell('Inbox')
  await waitFor(() => expect(server.counted).toBe(1))
  server.items = [aNewsItem()]
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(await bell('Inbox, 1 unread')).toBeVisible()
  expect(server.counted).toBe(2)

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(server.counted).toBe(2)
  visibility.mockRestore()
  window.dispatchEvent(new Event('offline'))
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(server.counted).toBe(2)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.counted).toBeGreaterThan(2))
})

test('when the inbox is read in another tab the bell falls silent at once', async () => {
  const server = inboxServer([aNewsItem()])
  renderApp('/dashboard')
  await bell('Inbox, 1 unread')
  server.items = []
  const elsewhere = new BroadcastChannel('inbox')
  elsewhere.postMessage(null)
  expect(await bell('Inbox')).toBeVisible()
  elsewhere.close()
})

test('a score that is seen on the page of its question is marked as read, once', async () => {
  const server = inboxServer([aScore()])
  tellResultShown(9)
  renderApp('/dashboard')
  expect(await bell('Inbox')).toBeVisible()
  await waitFor(() => expect(server.posted).toEqual(['score 9']))
  tellResultShown(9)
  tellResultShown(10)
  await waitFor(() => expect(server.posted).toEqual(['score 9', 'score 10']))
})
