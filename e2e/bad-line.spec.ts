import type { Page, Route } from '@playwright/test'
import { summarizeWrittenText } from './support/kinds.ts'
import { accessTokenOf, editSession, watchRefreshes } from './support/kept-session.ts'
import { signUp, submitSignIn } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { questionPage, shell } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { expectOneRefreshOfTwoTabs } from './support/two-tabs.ts'

const address = `${summarizeWrittenText.path}/question/${summarizeWrittenText.question.id}`
const typed = 'Bees dance to tell the others where the flowers are'

async function write(page: Page): Promise<void> {
  await page.goto(address)
  await questionPage(page).summary.fill(typed)
}

test.describe('an answer that gets lost', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('does not end the session: the tokens are asked for once more, and the text stays', async ({
    page,
    context,
  }) => {
    const refreshes = watchRefreshes(context)
    await signUp(page)
    await write(page)
    const before = await accessTokenOf(page)
    // The server has exchanged the refresh token; the browser never hears of it.
    await page.route('**/protocol/openid-connect/token', cutOnce())
    await editSession(page, { expireTimestamp: 0 })
    await expect.poll(() => accessTokenOf(page)).not.toBe(before)
    expect(new Set(refreshes).size).toBe(1)
    expect(refreshes).toHaveLength(2)
    await expect(questionPage(page).summary).toHaveValue(typed)
    // What came second is good for the next refresh.
    const second = await accessTokenOf(page)
    await editSession(page, { expireTimestamp: 0 })
    await page.reload()
    await expect(questionPage(page).summary).toHaveValue(typed)
    await expect.poll(() => accessTokenOf(page)).not.toBe(second)
  })
})

test.describe('a session that is ended elsewhere', () => {
  test.use({ expectedErrors: /status of 40[01]/ })

  test('ends on the public page and says so; signing in leads back to the text', async ({ page }) => {
    const learner = await signUp(page)
    await write(page)
    const headers = { Authorization: `Bearer ${await accessTokenOf(page)}` }
    expect((await page.request.delete('/api/sessions', { headers })).ok()).toBe(true)
    await editSession(page, { expireTimestamp: 0 })
    await expect(page).toHaveURL('/', { timeout: 15_000 })
    await expect(shell(page).toast('You Are Not LoggedIn')).toBeVisible()
    await submitSignIn(page, learner)
    await expect(page).toHaveURL(address)
    await expect(questionPage(page).summary).toHaveValue(typed)
  })
})

test(
  'two tabs of a browser without the lock manager refresh once, and both stay signed in',
  LONG,
  async ({ context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    const page = await context.newPage()
    await signUp(page)
    await expectOneRefreshOfTwoTabs(page, context)
  },
)

/** Lets the first request reach the server and loses the answer; later ones pass. */
function cutOnce() {
  let isCut = false
  return async (route: Route) => {
    if (isCut) return route.continue()
    isCut = true
    await route.fetch()
    return route.abort()
  }
}
