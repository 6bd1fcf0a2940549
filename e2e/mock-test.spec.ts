import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { chromiumHearing } from './support/chromium.ts'
import { signUp } from './support/learner.ts'
import { talkingPath } from './support/microphone.ts'
import { exam, mockTests } from './support/mock-test.ts'
import { mockTestReport } from './support/mock-test-report.ts'
import { changeToCore } from './support/practising.ts'
import { shell } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// The browser itself reports every request that the cut network loses.
test.use({ expectedErrors: /net::ERR_|409 \(Conflict\)/, launchOptions: chromiumHearing(talkingPath) })

const PREPARATION_MS = 35_000

test('a mini is taken to its report over a reload, a cut network and a killed server, and stands in the list', async ({
  page,
  context,
  server,
}) => {
  await page.clock.install()
  await signUp(page)
  await start(page)
  await expectAccessible(page)
  await exam(page).goOn.click()
  await exam(page).begin.click()
  await speak(page)
  await lose(page)
  await skipTo(page, /^R\/W: Fill in the Blanks/)
  await page.getByRole('combobox').first().selectOption({ index: 1 })
  await context.setOffline(true)
  await exam(page).next.click()
  await expect(exam(page).emptyGaps).toBeVisible()
  await exam(page).leaveAnyway.click()
  await expect(exam(page).waits).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(exam(page).title).toContainText(/^Fill in the Blanks/)
  await skipTo(page, /^Write From Dictation/)
  await page.getByRole('textbox').fill('The library closes')
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('The library closes')
  await server.kill()
  await exam(page).next.click()
  await expect(exam(page).waits).toBeVisible()
  await goOn(page, () => server.start())
  await skipTo(page, /^The test is over/)
  await page.getByRole('link', { name: 'See the report' }).click()
  await expect(mockTestReport(page).score('Overall')).toBeVisible()
  await page.goto('/dashboard/mock-test')
  await expect(mockTests(page).finished('Mini test')).toBeVisible()
  await expect(mockTests(page).start('Mini test')).toHaveCount(0)
  await expect(mockTests(page).unlock('Mini test')).toBeVisible()
})

test('a mini of the core exam is taken by keys alone; the newer of two windows takes it over', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await signUp(page)
  await changeToCore(page)
  await start(page)
  await press(page, 'Continue')
  await press(page, 'Begin')
  await expect(exam(page).title).toContainText(/^Read Aloud/)
  const other = await context.newPage()
  await other.goto(page.url())
  await press(other, 'Continue')
  await press(other, 'Begin')
  await expect(exam(other).askedAgain).toBeVisible()
  await expect(exam(page).takeOver).toBeVisible()
  await press(page, 'Take it over here')
  await expect(exam(page).title).toContainText(/^Read Aloud/)
  await other.close()
  await page.clock.fastForward(PREPARATION_MS)
  await expect(exam(page).stop).toBeVisible()
  await goOn(page, async () => {
    await exam(page).next.press('Enter')
    await exam(page).leaveAnyway.press('Enter')
  })
  await skipTo(page, /^The test is over/)
  await page.getByRole('link', { name: 'See the report' }).press('Enter')
  await expect(mockTestReport(page).score('Overall')).toBeVisible()
})

/** Starts the free mini from the menu's page. */
async function start(page: Page): Promise<void> {
  await page.goto('/dashboard/mock-test')
  await mockTests(page).start('Mini test').click()
  await mockTests(page).startTest.click()
  await expect(exam(page).title).toHaveText('Before you begin')
  await expect(shell(page).menu).toBeHidden()
}

/** Reads the text aloud when the time to prepare is over, and goes on before the time to speak is. */
async function speak(page: Page): Promise<void> {
  await expect(exam(page).title).toContainText(/^Read Aloud/)
  await expectAccessible(page)
  await page.clock.fastForward(PREPARATION_MS)
  await expect(exam(page).stop).toBeVisible()
  await goOn(page, async () => {
    await exam(page).next.click()
    await exam(page).leaveAnyway.click()
  })
}

/** The page is loaded anew: a spoken item is asked once more. */
async function lose(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(exam(page).askedAgain).toBeVisible()
}

/** Leaves items without an answer until one of this title stands there. */
async function skipTo(page: Page, title: RegExp): Promise<void> {
  const { begin, next, over, title: heading } = exam(page)
  for (;;) {
    // Between two items, and before the end is acknowledged, there is nothing to press.
    await expect(begin.or(next).or(over).first()).toBeVisible()
    if (title.test((await heading.textContent()) ?? '')) return
    if (await begin.isVisible()) await goOn(page, () => begin.press('Enter'))
    else {
      await goOn(page, async () => {
        await next.press('Enter')
        await exam(page).leaveAnyway.press('Enter')
      })
    }
  }
}

/** Waits until the test has gone on from where it stands. */
async function goOn(page: Page, step: () => Promise<void>): Promise<void> {
  const standing = async () => {
    const [title, place] = [exam(page).title, exam(page).place]
    return [...(await title.allTextContents()), ...(await place.allTextContents())].join(' ')
  }
  const before = await standing()
  await step()
  const isElsewhere = async () => !['', before].includes(await standing())
  await expect.poll(isElsewhere, { timeout: 20_000 }).toBe(true)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
