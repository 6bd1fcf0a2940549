import { expectAccessible } from './support/accessible.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { asOperator } from './support/operator.ts'
import { dashboard } from './support/pages.ts'
import { payDialog, paymentNotice, plansPage, promoDialog, purchaseHistory, sandboxPage } from './support/payments.ts'
import { expect, test } from './support/test.ts'

test(
  'Toman are shown with separators and as Persian speakers say them, and are paid in Toman',
  LONG,
  async ({ page }) => {
    await signUp(page)
    await page.goto('/dashboard/plans')
    await plansPage(page).currency('Toman').click()
    const card = plansPage(page).card('Premium 90 days')
    await expect(card.getByText('1,590,000 Toman', { exact: true })).toBeVisible()
    const said = card.getByText('۱ میلیون و ۵۹۰ هزار تومان', { exact: true })
    await expect(said).toHaveCSS('direction', 'rtl')
    await expect(said).toHaveCSS('font-family', /Vazirmatn/)
    await expectAccessible(page)
    await plansPage(page).buy('Premium 90 days').click()
    await expect(payDialog(page).dialog.getByText('1,590,000 Toman', { exact: true })).toBeVisible()
    await payDialog(page).payNow.click()
    await expect(sandboxPage(page).heading).toBeVisible()
    await expect(page.getByText('1,590,000 Toman', { exact: true })).toBeVisible()
    await sandboxPage(page).decide('Cancel').click()
    await expect(dashboard(page).heading.or(plansPage(page).heading)).toBeVisible()
    await page.goto('/dashboard/purchase-history')
    await expect(purchaseHistory(page).orders).toContainText('1,590,000 Toman')
  },
)

test.describe('with a promo code', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('a code of the operator lowers both prices once, and no other code lowers anything', async ({
    page,
    server,
  }) => {
    // The server rests meanwhile, so no page is open yet.
    await asOperator(server, 'create-coupon', 'WELCOME', '50%')
    await signUp(page)
    await page.goto('/dashboard/plans?buy=2')
    const { dialog, code, apply, invalidCode, payNow } = payDialog(page)
    await expect(apply).toBeDisabled()
    await code.fill('NOT-A-CODE')
    await apply.click()
    await expect(invalidCode).toBeVisible()
    await expectAccessible(page)
    await code.fill('welcome')
    await apply.click()
    await expect(promoDialog(page).dialog).toContainText('$6.49 US instead of $12.99 US')
    await expect(promoDialog(page).dialog).toContainText('345,000 Toman instead of 690,000 Toman')
    await expectAccessible(page)
    await promoDialog(page).ok.click()
    await expect(code).toBeFocused()
    await expect(apply).toBeDisabled()
    await expect(dialog.getByText('$6.49 US', { exact: true })).toBeVisible()
    await payNow.click()
    await expect(sandboxPage(page).heading).toBeVisible()
    await expect(page.getByText('$6.49 US', { exact: true })).toBeVisible()

    // Back from the payment page, the code is held by the learner's own order alone.
    await page.goto('/dashboard/plans?buy=2')
    await code.fill('welcome')
    await apply.click()
    await promoDialog(page).ok.click()
    await payNow.click()
    await expect(sandboxPage(page).heading).toBeVisible()
    await expect(page.getByText('$6.49 US', { exact: true })).toBeVisible()
    await sandboxPage(page).decide('Approve').click()
    await expect(paymentNotice(page).paid).toBeVisible()
    await page.goto('/dashboard/purchase-history')
    await expect(purchaseHistory(page).orders.first()).toContainText('$6.49 US')
    await expect(purchaseHistory(page).orders.first()).toContainText('Code WELCOME')
    await page.goto('/dashboard/plans?buy=2')
    await code.fill('WELCOME')
    await apply.click()
    await expect(invalidCode).toBeVisible()
  })
})
