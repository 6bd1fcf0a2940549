import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bookmarks } from './support/bookmarks.ts'
import { signInToDemo } from './support/demo.ts'
import { reach } from './support/keyboard.ts'
import { LONG } from './support/long.ts'
import { questionList } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const question = (id: number) => `/dashboard/speaking/read-aloud/question/${id}`
const marked = '/dashboard/speaking/read-aloud/1?bookmarkTypes=VERY_EASY&bookmarkTypes=VERY_HARD'

async function openQuestion(page: Page, id: number): Promise<string> {
  await page.goto(question(id))
  await expect(bookmarks(page).tool).toBeVisible()
  return page.getByRole('heading', { level: 1 }).innerText()
}

test.use({ viewport: { width: 1440, height: 900 } })

test('by keys alone a question is marked, found by its mark, marked anew, and unmarked', async ({ page }) => {
  await signInToDemo(page, 'TRIAL')
  const title = await openQuestion(page, 3)
  const { tool, menu, choice } = bookmarks(page)

  await test.step('B opens the selector and closes it', async () => {
    await page.keyboard.press('b')
    await expect(menu).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('b')
    await expect(menu).toBeHidden()
  })

  await test.step('a mark is chosen by the arrows, and stays after a reload', async () => {
    await page.keyboard.press('b')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await expect(choice('Very hard')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tool).toHaveText('Marked: Very hard')
    await expect(tool).toBeFocused()
    await page.reload()
    await expect(tool).toHaveText('Marked: Very hard')
  })

  await test.step('the list of marked questions has it, and follows each change', async () => {
    const list = questionList(page)
    await page.goto(marked)
    await expect(list.row(title)).toBeVisible()
    await expect(list.column('Marked by')).toBeVisible()
    await expect(list.table.getByRole('cell', { name: 'Very hard', exact: true })).toHaveCount(1)
    await list.row(title).click()
    // Until the question is there, B opens nothing.
    await expect(tool).toBeVisible()
    await page.keyboard.press('b')
    await choice('Very easy').click()
    await expect(tool).toHaveText('Marked: Very easy')
    await page.goBack()
    await expect(list.table.getByRole('cell', { name: 'Very easy', exact: true })).toHaveCount(1)
    await list.row(title).click()
    await reach(tool)
    await page.keyboard.press('Enter')
    await choice('No bookmark').click()
    await expect(tool).toHaveText('Bookmark')
    await page.goBack()
    await expect(list.row(title)).toHaveCount(0)
  })
})

test.describe('in two tabs', () => {
  // The browser itself reports every refusal.
  test.use({ expectedErrors: /status of 409/ })

  test('a mark that another tab changed is not overwritten: the selector shows it', LONG, async ({ page, context }) => {
    await signInToDemo(page, 'TRIAL')
    await openQuestion(page, 4)
    const second = await context.newPage()
    await openQuestion(second, 4)
    const [one, two] = [bookmarks(page), bookmarks(second)]
    await one.tool.click()
    await one.choice('Hard').click()
    await expect(one.tool).toHaveText('Marked: Hard')
    await two.tool.click()
    await two.choice('Easy').click()
    await expect(two.tool).toHaveText('Marked: Hard')
    await two.tool.click()
    await two.choice('Easy').click()
    await expect(two.tool).toHaveText('Marked: Easy')
    await page.reload()
    await expect(one.tool).toHaveText('Marked: Easy')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the selector comes whole from the bottom, and a press beside it closes it', LONG, async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    await openQuestion(page, 5)
    const { tool, menu, choice } = bookmarks(page)
    await tool.click()
    for (const name of ['Very easy', 'Average', 'No bookmark']) {
      await expect(choice(name)).toBeInViewport({ ratio: 1 })
    }
    await expectAccessible(page)
    await page.mouse.click(195, 200)
    await expect(menu).toBeHidden()
    await expect(tool).toBeFocused()
    await tool.click()
    await choice('Very hard').click()
    await expect(tool).toHaveText('Very hard')
  })
})
