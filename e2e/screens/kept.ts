import type { Page } from '@playwright/test'
import { comments } from '../support/comments.ts'
import { summarizeWrittenText } from '../support/kinds.ts'
import { notes } from '../support/notes.ts'
import { otherText, questionPage } from '../support/pages.ts'
import type { Reach } from './reach.ts'
import type { Screen } from './screen.ts'

const mine = 'Recalling ideas from memory makes them last, so teachers should set short quizzes.'
const elsewhere =
  'Rereading notes feels like progress, but recalling ideas from memory makes them last far longer.\n\nTeachers should set short quizzes, and spread them over several weeks.'

/** Types here, and then in another tab of the same place. */
const inTwoTabs =
  (typed: (page: Page) => Promise<void>, other: unknown): Reach =>
  async (page) => {
    // What the size before left.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('draft:')) localStorage.removeItem(key)
    })
    await page.reload()
    await typed(page)
    await page.evaluate((value) => {
      const own = Object.keys(localStorage).find((key) => /draft:[^#]+#/u.test(key)) ?? ''
      const key = `${own.split('#')[0]}#another-tab`
      localStorage.setItem(key, JSON.stringify({ id: 'another-tab', at: Date.now() + 1000, value }))
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }, other)
    await otherText(page).notice.waitFor()
  }
const looked =
  (reach: Reach): Reach =>
  async (page) => {
    await reach(page)
    await otherText(page).look.click()
  }

const essay = inTwoTabs((page) => questionPage(page).summary.fill(mine), { answer: elsewhere })
const note = inTwoTabs(
  async (page) => {
    await notes(page).tool.waitFor()
    await notes(page).tool.click()
    await notes(page).editor.fill(mine)
  },
  { html: '<p><strong>Memory</strong></p><ul><li><p>short quizzes</p></li></ul>', base: null },
)
const comment = inTwoTabs(
  async (page) => {
    await comments(page).tab.click()
    await comments(page).field.fill(mine)
  },
  { text: elsewhere, key: null },
)

const { path, question } = summarizeWrittenText
const essayPath = `${path}/question/${question.id + 1}`
const viewer = 'TRIAL'

/** What another tab has typed in the same place. */
export const keptScreens: readonly Screen[] = [
  { name: 'kept-answer', path: essayPath, viewer, reach: essay },
  { name: 'kept-answer-shown', path: essayPath, viewer, reach: looked(essay) },
  { name: 'kept-note', path: '/dashboard/speaking/read-aloud/question/9', viewer, reach: looked(note) },
  { name: 'kept-comment', path: '/dashboard/reading/re-order-paragraphs/question/33', viewer, reach: looked(comment) },
]
