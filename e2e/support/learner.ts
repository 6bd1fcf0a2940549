import type { Page } from '@playwright/test'
import { dashboard, landingPage, signInPage } from './pages.ts'

export type Learner = { nickname: string; email: string; password: string }

/** Somebody who is an administrator already in the data that servers of the tests start with. */
export const administrator: Learner = {
  nickname: 'Administrator',
  email: 'administrator@example.com',
  password: 'correct horse battery',
}

let signedUp = 0

/** A learner nobody else in this run is. */
export function newLearner(): Learner {
  signedUp += 1
  return {
    nickname: `Learner ${signedUp}`,
    email: `learner-${process.pid}-${signedUp}@example.com`,
    password: 'correct horse battery',
  }
}

/** Creates an account from the landing page, as a visitor does, and ends on the dashboard. */
export async function signUp(page: Page, learner: Learner = newLearner()): Promise<Learner> {
  await page.goto('/')
  await landingPage(page).createAccount.click()
  const ways = signInPage(page)
  await ways.nickname.fill(learner.nickname)
  await ways.email.fill(learner.email)
  await ways.password.fill(learner.password)
  await ways.createAccount.click()
  await dashboard(page).heading.waitFor()
  return learner
}

/** Signs in from the landing page; what happens then is the test's business. */
export async function submitSignIn(page: Page, learner: Omit<Learner, 'nickname'>): Promise<void> {
  await page.goto('/')
  await signInFromLanding(page, learner)
}

/** The same for who is on the landing page already. */
export async function signInFromLanding(page: Page, { email, password }: Omit<Learner, 'nickname'>): Promise<void> {
  await landingPage(page).signIn.click()
  const ways = signInPage(page)
  await ways.email.fill(email)
  await ways.password.fill(password)
  await ways.signIn.click()
}

/** Signs in the administrator, and ends on the dashboard. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  await submitSignIn(page, administrator)
  await dashboard(page).heading.waitFor()
}
