import type { Page } from '@playwright/test'
import { goodSummary } from '../support/kinds.ts'
import { questionPage, upgradeDialog } from '../support/pages.ts'
import { aPurchase, longPlanName, payDialog, plansPage, promoDialog, unpaid } from '../support/payments.ts'
import { purchaseScreens } from './purchases.ts'
import { answering, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const plans = '/dashboard/plans'
const summarize = '/dashboard/writing/summarize-written-text/question/17'

const aPlan = (changes: Record<string, unknown> = {}) => ({
  id: 2,
  name: 'Premium 30 days',
  price: 12.99,
  tomanPrice: 690_000,
  days: 30,
  features: ['Everything in Free', 'Unlimited AI scores for speaking, writing and summaries'],
  type: 'PREMIUM',
  isActive: false,
  ...changes,
})

const isPlans = /\/api\/settings\/plans/
const isCheck = /\/api\/orders\/\d+\/check/

/** The user is PREMIUM for 23 more days, on the plan of 30. */
const activePlan: Reach = async (page) => {
  await page.route(/currentUser/, async (route) => {
    const response = await route.fetch()
    const user: unknown = await response.json()
    const expireDate = new Date(Date.now() + 22.4 * 86_400_000).toISOString()
    await route.fulfill({ json: { ...Object(user), status: 'PREMIUM', expireDate } })
  })
  await answering([
    [isPlans, [freePlan, aPlan({ isActive: true }), aPlan({ id: 3, name: 'Premium 90 days', days: 90 })]],
  ])(page)
}

const freePlan = {
  ...aPlan({ id: 1, name: 'Free', price: 'Free', tomanPrice: null, days: null, type: 'TRIAL' }),
  features: ['All 23 kinds of question', '5 free AI scores'],
}

const isPromo = /\/api\/v2\/discount/
const promoPraised: Reach = answering([[isPromo, { data: { price_irt: 345_000, price_xxD: 6.49 } }]], async (page) => {
  await payDialog(page).code.fill('SPRING-26')
  await payDialog(page).apply.click()
  await promoDialog(page).dialog.waitFor()
})
const promoApplied: Reach = async (page) => {
  await promoPraised(page)
  await promoDialog(page).ok.click()
  await promoDialog(page).dialog.waitFor({ state: 'hidden' })
}
const promoInvalid: Reach = async (page) => {
  await payDialog(page).code.fill('NOT-A-CODE')
  await payDialog(page).apply.click()
  await payDialog(page).invalidCode.waitFor()
}
const payFailed: Reach = async (page) => {
  const message = 'The payment service does not answer just now. Nothing was charged; try again in a moment.'
  const failure = { code: 'gateway_unavailable', message, error: message, status: 400, requestId: 'req-1', errors: [] }
  await page.route(/\/api\/v2\/order/, (route) => route.fulfill({ status: 400, json: failure }))
  await payDialog(page).payNow.click()
  await page.getByText(message).waitFor()
}

/** A finished summary is stopped because the quota is out. */
const stopped: Reach = async (page) => {
  await page.route(/remainingAI/, (route) => route.fulfill({ json: { remaining: 0, limit: 5 } }))
  await page.reload()
  await questionPage(page).credits(0).waitFor()
  await questionPage(page).summary.fill(goodSummary)
  await questionPage(page).submit.click()
  await upgradeDialog(page).dialog.waitFor()
}
const held: Reach = async (page) => {
  await stopped(page)
  await upgradeDialog(page).notNow.click()
  await upgradeDialog(page).dialog.waitFor({ state: 'hidden' })
}
const heldOnDashboard: Reach = async (page) => {
  await held(page)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: /waits? to be scored/ }).waitFor()
}

const trial = { viewer: 'TRIAL' } as const

const planScreens: readonly Screen[] = [
  { name: 'plans-dollars', path: plans, ...trial, isWholeShown: true },
  { name: 'plans-toman', path: `${plans}?currency=IRT`, ...trial, isWholeShown: true },
  { name: 'plans-premium', path: plans, viewer: 'PREMIUM' },
  { name: 'plans-active', path: plans, ...trial, reach: activePlan },
  {
    name: 'plans-long-names',
    path: plans,
    ...trial,
    isWholeShown: true,
    reach: answering([
      [
        isPlans,
        [
          freePlan,
          aPlan({ name: longPlanName, isActive: true, features: [longPlanName, 'W'.repeat(60)] }),
          aPlan({ id: 3, price: 99_999.95 }),
        ],
      ],
    ]),
  },
  { name: 'plans-rtl', path: `${plans}?currency=IRT`, ...trial, reach: rightToLeft },
  { name: 'plans-loading', path: plans, ...trial, reach: whileLoading(isPlans), isBusy: true },
  { name: 'plans-failing', path: plans, ...trial, reach: whenFailing(isPlans) },
  { name: 'plans-none', path: plans, ...trial, reach: answering([[isPlans, []]]) },
  {
    name: 'plans-no-gateway',
    path: plans,
    ...trial,
    reach: async (page) => {
      await page.route(/api\/configs/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ json: { ...Object(await response.json()), gateways: [] } })
      })
      await page.reload()
      await plansPage(page).noGateways.waitFor()
    },
  },
]

const payScreens: readonly Screen[] = [
  { name: 'pay-dollars', path: `${plans}?buy=2`, ...trial },
  { name: 'pay-toman', path: `${plans}?currency=IRT&buy=4`, ...trial },
  { name: 'pay-promo-praise', path: `${plans}?buy=2`, ...trial, reach: promoPraised },
  { name: 'pay-promo-applied', path: `${plans}?currency=IRT&buy=2`, ...trial, reach: promoApplied, isWholeShown: true },
  { name: 'pay-promo-invalid', path: `${plans}?buy=2`, ...trial, reach: promoInvalid },
  { name: 'pay-failed', path: `${plans}?buy=2`, ...trial, reach: payFailed },
  { name: 'pay-rtl', path: `${plans}?currency=IRT&buy=2`, ...trial, reach: rightToLeft },
  {
    name: 'payment-waiting',
    path: '/dashboard?payment=return&order=48',
    ...trial,
    reach: answering([[isCheck, aPurchase({ ...unpaid, id: 48, state: 'pending' })]], (page) =>
      page.getByText('Waiting for the payment service', { exact: false }).waitFor(),
    ),
    isBusy: true,
  },
  {
    name: 'payment-paid',
    path: '/dashboard?payment=return&order=49',
    ...trial,
    reach: answering([[isCheck, aPurchase()]]),
  },
  {
    name: 'payment-declined',
    path: '/dashboard?payment=return&order=47',
    ...trial,
    reach: answering([[isCheck, aPurchase({ ...unpaid, state: 'failed', failure: 'declined' })]]),
  },
  {
    name: 'payment-cancelled',
    path: `${plans}?payment=cancelled&order=48`,
    ...trial,
    reach: answering([
      [isCheck, aPurchase({ ...unpaid, state: 'pending', approvalUrl: 'https://pay.example.com/48' })],
    ]),
  },
]

const paywallScreens: readonly Screen[] = [
  { name: 'question-stopped', path: summarize, ...trial, reach: stopped },
  { name: 'question-held', path: summarize, ...trial, reach: held },
  { name: 'dashboard-held', path: summarize, ...trial, reach: heldOnDashboard },
]

/** Plans, payments, purchases, and what the paywall keeps. */
export const paymentScreens: readonly Screen[] = [...planScreens, ...payScreens, ...purchaseScreens, ...paywallScreens]
