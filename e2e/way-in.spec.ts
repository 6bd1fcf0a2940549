import type { Page } from '@playwright/test'
import { mouse } from './support/hand.ts'
import { reOrderParagraphs } from './support/kinds.ts'
import { newLearner, signUp } from './support/learner.ts'
import { dashboard, landingPage, questionList, questionPage, shell, signInPage } from './support/pages.ts'
import { submit } from './support/practising.ts'
import { resultDialog } from './support/result-pages.ts'
import { expect, test } from './support/test.ts'

const { task, path, question } = reOrderParagraphs

test('a page opened at another name of the machine leads home with path, query and hash, and signs in there', async ({
  page,
  server,
}) => {
  const elsewhere = server.url.replace('localhost', '127.0.0.1')
  await page.goto(`${elsewhere}/reset-password?a=1&b=%20x#c`)
  await expect(page).toHaveURL(`${server.url}/reset-password?a=1&b=%20x#c`)
  await page.goto(elsewhere)
  await expect(page).toHaveURL(`${server.url}/`)
  await landingPage(page).createAccount.click()
  await fillSignUp(page)
  await signInPage(page).exam('Core').check()
  await signInPage(page).createAccount.click()
  await dashboard(page).heading.waitFor()
  // What was chosen on the way is what the first page shows.
  await expect(shell(page).variant('Core').getByRole('radio')).toBeChecked()
})

test.describe('a browser that keeps nothing and does not know its time zone', () => {
  test('signs up, practises in its tab, and signs in again after a reload', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = { get: (): never => raise(), configurable: true }
      const raise = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked, indexedDB: blocked })
      const known = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
        return { ...known?.value.call(this), timeZone: 'Etc/Unknown' }
      }
    })
    const learner = await signUp(page)
    await shell(page).menuLink(task).click()
    await expect(page).toHaveURL(`${path}/1`)
    await questionList(page).row(question.title).click()
    await questionPage(page).moveUp('Chocolate begins').click()
    await submit(page, mouse)
    await expect(resultDialog(page).total).toBeVisible()
    // The session was the tab's own, and the server's cookie still knows who this is.
    await page.reload()
    await expect(page).toHaveURL('/')
    await landingPage(page).signIn.click()
    await expect(dashboard(page).heading).toContainText(learner.nickname)
  })
})

async function fillSignUp(page: Page): Promise<void> {
  const { nickname, email, password } = newLearner()
  const ways = signInPage(page)
  await ways.nickname.fill(nickname)
  await ways.email.fill(email)
  await ways.password.fill(password)
}
