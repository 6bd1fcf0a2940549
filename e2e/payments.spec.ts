import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expectFocusSeen, keyboard, skipToContent } from './support/keyboard.ts'
import { goodSummary, recordAnswer } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { consentDialog, questionPage, shell, upgradeDialog } from './support/pages.ts'
import { payDialog, paymentNotice, plansPage, purchaseHistory, sandboxPage } from './support/payments.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const summary = '/dashboard/writing/summarize-written-text/question/16'
const monthly = 'Premium 30 days'

test('a trial learner uses five, is stopped with the answer kept, buys, is premium at once, and has it scored', async ({
  page,
}) => {
  test.slow()
  await signUp(page)
  await page.goto(summary)
  for (let left = 4; left >= 0; left -= 1) {
    await answer(page, `${goodSummary} ${left}`)
    await resultDialog(page).close.click()
    await expect(questionPage(page).credits(left)).toBeVisible()
    await questionPage(page).tryAgain.click()
  }

  await test.step('the sixth is not sent and not lost', async () => {
    await questionPage(page).summary.fill(goodSummary)
    await questionPage(page).submit.click()
    await expect(upgradeDialog(page).dialog).toContainText("You've used your 5 free AI score!")
    await expectAccessible(page)
    await upgradeDialog(page).notNow.click()
    await expect(page.getByText('Your answer is kept on this device.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await expect(answers(page).count(5)).toBeVisible()
    await page.reload()
    await expect(questionPage(page).summary).toHaveValue(goodSummary)
  })

  await test.step('the way leads over the plans to the payment page', async () => {
    await page.getByRole('link', { name: 'Explore Plans' }).click()
    await expect(plansPage(page).heading).toBeVisible()
    await expectAccessible(page)
    await plansPage(page).buy(monthly).click()
    await expect(payDialog(page).dialog).toBeVisible()
    await expectAccessible(page)
    await payDialog(page).payNow.click()
    await expect(sandboxPage(page).heading).toBeVisible()
  })

  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible()

  await test.step('premium holds at once, here and in the other tab, and nothing is sent by itself', async () => {
    await sandboxPage(page).decide('Approve').click()
    await expect(paymentNotice(page).paid).toBeVisible()
    await expect(page.getByRole('link', { name: /^Premium · 30 days left/ })).toBeVisible()
    await expect(other.getByRole('link', { name: /^Premium · 30 days left/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 answer waits to be scored' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the kept answer is scored when the learner says so', async () => {
    await page.getByRole('button', { name: /^Send for scoring: Summarize Written Text/ }).click()
    await expect(shell(page).toast('Sent. The score will be in your last answers.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /waits to be scored/ })).toBeHidden()
    await page.goto(summary)
    await expect(answers(page).count(6)).toBeVisible()
    await expect(questionPage(page).anyCredits).toHaveCount(0)
    await answers(page).open.first().click()
    await expect(resultDialog(page).total).toBeVisible({ timeout: 60_000 })
  })

  await test.step('the purchase has an invoice', async () => {
    await page.goto('/dashboard')
    await shell(page).userMenu.click()
    await page.getByRole('menuitem', { name: 'Purchase History' }).click()
    await expect(purchaseHistory(page).orders).toHaveCount(1)
    await expectAccessible(page)
    await purchaseHistory(page).invoices.click()
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(shell(page).menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step('the plan can be renewed', async () => {
    await page.goto('/dashboard/plans')
    await expect(plansPage(page).renew(monthly)).toBeVisible()
    await expectAccessible(page)
  })
})

async function answer(page: Page, text: string): Promise<void> {
  await questionPage(page).summary.fill(text)
  await questionPage(page).submit.click()
  const { dialog, no } = consentDialog(page)
  const { total } = resultDialog(page)
  await expect(dialog.or(total)).toBeVisible({ timeout: 60_000 })
  if (await dialog.isVisible()) await no.click()
  await expect(total).toBeVisible({ timeout: 60_000 })
}

test(
  'a recording that is stopped is kept as well, over a reload, and scored from the dashboard',
  LONG,
  async ({ page }) => {
    await signUp(page)
    // As after five submissions: this browser is told that none is left.
    await page.route(/remainingAI/, (route) => route.fulfill({ json: { remaining: 0, limit: 5 } }))
    await page.goto('/dashboard/speaking/read-aloud/question/1')
    await recordAnswer(page)
    await questionPage(page).submit.click()
    await upgradeDialog(page).notNow.click()
    await expect(
      page.getByText('Your answer is kept on this device. It is not scored yet', { exact: false }),
    ).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: '1 answer waits to be scored' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send for scoring/ })).toHaveCount(0)
    await page.unroute(/remainingAI/)
    await page.reload()
    await page.getByRole('button', { name: /^Send for scoring: Read Aloud/ }).click()
    await expect(page.getByRole('heading', { name: /waits to be scored/ })).toBeHidden()
    await page.goto('/dashboard/speaking/read-aloud/question/1')
    await expect(answers(page).count(1)).toBeVisible()
  },
)

test('a declined payment says so, grants nothing, and is tried again with the keys alone', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/plans')
  const buy = plansPage(page).buy(monthly)
  await expect(buy).toBeVisible()

  await test.step('Escape closes the dialog and gives the focus back', async () => {
    await skipToContent(page)
    await keyboard.press(buy)
    await expect(payDialog(page).dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(payDialog(page).dialog).toBeHidden()
    await expect(buy).toBeFocused()
    await expectFocusSeen(buy)
  })

  await test.step('Back closes it too', async () => {
    await keyboard.press(buy)
    await expect(payDialog(page).dialog).toBeVisible()
    await page.goBack()
    await expect(payDialog(page).dialog).toBeHidden()
    await expect(plansPage(page).heading).toBeVisible()
  })

  await test.step('the bank declines', async () => {
    await keyboard.press(buy)
    await keyboard.press(payDialog(page).payNow)
    await expect(sandboxPage(page).heading).toBeVisible()
    await sandboxPage(page).decide('Decline').click()
    await expect(paymentNotice(page).declined).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible()
  })

  await test.step('the purchase history tries again with the same plan', async () => {
    await page.goto('/dashboard/purchase-history')
    await skipToContent(page)
    await keyboard.press(page.getByRole('link', { name: /^Try again: order/ }))
    await expect(payDialog(page).dialog).toHaveAccessibleName(`Pay for ${monthly}`)
    await keyboard.press(payDialog(page).payNow)
    await sandboxPage(page).decide('Approve, reported twice').click()
    await expect(paymentNotice(page).paid).toBeVisible()
    await expect(page.getByRole('link', { name: 'Premium · 30 days left' })).toBeVisible()
  })
})

test('a payment that was made and not reported is found when the learner comes back', LONG, async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/plans?buy=2')
  await payDialog(page).payNow.click()
  await sandboxPage(page).decide('Time out').click()
  await page.getByRole('link', { name: 'Back to Rehearsal' }).click()
  await expect(purchaseHistory(page).invoices).toHaveCount(1)
  await page.goto('/dashboard')
  await expect(paymentNotice(page).paid).toBeVisible()
})

test('the payment page can be left by Back, and the same plan paid for afterwards', LONG, async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/plans?buy=2')
  await payDialog(page).payNow.click()
  await expect(sandboxPage(page).heading).toBeVisible()
  await page.goBack()
  await expect(payDialog(page).dialog).toBeVisible()
  await expect(payDialog(page).payNow).toBeEnabled()
  await payDialog(page).payNow.click()
  await sandboxPage(page).decide('Approve').click()
  await expect(paymentNotice(page).paid).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test(
    'paying says so, keeps the dialog, and goes on when the network is back, as one order',
    LONG,
    async ({ page, context }) => {
      await signUp(page)
      await page.goto('/dashboard/plans?buy=2')
      await expect(payDialog(page).payNow).toBeEnabled()
      await context.setOffline(true)
      await payDialog(page).payNow.click()
      await expect(payDialog(page).dialog.getByText('No connection.', { exact: false })).toBeVisible()
      await context.setOffline(false)
      await payDialog(page).payNow.click()
      await expect(sandboxPage(page).heading).toBeVisible()
      await page.goto('/dashboard/purchase-history')
      await expect(purchaseHistory(page).orders).toHaveCount(1)
    },
  )
})
