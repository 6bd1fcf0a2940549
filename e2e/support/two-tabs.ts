import type { BrowserContext, Page } from '@playwright/test'
import { accessTokenOf, editSession, watchRefreshes } from './kept-session.ts'
import { dashboard } from './pages.ts'
import { expect } from './test.ts'

/** Beside `page`, where a learner is signed in, a second tab: whenever the access token runs out it is refreshed once, and both stay signed in. */
export async function expectOneRefreshOfTwoTabs(page: Page, context: BrowserContext): Promise<void> {
  const refreshes = watchRefreshes(context)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(dashboard(other).heading).toBeVisible()
  for (const round of [1, 2, 3]) {
    const before = await accessTokenOf(page)
    await editSession(page, { expireTimestamp: 0 })
    await expect.poll(() => accessTokenOf(page)).not.toBe(before)
    await expect.poll(() => refreshes.length).toBe(round)
  }
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(dashboard(tab).heading).toBeVisible()
  }
  expect(refreshes).toHaveLength(3)
}
