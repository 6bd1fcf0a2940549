import type { Page } from '@playwright/test'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { aList, aRunningRow } from '@rehearsal/contracts/testing/a-mock-test-list'
import { goodSummary, recordAnswer } from '../support/kinds.ts'
import { answers, resultDialog } from '../support/result-pages.ts'
import {
  consentDialog,
  landingPage,
  questionList,
  questionPage,
  recorder,
  resetPage,
  shell,
  signInPage,
  upgradeDialog,
} from '../support/pages.ts'

export type Reach = (page: Page) => Promise<void>

/** Opens the sign-in page on one of its tabs. */
export const signInTab =
  (tab: 'Sign in' | 'Create account' | 'Try the demo'): Reach =>
  async (page) => {
    await landingPage(page).signIn.click()
    await signInPage(page).tab(tab).click()
  }

export const wrongPassword: Reach = async (page) => {
  await signInTab('Sign in')(page)
  const { email, password, signIn, problem } = signInPage(page)
  await email.fill('nobody@example.com')
  await password.fill('not this one')
  await signIn.click()
  await problem.waitFor()
}

export const emptySignUp: Reach = async (page) => {
  await signInTab('Create account')(page)
  await signInPage(page).createAccount.click()
}

/** A link that can still be used, as the server would say of one from a mail. */
export const goodResetLink: Reach = async (page) => {
  await page.route(/\/api\/password-resets\//, (route) => route.fulfill({ status: 204 }))
  await page.goto(`/reset-password/${'x'.repeat(32)}`)
}

export const sentReset: Reach = async (page) => {
  await signInPage(page).email.fill('learner@example.com')
  await resetPage(page).sendLink.click()
  await resetPage(page).sent.waitFor()
}

/** The page as it is while these calls are not answered. */
export const whileLoading =
  (calls: RegExp): Reach =>
  async (page) => {
    await page.route(calls, () => undefined)
    await page.reload()
    await page.locator('[aria-busy="true"]').first().waitFor()
  }

const message = 'Something went wrong on our side. Try again; if it goes on, tell us the request number.'
export const failure = { code: 'internal', message, error: message, status: 500, requestId: 'req-1', errors: [] }

/** The page when these calls fail. */
export const whenFailing =
  (calls: RegExp): Reach =>
  async (page) => {
    await page.route(calls, (route) => route.fulfill({ status: 500, json: failure }))
    await page.reload()
  }

/** The question is one of the learner's running mock test. */
export const inRunningTest: Reach = async (page) => {
  const { message, status } = errorCatalogue.in_running_test
  const json = { code: 'in_running_test', message, error: message, status, requestId: 'r', errors: [] }
  await page.route(/\/api\/practices\/\d+/, (route) => route.fulfill({ status, json }))
  await answering([[/\/api\/mock-tests\?/, aList({ running: aRunningRow() })]])(page)
}

/** Answers these calls with `json`; the page is loaded anew. */
export const answering =
  (answers: readonly (readonly [calls: RegExp, json: unknown])[], then: Reach = async () => undefined): Reach =>
  async (page) => {
    for (const [calls, json] of answers) await page.route(calls, (route) => route.fulfill({ json }))
    await page.reload()
    await then(page)
  }

/** The page as a reader of a right-to-left language has it. */
export const rightToLeft: Reach = async (page) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
}

export const offline: Reach = async (page) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
  })
  await shell(page).offline.waitFor()
}

export const filtersOpen: Reach = (page) => questionList(page).filters.click()
export const predictionPressed: Reach = async (page) => {
  await questionList(page).list('Prediction').click()
  await upgradeDialog(page).dialog.waitFor()
}
export const shortcutsOpen: Reach = (page) => page.keyboard.press('?')

/** The user menu; on a phone what stands in its place. */
export const meOpen: Reach = async (page) => {
  const { userMenu, bottomTab } = shell(page)
  await userMenu.or(bottomTab('Me')).click()
}

/** The kinds of question: a sheet on a phone, a menu over the page on a tablet. */
export const practiceOpen: Reach = async (page) => {
  const { expandMenu, bottomTab, menu } = shell(page)
  const opener = expandMenu.or(bottomTab('Practice'))
  await menu.waitFor()
  if (await opener.isVisible()) await opener.click()
}

export const resultOpen: Reach = async (page) => {
  await answers(page).open.first().click()
  await resultDialog(page).total.waitFor()
}

export const traitOpen: Reach = async (page) => {
  await resultOpen(page)
  await resultDialog(page).trait('Content').click()
}

export const wordOpen: Reach = async (page) => {
  await resultOpen(page)
  await resultDialog(page).evidence.getByRole('button', { pressed: false }).nth(3).click()
}

export const communityOpen: Reach = (page) => answers(page).community.click()
export const deleteOpen: Reach = (page) => answers(page).remove.first().click()
export const showAnswerOpen: Reach = (page) => questionPage(page).showAnswer.click()
export const examTimingOn: Reach = (page) => questionPage(page).examTiming.check()

export const recordingNow: Reach = async (page) => {
  await recorder(page).record.click()
  await recorder(page).stop.waitFor()
  await page.waitForTimeout(3000) // something of the wave is to be seen
}

/** A take; in the sizes after the first it is the one that was kept. */
export const recorded: Reach = async (page) => {
  const { record, take } = recorder(page)
  await record.or(take).first().waitFor()
  if (await record.isVisible()) await recordAnswer(page)
}

export const summaryTyped: Reach = (page) => questionPage(page).summary.fill(goodSummary)

export const summaryTooLong: Reach = (page) => questionPage(page).summary.fill(`${goodSummary} `.repeat(6))

export const leaveOpen: Reach = async (page) => {
  await summaryTyped(page)
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="/dashboard"]')?.click())
}

export const consentOpen: Reach = async (page) => {
  await summaryTyped(page)
  await questionPage(page).submit.click()
}

const isSubmission = /\/api\/writing\/\w+\/\d+$/

/** The network is gone when the answer is sent. */
export const unsent: Reach = async (page) => {
  await page.route(isSubmission, (route) => route.abort())
  await submitSummary(page)
  await questionPage(page).unsent.waitFor()
}

/** The server has the answer, and no score yet. */
export const beingScored: Reach = async (page) => {
  await page.route(isSubmission, (route, request) =>
    route.continue({ headers: { ...request.headers(), prefer: 'wait=0' } }),
  )
  await page.route(/\/api\/attempts\/\d+/, () => undefined)
  await submitSummary(page)
  await questionPage(page).waiting.waitFor()
}

export const creditsOpen: Reach = (page) => questionPage(page).anyCredits.click()

/** A learner who has no AI submission left presses the badge. */
export const creditsSpent: Reach = async (page) => {
  await page.route(/remainingAI/, (route) => route.fulfill({ json: { remaining: 0, limit: 5 } }))
  await page.reload()
  await questionPage(page).credits(0).click()
  await upgradeDialog(page).dialog.waitFor()
}

async function submitSummary(page: Page): Promise<void> {
  const { summary, submit } = questionPage(page)
  if (await summary.isEnabled()) {
    await summary.fill(goodSummary)
    await submit.click()
    const { no } = consentDialog(page)
    const states = no.or(questionPage(page).unsent).or(questionPage(page).waiting)
    await states.first().waitFor()
    if (await no.isVisible()) await no.click()
  }
}

/** The trend of the first kind that has one. */
export const trendOpen: Reach = async (page) => {
  await page
    .getByRole('button', { name: /Open the trend$/u })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('table').waitFor({ state: 'attached' })
}
