import type { Page } from '@playwright/test'
import { crowded } from './support/crowded.ts'
import { signInToDemo } from './support/demo.ts'
import { kinds } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { questionList, questionPage, shell } from './support/pages.ts'
import { shareDialog } from './support/sharing.ts'
import { expect, test } from './support/test.ts'
import { expectTargets } from './support/touch-targets.ts'

const reOrder = '/dashboard/reading/re-order-paragraphs'
const readAloud = '/dashboard/speaking/read-aloud'
const summarize = '/dashboard/writing/summarize-written-text'
const dictation = '/dashboard/listening/write-from-dictation'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Stop = { path: string; opened?: (page: Page) => Promise<void> }

const openResult = async (page: Page) => {
  await answers(page).open.first().tap()
  await resultDialog(page).total.waitFor()
}
const openSheet = (tab: 'Practice' | 'Me') => (page: Page) => shell(page).bottomTab(tab).tap()

/** The main screens of each part, and the layers over them. */
const tour: Readonly<Record<string, readonly Stop[]>> = {
  'home, lists, books and settings': [
    { path: '/dashboard' },
    { path: '/dashboard', opened: openSheet('Practice') },
    { path: '/dashboard', opened: openSheet('Me') },
    { path: '/dashboard/inbox' },
    { path: '/dashboard/plans' },
    { path: `${reOrder}/1` },
    { path: `${reOrder}/1`, opened: (page) => questionList(page).filters.tap() },
    { path: '/dashboard/vocab-book' },
    { path: '/dashboard/vocab-book/all' },
    { path: '/dashboard/pronunciation-book' },
    { path: '/dashboard/spelling-book' },
    { path: '/dashboard/notes' },
    { path: '/dashboard/review' },
    { path: '/dashboard/profile' },
    { path: '/dashboard/microphone-setup' },
  ],
  'speaking and writing': [
    { path: `${readAloud}/question/1` },
    { path: `${readAloud}/question/1`, opened: openResult },
    { path: '/dashboard/speaking/describe-image/question/502' },
    { path: `${summarize}/question/15` },
    { path: `${summarize}/question/15`, opened: openResult },
  ],
  // Reading last: a server that stops while it makes a recording says so in its log.
  'listening and reading': [
    { path: `${dictation}/question/43` },
    { path: `${dictation}/question/43`, opened: openResult },
    { path: `${dictation}/question/43`, opened: (page) => answers(page).community.tap() },
    { path: '/dashboard/listening/fill-in-the-blanks/question/187' },
    { path: '/dashboard/listening/highlight-incorrect-words/question/267' },
    { path: `${reOrder}/question/29` },
    { path: `${reOrder}/question/29`, opened: openResult },
    { path: `${reOrder}/question/29`, opened: (page) => shareDialog(page).fromCard.first().tap() },
    { path: '/dashboard/reading/rw-fill-in-the-blanks/question/63' },
    { path: '/dashboard/reading/fill-in-the-blanks/question/103' },
    { path: '/dashboard/reading/multiple-choice-multiple/question/84' },
  ],
}

for (const [name, stops] of Object.entries(tour)) {
  test(`a finger hits every control, and no page grows wider than the phone: ${name}`, LONG, async ({ page }) => {
    test.setTimeout(300_000)
    await signInToDemo(page, 'PREMIUM')
    for (const { path, opened } of stops) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await opened?.(page)
      await page.waitForLoadState('networkidle')
      await expectTargets(page, `${path}${opened ? ', opened' : ''}`)
    }
  })
}

test(
  'for a trial learner no words stick out of their buttons, and no button lies on its neighbour',
  LONG,
  async ({ page }) => {
    await signUp(page)
    for (const { path, question, isScoredByAi } of kinds) {
      await page.goto(`${path}/1`)
      await expect(questionList(page).found(/^Found \d+ Questions/)).toBeVisible()
      expect(await crowded(page)).toEqual([])
      await page.goto(`${path}/question/${question.id}`)
      await expect(questionPage(page).showAnswer).toBeVisible()
      await expect(questionPage(page).anyCredits).toHaveCount(isScoredByAi ? 1 : 0)
      expect(await crowded(page)).toEqual([])
    }
  },
)
