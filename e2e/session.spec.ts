import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Page, Response } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { accessTokenOf, editSession } from './support/kept-session.ts'
import { goodSummary, readAloud, summarizeWrittenText } from './support/kinds.ts'
import { signUp, submitSignIn } from './support/learner.ts'
import {
  consentDialog,
  dashboard,
  landingPage,
  questionList,
  questionPage,
  resetPage,
  shell,
  signInPage,
  upgradeDialog,
} from './support/pages.ts'
import { LONG } from './support/long.ts'
import { expect, test } from './support/test.ts'
import { expectOneRefreshOfTwoTabs } from './support/two-tabs.ts'

// The browser itself reports every request that is refused: a wrong password, a link or a sign-in page used before.
test.use({ expectedErrors: /status of 4(?:10|22)/ })

test('who signs out is out, and comes back with the right password alone', async ({ page }) => {
  const learner = await signUp(page)
  await signOut(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  await submitSignIn(page, { ...learner, password: 'not this one' })
  await expect(signInPage(page).problem).toBeVisible()
  await expectAccessible(page)
  await signInPage(page).password.fill(learner.password)
  await signInPage(page).signIn.click()
  await expect(dashboard(page).heading).toContainText(learner.nickname)
  // Back leads to the page before, not to a sign-in page that has been used.
  await page.goBack()
  await landingPage(page).toDashboard.first().click()
  await expect(dashboard(page).heading).toBeVisible()
})

test('a deep link opened without a session leads to the landing page', LONG, async ({ page }) => {
  for (const path of ['/dashboard', `${readAloud.path}/1`, `${readAloud.path}/question/1`]) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(landingPage(page).heading).toBeVisible()
  }
})

test('a forgotten password is replaced through the link of the e-mail, once', async ({ page, server }) => {
  const learner = await signUp(page)
  await signOut(page)
  await landingPage(page).signIn.click()
  await signInPage(page).forgotPassword.click()
  // Both pages have a field for the e-mail.
  await resetPage(page).sendLink.waitFor()
  await signInPage(page).email.fill(learner.email)
  await expectAccessible(page)
  await resetPage(page).sendLink.click()
  await expect(resetPage(page).sent).toBeVisible()
  const link = await linkMailedTo(server.dataDir, learner.email)
  await page.goto(link)
  await resetPage(page).newPassword.fill('another good password')
  await expectAccessible(page)
  await resetPage(page).save.click()
  await expect(resetPage(page).saved).toBeVisible()
  await submitSignIn(page, learner)
  await expect(signInPage(page).problem).toBeVisible()
  await signInPage(page).password.fill('another good password')
  await signInPage(page).signIn.click()
  await expect(dashboard(page).heading).toBeVisible()
  await page.goto(link)
  await expect(resetPage(page).dead).toBeVisible()
  await expect(resetPage(page).newPassword).toBeHidden()
})

test('two tabs whose access token runs out refresh it once and both stay signed in', async ({ page, context }) => {
  await signUp(page)
  await expectOneRefreshOfTwoTabs(page, context)
})

test(
  'a session whose refresh token has expired ends on the landing page, in every tab',
  LONG,
  async ({ page, context }) => {
    await signUp(page)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(dashboard(other).heading).toBeVisible()
    await editSession(page, { refreshExpireTime: 0 })
    for (const tab of [page, other]) await expect(tab).toHaveURL('/')
  },
)

test.describe('a refused refresh token', () => {
  test.use({ expectedErrors: /status of 40[01]|could not be refreshed/ })

  test('ends the session on the landing page and says why', LONG, async ({ page }) => {
    await signUp(page)
    await editSession(page, { expireTimestamp: 0, refreshToken: 'forged' })
    await expect(page).toHaveURL('/', { timeout: 30_000 })
    await expect(shell(page).toast('You Are Not LoggedIn')).toBeVisible()
  })
})

