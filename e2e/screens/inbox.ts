import type { Page } from '@playwright/test'
import { inbox } from '../support/inbox.ts'
import { answering, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const item = (id: number, news: Record<string, unknown>, changes: Record<string, unknown> = {}) => ({
  id,
  news,
  others: 0,
  createdDate: '2026-03-18T09:00:00.000Z',
  isRead: false,
  practiceId: 15,
  title: 'Street trees',
  taskId: 'writing/summarize-written-text',
  attemptId: null,
  commentId: 12,
  ...changes,
})
const score = { kind: 'score', taskId: 'writing/summarize-written-text', questionTitle: 'x', earned: 5.5, max: 7 }
const long =
  'Read the whole sentence with your eyes first, then say it in groups of words, and breathe between them, as if you were telling a friend …'
const moderation = { kind: 'moderation', subject: 'comment', excerpt: 'Buy my notes', reason: 'Advertising' }
const account = { practiceId: null, title: null, taskId: null, commentId: null }
const news = [
  item(20, score, { attemptId: 3 }),
  item(19, { kind: 'reply', by: 'Niloofar', excerpt: long }),
  item(18, { kind: 'reply', by: 'نیلوفر', excerpt: 'فعل‌ها را بلندتر بگویید، و میان گروه‌ها نفس بکشید' }),
  item(17, { kind: 'like', by: 'Ben', subject: 'comment', excerpt: 'Stress the verbs' }, { others: 12 }),
  item(16, { kind: 'like', by: 'Ben', subject: 'reply', excerpt: 'Thank you' }, { isRead: true }),
  item(15, { ...moderation, decision: 'hidden' }, { isRead: true }),
  item(14, { ...moderation, decision: 'report-upheld', excerpt: '', reason: '' }, { isRead: true }),
  item(13, { ...moderation, decision: 'banned', subject: 'account', excerpt: '', reason: long }, account),
  item(
    12,
    {
      kind: 'reply',
      by: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Wolfeschlegelsteinhausenbergerdorff',
      excerpt: 'https://example.org/a-very-long-address-that-does-not-end/and-goes-on-and-on/until-it-must-break',
    },
    { title: 'Why the inhabitants of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch rarely write' },
  ),
]
const listed = (items: readonly unknown[], total = items.length) => ({
  _embedded: { inboxItemDtoList: items },
  page: { number: 0, size: 20, totalPages: Math.ceil(total / 20), totalElements: total },
  newestId: items.length === 0 ? null : 20,
})
const mails = { replies: true, likes: false, moderation: false, scores: true, mockTests: false }
const settings = { mails, email: 'niloofar.with.a.long.name@mail.university.example.org' }

const isList = /\/api\/inbox\?/
const isCount = /unread-count/
const isSettings = /inbox\/settings/
const path = '/dashboard/inbox'

const withNews = (items: readonly unknown[], unread: number, total?: number, then?: (page: Page) => Promise<void>) =>
  answering(
    [
      [isList, listed(items, total)],
      [isCount, { unread }],
      [isSettings, settings],
    ],
    then,
  )

/** The inbox with its bell, and the page that ends e-mails. */
export const inboxScreens: readonly Screen[] = [
  { name: 'inbox', path, viewer: 'TRIAL', reach: withNews(news, 6, 43), isWholeShown: true },
  { name: 'inbox-empty', path, viewer: 'TRIAL', reach: withNews([], 0), isWholeShown: true },
  { name: 'inbox-all-read', path: `${path}?unread=true`, viewer: 'TRIAL', reach: withNews([], 0) },
  { name: 'inbox-loading', path, viewer: 'TRIAL', reach: whileLoading(/api\/inbox/), isBusy: true },
  { name: 'inbox-failing', path, viewer: 'TRIAL', reach: whenFailing(/api\/inbox/), isWholeShown: true },
  { name: 'inbox-demo', path, viewer: 'TRIAL', reach: withDemoSettings() },
  { name: 'inbox-rtl', path, viewer: 'TRIAL', reach: withNews(news, 6, 43, rightToLeft) },
  {
    name: 'inbox-bell-many',
    path: '/dashboard/writing/summarize-written-text/1',
    viewer: 'TRIAL',
    reach: answering([[isCount, { unread: 100 }]]),
  },
  {
    name: 'inbox-bell-book',
    path: '/dashboard/pronunciation-book',
    viewer: 'TRIAL',
    reach: answering([[isCount, { unread: 3 }]]),
  },
  { name: 'unsubscribe', path: '/unsubscribe/x', viewer: 'visitor' },
  { name: 'unsubscribe-done', path: '/unsubscribe/x', viewer: 'visitor', reach: pressing(204) },
  { name: 'unsubscribe-wrong', path: '/unsubscribe/x', viewer: 'visitor', reach: pressing(404) },
]

/** As it really is for a demo. */
function withDemoSettings() {
  return answering([
    [isList, listed(news.slice(0, 2))],
    [isCount, { unread: 2 }],
  ])
}

function pressing(status: 204 | 404) {
  const message = 'This was not found.'
  const refusal = { code: 'not_found', message, error: message, status, requestId: 'req-1', errors: [] }
  return async (page: Page) => {
    await page.route(/unsubscriptions/, (route) =>
      status === 204 ? route.fulfill({ status }) : route.fulfill({ status, json: refusal }),
    )
    const { endMails, mailsEnded, badLink } = inbox(page)
    await endMails.click()
    await mailsEnded.or(badLink).waitFor()
  }
}
