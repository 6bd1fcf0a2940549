import type { Page } from '@playwright/test'
import { button, dialog } from '../support/controls.ts'
import { heldSound, stopSound } from '../support/sound.ts'
import { at, atChecks, atPart, runningPath as path, step } from './mock-running.ts'
import type { Reach } from './reach.ts'
import type { Screen } from './screen.ts'

const shared = { path, viewer: 'PREMIUM', isBusy: true } as const
/** So little is left that the time to prepare is over. */
const speaking = { item: { remainingMs: 44_000 } }

const refuse = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
const closeRefusal: Reach = async (page) => {
  const refusal = dialog(page, 'No Microphone Permission')
  await refusal.getByRole('button', { name: 'Close' }).click()
  await refusal.waitFor({ state: 'hidden' })
}
const refusedAtChecks: Reach = async (page) => {
  await refuse(page)
  await atChecks('full')(page)
  await step(page, 'Record')
  await closeRefusal(page)
}
const refusedAtItem: Reach = async (page) => {
  await refuse(page)
  await atPart('speaking/read-aloud', speaking)(page)
  // The dialog stands over the item as soon as it opens.
  await step(page, 'Begin')
  await closeRefusal(page)
}
const askedBeforeNext: Reach = async (page) => {
  await refusedAtItem(page)
  await step(page, 'Next')
  await button(page, 'Next item').waitFor()
}
const unplugged: Reach = async (page) => {
  await page.addInitScript(heldSound)
  const recording: Reach = async () => {
    await button(page, 'Stop recording').waitFor()
    await page.waitForTimeout(2000) // something has to be recorded
    await stopSound(page, 'track')
    await page.getByText('The recording stopped early').waitFor()
  }
  await at('speaking/read-aloud', recording, speaking)(page)
}

/** A microphone that is refused before a test or in it, and one that goes while it records. */
export const mockMicrophoneScreens: readonly Screen[] = [
  { ...shared, name: 'mock-checks-refused', reach: refusedAtChecks, isWholeShown: true },
  { ...shared, name: 'mock-refused', reach: refusedAtItem, isWholeShown: true },
  { ...shared, name: 'mock-refused-next', reach: askedBeforeNext },
  // Last: from now on the sound of these pages is held.
  { ...shared, name: 'mock-recorded-early', reach: unplugged },
]