test('the trial demo meets the limits of a free account', LONG, async ({ page }) => {
  await signInToDemo(page, 'TRIAL')
  await expectAccessible(page)
  await page.goto(`${readAloud.path}/1`)
  await questionList(page).list('Prediction').click()
  await expect(upgradeDialog(page).dialog).toContainText(
    'Unlock unlimited access and take full advantage of our features by choosing a plan.',
  )
  await expect(upgradeDialog(page).dialog).not.toContainText('5 free AI score')
  await expectAccessible(page)
  await upgradeDialog(page).notNow.click()
  await expect(questionList(page).choice('All')).toBeChecked()
  await expect(page).toHaveURL(`${readAloud.path}/1`)
})

test.describe('a spent free plan', () => {
  test.use({ expectedErrors: /status of 402/ })

  test('refuses a further AI submission, keeps the draft and says so word for word', async ({ page }) => {
    await signUp(page)
    const { path, question } = summarizeWrittenText
    await page.goto(`${path}/question/${question.id}`)
    await spendCredits(page, 4)
    // This page still believes that there is a credit left when the last one goes elsewhere.
    await page.reload()
    await expect(questionPage(page).credits(1)).toBeVisible()
    await questionPage(page).summary.fill(goodSummary)
    await spendCredits(page, 1)
    await questionPage(page).submit.click()
    await consentDialog(page).no.click()
    await expectSpent(page)
    await expect(questionPage(page).summary).toHaveValue(goodSummary)
    await questionPage(page).credits(0).click()
    await expectSpent(page)
  })
})

test('the premium demo lists the predictions of the week and has no limit', LONG, async ({ page }) => {
  await signInToDemo(page, 'PREMIUM')
  await page.goto(`${readAloud.path}/1`)
  await questionList(page).list('Prediction').click()
  await expect(page).toHaveURL(/prediction=true&predictionType=WEEKLY/)
  await expect(questionList(page).found(/^Found \d+ Questions?$/)).toBeVisible()
  await expect(questionList(page).rows).not.toHaveCount(0)
  await questionList(page).rows.first().click()
  await expect(questionPage(page).position).toBeVisible()
  await expect(questionPage(page).anyCredits).toHaveCount(0)
})

async function signOut(page: Page): Promise<void> {
  await shell(page).userMenu.click()
  await expectAccessible(page)
  // The landing page shows at once; the way over the identity provider then ends on it with a page load of its own.
  const isBack = (response: Response) =>
    response.request().isNavigationRequest() && new URL(response.url()).pathname === '/'
  await Promise.all([page.waitForResponse(isBack), shell(page).signOut.click()])
  await page.waitForLoadState()
  await expect(page).toHaveURL('/')
  await expect(landingPage(page).signIn).toBeVisible()
}

/** The link in the newest mail to an address, from where the default mail adapter leaves mails. */
async function linkMailedTo(dataDir: string, email: string): Promise<string> {
  const outbox = `${dataDir}/outbox`
  const link = () => {
    if (!existsSync(outbox)) return ''
    const mails = readdirSync(outbox).map((name) => readFileSync(`${outbox}/${name}`, 'utf8'))
    const mail = mails.find((text) => text.includes(email))
    return /\/reset-password\/[\w-]+/u.exec(mail ?? '')?.[0] ?? ''
  }
  await expect.poll(link).not.toBe('')
  return link()
}

/** Has answers scored behind the page's back, as another device would. */
async function spendCredits(page: Page, count: number): Promise<void> {
  const headers = { Authorization: `Bearer ${await accessTokenOf(page)}`, Prefer: 'wait=20' }
  for (let sent = 0; sent < count; sent += 1) {
    const data = { answer: goodSummary, pteType: 'ACADEMIC', mode: 'practice', duration: 60 }
    const response = await page.request.post('/api/writing/summarizeWrittenText/17', { headers, data })
    expect(response.status(), await response.text()).toBe(201)
  }
}

async function expectSpent(page: Page): Promise<void> {
  await expect(upgradeDialog(page).dialog).toContainText(
    "You've used your 5 free AI score! Unlock unlimited access and take full advantage of our features by choosing a plan.",
  )
  await upgradeDialog(page).notNow.click()
  await expect(upgradeDialog(page).dialog).toBeHidden()
}
