import type { Page } from '@playwright/test'
import { goodSummary, readAloud, recordAnswer, summarizeWrittenText, type Kind } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { mouse } from './support/hand.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { consentDialog, questionPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// What the browser reports while there is no server.
test.use({ expectedErrors: /net::ERR_/ })

test('answers acknowledged before the server is killed are there after it and scored once', async ({
  page,
  context,
  server,
}) => {
  await signUp(page)
  await open(page, summarizeWrittenText)
  await questionPage(page).summary.fill(goodSummary)
  await questionPage(page).submit.click()
  await consentDialog(page).no.click()
  await expect(resultDialog(page).total).toBeVisible({ timeout: 60_000 })
  await mouse.leaveResult(page)

  const spoken = await context.newPage()
  await open(spoken, readAloud)
  await recordAnswer(spoken)
  const acknowledged = spoken.waitForResponse(isSubmission)
  // The server acknowledges at once instead of waiting for the score.
  await spoken.route(isSubmission, (route, request) =>
    route.continue({ headers: { ...request.headers(), prefer: 'wait=0' } }),
  )
  await questionPage(spoken).submit.click()
  expect((await acknowledged).status()).toBe(202)
  await server.kill()
  await expect(questionPage(spoken).waiting).toBeVisible()
  await server.start()

  // The page that waits finds the score by itself.
  await expect(resultDialog(spoken).total).toBeVisible({ timeout: 90_000 })
  for (const tab of [spoken, page]) {
    await tab.reload()
    await expectOneScore(tab)
    await expect(questionPage(tab).credits(3)).toBeVisible()
  }
})

const isSubmission = /\/api\/speaking\/\w+\/\d+$/

async function open(page: Page, { path, question }: Kind): Promise<void> {
  await page.goto(`${path}/question/${question.id}`)
  await expect(questionPage(page).title(question.title)).toBeVisible()
}

async function expectOneScore(page: Page): Promise<void> {
  await expect(answers(page).cards).toHaveCount(1)
  await answers(page).open.click()
  await expect(resultDialog(page).total).toBeVisible()
  await mouse.leaveResult(page)
}
