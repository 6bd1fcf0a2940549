import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { type Caller, signUpCaller } from './support/caller.ts'
import { inbox } from './support/inbox.ts'
import { mockTestReport } from './support/mock-test-report.ts'
import { shareDialog } from './support/sharing.ts'
import { expect, test } from './support/test.ts'

/** Takes a mini as a client does that answers nothing but a dictation, and ends it. */
async function takeMini(caller: Caller): Promise<number> {
  const wish = { form: 'mini', pteType: 'ACADEMIC', acceptsShorter: true }
  const { id } = await caller.call('POST', '/api/mock-tests', wish)
  const page = 'the page of a test'
  let state = await caller.call('POST', `/api/mock-tests/${id}/open`, { page })
  while (state.position < state.itemCount) {
    if (state.item === null) state = await caller.call('POST', `/api/mock-tests/${id}/open`, { page })
    const answer = state.item.taskId === 'listening/write-from-dictation' ? { answer: 'The library closes' } : null
    state = await caller.call('POST', `/api/mock-tests/${id}/items/${state.position}`, { page, answer })
  }
  await caller.call('POST', `/api/mock-tests/${id}/end`)
  return Number(id)
}

async function signInAs(page: Page, { session }: Caller): Promise<void> {
  await page.goto('/')
  await page.evaluate((kept) => localStorage.setItem('activeSession', kept), session)
}

test('a report is told of once, opens by keys on a phone, is printed whole, and is shared without its answers', async ({
  page,
  browser,
  server,
}) => {
  const caller = await signUpCaller(server.url)
  const testId = await takeMini(caller)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, caller)
  await page.goto('/dashboard/inbox')
  await expect(inbox(page).links).toHaveText(['Your mock test report is ready: Mini test'])
  await inbox(page).links.click()
  const report = mockTestReport(page)
  await expect(report.heading).toBeVisible()
  await expect(report.score('Overall')).toBeVisible()
  await expectAccessible(page)
  // Seen, it is news no more.
  await expect(inbox(page).bellSaying('Inbox')).toBeVisible()

  await expect(report.fold('Every answer')).toHaveAttribute('aria-expanded', 'false')
  await report.fold('Every answer').press('Enter')
  await expect(report.evidence.first()).toBeVisible()
  for (const fold of ['Kind by kind', 'Skills Profile', 'How is this worked out?'])
    await report.fold(fold).press('Enter')
  await expectAccessible(page)

  await report.fold('Every answer').press('Enter')
  await page.emulateMedia({ media: 'print' })
  await expect(report.evidence.first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  const paper = await page.pdf({ format: 'A4' })
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0
  expect(sheets).toBeGreaterThanOrEqual(2)
  expect(sheets).toBeLessThanOrEqual(9)
  await page.emulateMedia({ media: 'screen' })

  await report.share.click()
  await shareDialog(page).create.click()
  await expect(shareDialog(page).link).toHaveValue(/\/s\//)
  await expectAccessible(page)
  const visitor = await browser.newPage()
  await visitor.goto(await shareDialog(page).link.inputValue())
  await expect(visitor.getByRole('heading', { level: 1, name: 'Mini test' })).toBeVisible()
  await expect(visitor.getByText(caller.nickname)).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.close()
  expect(await caller.call('GET', `/api/mock-tests/${testId}/report`)).toMatchObject({ isComplete: true })
})
