import { expect, type Page } from '@playwright/test'
import type { Hand } from './hand.ts'
import { resultDialog } from './result-pages.ts'
import { profilePage } from './profile.ts'
import { consentDialog, questionPage, shell } from './pages.ts'

const wide = { width: 1440, height: 900 }

/** The kinds that the core variant alone has. */
export const coreOnly = ['write-email', 'respond-to-a-situation']

/** The kinds that the whole exam of today alone has. */
export const wholeExamOnly = ['summarize-group-discussion']

/** Chooses it in the profile, as the home page says. */
export async function chooseWholeExam(page: Page): Promise<void> {
  await page.goto('/dashboard/profile')
  const { wholeExam, saveExam, toast } = profilePage(page)
  await wholeExam.check()
  await saveExam.click()
  await expect(toast('Saved')).toBeVisible()
}

/** The switch of the exam stands in the top bar of a wide screen. */
export async function changeToCore(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize(wide)
  await page.goto('/dashboard')
  await shell(page).variant('Core').click()
  await expect(shell(page).variant('Core').getByRole('radio')).toBeChecked()
  if (size !== null) await page.setViewportSize(size)
}

/** Submits, and says once that others may not see the answers. */
export async function submit(page: Page, hand: Hand): Promise<void> {
  const { dialog: result } = resultDialog(page)
  const { dialog: consent, no } = consentDialog(page)
  await hand.press(questionPage(page).submit)
  await expect(result.or(consent)).toBeVisible({ timeout: 60_000 })
  if (await consent.isVisible()) await hand.press(no)
}
