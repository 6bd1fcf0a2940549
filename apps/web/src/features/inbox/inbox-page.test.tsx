import type { InboxItem, InboxNews } from '@rehearsal/contracts/inbox'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'
import { aNewsItem, aScore, inboxServer } from './testing/inbox-server.ts'

withApiServer()

beforeEach(() => {
  setWidth(1440)
  signIn()
  apiServer.use(...signedInHandlers())
})

const rows = async () => within(await screen.findByRole('list', { name: 'News' })).findAllByRole('listitem')
const firstRow = async () => (await rows())[0] ?? document.body
const plain = (element: Element) => element.textContent.replaceAll(/[\u2068\u2069]/gu, '')
const readAll = () => screen.getByRole('button', { name: 'Mark all as read' })
const mailSwitch = (name: string) => screen.findByRole('switch', { name })

test('a reply names who wrote it, where and how it begins, and leads to the comments of the question', async () => {
  inboxServer([aNewsItem()])
  renderApp('/dashboard/inbox')
  const row = await firstRow()
  expect(plain(row)).toContain('Ben replied to your commentStress the verbsThe dance of the bees18 Mar 2026')
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/dashboard/reading/re-order-paragraphs/question/31?comment=12',
  )
})

const like: InboxNews = { kind: 'like', by: 'Ben', subject: 'comment', excerpt: 'My thought' }
const decided = (decision: Extract<InboxNews, { kind: 'moderation' }>['decision'], subject = 'comment' as const) => ({
  news: { kind: 'moderation' as const, decision, subject, excerpt: '', reason: 'Spam' },
})
const banned = {
  news: {
    kind: 'moderation' as const,
    decision: 'banned' as const,
    subject: 'account' as const,
    excerpt: '',
    reason: '',
  },
  practiceId: null,
  title: null,
  taskId: null,
}
test.each<[string, Partial<InboxItem>]>([
  ['Ben likes your comment', { news: like }],
  ['Ben and 1 other like your comment', { news: like, others: 1 }],
  ['Ben and 12 others like your reply', { news: { ...like, subject: 'reply' }, others: 12 }],
  ['A moderator hid your comment', decided('hidden')],
  ['A moderator restored your comment', decided('restored')],
  ['A moderator dealt with the comment that you reported', decided('report-upheld')],
  ['A moderator found nothing wrong with the comment that you reported', decided('report-dismissed')],
  ['You may read but not post for now', banned],
])('news reads: %s', async (text, changes) => {
  inboxServer([aNewsItem(changes)])
  renderApp('/dashboard/inbox')
  expect(plain(within(await firstRow()).getByRole('heading'))).toBe(`Unread: ${text}`)
})

test('a finished score leads to its result, and is read by being followed', async () => {
  const server = inboxServer([aScore()])
  const { user, address } = renderApp('/dashboard/inbox')
  const link = within(await firstRow()).getByRole('link', { name: 'Your answer is scored: 11.3 of 15' })
  apiServer.use(refuses('/api/practices/42', 'not_found'))
  await user.click(link)
  await waitFor(() => expect(address()).toBe('/dashboard/writing/write-essay/question/42?answer=9'))
  await waitFor(() => expect(server.posted).toEqual(['8']))
})

test('news about the account leads nowhere, and can be marked as read', async () => {
  const server = inboxServer([aNewsItem(banned)])
  const { user } = renderApp('/dashboard/inbox')
  expect(within(await firstRow()).queryByRole('link')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Mark as read: You may read/u }))
  expect(await screen.findByText('Nothing unread')).toBeVisible()
  expect(server.posted).toEqual(['7'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('an item that is marked as read stays, its link has the focus, and the bell follows', async () => {
  inboxServer([aNewsItem(), aScore({ isRead: true })])
  const { user } = renderApp('/dashboard/inbox')
  expect(await screen.findByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Mark as read: .*Ben/u }))
  expect(await screen.findByRole('link', { name: 'Inbox' })).toBeVisible()
  const [first] = await rows()
  expect(within(first ?? document.body).getByRole('link')).toHaveFocus()
  expect(screen.queryByText('Unread:')).not.toBeInTheDocument()
})

