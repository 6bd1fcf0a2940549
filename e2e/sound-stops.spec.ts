import type { Page } from '@playwright/test'
import { chromiumHearing } from './support/chromium.ts'
import { mouse } from './support/hand.ts'
import { readAloud } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { talkingPath } from './support/microphone.ts'
import { consentDialog, questionPage, recordedFor, recorder } from './support/pages.ts'
import { resultDialog } from './support/result-pages.ts'
import { heldSound, stopSound } from './support/sound.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: chromiumHearing(talkingPath) })

test('a microphone that goes and a sound that is interrupted end the take, which is kept, named and sent', async ({
  page,
}) => {
  await openQuestion(page)
  const { record, stop, take, again, message, time } = recorder(page)
  await record.click()
  await expect(time).toHaveText(recordedFor(2))
  await stopSound(page, 'track')
  await expect(message).toHaveText('The microphone was disconnected. What was recorded before is kept.')
  await expect(questionPage(page).submit).toBeEnabled()
  await again.click()
  await expect(stop).toBeVisible()
  await expect(time).toHaveText(recordedFor(2))
  await stopSound(page, 'context')
  await expect(message).toHaveText('A call or another app interrupted the recording. What was recorded before is kept.')
  await take.getByRole('button', { name: 'Play' }).click()
  await expect(take.getByRole('button', { name: 'Pause' })).toBeVisible()
  await questionPage(page).submit.click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
})

test('the end of the exam’s time ends a take whose sound stands still, and hands it in', async ({ page }) => {
  await page.clock.install()
  await openQuestion(page)
  const { stop, message, record, time } = recorder(page)
  await questionPage(page).examTiming.check()
  await page.clock.fastForward(readAloudSeconds.preparation * 1000)
  await expect(stop).toBeVisible()
  await expect(time).toHaveText(recordedFor(2))
  await stopSound(page, 'context')
  await page.clock.fastForward(readAloudSeconds.answer * 1000)
  // It is handed in at once, and dialogs open over the page by themselves: why it ended is read when they are left.
  await consentDialog(page).no.click()
  await expect(resultDialog(page).total).toBeVisible({ timeout: 60_000 })
  await mouse.leaveResult(page)
  await expect(message).toHaveText('Recording stopped because the time was up.')
  await expect(record).toBeHidden()
})

const readAloudSeconds = { preparation: 35, answer: 40 }

async function openQuestion(page: Page): Promise<void> {
  await page.addInitScript(heldSound)
  await signUp(page)
  await page.goto(`${readAloud.path}/question/${readAloud.question.id}`)
  await expect(questionPage(page).title(readAloud.question.title)).toBeVisible()
}
