import type { Locator, Page } from '@playwright/test'

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true })

/** The plans and the way to pay for one. */
export function plansPage(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Plans', exact: true }),
    card: (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
    buy: (name: string) => button(page, `Buy Now: ${name}`),
    renew: (name: string) => button(page, `Renew Now: ${name}`),
    currency: (name: 'US dollars' | 'Toman') =>
      page.getByRole('main').getByRole('radiogroup', { name: 'Currency' }).locator('label').filter({ hasText: name }),
    noGateways: page.getByText('Nothing can be bought here', { exact: false }),
  }
}

export function payDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Pay for / })
  return {
    dialog,
    code: dialog.getByRole('textbox', { name: 'Promo code' }),
    apply: button(dialog, 'Apply'),
    invalidCode: dialog.getByText('Invalid code. Please try again.', { exact: true }),
    payNow: button(dialog, 'Pay Now'),
    cancel: button(dialog, 'Cancel'),
  }
}

export function promoDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Promo code applied' })
  return { dialog, ok: button(dialog, 'OK') }
}

/** The page of the test gateway. */
export const sandboxPage = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Test payment' }),
  decide: (name: 'Approve' | 'Decline' | 'Cancel' | 'Time out' | 'Approve, reported twice') => button(page, name),
})

/** What became of a payment. */
export const paymentNotice = (page: Page) => ({
  paid: page.getByText('Payment received. Premium is active until', { exact: false }),
  declined: page.getByText('The payment was declined. Nothing was charged.', { exact: true }),
  tryAgain: page.getByRole('link', { name: 'Try again' }),
})

export const purchaseHistory = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Purchase history' }),
  orders: page.getByRole('list', { name: 'Purchase history' }).getByRole('listitem'),
  invoices: page.getByRole('link', { name: /^Invoice of order/ }),
})

/** An order as the server presents it. */
export const aPurchase = (changes: Record<string, unknown> = {}) => ({
  id: 49,
  state: 'paid',
  plan: { id: 2, name: 'Premium 30 days', days: 30 },
  listPrice: { amountMinor: 1299, currency: 'USD' },
  amount: { amountMinor: 1299, currency: 'USD' },
  discountCode: null,
  gateway: { code: 'sandbox-usd', name: 'Test payment (dollars)', isSandbox: true },
  createdAt: '2026-11-20T10:00:00Z',
  paidAt: '2026-11-20T10:02:00Z',
  refundedAt: null,
  period: { startsAt: '2026-11-20T10:02:00Z', endsAt: '2026-12-20T10:02:00Z' },
  failure: null,
  approvalUrl: null,
  invoiceNumber: 'R-2026-000049',
  ...changes,
})

/** What an order that is not paid lacks. */
export const unpaid = { paidAt: null, period: null, invoiceNumber: null }

/** A plan may be called anything. */
export const longPlanName =
  'Premium for learners who sit the exam twice and who would like to have every lesson, every video and every prediction beside them until then'
