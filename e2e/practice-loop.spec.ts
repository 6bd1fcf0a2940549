import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { kinds, type Kind } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import {
  consentDialog,
  dashboard,
  deleteDialog,
  filterDrawer,
  freePlanDialog,
  questionList,
  questionPage,
  shell,
} from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** One kind; `every-kind` answers and scores them all. */
const ALWAYS = 'Read Aloud'

for (const kind of kinds) {
  const size = kind.task === ALWAYS ? {} : LONG
  test(`${kind.task}: from sign-up to a score that can be reopened and deleted`, size, async ({ page }) => {
    await signUp(page)
    await expectAccessible(page)
    await openList(page, kind)
    await sortAndTurnPages(page, kind)
    await findQuestion(page, kind)
    await openQuestion(page, kind)
    await kind.answer(page)
    const total = await submitFirstAnswer(page, kind)
    await expectCredits(page, kind, 4)
    await page.reload()
    await reopen(page, kind, total)
    await deleteAnswer(page)
    // What was charged stays charged: the score was delivered.
    await expectCredits(page, kind, 4)
  })
}

async function openList(page: Page, { task, path, total }: Kind): Promise<void> {
  await shell(page).menuLink(task).click()
  await expect(page).toHaveURL(`${path}/1`)
  await expect(questionList(page).found(total)).toBeVisible()
  await expect(questionList(page).rows).toHaveCount(10)
  await expectAccessible(page)
}

async function sortAndTurnPages(page: Page, { path, total }: Kind): Promise<void> {
  const list = questionList(page)
  await list.sort('ID').click()
  await expect(list.column('ID')).toHaveAttribute('aria-sort', 'descending')
  await list.next.click()
  await expect(page).toHaveURL(new RegExp(`${path}/2\\?.*sort=id%3Adesc|${path}/2\\?.*sort=id:desc`))
  await expect(list.rows).toHaveCount(Math.min(10, total - 10))
}

async function findQuestion(page: Page, { complexity, ofComplexity, question }: Kind): Promise<void> {
  const list = questionList(page)
  const filters = filterDrawer(page)
  await list.filters.click()
  await filters.chip('Complexity', complexity.name).click()
  await expect(filters.show(ofComplexity)).toBeVisible()
  await filters.search.fill(question.search)
  await expect(filters.show(1)).toBeVisible()
  await expectAccessible(page)
  await filters.show(1).click()
  await expect(filters.drawer).toBeHidden()
  await expect(list.rows).toHaveCount(1)
  await expect(list.found(1)).toBeVisible()
}

async function openQuestion(page: Page, kind: Kind): Promise<void> {
  await questionList(page).row(kind.question.title).click()
  await expect(page).toHaveURL(
    new RegExp(`${kind.path}/question/${kind.question.id}\\?.*complexities=${kind.complexity.code}`),
  )
  await expect(questionPage(page).title(kind.question.title)).toBeVisible()
  await expect(questionPage(page).position).toHaveText('1 of 1')
  await expect(answers(page).empty).toBeVisible()
  await expectCredits(page, kind, 5)
  await expectAccessible(page)
  if (kind.isScoredByAi) await readFreePlan(page)
}

async function readFreePlan(page: Page): Promise<void> {
  await questionPage(page).credits(5).click()
  await expect(freePlanDialog(page).dialog).toContainText('up to 5 AI test submissions')
  await expect(freePlanDialog(page).dialog).toContainText('You have 5 left')
  await expectAccessible(page)
  await freePlanDialog(page).ok.click()
}

/** Submits, answers the question for consent, and returns what the ring of the result says. */
async function submitFirstAnswer(page: Page, kind: Kind): Promise<string> {
  const result = resultDialog(page)
  await expectAccessible(page)
  await questionPage(page).submit.click()
  await expect(consentDialog(page).dialog).toBeVisible()
  await expectAccessible(page)
  await consentDialog(page).no.click()
  await expect(result.total).toBeVisible({ timeout: 60_000 })
  await kind.expectEvidence(page)
  await expect(result.dialog.getByText(/^\d+:\d\d taken$/)).toBeVisible()
  await expectAccessible(page)
  const total = await result.total.getAttribute('aria-label')
  await result.close.click()
  await expect(result.dialog).toBeHidden()
  return total ?? ''
}

async function reopen(page: Page, kind: Kind, total: string): Promise<void> {
  const mine = answers(page)
  const result = resultDialog(page)
  await expect(mine.count(1)).toBeVisible()
  await expect(mine.cards).toHaveCount(1)
  await expect(mine.cards.getByText('Me', { exact: true })).toBeVisible()
  await expect(mine.share).not.toBeChecked()
  await expectAccessible(page)
  await mine.open.click()
  await expect(result.total).toHaveAccessibleName(total)
  await kind.expectEvidence(page)
  await result.close.click()
}

async function deleteAnswer(page: Page): Promise<void> {
  const mine = answers(page)
  const { dialog, tick, confirm } = deleteDialog(page)
  await mine.remove.click()
  await expect(dialog).toContainText('Are you sure you want to delete? This action cannot be undone.')
  await expect(confirm).toBeDisabled()
  await expectAccessible(page)
  await tick.click()
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(shell(page).toast('Deleted answer')).toBeVisible()
  await expect(mine.empty).toBeVisible()
  await page.reload()
  await expect(mine.empty).toBeVisible()
}

/** The badge stands on AI-scored questions alone; the dashboard says the same. */
async function expectCredits(page: Page, { isScoredByAi }: Kind, count: number): Promise<void> {
  if (isScoredByAi) await expect(questionPage(page).credits(count)).toBeVisible()
  else await expect(questionPage(page).anyCredits).toHaveCount(0)
}

test('a visitor finds the way in, and a learner the dashboard', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
  await signUp(page)
  await expect(dashboard(page).lastAnswers).toBeVisible()
})