test('all is marked as read up to the newest that was there, and what came meanwhile rings', async () => {
  const server = inboxServer([aScore(), aNewsItem()])
  const { user } = renderApp('/dashboard/inbox')
  expect(await screen.findByText('2 unread')).toBeVisible()
  await rows()
  server.items = [aNewsItem({ id: 9, news: { kind: 'reply', by: 'Cem', excerpt: 'Late' } }), ...server.items]
  await user.click(readAll())
  await waitFor(() => expect(server.posted).toEqual(['up to 8']))
  expect(await screen.findByText('1 unread')).toBeVisible()
  expect(await screen.findByText('Late')).toBeVisible()
})

test('the unread ones alone stand in the address', async () => {
  const server = inboxServer([aNewsItem(), aScore({ isRead: true })])
  const { user, address } = renderApp('/dashboard/inbox')
  expect(await rows()).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'Unread' }))
  await waitFor(() => expect(address()).toBe('/dashboard/inbox?unread=true'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(server.asked.at(-1)).toContain('unread=true')
  await user.click(readAll())
  expect(await screen.findByText('You have read everything')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/dashboard/inbox')
})

test('an empty inbox says what comes here', async () => {
  inboxServer([])
  renderApp('/dashboard/inbox')
  expect(await screen.findByText('No news yet')).toBeVisible()
  expect(readAll()).toBeDisabled()
})

test('a page past the end becomes the last', async () => {
  inboxServer([aNewsItem()])
  const { address } = renderApp('/dashboard/inbox?page=9')
  await waitFor(() => expect(address()).toBe('/dashboard/inbox'))
})

test('an inbox that cannot be loaded says so and is tried again', async () => {
  inboxServer([aNewsItem()])
  apiServer.use(http.get('/api/inbox', () => HttpResponse.json(errorBody('internal'), { status: 500 }), { once: true }))
  const { user } = renderApp('/dashboard/inbox')
  expect(await screen.findByText('Your inbox could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rows()).toHaveLength(1)
})

test('an item that is gone meanwhile is read without a complaint', async () => {
  const server = inboxServer([aNewsItem()])
  apiServer.use(refuses('/api/inbox/:id/read', 'not_found', 'post'))
  const { user } = renderApp('/dashboard/inbox')
  const mark = await screen.findByRole('button', { name: /^Mark as read: .*Ben/u })
  server.items = []
  await user.click(mark)
  expect(await screen.findByText('No news yet')).toBeVisible()
  expect(screen.queryByText('It could not be marked as read')).not.toBeInTheDocument()
})

test('e-mails are off at first, chosen by kind, and kept at once', async () => {
  const server = inboxServer([])
  const { user } = renderApp('/dashboard/inbox')
  const replies = await mailSwitch('Replies to my comments')
  for (const one of screen.getAllByRole('switch')) expect(one).not.toBeChecked()
  await user.click(replies)
  await user.click(await mailSwitch('Finished scores'))
  expect(replies).toBeChecked()
  await waitFor(() =>
    expect(server.mails).toEqual({ replies: true, likes: false, moderation: false, scores: true, mockTests: false }),
  )
})

test('a choice that could not be kept is taken back and told', async () => {
  inboxServer([])
  apiServer.use(http.put('/api/inbox/settings', () => HttpResponse.json(errorBody('internal'), { status: 500 })))
  const { user } = renderApp('/dashboard/inbox')
  await user.click(await mailSwitch('Likes'))
  expect(await screen.findByText('The settings could not be saved')).toBeInTheDocument()
  await waitFor(async () => expect(await mailSwitch('Likes')).not.toBeChecked())
})

test('without an address the switches rest and say why', async () => {
  inboxServer([], null)
  renderApp('/dashboard/inbox')
  expect(await screen.findByText('This account has no e-mail address, so news comes only here.')).toBeVisible()
  expect(await mailSwitch('Likes')).toHaveAttribute('aria-disabled', 'true')
})
