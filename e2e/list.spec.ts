import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bankCounts } from './support/bank-counts.ts'
import { signInToDemo } from './support/demo.ts'
import { reOrderParagraphs, writeFromDictation } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { filterDrawer, questionList, questionPage, shell } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const { path, total, core, ofComplexity: easy } = writeFromDictation
const hard = bankCounts('listening/write-from-dictation', 'HARD').ofComplexity
const last = Math.ceil(total / 10)

test('filters, order and page stand in the address, and back and forward walk through them', async ({ page }) => {
  await signUp(page)
  await page.goto(`${path}/1`)
  const list = questionList(page)
  await expect(list.column('ID')).toHaveAttribute('aria-sort', 'ascending')
  await list.sort('Question').click()
  await expect(list.column('Question')).toHaveAttribute('aria-sort', 'ascending')
  await expect(list.column('ID')).not.toHaveAttribute('aria-sort')
  const byTitle = await list.rows.allInnerTexts()
  expect(byTitle).toEqual(byTitle.toSorted())
  await list.sort('Question').click()
  await expect(list.column('Question')).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=title(:|%3A)desc/)
  await list.next.click()
  await expect(page).toHaveURL(new RegExp(`${path}/2\\?`))
  await expect(list.rows).toHaveCount(10)

  await page.goBack()
  await expect(list.rows).toHaveCount(10)
  await page.goBack()
  await expect(list.column('Question')).toHaveAttribute('aria-sort', 'ascending')
  await page.goForward()
  await expect(list.column('Question')).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(list.column('Question')).toHaveAttribute('aria-sort', 'descending')
  for (const column of ['Practice', 'Frequent Qs']) {
    await list.sort(column).click()
    await expect(list.column(column)).toHaveAttribute('aria-sort', 'ascending')
  }
})

test(
  'a page beyond the list is the last one, one below it the first, and Next after the last is the first',
  LONG,
  async ({ page }) => {
    await signUp(page)
    const list = questionList(page)
    await page.goto(`${path}/99`)
    await expect(page).toHaveURL(`${path}/${last}`)
    await expect(list.rows).toHaveCount(total - 10 * (last - 1))
    for (const wrong of ['0', '-3', 'two']) {
      await page.goto(`${path}/${wrong}`)
      await expect(page).toHaveURL(`${path}/1`)
    }
    await expect(list.previous).toBeDisabled()
    await typePage(page, '57')
    await expect(page).toHaveURL(`${path}/${last}`)
    await typePage(page, '0')
    await expect(page).toHaveURL(`${path}/1`)
    await typePage(page, '')
    await expect(list.page).toHaveValue('1')
    await list.next.click()
    await expect(page).toHaveURL(`${path}/2`)
    await typePage(page, String(last))
    await list.next.click()
    await expect(page).toHaveURL(`${path}/1`)
  },
)

test('filters narrow the list from page 1, an empty one says so, and Clear Filters takes them away', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(`${path}/2`)
  const list = questionList(page)
  const filters = filterDrawer(page)
  await list.filters.click()
  await filters.chip('Complexity', 'Hard').click()
  await expect(page).toHaveURL(new RegExp(`${path}/1\\?.*complexities=HARD.*resetUserAnswers=true`))
  await filters.chip('Complexity', 'Easy').click()
  await expect(filters.show(easy + hard)).toBeVisible()
  await filters.chip('Practice', 'Practiced').click()
  await expect(filters.show(0)).toBeVisible()
  await expectAccessible(page)
  const closing = await filters.drawer.evaluateHandle(watchClosing)
  await page.keyboard.press('Escape')
  // What slides out takes no second press.
  expect(await closing.evaluate(({ pointerEvents }) => pointerEvents)).toBe('none')
  await expect(filters.drawer).toBeHidden()
  await expect(list.filters).toBeFocused()
  await expect(list.empty).toBeVisible()
  await expectAccessible(page)
  await list.clearFilters.click()
  await expect(list.found(total)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}/1(\\?resetUserAnswers=true)?$`))
})

test('the search finds by id and by words, and keeps its text after a reload', async ({ page }) => {
  await signUp(page)
  await page.goto(`${path}/1`)
  const list = questionList(page)
  const filters = filterDrawer(page)
  await list.filters.click()
  await filters.search.fill('00043')
  await expect(filters.show(1)).toBeVisible()
  await filters.search.fill('a to')
  await expect(page).toHaveURL(/title=a(\+|%20)to/)
  await page.reload()
  await list.filters.click()
  await expect(filters.search).toHaveValue('a to')
  await filters.search.fill('no such question')
  await expect(filters.show(0)).toBeVisible()
})

test('the variant changes what is listed and is kept', LONG, async ({ page }) => {
  await signUp(page)
  await page.goto(`${path}/1`)
  await expect(questionList(page).found(total)).toBeVisible()
  const asked = page.waitForRequest(/pteType=CORE/)
  await shell(page).variant('Core').click()
  await asked
  await expect(questionList(page).found(core)).toBeVisible()
  await page.reload()
  await expect(shell(page).variant('Core').getByRole('radio')).toBeChecked()
})

test('the demo learner finds what was marked, what was seen in exams and what was practised', async ({ page }) => {
  await signInToDemo(page, 'PREMIUM')
  await page.goto(`${reOrderParagraphs.path}/1`)
  const list = questionList(page)
  const filters = filterDrawer(page)
  await list.list('Bookmark').click()
  await expect(list.found(2)).toBeVisible()
  await expect(list.column('Marked by')).toBeVisible()
  await expectAccessible(page)
  await list.list('Exam Memory').click()
  await expect(page).toHaveURL(/prediction=true/)
  await expect(page).not.toHaveURL(/predictionType=/)
  await expect(list.column('Marked by')).toHaveCount(0)
  await expect(list.rows).not.toHaveCount(0)
  await list.list('All').click()
  await list.filters.click()
  await filters.chip('Practice', 'Practiced').click()
  await expect(filters.show(3)).toBeVisible()
  await filters.show(3).click()
  await list.rows.nth(1).click()
  await expect(questionPage(page).position).toHaveText('2 of 3')
  await questionPage(page).next.click()
  await expect(questionPage(page).position).toHaveText('3 of 3')
  await page.keyboard.press('[')
  await expect(questionPage(page).position).toHaveText('2 of 3')
})

test.describe('a list that cannot be loaded', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('says what happened, and Retry loads it', LONG, async ({ page }) => {
    await signUp(page)
    await page.route(/writeFromDictation\?/, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto(`${path}/1`)
    await expect(questionList(page).retry).toBeVisible()
    await expectAccessible(page)
    await page.unroute(/writeFromDictation\?/)
    await questionList(page).retry.click()
    await expect(questionList(page).rows).toHaveCount(10)
  })
})

async function typePage(page: Page, text: string): Promise<void> {
  await questionList(page).page.fill(text)
  await questionList(page).page.press('Enter')
}

/** How a layer takes presses as soon as it is closed, while it is still to be seen. */
function watchClosing(layer: Element): { pointerEvents: Promise<string> } {
  const pointerEvents = new Promise<string>((resolve) => {
    new MutationObserver(() => {
      if (layer.hasAttribute('data-closed')) resolve(getComputedStyle(layer).pointerEvents)
    }).observe(layer, { attributes: true })
  })
  return { pointerEvents }
}
