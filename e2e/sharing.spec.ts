import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { LONG } from './support/long.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { sharedPage, shareDialog } from './support/sharing.ts'
import { expect, test, watchErrors } from './support/test.ts'

/** Questions that the demo learner has answered. */
const readAloud = '/dashboard/speaking/read-aloud/question/1'
const summarize = '/dashboard/writing/summarize-written-text/question/15'
const reOrder = '/dashboard/reading/re-order-paragraphs/question/29'

test.use({ viewport: { width: 1440, height: 900 } })

/** Opens Share Scores for the newest answer to a question. */
async function openShare(page: Page, question: string): Promise<void> {
  await page.goto(question)
  await shareDialog(page).fromCard.first().click()
  await expect(shareDialog(page).link).toBeVisible()
}

test('a score is shared, seen by somebody without an account, and taken back', async ({ page, browser, baseURL }) => {
  const share = shareDialog(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInToDemo(page, 'PREMIUM')
  await page.goto(readAloud)
  await answers(page).open.first().click()
  const score = await resultDialog(page).total.getAttribute('aria-label')
  await share.fromResult.click()

  await test.step('without a link there is none to copy', async () => {
    await expectAccessible(page)
    await share.copy.click()
    await expect(share.toast('Link not found!')).toBeVisible()
  })

  await share.create.click()
  await expect(share.link).toHaveValue(new RegExp(`^${baseURL}/s/[\\w-]{22}$`))
  await share.copy.click()
  await expect(share.toast('Link copied!')).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toBe(await share.link.inputValue())
  await expectAccessible(page)

  const stranger = await browser.newContext({ colorScheme: 'dark' })
  const errors = watchErrors(stranger)
  const visit = await stranger.newPage()
  const shared = sharedPage(visit)

  await test.step('a stranger sees the kind and the score, and neither name nor recording', async () => {
    expect((await visit.goto(url))?.status()).toBe(200)
    await expect(shared.heading).toHaveText('Read Aloud')
    await expect(shared.ring).toHaveAccessibleName(score ?? '')
    await expect(shared.anonymous).toBeVisible()
    await expect(shared.answer).toHaveCount(0)
    await expectAccessible(visit)
    await visit.setViewportSize({ width: 390, height: 844 })
    await visit.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(visit)
    expect((await visit.request.get(`${url}/recording.mp3`)).status()).toBe(404)
    const picture = await visit.request.get(`${url}/preview.png`)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  })

  await test.step('what the learner adds is there with the next look', async () => {
    await share.recording.click()
    await expect(share.recording).toBeChecked()
    await expect(share.recording).toBeEnabled()
    await share.name.click()
    await expect(share.name).toBeChecked()
    await expect(share.name).toBeEnabled()
    await visit.reload()
    await expect(shared.anonymous).toHaveCount(0)
    await expect(visit.getByText(/^Shared by /)).toBeVisible()
    await shared.answer.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(shared.answer.getByRole('button', { name: /^(?:Pause|Play again)$/ })).toBeVisible()
    await expectAccessible(visit)
  })
  expect(errors).toEqual([])

  await test.step('taken back, it is gone at once: page, picture and recording', async () => {
    await share.stop.click()
    await expect(share.create).toBeVisible()
    expect((await visit.goto(url))?.status()).toBe(404)
    await expect(shared.gone).toBeAttached()
    await expectAccessible(visit)
    for (const end of ['preview.png', 'recording.mp3']) {
      expect((await visit.request.get(`${url}/${end}`)).status()).toBe(404)
    }
  })
  await stranger.close()
})

test(
  'what the server sends says the score to those who run no script, and nothing of the learner',
  LONG,
  async ({ page, browser }) => {
    const share = shareDialog(page)
    await signInToDemo(page, 'PREMIUM')
    await openShare(page, summarize)
    await share.name.click()
    await share.text.click()
    await share.create.click()
    await expect(share.stop).toBeVisible()
    const url = await share.link.inputValue()
    const crawler = await browser.newContext({ javaScriptEnabled: false })
    const visit = await crawler.newPage()
    const response = await visit.goto(url)
    expect(response?.headers()['x-robots-tag']).toContain('noindex')
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(visit).toHaveTitle(/^Summarize Written Text: [\d.]+ out of \d+ · Rehearsal$/)
    const meta = (name: string) => visit.locator(`meta[property="${name}"], meta[name="${name}"]`)
    await expect(meta('robots')).toHaveAttribute('content', /noindex/)
    await expect(meta('og:image')).toHaveAttribute('content', `${url}/preview.png`)
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image')
    await crawler.close()
    // With scripts the text itself is there, too.
    await page.goto(url)
    await expect(sharedPage(page).answer).toBeVisible()
    await expectAccessible(page)
  },
)

test('a deleted answer takes its link along, and one marked from a key never shows itself', LONG, async ({ page }) => {
  test.setTimeout(180_000)
  const share = shareDialog(page)
  await signInToDemo(page, 'PREMIUM')
  await openShare(page, reOrder)
  await expect(share.dialog.getByText(/give the answer key away/)).toBeVisible()
  await expect(share.dialog.getByRole('switch')).toHaveCount(1)
  await share.create.click()
  await expect(share.stop).toBeVisible()
  const url = await share.link.inputValue()
  await page.keyboard.press('Escape')
  expect((await page.request.get(url)).status()).toBe(200)
  await answers(page).remove.first().click()
  const remove = page.getByRole('dialog', { name: 'Delete this answer' })
  await remove.getByRole('checkbox').check()
  await remove.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted answer', { exact: true })).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
})

test('whether later answers are shared is set beside my answers', LONG, async ({ page }) => {
  await signInToDemo(page, 'TRIAL')
  await page.goto(readAloud)
  const setting = page.getByRole('switch', { name: 'Share my new answers with learners' })
  await expect(setting).toBeEnabled()
  const before = await setting.isChecked()
  await setting.click()
  await expect(setting).toBeChecked({ checked: !before })
  await expect(setting).toBeEnabled()
  await page.reload()
  await expect(setting).toBeChecked({ checked: !before })
})
