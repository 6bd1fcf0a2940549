import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { chromiumHearing, chromiumRefusing } from './support/chromium.ts'
import { keyboard } from './support/keyboard.ts'
import { readAloud } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { speechOf, writeMicrophoneFile } from './support/microphone.ts'
import { microphoneSetup } from './support/microphone-pages.ts'
import { questionPage, recorder, shell } from './support/pages.ts'
import { expect, test, watchErrors } from './support/test.ts'

// The dictionary is taken in while the server runs, and the home page asks it for the word of the day (503).
const expectedErrors = /status of 503/
test.use({ expectedErrors })
const unexpected = (errors: readonly string[]) => errors.filter((text) => !expectedErrors.test(text))

const setupUrl = '/dashboard/microphone-setup'
const sentence = 'The culture we acquire comes first from our families, and later from the schools that teach us.'
const names = {
  permission: 'Microphone Setup',
  device: 'Select Microphone',
  test: 'Test voice level and speech recognition',
  save: 'Save Microphone Configuration',
}

for (const { name, viewport, bars, tag } of [
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, bars: 50, tag: LONG.tag },
  { name: 'a phone', viewport: { width: 390, height: 844 }, bars: 25, tag: [] },
]) {
  test(
    `on ${name} the microphone is set up in four steps, and a question then records with it`,
    { tag },
    async ({ server, playwright }) => {
      const file = writeMicrophoneFile('.cache/e2e/culture.wav', await speechOf(sentence), { before: 0.3, after: 0.3 })
      const browser = await playwright.chromium.launch(chromiumHearing(file))
      const context = await browser.newContext({ baseURL: server.url, permissions: ['microphone'], viewport })
      const errors = watchErrors(context)
      const page = await context.newPage()
      await watchMicrophones(page)
      await signUp(page)
      await openFromMenu(page)
      await allow(page)
      const device = await chooseSecond(page)
      await readSentence(page, bars)
      await saveIt(page, device.label)
      await recordsWith(page, device.id)
      expect(unexpected(errors)).toEqual([])
      await browser.close()
    },
  )
}

/** Writes down which microphone is asked for, and what its sound is multiplied by. */
async function watchMicrophones(page: Page) {
  await page.addInitScript(() => {
    const asked: unknown[] = []
    const gains: number[] = []
    Object.assign(window, { asked, gains })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      asked.push(constraints?.audio)
      return open(constraints)
    }
    const Gain = window.GainNode
    window.GainNode = class extends Gain {
      constructor(of: BaseAudioContext, options: GainOptions = {}) {
        super(of, options)
        gains.push(options.gain ?? 1)
      }
    }
  })
}

const watched = (page: Page): Promise<{ asked: unknown[]; gains: number[] }> =>
  page.evaluate(() => ({ asked: Reflect.get(window, 'asked'), gains: Reflect.get(window, 'gains') }))

async function openFromMenu(page: Page) {
  const { userMenu, bottomTab } = shell(page)
  await userMenu.or(bottomTab('Me')).click()
  await page
    .getByRole('menuitem', { name: 'Microphone setup' })
    .or(page.getByRole('link', { name: 'Microphone setup' }))
    .click()
  await expect(microphoneSetup(page).heading).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(setupUrl)
  await expectAccessible(page)
}

async function allow(page: Page) {
  const setup = microphoneSetup(page)
  await setup.allow.click()
  await expect(setup.devices.first()).toBeChecked()
  await expect(setup.step(names.device)).toBeFocused()
  await expect(setup.state(names.permission)).toContainText('Done')
  await expect(setup.state(names.device)).toHaveText('In progress')
  await expect(setup.state(names.test)).toHaveText('Waiting')
  await expectAccessible(page)
}

async function chooseSecond(page: Page): Promise<{ id: string; label: string }> {
  const setup = microphoneSetup(page)
  const second = setup.devices.nth(1)
  await second.check()
  const id = await second.getAttribute('value')
  const label = await second.locator('xpath=ancestor::label').innerText()
  await setup.confirmChoice.click()
  await expect(setup.step(names.test)).toBeFocused()
  await expect(setup.state(names.device)).toContainText(label)
  return { id: id ?? '', label }
}

async function readSentence(page: Page, bars: number) {
  const setup = microphoneSetup(page)
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(setup.bars).toHaveCount(bars)
  await expect(setup.sensitivity).toHaveValue('100')
  await expect(setup.confirm).toBeDisabled()
  await expectAccessible(page)
  // By keys: from 100 to 90.
  await setup.sensitivity.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(setup.sensitivity).toHaveValue('90')
  await recorder(page).record.click()
  await expect(setup.voice).toBeVisible({ timeout: 15_000 })
  await page.waitForTimeout(9000) // the whole sentence at least once
  await recorder(page).stop.click()
  await expect(setup.recognised).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await setup.confirm.click()
}

