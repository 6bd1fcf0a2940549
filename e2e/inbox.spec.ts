import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { mouse } from './support/hand.ts'
import { inbox, sendSummary, unreadCount } from './support/inbox.ts'
import { keyboard } from './support/keyboard.ts'
import { goodSummary } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { resultDialog } from './support/result-pages.ts'
import { questionPage } from './support/pages.ts'
import { submit } from './support/practising.ts'
import { expect, test } from './support/test.ts'

/** An answer that nobody waits for is scored. */
async function scoreMeanwhile(page: Page, questionId: number): Promise<void> {
  const before = await unreadCount(page)
  expect(await sendSummary(page, questionId, goodSummary)).toBe(202)
  await expect.poll(() => unreadCount(page), { timeout: 60_000 }).toBe(before + 1)
}

test('a score that was finished later rings the bell, leads to its result by keys alone, and is read in every tab', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  const { bell, bellSaying, rows, links, summary } = inbox(page)
  await expect(bellSaying('Inbox')).toBeVisible()
  await scoreMeanwhile(page, 17)
  await page.reload()
  await expect(bellSaying('Inbox, 1 unread')).toHaveText('1')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(inbox(other).bellSaying('Inbox, 1 unread')).toBeVisible()

  await keyboard.press(bell)
  await expect(page).toHaveURL('/dashboard/inbox')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Your answer is scored')
  await expect(summary('1 unread')).toBeVisible()
  await expectAccessible(page)

  await keyboard.press(links.first())
  await expect(page).toHaveURL(/question\/17\?answer=\d+$/)
  await expect(resultDialog(page).total).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bellSaying('Inbox')).toHaveText('')
  await expect(inbox(other).bellSaying('Inbox')).toBeVisible()
  expect(await unreadCount(page)).toBe(0)
})

test('a score that the learner sees on the page of the question is no news', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await page.goto('/dashboard/writing/summarize-written-text/question/18')
  await questionPage(page).summary.fill(goodSummary)
  await submit(page, mouse)
  await expect(resultDialog(page).total).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => unreadCount(page)).toBe(0)
  await page.goto('/dashboard/inbox')
  await expect(inbox(page).rows).toHaveCount(1)
  await expect(inbox(page).readOne).toHaveCount(0)
  await expect(inbox(page).bellSaying('Inbox')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'news is marked as read one by one and all at once, and the choice of e-mails is kept',
    LONG,
    async ({ page }) => {
      await signUp(page)
      for (const id of [15, 16, 17]) await scoreMeanwhile(page, id)
      await page.reload()
      const { bell, bellSaying, rows, readOne, readAll, which, summary, mails } = inbox(page)
      await expect(bellSaying('Inbox, 3 unread')).toBeVisible()
      await expectAccessible(page)
      await bell.tap()
      await expect(rows).toHaveCount(3)
      await readOne.first().tap()
      await expect(summary('2 unread')).toBeVisible()
      await which('Unread').tap()
      await expect(rows).toHaveCount(2)
      await expectAccessible(page)
      await readAll.tap()
      await expect(page.getByText('You have read everything')).toBeVisible()
      await expect(bellSaying('Inbox')).toBeVisible()
      await expectAccessible(page)
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
      await mails('Finished scores').tap()
      expect((await saved).status()).toBe(200)
      await page.reload()
      await expect(mails('Finished scores')).toBeChecked()
      await expect(mails('Likes')).not.toBeChecked()
    },
  )

  test('a demo has no address for e-mails', LONG, async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    await page.goto('/dashboard/inbox')
    await expect(inbox(page).noAddress).toBeVisible()
    await expect(inbox(page).mails('Likes')).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
  })
})

test.describe('the page that ends e-mails', () => {
  // The browser itself reports the refusal.
  test.use({ expectedErrors: /status of 404/ })

  test('opens without signing in, and says when its link is not valid', LONG, async ({ page }) => {
    const nobody = `${'A'.repeat(48)}.${'A'.repeat(43)}`
    await page.goto(`/unsubscribe/${nobody}`)
    const { endMails, badLink } = inbox(page)
    await expectAccessible(page)
    await endMails.click()
    await expect(badLink).toBeVisible()
    await expectAccessible(page)
  })
})
