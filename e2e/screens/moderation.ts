import type { Page } from '@playwright/test'
import { moderation } from '../support/moderation.ts'
import { answering, failure } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>
type Answers = readonly (readonly [calls: RegExp, json: unknown])[]

const sentence = 'You will pass for sure if you buy the real questions on my site, write to me and I will send them. '
const createdAt = '2026-03-16T09:00:00.000Z'
const longName = 'Wilhelmina-Alexandra von Hohenzollern-Sigmar'

const aThing = (changes: Record<string, unknown> = {}) => ({
  subject: 'comment',
  id: 7,
  reportCount: 3,
  lastReportId: 12,
  reports: [
    { id: 12, description: 'It advertises stolen questions.', reportedBy: 'Cem', createdAt },
    { id: 11, description: sentence.repeat(4).slice(0, 400), reportedBy: longName, createdAt },
    { id: 10, description: 'این هرزنامه است.', reportedBy: null, createdAt },
  ],
  text: sentence.repeat(3),
  recordingUrl: null,
  author: { nickname: 'Ben', isAdministrator: false, isBanned: false, banEndsAt: null },
  createdAt,
  hiddenAt: null,
  question: { id: 42, taskId: 'speaking/read-aloud', title: 'Tidal power', isRetired: false },
  sighting: null,
  repliesTo: null,
  ...changes,
})
const persian = aThing({
  id: 8,
  text: 'این سؤال در آزمون آمد و پاسخ آن اشتباه است: the bridge is old.',
  reportCount: 1,
  reports: [{ id: 9, description: 'Not true.', reportedBy: 'Cem', createdAt }],
  author: { nickname: longName, isAdministrator: false, isBanned: true, banEndsAt: '2026-04-16T09:00:00.000Z' },
  repliesTo: sentence.repeat(4),
  question: {
    id: 31,
    taskId: 'reading/fill-in-the-blanks',
    title:
      'Why the inhabitants of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch rarely write their address',
    isRetired: true,
  },
})
const hidden = aThing({ reportCount: 0, lastReportId: null, reports: [], hiddenAt: createdAt, author: null })
const onQuestion = aThing({ subject: 'question', text: '', author: null })
const entry = aThing({ sighting: { seenOn: '2026-03-01', country: 'TR' }, text: 'The second one, word for word.' })

const queueOf = (things: readonly unknown[]) => ({
  _embedded: { moderatedDtoList: things },
  page: { number: 0, size: 10, totalPages: Math.ceil((things.length * 6) / 10), totalElements: things.length * 6 },
  openCounts: { question: 2, comment: 14, entry: 0, reply: 140, answer: 1 },
})
const aBan = {
  id: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a',
  nickname: 'Ben',
  reason: 'Spam, three times.',
  createdAt,
  endsAt: null,
}
const bans = [
  aBan,
  {
    ...aBan,
    id: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6b',
    nickname: longName,
    reason: sentence.repeat(4),
    endsAt: '2026-04-16T09:00:00.000Z',
  },
]
const anEntry = (id: number, action: string, reason: string, details: unknown = null) => ({
  id,
  actorName: id % 2 === 0 ? 'Mod' : longName,
  action,
  subjectId: String(id * 7),
  reason,
  details,
  createdAt,
})
const entries = [
  anEntry(6, 'comment.hide', 'It advertises stolen questions.', {
    author: 'Ben',
    excerpt: sentence,
    settledReports: 3,
  }),
  anEntry(5, 'learner.ban', sentence.repeat(3), { learner: 'Ben', days: 7 }),
  anEntry(4, 'blocked-phrase.add', '', { phrase: 'real questions' }),
  anEntry(3, 'question.edit', 'نقطه گم شده بود.'),
  anEntry(2, 'account.make-admin', ''),
]
const auditOf = (items: readonly unknown[], total: number) => ({
  _embedded: { auditEntryDtoList: items },
  page: { number: 0, size: 25, totalPages: Math.ceil(total / 25), totalElements: total },
  areas: ['account', 'blocked-phrase', 'comment', 'learner', 'question'],
})
const phrases = [
  'casino',
  'free money',
  'real-questions.example',
  'a phrase that goes on and on and on until it has to break',
]

const blockList = { phrases: phrases.map((phrase, index) => ({ id: index + 1, phrase, createdAt })) }
const bansOf = (items: readonly unknown[]) => ({
  _embedded: { banDtoList: items },
  page: { number: 0, size: 10, totalPages: 1, totalElements: items.length },
})

const isModeration = /\/api\/admin\/moderation/
const isBans = /\/api\/admin\/bans/
const isAudit = /\/api\/admin\/audit-entries/
const isPhrases = /\/api\/admin\/blocked-phrases/
const isMatches = /\/api\/admin\/blocked-phrase-matches/

/** The viewer as an administrator, whom the demo does not have. */
const asAdmin =
  (then: Reach): Reach =>
  async (page) => {
    await page.route(/\/api\/users\/currentUser/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...Object(await response.json()), role: 'admin' } })
    })
    await then(page)
  }
