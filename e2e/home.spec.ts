import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { newLearner, signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { questionPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a trial learner sees blurred charts, and no figure of theirs is sent', async ({ page }) => {
  const sent = page.waitForResponse(/\/api\/summary\/trial\/statistics/)
  await signUp(page)
  expect(await (await sent).json()).toEqual({ locked: true })
  await expect(card(page, 'Statistics').getByRole('link', { name: 'Unlock statistics' })).toBeVisible()
  await expectAccessible(page)
  await card(page, 'Statistics').getByRole('link', { name: 'Unlock statistics' }).click()
  await expect(page).toHaveURL(/\/dashboard\/plans$/u)
})

test('with a plan the charts equal the API, a trend opens, and the next question is one press away', async ({
  page,
}) => {
  const sent = page.waitForResponse(/\/api\/summary\/premium\/statistics/, { timeout: 60_000 })
  await signInToDemo(page, 'PREMIUM')
  const statistics = await (await sent).json()

  await test.step('the charts', async () => {
    const months = page.getByRole('table', { name: 'Answers per month' })
    for (const { month, year, count } of statistics.practiceMonths)
      await expect(months.getByRole('row', { name: `${month} ${year} ${count}` })).toBeAttached()
    await expectAccessible(page)
  })

  await test.step('a trend by keys, and the focus comes back', async () => {
    const open = page.getByRole('button', { name: /^Read Aloud: .*Open the trend$/u })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Read Aloud' })
    await expect(dialog.getByRole('table')).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

  await test.step('what to practise next', async () => {
    const next = card(page, 'What to practise next')
    await expect(next.getByText(/^It decides about \d+% of/u)).toBeVisible()
    await next.getByRole('link', { name: /^Practise (now|again)$/u }).click()
    await expect(questionPage(page).heading).toBeVisible()
  })
})

test('a difficult word is heard, written, shown and followed by another', LONG, async ({ page }) => {
  await signUp(page)
  const listening = card(page, 'Listening test')
  const field = listening.getByRole('textbox', { name: 'Type the word' })
  await listening.getByRole('button', { name: 'Play' }).click()
  await expect(field).toBeFocused()
  await listening.getByRole('button', { name: 'Show word' }).click()
  const shown = await listening.getByText(/^The word is “/u).textContent()
  await field.fill(/“(.*)”/u.exec(shown ?? '')?.[1] ?? '')
  await expect(listening.getByText(/^Right: “/u)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  await expect(listening.getByText(/^Right: “/u)).toBeHidden()
})

/** How far what is seen of the page moves by itself until all has come, as the browser measures it; the home page on a slow line. */
async function movedWhileLoading(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const moves: number[] = []
    Object.assign(window, { moves })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push(Number(Reflect.get(entry, 'value')))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 80, downloadThroughput: 400_000, uploadThroughput: 200_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const moves: number[] = await page.evaluate(() => Reflect.get(window, 'moves'))
  return moves.reduce((sum, move) => sum + move, 0)
}

for (const status of ['TRIAL', 'PREMIUM'] as const) {
  test(`the home page hardly moves while it loads: ${status}`, LONG, async ({ page }) => {
    await signInToDemo(page, status)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      expect(await movedWhileLoading(page), `at ${viewport.width} px`).toBeLessThan(0.1)
    }
  })
}

test('a name of one long word breaks, and a phone is not scrolled sideways', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp(page, { ...newLearner(), nickname: 'Wolfeschlegelsteinhausenbergerdorff Wolf' })
  await expect(card(page, 'Statistics').getByRole('link', { name: 'Unlock statistics' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('when the network is cut', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('every card says so and offers Retry, which brings it back', async ({ page }) => {
    await signInToDemo(page, 'PREMIUM')
    const cards = /\/api\/(?:summary|settings\/target|level|next-practice|practice-progress|attempts|dictation|book)/u
    await page.route(cards, (route) => route.abort())
    await page.reload()
    const retries = page.locator('main').getByRole('button', { name: 'Retry' })
    await expect(retries).toHaveCount(9, { timeout: 30_000 })
    await expectAccessible(page)
    await page.unroute(cards)
    while ((await retries.count()) > 0) {
      const before = await retries.count()
      await retries.first().click()
      await expect(retries).toHaveCount(before - 1)
    }
    await expect(page.getByRole('list', { name: 'Today’s questions' })).toBeVisible()
  })
})
