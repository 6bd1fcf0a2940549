import type { Page } from '@playwright/test'
import { comments, said } from '../support/comments.ts'
import { answering, failure, rightToLeft, whenFailing } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().slice(0, -1)
const sentence = 'Look for the words that point back, such as “these”, “the latter” and “that idea”. '

let made = 100
const aComment = (changes: Record<string, unknown> = {}) => ({
  id: (made += 1),
  nickname: 'Omid',
  createdBy: 'x7f_2',
  comment: sentence.trim(),
  lastModifiedDate: ago(5),
  replyCount: 0,
  likesCount: 0,
  liked: false,
  hidden: false,
  prediction: null,
  ...changes,
})
const aReply = ({ comment, ...changes }: Record<string, unknown>) => {
  const { comment: text, replyCount: _, ...fields } = aComment({ comment, ...changes })
  return { ...fields, reply: text }
}
const mine = { nickname: 'Niloofar', createdBy: 'me' }
const prediction = { date: '2026-03-01', country: 'TR', description: 'It came second, after a long Read Aloud.' }

const all = [
  aComment({ likesCount: 12, liked: true, replyCount: 3 }),
  aComment({
    ...mine,
    comment: 'Thank you, that helped me.\n\nI read the first words of each paragraph now.',
    likesCount: 1,
  }),
  aComment({ nickname: 'Şebnem', comment: prediction.description, prediction, likesCount: 1204, replyCount: 1 }),
  aComment({ nickname: '', comment: '', prediction: { ...prediction, description: null, country: 'GB' } }),
  aComment({
    nickname: 'مریم',
    comment: 'سلام، من اول جمله‌ای را پیدا می‌کنم که به هیچ جمله‌ای برنمی‌گردد: the topic sentence.',
    lastModifiedDate: ago(60 * 26),
  }),
  aComment({ ...mine, comment: 'This one a moderator took from the others’ sight.', hidden: true }),
  aComment({
    nickname: 'Somebody-with-a-name-of-forty-characters',
    comment: `https://www.example.org/${'a-very-long-address-'.repeat(9)}\n<b>not bold</b> javascript:alert(1)\n${sentence.repeat(14)}`,
    lastModifiedDate: ago(60 * 24 * 40),
  }),
]
const listed = (name: string, items: readonly unknown[], total = items.length) => ({
  _embedded: { [name]: items },
  page: { number: 0, size: 10, totalPages: Math.ceil(total / 10), totalElements: total },
})
const commentList = (items: readonly unknown[], total?: number) => listed('commentLikeCountDtoList', items, total)
const replies = listed(
  'commentReplyLikeCountDtoList',
  [
    aReply({ nickname: 'Mina', comment: 'Which ones do you mean?', likesCount: 2 }),
    aReply({ ...mine, comment: 'I see, thank you.' }),
    aReply({ nickname: 'Omid', comment: sentence.repeat(4), liked: true, likesCount: 1, lastModifiedDate: ago(1) }),
  ],
  13,
)

const isComments = /\/api\/comments\/\d+/
const isReplies = /\/api\/commentReplies/
const isUser = /currentUser/

const opened =
  (then: Reach = async () => undefined): Reach =>
  async (page) => {
    // A draft of the size before would stand in the field.
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('comment-draft')) localStorage.removeItem(name)
    })
    await comments(page).tab.click()
    await comments(page).tab.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await then(page)
  }
const showing = (list: unknown, then?: Reach): Reach =>
  answering(
    [
      [isComments, list],
      [isReplies, replies],
    ],
    opened(then),
  )
/** What is mine is known by these names. */
const asMe =
  (then: Reach): Reach =>
  async (page) => {
    await page.route(isUser, async (route) => {
      const user: unknown = await (await route.fetch()).json()
      await route.fulfill({ json: { ...Object(user), username: 'me', email: 'me' } })
    })
    await then(page)
  }
const threadOpen: Reach = async (page) => {
  await said(comments(page).list.getByRole('article').first()).replies.click()
  await comments(page).replyField.waitFor()
  await comments(page).reply('I see').waitFor()
}
const writing: Reach = (page) => comments(page).field.fill(sentence.repeat(26))
const refused: Reach = async (page) => {
  await page.route(/\/api\/comments$/, (route) => route.fulfill({ status: 500, json: failure }))
  await comments(page).field.fill('What I wrote stays here when it could not be sent.')
  await comments(page).submit.click()
  await comments(page).toast(failure.message).waitFor()
}
const deleting: Reach = async (page) => {
  await comments(page).panel.getByRole('button', { name: 'Delete my comment' }).first().click()
  await comments(page).confirm.waitFor()
}

const reportOpen: Reach = async (page) => {
  await comments(page)
    .list.getByRole('button', { name: /^Report/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').fill(sentence.repeat(4))
}

const path = '/dashboard/reading/re-order-paragraphs/question/33'
const viewer = 'TRIAL'

/** The Comments tab of a question. */
export const commentScreens: readonly Screen[] = [
  { name: 'comments', path, viewer, reach: asMe(showing(commentList(all, 34))), isWholeShown: true },
  { name: 'comments-thread', path, viewer, reach: asMe(showing(commentList(all.slice(0, 2)), threadOpen)) },
  { name: 'comments-empty', path, viewer, reach: showing(commentList([])) },
  {
    name: 'comments-loading',
    path,
    viewer,
    isBusy: true,
    reach: async (page) => {
      await page.route(isComments, () => undefined)
      await page.reload()
      await opened()(page)
    },
  },
  {
    name: 'comments-failing',
    path,
    viewer,
    reach: async (page) => {
      await whenFailing(isComments)(page)
      await opened()(page)
    },
  },
  { name: 'comments-too-long', path, viewer, reach: showing(commentList(all.slice(0, 1)), writing) },
  { name: 'comments-refused', path, viewer, reach: showing(commentList(all.slice(0, 1)), refused) },
  {
    name: 'comments-frequent-none',
    path,
    viewer,
    reach: showing(commentList([]), (page) => comments(page).frequentOnly.click()),
  },
  {
    name: 'comments-asked-gone',
    path: `${path}?comment=999999`,
    viewer,
    reach: answering([[isComments, commentList(all.slice(0, 2))]]),
  },
  {
    name: 'comments-report',
    path,
    viewer,
    reach: asMe(showing(commentList(all.slice(0, 1)), reportOpen)),
  },
  { name: 'comments-delete', path, viewer, reach: asMe(showing(commentList(all), deleting)) },
  {
    name: 'comments-rtl',
    path,
    viewer,
    reach: async (page) => {
      await asMe(showing(commentList(all.slice(0, 5)), threadOpen))(page)
      await rightToLeft(page)
    },
  },
]
