import type { Page } from '@playwright/test'
import { moderation } from '../support/moderation.ts'
import {
  sentence,
  createdAt,
  longName,
  aThing,
  persian,
  hidden,
  onQuestion,
  entry,
  queueOf,
  bans,
  entries,
  auditOf,
  blockList,
  bansOf,
} from './moderation-samples.ts'
import { answering, failure } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>
type Answers = readonly (readonly [calls: RegExp, json: unknown])[]

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
