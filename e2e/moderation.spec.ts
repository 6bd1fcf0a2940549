import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInAsAdministrator, signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { moderation, shareAnswer } from './support/moderation.ts'
import { dashboard, shell } from './support/pages.ts'
import { answers } from './support/result-pages.ts'
import { expect, test } from './support/test.ts'

const question = '/dashboard/reading/re-order-paragraphs/question/31'

async function decide(page: Page, name: string, reason: string): Promise<void> {
  const console = moderation(page)
  await console.decide(name).click()
  await expect(console.reason).toBeVisible()
  await expect(console.confirm(name)).toBeDisabled()
  await expectAccessible(page)
  await console.reason.fill(reason)
  await console.confirm(name).click()
}

test('what a learner reports is hidden by a moderator, marked for its author, and restored', async ({
  page: admin,
  browser,
  server,
}) => {
  test.slow()
  await signInAsAdministrator(admin)
  const author = await (await browser.newContext({ baseURL: server.url })).newPage()
  const reporter = await (await browser.newContext({ baseURL: server.url })).newPage()
  const { nickname } = await signUp(author)
  await signUp(reporter)
  await shareAnswer(author, 31)

  await test.step('the reporter reports the question and the answer', async () => {
    const form = moderation(reporter)
    await reporter.goto(question)
    await form.report.click()
    await expect(form.submit).toBeDisabled()
    await expectAccessible(reporter)
    await form.description.fill('The third paragraph has a typing mistake.')
    await form.submit.click()
    await expect(form.toast('Reported successfully')).toBeVisible()
    await answers(reporter).community.click()
    await form.reportAnswer.click()
    await form.description.fill('It is copied from another site.')
    await form.submit.click()
    await expect(form.reportDialog).toBeHidden()
  })

  await test.step('the moderator hides the answer', async () => {
    const console = moderation(admin)
    await admin.goto('/dashboard')
    await dashboard(admin).heading.waitFor()
    await shell(admin).userMenu.click()
    await console.entry.click()
    await expectAccessible(admin)
    await console.menu.getByRole('link', { name: 'Reports' }).click()
    await expect(console.card('typing mistake')).toBeVisible()
    await expectAccessible(admin)
    await console.queue('Answers').click()
    await expect(console.card('It is copied from another site.')).toContainText(nickname)
    await decide(admin, 'Hide', 'It is not your own work.')
    await expect(admin.getByText('Nothing is reported here')).toBeVisible()
  })

  await test.step('its author sees it marked, and nobody else sees it', async () => {
    await author.goto(question)
    await expect(moderation(author).hiddenMark).toBeVisible()
    await expectAccessible(author)
    await reporter.goto(question)
    await answers(reporter).community.click()
    await expect(answers(reporter).empty).toBeVisible()
  })

  await test.step('restored, it is there again', async () => {
    const console = moderation(admin)
    await console.hiddenOnes.click()
    await expect(console.card(nickname)).toBeVisible()
    await decide(admin, 'Restore', 'It was a mistake.')
    await expect(admin.getByText('Nothing is hidden here')).toBeVisible()
    await author.reload()
    await expect(answers(author).count(1)).toBeVisible()
    await expect(moderation(author).hiddenMark).toBeHidden()
    await reporter.reload()
    await answers(reporter).community.click()
    await expect(moderation(reporter).reportAnswer).toBeVisible()
  })

  await test.step('the log says all of it, newest first', async () => {
    await moderation(admin).menu.getByRole('link', { name: 'Audit log' }).click()
    const entries = admin.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
    await expect(entries.nth(0)).toContainText('Answer: restored')
    await expect(entries.nth(1)).toContainText('Answer: hidden')
    await expect(entries.filter({ hasText: 'Account: made an administrator' })).toBeVisible()
    // What fades out has no contrast.
    await expect(moderation(admin).toast('Restored')).toBeHidden()
    await expectAccessible(admin)
  })

  await test.step('a phrase is blocked once it was checked', async () => {
    const console = moderation(admin)
    await console.menu.getByRole('link', { name: 'Blocked phrases' }).click()
    await console.phrase.fill('casino')
    await console.phrase.press('Enter')
    await expectAccessible(admin)
    await console.block.click()
    await expect(admin.getByRole('list', { name: 'Blocked phrases' })).toContainText('casino')
    await console.menu.getByRole('link', { name: 'Bans' }).click()
    await expect(admin.getByText('Nobody is banned')).toBeVisible()
    await expect(console.toast('Phrase blocked')).toBeHidden()
    await expectAccessible(admin)
  })
  await author.context().close()
  await reporter.context().close()
})

test('for a learner there is no console, and the session goes on', LONG, async ({ page }) => {
  await signUp(page)
  await shell(page).userMenu.click()
  await expect(shell(page).signOut).toBeVisible()
  await expect(moderation(page).entry).toBeHidden()
  for (const path of ['/admin', '/admin/reports', '/admin/audit-log']) {
    await page.goto(path)
    await expect(moderation(page).missing).toBeAttached()
  }
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(dashboard(page).heading).toBeVisible()
})