async function saveIt(page: Page, label: string) {
  const setup = microphoneSetup(page)
  await expect(setup.step(names.save)).toBeFocused()
  const shown = page.getByRole('listitem', { name: names.save })
  await expect(shown).toContainText(label)
  await expect(shown).toContainText('90 of 100')
  await expect(shown.getByText('Yes', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await setup.change(names.device).click()
  await expect(setup.step(names.device)).toBeFocused()
  await setup.confirmChoice.click()
  await readAgain(page)
  await setup.save.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(shell(page).toast('Saved successfully')).toBeVisible()
}

/** Who goes back tests anew. */
async function readAgain(page: Page) {
  const setup = microphoneSetup(page)
  await expect(setup.sensitivity).toHaveValue('90')
  await page.keyboard.press('r')
  await expect(setup.voice).toBeVisible({ timeout: 15_000 })
  await page.waitForTimeout(9000)
  await page.keyboard.press('r')
  await expect(setup.recognised).toBeVisible({ timeout: 60_000 })
  await setup.confirm.click()
}

async function recordsWith(page: Page, deviceId: string) {
  await page.goto(`${readAloud.path}/question/${readAloud.question.id}`)
  await expect(questionPage(page).title(readAloud.question.title)).toBeVisible()
  await recorder(page).record.click()
  await expect(recorder(page).stop).toBeVisible()
  const { asked, gains } = await watched(page)
  expect(asked).toEqual([expect.objectContaining({ deviceId: { exact: deviceId } })])
  expect(gains.at(-1)).toBe(0.9)
  await expect(recorder(page).panel).not.toContainText('not connected')
}

test('a refused microphone stays on the first step and is only logged', LONG, async ({ server, playwright }) => {
  const browser = await playwright.chromium.launch(chromiumRefusing())
  const context = await browser.newContext({ baseURL: server.url })
  const errors = watchErrors(context)
  const page = await context.newPage()
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  await signUp(page)
  await page.goto(setupUrl)
  const setup = microphoneSetup(page)
  await setup.allow.click()
  await expect.poll(() => logged).toEqual([expect.stringContaining('The microphone could not be set up')])
  await expect(setup.state(names.permission)).toHaveText('In progress')
  await expect(setup.state(names.device)).toHaveText('Waiting')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(setup.allow).toBeFocused()
  await expectAccessible(page)
  expect(unexpected(errors)).toEqual([])
  await browser.close()
})

test('a saved microphone that is gone gives way to the default one, with a word about it', LONG, async ({ page }) => {
  await signUp(page)
  await page.evaluate(() =>
    localStorage.setItem('microphone', JSON.stringify({ deviceId: 'gone', label: 'Old headset', sensitivity: 100 })),
  )
  await page.goto(`${readAloud.path}/question/${readAloud.question.id}`)
  await expect(questionPage(page).title(readAloud.question.title)).toBeVisible()
  await recorder(page).record.click()
  await expect(recorder(page).stop).toBeVisible()
  await expect(recorder(page).panel).toContainText('The microphone you saved is not connected')
  await page.goto(setupUrl)
  await microphoneSetup(page).allow.click()
  await expect(page.getByText('“Old headset” is not connected any more', { exact: false })).toBeVisible()
  await expect(microphoneSetup(page).devices.first()).toBeChecked()
})

test('a sentence that was not read is not called understood', LONG, async ({ page }) => {
  await signUp(page)
  await page.goto(setupUrl)
  const setup = microphoneSetup(page)
  await setup.allow.click()
  await setup.confirmChoice.click()
  // The learner of the tests says something else, and the recorder stops in the silence after it.
  await page.keyboard.press('r')
  await expect(recorder(page).again).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The sentence was not understood.', { exact: false })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await setup.confirm.click()
  await expect(page.getByText('No: the sentence was not understood')).toBeVisible()
})

test('by keys alone the microphone is set up, and the focus is always seen', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await page.goto(setupUrl)
  const setup = microphoneSetup(page)
  await keyboard.press(setup.allow)
  await expect(setup.step(names.device)).toBeFocused()
  await keyboard.press(setup.devices.nth(1))
  await expect(setup.devices.nth(1)).toBeChecked()
  await keyboard.press(setup.confirmChoice)
  await expect(setup.step(names.test)).toBeFocused()
  await keyboard.press(recorder(page).record)
  await expect(recorder(page).again).toBeVisible({ timeout: 30_000 })
  await expect(setup.confirm).toBeEnabled({ timeout: 30_000 })
  await keyboard.press(setup.confirm)
  await expect(setup.step(names.save)).toBeFocused()
  await keyboard.press(setup.save)
  await expect(shell(page).toast('Saved successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})
