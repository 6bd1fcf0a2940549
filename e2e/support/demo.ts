import type { Page } from '@playwright/test'

export type DemoStatus = 'TRIAL' | 'PREMIUM'

/** Signs in as an own copy of the demo learner, the way a visitor does, and ends on the dashboard. */
export async function signInToDemo(page: Page, status: DemoStatus): Promise<void> {
  await page.goto('/dashboard')
  const choice = status === 'PREMIUM' ? /premium/i : /trial/i
  await page.getByRole('button', { name: /try the demo/i }).click()
  await page.getByRole('button', { name: choice }).click()
  await page.waitForURL('**/dashboard')
}
