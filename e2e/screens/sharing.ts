import type { Page } from '@playwright/test'
import { bookmarks } from '../support/bookmarks.ts'
import { resultDialog } from '../support/result-pages.ts'
import { shareDialog } from '../support/sharing.ts'
import { answering, resultOpen, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const readAloud = '/dashboard/speaking/read-aloud/question/1'
const reOrder = '/dashboard/reading/re-order-paragraphs/question/29'
const isLink = /\/share-link$/
const isShared = /\/api\/share-links\//
const token = '/s/AbCdEfGhIjKlMnOpQrStUv'

const link = {
  url: 'https://practice.a-rather-long-host-name.example.org/s/AbCdEfGhIjKlMnOpQrStUv',
  showsName: true,
  showsAnswer: false,
  createdAt: '2026-03-18T09:00:00.000Z',
}
const points = (earned: number, max: number) => ({ earned, max })
const essay = {
  kind: 'answer',
  taskId: 'writing/write-essay',
  pteType: 'ACADEMIC',
  total: points(19.256, 26),
  listening: null,
  reading: null,
  speaking: null,
  writing: points(19.256, 26),
  items: [
    { title: 'content', value: 4.5, maxValue: 6 },
    { title: 'form', value: 2, maxValue: 2 },
    { title: 'structure', value: 4.1, maxValue: 6 },
    { title: 'grammar', value: 1.2, maxValue: 2 },
    { title: 'linguistic-range', value: 4.6, maxValue: 6 },
    { title: 'vocabulary', value: 1.4, maxValue: 2 },
    { title: 'spelling', value: 1.5, maxValue: 2 },
  ],
  nickname: null,
  answer: null,
}
const paragraph =
  'Cities grow because people hope for work there, and yet the roads, the schools and the water were built for half of them. '
const text = `${paragraph.repeat(3)}\n\n${paragraph.repeat(4)}\n\nhttps://www.example.org/${'a-very-long-address-'.repeat(6)}`

/** Share Scores over the answer, with this link. */
const opened =
  (answer: unknown): Reach =>
  (page) =>
    answering([[isLink, answer]], async () => {
      await shareDialog(page).fromCard.first().click()
      await shareDialog(page).link.waitFor()
    })(page)

const opening: Reach = async (page) => {
  await shareDialog(page).fromCard.first().click()
  await shareDialog(page).dialog.waitFor()
}
const both =
  (first: Reach, then: Reach): Reach =>
  async (page) => {
    await first(page)
    await then(page)
  }

const overResult: Reach = async (page) => {
  await answering([[isLink, link]])(page)
  await resultOpen(page)
  await resultDialog(page).dialog.waitFor()
  await shareDialog(page).fromResult.click()
  await shareDialog(page).link.waitFor()
}

/** Shares the newest recording for real, and goes where the link leads. */
const sharedForReal =
  (end: string): Reach =>
  async (page) => {
    const share = shareDialog(page)
    await share.fromCard.first().click()
    await share.create.or(share.stop).waitFor()
    if (await share.create.isVisible()) {
      await share.recording.click()
      await share.create.click()
      await share.stop.waitFor()
    }
    const address = new URL(await share.link.inputValue()).pathname
    await page.goto(`${address}${end}`)
  }

const markOpen: Reach = async (page) => {
  await bookmarks(page).tool.click()
  await bookmarks(page).menu.waitFor()
}
const marked = answering(
  [[/\/api\/bookmarks/, { id: 1, type: 'VERY_HARD', version: 0, practiceId: 1 }]],
  async (page) => {
    await markOpen(page)
    await bookmarks(page).choice('Very hard').click()
    await page.getByRole('button', { name: 'Bookmark, Marked: Very hard' }).waitFor()
  },
)

/** Bookmarks, consent, Share Scores, and the page that strangers see. */
export const sharingScreens: readonly Screen[] = [
  { name: 'bookmark-open', path: '/dashboard/speaking/read-aloud/question/2', viewer: 'TRIAL', reach: markOpen },
  { name: 'bookmark-marked', path: '/dashboard/speaking/read-aloud/question/2', viewer: 'TRIAL', reach: marked },
  {
    name: 'bookmark-rtl',
    path: '/dashboard/speaking/read-aloud/question/2',
    viewer: 'TRIAL',
    reach: both(rightToLeft, markOpen),
  },
  { name: 'share-consent', path: readAloud, viewer: 'TRIAL', isWholeShown: true },
  { name: 'share-none', path: readAloud, viewer: 'PREMIUM', reach: opened(null), isWholeShown: true },
  { name: 'share-link', path: readAloud, viewer: 'PREMIUM', reach: opened(link), isWholeShown: true },
  { name: 'share-link-rtl', path: readAloud, viewer: 'PREMIUM', reach: both(opened(link), rightToLeft) },
  { name: 'share-key', path: reOrder, viewer: 'PREMIUM', reach: opened(null) },
  { name: 'share-result', path: readAloud, viewer: 'PREMIUM', reach: resultOpen },
  { name: 'share-over-result', path: readAloud, viewer: 'PREMIUM', reach: overResult },
  {
    name: 'share-loading',
    path: readAloud,
    viewer: 'PREMIUM',
    reach: both(async (page) => void (await page.route(isLink, () => undefined)), opening),
    isBusy: true,
  },
  { name: 'share-failing', path: readAloud, viewer: 'PREMIUM', reach: both(whenFailing(isLink), opening) },
  { name: 'shared', path: token, viewer: 'visitor', reach: answering([[isShared, essay]]), isWholeShown: true },
  {
    name: 'shared-text',
    path: token,
    viewer: 'visitor',
    reach: answering([[isShared, { ...essay, nickname: 'نیلوفر', answer: { kind: 'text', text } }]]),
    isWholeShown: true,
  },
  {
    name: 'shared-skills',
    path: token,
    viewer: 'visitor',
    reach: answering([
      [
        isShared,
        {
          ...essay,
          taskId: 'listening/write-from-dictation',
          total: points(8, 11),
          listening: points(8, 11),
          writing: points(8, 11),
          items: [],
          nickname: `Maximiliane ${'von und zu '.repeat(6)}Hohenfels`,
        },
      ],
    ]),
  },
  {
    name: 'shared-report',
    path: token,
    viewer: 'visitor',
    reach: answering([
      [
        isShared,
        {
          kind: 'report',
          form: 'speaking-writing',
          pteType: 'CORE',
          endedAt: '2026-11-20T11:40:00.000Z',
          scores: {
            overall: { value: 61.4, low: 54.2, high: 68.6 },
            speaking: { value: 58, low: 49, high: 67 },
            writing: { value: 88.5, low: 80, high: 90 },
            reading: null,
            listening: { value: 12, low: 10, high: 21 },
          },
          nickname: `Maximiliane ${'von und zu '.repeat(6)}Hohenfels`,
        },
      ],
    ]),
  },
  { name: 'shared-recording', path: readAloud, viewer: 'PREMIUM', reach: sharedForReal(''), isWholeShown: true },
  { name: 'shared-picture', path: readAloud, viewer: 'PREMIUM', reach: sharedForReal('/preview.png') },
  { name: 'shared-gone', path: token, viewer: 'visitor' },
  { name: 'shared-loading', path: token, viewer: 'visitor', reach: whileLoading(isShared), isBusy: true },
  { name: 'shared-failing', path: token, viewer: 'visitor', reach: whenFailing(isShared) },
]
