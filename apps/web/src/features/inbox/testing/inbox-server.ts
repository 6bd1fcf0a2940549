import type { InboxItem, InboxMails } from '@rehearsal/contracts/inbox'
import { http, HttpResponse } from 'msw'
import { apiServer } from '../../../testing/api-server.ts'

export const aNewsItem = (changes: Partial<InboxItem> = {}): InboxItem => ({
  id: 7,
  news: { kind: 'reply', by: 'Ben', excerpt: 'Stress the verbs' },
  others: 0,
  createdDate: '2026-03-18T09:00:00.000Z',
  isRead: false,
  practiceId: 31,
  title: 'The dance of the bees',
  taskId: 'reading/re-order-paragraphs',
  attemptId: null,
  commentId: 12,
  ...changes,
})

export const aScore = (changes: Partial<InboxItem> = {}): InboxItem =>
  aNewsItem({
    id: 8,
    news: {
      kind: 'score',
      taskId: 'writing/write-essay',
      questionTitle: 'Tidal power',
      earned: 11.25,
      max: 15,
    },
    practiceId: 42,
    title: 'Tidal power',
    taskId: 'writing/write-essay',
    attemptId: 9,
    commentId: null,
    ...changes,
  })

const mails: InboxMails = { replies: false, likes: false, moderation: false, scores: false, mockTests: false }

type Server = { items: InboxItem[]; posted: string[]; mails: InboxMails; asked: string[]; counted: number }

/** The inbox of a server. Tests change `items` as others would; `posted` is what was marked as read. */
export function inboxServer(items: InboxItem[], email: string | null = 'niloofar@example.com') {
  const server: Server = { items, posted: [], mails, asked: [], counted: 0 }
  const unread = () => server.items.filter(({ isRead }) => !isRead)
  const read = (isMeant: (item: InboxItem) => boolean) => {
    server.items = server.items.map((item) => (isMeant(item) ? { ...item, isRead: true } : item))
    return new HttpResponse(null, { status: 204 })
  }
  apiServer.use(
    http.get('/api/inbox', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      server.asked.push(search)
      const shown = searchParams.get('unread') === 'true' ? unread() : server.items
      return HttpResponse.json({
        _embedded: { inboxItemDtoList: shown },
        page: { number: 0, size: 20, totalPages: Math.ceil(shown.length / 20), totalElements: shown.length },
        newestId: server.items[0]?.id ?? null,
      })
    }),
    http.get('/api/inbox/unread-count', () => {
      server.counted++
      return HttpResponse.json({ unread: Math.min(100, unread().length) })
    }),
    http.post('/api/inbox/read', async ({ request }) => {
      const { upTo } = Object(await request.json())
      server.posted.push(`up to ${upTo}`)
      return read(({ id }) => id <= Number(upTo))
    }),
    http.post('/api/inbox/:id/read', ({ params }) => {
      server.posted.push(String(params['id']))
      return read(({ id }) => id === Number(params['id']))
    }),
    http.post('/api/inbox/scores/:id/read', ({ params }) => {
      server.posted.push(`score ${String(params['id'])}`)
      return read(({ attemptId }) => attemptId === Number(params['id']))
    }),
    http.post('/api/inbox/mock-tests/:id/read', ({ params }) => {
      server.posted.push(`report ${String(params['id'])}`)
      return read(({ news }) => news.kind === 'mock-test' && news.mockTestId === Number(params['id']))
    }),
    http.get('/api/inbox/settings', () => HttpResponse.json({ mails: server.mails, email })),
    http.put('/api/inbox/settings', async ({ request }) => {
      server.mails = Object(await request.json())
      return HttpResponse.json({ mails: server.mails, email })
    }),
  )
  return server
}
