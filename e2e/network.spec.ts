import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { goodSummary, readAloud, recordAnswer, summarizeWrittenText, type Kind } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { consentDialog, leaveDialog, questionList, questionPage, recorder, shell } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// The browser itself reports every request that the cut network loses.
test.use({ expectedErrors: /net::ERR_/ })

const addressOf = ({ path, question }: Kind) => `${path}/question/${question.id}`

test('a recording whose reply is lost is sent again under its key and scored once', async ({ page }) => {
  const keys = watchKeys(page)
  await signUp(page)
  await page.goto(addressOf(readAloud))
  await recordAnswer(page)
  // The server takes the recording, and the browser never hears of it.
  await page.route(isSubmission, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submitWithoutSharing(page)
  await expect(questionPage(page).unsent).toBeVisible({ timeout: 60_000 })
  await expect(recorder(page).take).toBeVisible()
  await expectAccessible(page)
  await page.unroute(isSubmission)
  await questionPage(page).sendNow.click()
  await expectOneScore(page)
  expect([...new Set(keys)]).toHaveLength(1)
})

test('a text submitted offline is kept over a reload and sent once when the network is back', async ({
  page,
  context,
}) => {
  const keys = watchKeys(page)
  await signUp(page)
  await page.goto(addressOf(summarizeWrittenText))
  await questionPage(page).summary.fill(goodSummary)
  await context.setOffline(true)
  await expect(shell(page).offline).toBeVisible()
  await submitWithoutSharing(page)
  await expect(questionPage(page).unsent).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const questions = acceptDialogs(page)
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  expect(questions).toEqual(['beforeunload'])
  await context.setOffline(false)
  await page.goto(addressOf(summarizeWrittenText))
  await expectOneScore(page)
  expect([...new Set(keys)]).toHaveLength(1)
})

test('a text being sent when the network goes is sent by itself when it is back', LONG, async ({ page, context }) => {
  const keys = watchKeys(page)
  await signUp(page)
  await page.goto(addressOf(summarizeWrittenText))
  await questionPage(page).summary.fill(goodSummary)
  await page.route(isSubmission, async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await submitWithoutSharing(page)
  await expect(questionPage(page).unsent).toBeVisible({ timeout: 30_000 })
  await page.unroute(isSubmission)
  await context.setOffline(false)
  await expectOneScore(page)
  expect([...new Set(keys)]).toHaveLength(1)
})

test('typed text survives a reload, and leaving it unsent asks first', async ({ page }) => {
  const { path, question } = summarizeWrittenText
  await signUp(page)
  await page.goto(`${path}/1`)
  await questionList(page).row(question.title).click()
  await questionPage(page).summary.fill('Rereading feels useful, but')
  const questions = acceptDialogs(page)
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  await expect(questionPage(page).summary).toHaveValue('Rereading feels useful, but')
  const { dialog, stay, leave } = leaveDialog(page)
  await shell(page).menuLink('Read Aloud').click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await stay.click()
  await expect(dialog).toBeHidden()
  await expect(questionPage(page).summary).toHaveValue('Rereading feels useful, but')
  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(addressOf(summarizeWrittenText))
  await page.goBack()
  await stay.click()
  await shell(page).menuLink('Read Aloud').click()
  await leave.click()
  await expect(page).toHaveURL(`${readAloud.path}/1`)
  await page.goto(addressOf(summarizeWrittenText))
  await expect(questionPage(page).summary).toHaveValue('Rereading feels useful, but')
})

test(
  'a recording made before the network went is there after a reload and can be submitted',
  LONG,
  async ({ page, context }) => {
    const keys = watchKeys(page)
    await signUp(page)
    await page.goto(addressOf(readAloud))
    await recordAnswer(page)
    await context.setOffline(true)
    acceptDialogs(page)
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(false)
    await page.goto(addressOf(readAloud))
    await expect(recorder(page).kept).toBeVisible()
    await expect(recorder(page).take).toBeVisible()
    await expectAccessible(page)
    await submitWithoutSharing(page)
    await expectOneScore(page)
    expect([...new Set(keys)]).toHaveLength(1)
  },
)

const isSubmission = /\/api\/(?:speaking|writing)\/\w+\/\d+$/

/** The idempotency keys that submissions carried, one per request. */
function watchKeys(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request: Request) => {
    const key = request.headers()['idempotency-key']
    if (key !== undefined) keys.push(key)
  })
  return keys
}

/** Lets the browser's own questions pass and tells which they were. */
function acceptDialogs(page: Page): string[] {
  const types: string[] = []
  page.on('dialog', (dialog) => {
    types.push(dialog.type())
    void dialog.accept()
  })
  return types
}

async function submitWithoutSharing(page: Page): Promise<void> {
  await questionPage(page).submit.click()
  await consentDialog(page).no.click()
}

/** The score opens by itself; there is one answer, and one submission was charged. */
async function expectOneScore(page: Page): Promise<void> {
  await expect(resultDialog(page).total).toBeVisible({ timeout: 60_000 })
  await resultDialog(page).close.click()
  await expect(questionPage(page).unsent).toBeHidden()
  await expect(answers(page).count(1)).toBeVisible()
  await page.reload()
  await expect(answers(page).cards).toHaveCount(1)
  await expect(questionPage(page).credits(4)).toBeVisible()
}
