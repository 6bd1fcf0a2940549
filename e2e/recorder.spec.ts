import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { chromiumHearing, chromiumRefusing } from './support/chromium.ts'
import { readAloud } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { tone, writeMicrophoneFile } from './support/microphone.ts'
import { questionPage, recorder } from './support/pages.ts'
import { expect, test, watchErrors } from './support/test.ts'

test('a recording stops by itself after three seconds of silence, can be heard and made again', async ({ page }) => {
  await openQuestion(page)
  const { record, stop, take, again, message, panel } = recorder(page)
  await expect(questionPage(page).submit).toBeDisabled()
  await record.click()
  await expect(stop).toBeVisible()
  await expectAccessible(page)
  await expect(take).toBeVisible({ timeout: 30_000 })
  await expect(message).toHaveText('Recording stopped automatically because no sound was detected for 3 seconds.')
  await expect(questionPage(page).submit).toBeEnabled()
  await expectAccessible(page)
  await take.getByRole('button', { name: 'Play' }).click()
  await expect(take.getByRole('button', { name: 'Pause' })).toBeVisible()
  await again.click()
  await expect(stop).toBeVisible()
  await expect(questionPage(page).submit).toBeDisabled()
  await page.keyboard.press('r')
  await expect(take).toBeVisible()
  await expect(panel).not.toContainText('stopped automatically')
})

test('a recording stops when its time is up', LONG, async ({ server, playwright }) => {
  const microphone = writeMicrophoneFile('.cache/e2e/tone.wav', tone(60), { before: 0, after: 0 })
  const browser = await playwright.chromium.launch(chromiumHearing(microphone))
  const { page, errors } = await openIn(browser, server.url)
  const { record, take, message } = recorder(page)
  await record.click()
  await expect(take).toBeVisible({ timeout: 90_000 })
  await expect(message).toHaveText('Recording stopped because the time was up.')
  await expect(take).toContainText('0:40')
  expect(errors).toEqual([])
  await browser.close()
})

test('a refused microphone is explained, and asking again in vain is said', async ({ server, playwright }) => {
  const browser = await playwright.chromium.launch(chromiumRefusing())
  const { page, errors } = await openIn(browser, server.url)
  const { record, permission, requestPermission } = recorder(page)
  await record.click()
  await expect(permission).toBeVisible()
  await expectAccessible(page)
  await requestPermission.click()
  await expect(permission.getByRole('alert')).toHaveText(/still refuses the microphone/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(permission).toBeHidden()
  await expect(record).toBeFocused()
  expect(errors).toEqual([])
  await browser.close()
})

/** A browser of the test's own, on the question. */
async function openIn(browser: Browser, baseURL: string): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ baseURL })
  const errors = watchErrors(context)
  const page = await context.newPage()
  await openQuestion(page)
  return { page, errors }
}

async function openQuestion(page: Page): Promise<void> {
  await signUp(page)
  await page.goto(`${readAloud.path}/question/${readAloud.question.id}`)
  await expect(questionPage(page).title(readAloud.question.title)).toBeVisible()
}
