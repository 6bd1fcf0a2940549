import type { Page } from '@playwright/test'
import { recorder } from '../support/pages.ts'
import { heldSound, stopSound } from '../support/sound.ts'
import type { Reach } from './reach.ts'
import type { Screen } from './screen.ts'

/** A recording that something ends: the device that goes, or a call. */
const endedBy =
  (what: 'track' | 'context'): Reach =>
  async (page) => {
    await page.addInitScript(heldSound)
    await page.reload()
    const { record, again, message } = recorder(page)
    await record.or(again).first().click()
    await recorder(page).stop.waitFor()
    await page.waitForTimeout(2000) // something of the wave is to be seen
    await stopSound(page, what)
    await message.waitFor()
  }

/** A browser inside an app, which has no microphone for pages. */
const insideApp =
  (agent: string): Reach =>
  async (page: Page) => {
    await page.addInitScript((userAgent) => {
      Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent })
      Reflect.deleteProperty(Navigator.prototype, 'mediaDevices')
    }, agent)
    await page.reload()
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
  }

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const path = '/dashboard/speaking/read-aloud/question/8'
/** Nothing is kept here that could be heard. */
const unanswered = '/dashboard/speaking/read-aloud/question/10'
const viewer = 'TRIAL'

/** What a recorder says when the sound goes, and where there is none. */
export const recordingScreens: readonly Screen[] = [
  { name: 'recording-disconnected', path, viewer, reach: endedBy('track') },
  { name: 'recording-interrupted', path, viewer, reach: endedBy('context') },
  {
    name: 'recording-inside-instagram',
    path: unanswered,
    viewer,
    reach: insideApp(`${phone} Instagram 330.0.0.21.96`),
  },
  { name: 'recording-inside-an-app', path: unanswered, viewer, reach: insideApp(phone) },
]
