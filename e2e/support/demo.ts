import type { Page } from '@playwright/test'
import { dashboard, landingPage, signInPage } from './pages.ts'

export type DemoStatus = 'TRIAL' | 'PREMIUM'

/** Signs in as an own copy of the demo learner, the way a visitor does, and ends on the dashboard. */
export async function signInToDemo(page: Page, status: DemoStatus): Promise<void> {
  await page.goto('/')
  await landingPage(page).tryDemo.click()
  const ways = signInPage(page)
  await ways.plan(status === 'PREMIUM' ? 'Premium' : 'Free trial').check()
  await ways.startDemo.click()
  // Just after the first start the demo waits until its history is scored.
  await dashboard(page).heading.waitFor({ timeout: 150_000 })
}