const shown = (answers: Answers, then?: Reach): Reach => asAdmin(answering(answers, then))
const loading = (calls: RegExp): Reach =>
  asAdmin(async (page) => {
    await page.route(calls, () => undefined)
    await page.reload()
    await page.locator('[aria-busy="true"]').first().waitFor()
  })
const failing = (calls: RegExp): Reach =>
  asAdmin(async (page) => {
    await page.route(calls, (route) => route.fulfill({ status: 500, json: failure }))
    await page.reload()
  })
const deciding =
  (name: string): Reach =>
  async (page) => {
    await moderation(page).decide(name).first().click()
    await moderation(page).reason.waitFor()
  }
const checking: Reach = async (page) => {
  await moderation(page).phrase.fill('real questions')
  await moderation(page).phrase.press('Enter')
  await moderation(page).block.waitFor()
}
const detailsOpen: Reach = async (page) => {
  await page.getByText('Details', { exact: true }).first().waitFor()
  for (const details of await page.getByText('Details', { exact: true }).all()) await details.click()
}
const unblocking: Reach = (page) => page.getByRole('button', { name: /^Take “free money” off/u }).click()
const lifting: Reach = (page) => page.getByRole('button', { name: 'Lift the ban of Ben' }).click()
const reporting: Reach = async (page) => {
  await moderation(page).report.click()
  await moderation(page).description.fill('The third paragraph has a typing mistake.')
}

const viewer = 'TRIAL'
const comments = '/admin/reports?queue=comment'
const matches = {
  posts: 400,
  days: 30,
  total: 12,
  matches: [
    { text: sentence.repeat(4), by: 'Ben', createdAt },
    { text: 'Are these the real questions?', by: longName, createdAt },
  ],
}

/** The console, and the form of a report. */
export const moderationScreens: readonly Screen[] = [
  { name: 'report', path: '/dashboard/speaking/read-aloud/question/3', viewer, reach: reporting },
  { name: 'admin', path: '/admin', viewer, reach: shown([[isModeration, queueOf([])]]) },
  { name: 'admin-missing', path: '/admin', viewer },
  {
    name: 'admin-reports',
    path: comments,
    viewer,
    reach: shown([[isModeration, queueOf([aThing(), persian])]]),
    isWholeShown: true,
  },
  {
    name: 'admin-reports-questions',
    path: '/admin/reports',
    viewer,
    reach: shown([[isModeration, queueOf([onQuestion])]]),
  },
  {
    name: 'admin-reports-entries',
    path: '/admin/reports?queue=entry',
    viewer,
    reach: shown([[isModeration, queueOf([entry])]]),
  },
  {
    name: 'admin-reports-hidden',
    path: `${comments}&state=hidden`,
    viewer,
    reach: shown([[isModeration, queueOf([hidden])]]),
  },
  { name: 'admin-reports-empty', path: comments, viewer, reach: shown([[isModeration, queueOf([])]]) },
  { name: 'admin-reports-loading', path: comments, viewer, reach: loading(isModeration), isBusy: true },
  { name: 'admin-reports-failing', path: comments, viewer, reach: failing(isModeration) },
  { name: 'admin-hide', path: comments, viewer, reach: shown([[isModeration, queueOf([aThing()])]], deciding('Hide')) },
  {
    name: 'admin-ban',
    path: comments,
    viewer,
    reach: shown([[isModeration, queueOf([aThing()])]], deciding('Ban author')),
  },
  {
    name: 'admin-bans',
    path: '/admin/bans',
    viewer,
    reach: shown([[isBans, bansOf(bans)]]),
  },
  {
    name: 'admin-audit',
    path: '/admin/audit-log',
    viewer,
    reach: shown([[isAudit, auditOf(entries, 60)]]),
    isWholeShown: true,
  },
  { name: 'admin-bans-empty', path: '/admin/bans', viewer, reach: shown([[isBans, bansOf([])]]) },
  { name: 'admin-lift', path: '/admin/bans', viewer, reach: shown([[isBans, bansOf(bans)]], lifting) },
  {
    name: 'admin-audit-details',
    path: '/admin/audit-log',
    viewer,
    reach: shown([[isAudit, auditOf(entries, 5)]], detailsOpen),
  },
  {
    name: 'admin-unblock',
    path: '/admin/blocked-phrases',
    viewer,
    reach: shown([[isPhrases, blockList]], unblocking),
  },
  {
    name: 'admin-reports-answers',
    path: '/admin/reports?queue=answer',
    viewer,
    reach: shown([[isModeration, queueOf([aThing({ subject: 'answer', recordingUrl: '/media/none.mp3', text: '' })])]]),
  },
  {
    name: 'admin-audit-none',
    path: '/admin/audit-log?search=zebra',
    viewer,
    reach: shown([[isAudit, auditOf([], 0)]]),
  },
  {
    name: 'admin-phrases',
    path: '/admin/blocked-phrases',
    viewer,
    reach: shown(
      [
        [isPhrases, blockList],
        [isMatches, matches],
      ],
      checking,
    ),
    isWholeShown: true,
  },
  { name: 'admin-phrases-empty', path: '/admin/blocked-phrases', viewer, reach: shown([[isPhrases, { phrases: [] }]]) },
]
