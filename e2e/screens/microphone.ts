import type { Page } from '@playwright/test'
import { recorder } from '../support/pages.ts'
import { microphoneSetup } from '../support/microphone-pages.ts'
import { failure, rightToLeft, type Reach } from './reach.ts'
import type { Screen } from './screen.ts'

const trial = { viewer: 'TRIAL', path: '/dashboard/microphone-setup', isWholeShown: true } as const
const sentence = 'The culture we acquire comes first from our families, and later from the schools that teach us.'
const longName =
  'Default: Konferenzmikrofon mit Rauschunterdrueckung (Donaudampfschifffahrt UltraWideband 2000) (046d:0892)'

const allowed: Reach = async (page) => {
  await microphoneSetup(page).allow.click()
  await microphoneSetup(page).confirmChoice.waitFor()
}

/** These microphones are connected. */
const connected =
  (labels: readonly string[], then: Reach): Reach =>
  async (page) => {
    await page.evaluate((names) => {
      navigator.mediaDevices.enumerateDevices = async () =>
        names.map((label) => ({ deviceId: label, groupId: '', kind: 'audioinput', label, toJSON: () => ({}) }))
    }, labels)
    await then(page)
  }

const testing: Reach = async (page) => {
  await allowed(page)
  await microphoneSetup(page).confirmChoice.click()
  await recorder(page).record.waitFor()
}

const speaking: Reach = async (page) => {
  await testing(page)
  await recorder(page).record.click()
  await microphoneSetup(page).voice.waitFor()
}

/** The sentence was read, and the check ends so. */
const tested =
  (answer: { status?: number; json: unknown }): Reach =>
  async (page) => {
    await page.route(/\/api\/transcription$/, (route) => route.fulfill(answer))
    await speaking(page)
    await recorder(page).stop.click()
    await recorder(page).again.waitFor()
    await page.waitForTimeout(500)
  }
const understood = tested({ json: { transcription: sentence } })

const saving: Reach = async (page) => {
  await understood(page)
  await microphoneSetup(page).confirm.click()
  await microphoneSetup(page).save.waitFor()
}

const missing: Reach = async (page) => {
  await page.evaluate(() =>
    localStorage.setItem('microphone', '{"deviceId":"gone","label":"Old headset","sensitivity":100}'),
  )
  await page.reload()
  await allowed(page)
  await page.evaluate(() => localStorage.removeItem('microphone'))
}

const refused: Reach = async (page) => {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await microphoneSetup(page).allow.click()
}

const fromRightToLeft = async (page: Page) => {
  await rightToLeft(page)
  await understood(page)
}

/** The microphone set-up, step by step. */
export const microphoneScreens: readonly Screen[] = [
  { name: 'microphone', ...trial },
  { name: 'microphone-refused', ...trial, reach: refused },
  { name: 'microphone-devices', ...trial, reach: allowed },
  { name: 'microphone-devices-long', ...trial, reach: connected([longName, 'Built-in', longName + ' 2'], allowed) },
  { name: 'microphone-none', ...trial, reach: connected([], allowed) },
  { name: 'microphone-missing', ...trial, reach: missing },
  { name: 'microphone-test', ...trial, reach: testing },
  { name: 'microphone-speaking', ...trial, reach: speaking, isBusy: true },
  { name: 'microphone-understood', ...trial, reach: understood },
  { name: 'microphone-not-understood', ...trial, reach: tested({ json: { transcription: 'the families' } }) },
  { name: 'microphone-check-failing', ...trial, reach: tested({ status: 500, json: failure }) },
  { name: 'microphone-save', ...trial, reach: saving },
  { name: 'microphone-rtl', ...trial, reach: fromRightToLeft },
]
