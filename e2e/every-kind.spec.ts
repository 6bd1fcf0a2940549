import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { coreOnly, kindsOfSkill, submitUntilScored, type Answering } from './support/answering.ts'
import { signInToDemo } from './support/demo.ts'
import { answers, questionList, questionPage, resultDialog, shell } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

for (const [skill, kinds] of Object.entries(kindsOfSkill)) {
  test(`every kind of ${skill} is answered, scored and explained on a phone`, async ({ page }) => {
    test.setTimeout(360_000)
    await signInToDemo(page, 'PREMIUM')
    for (const [slug, answer] of Object.entries(kinds)) {
      await test.step(slug, () => answerFirstQuestion(page, `/dashboard/${skill}/${slug}/1`, answer))
    }
  })
}

async function answerFirstQuestion(page: Page, path: string, answer: Answering): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expect(page).toHaveURL(path)
  if (coreOnly.some((slug) => path.includes(slug))) await shell(page).variant('Core').click()
  await questionList(page).rows.first().click()
  await expect(questionPage(page).position).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const before = await answers(page).cards.count()
  await answer(page)
  await expectAccessible(page)
  await submitUntilScored(page)
  await expectAccessible(page)
  await resultDialog(page).close.click()
  await expect(answers(page).cards).toHaveCount(before + 1)
}
