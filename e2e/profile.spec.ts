import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { keyboard, reach } from './support/keyboard.ts'
import { signInFromLanding, signUp, submitSignIn } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { dashboard, shell } from './support/pages.ts'
import { linkMailedTo, profilePage } from './support/profile.ts'
import { expect, test } from './support/test.ts'
import { unzipped } from './support/zip.ts'

// The browser itself reports every request that is refused: a wrong password, and a sign-in that has ended.
test.use({ expectedErrors: /status of 40[01]/ })

const path = '/dashboard/profile'

async function openProfile(page: Page): Promise<void> {
  await page.goto(path)
  await expect(profilePage(page).heading).toBeVisible()
  await expect(profilePage(page).sessions.first()).toBeVisible()
}

test('by keys alone a learner changes name, country and zone, and they stay', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await shell(page).userMenu.click()
  await profilePage(page).menuEntry.click()
  const { heading, name, country, timeZone, save, toast } = profilePage(page)
  await expect(heading).toBeVisible()
  await expectAccessible(page)
  await reach(name)
  await page.keyboard.press('ControlOrMeta+a')
  await keyboard.write(name, 'Zofia W.')
  await keyboard.select(country, 'Albania')
  await keyboard.select(timeZone, 'Africa/Accra (UTC+0)')
  await keyboard.press(save)
  await expect(toast('Saved successfully')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Zofia W.')
  await expect(country).toHaveValue('AL')
  await expect(timeZone).toHaveValue('Africa/Accra')
  await page.goto('/dashboard')
  await expect(dashboard(page).heading).toContainText('Zofia W.')
})

test('all data comes as one file that holds the answers and their recordings', async ({ page }) => {
  await signInToDemo(page, 'TRIAL')
  await openProfile(page)
  const [download] = await Promise.all([page.waitForEvent('download'), profilePage(page).download.click()])
  expect(download.suggestedFilename()).toMatch(/^rehearsal-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipped(readFileSync(await download.path()))
  const rows = (name: string): { id: number; nickname?: string }[] => JSON.parse(String(files.get(name)))
  expect(rows('users.json')).toHaveLength(1)
  expect(rows('attempt.json').length).toBeGreaterThan(10)
  const recordings = rows('recording.json').map(({ id }) => files.get(`recordings/${id}.mp3`)?.length ?? 0)
  expect(recordings.length).toBeGreaterThan(0)
  expect(Math.min(...recordings)).toBeGreaterThan(1000)
  await expect(page.getByText(/Your download has begun/)).toBeVisible()
  // The address was good once.
  const again = await page.request.get(download.url())
  expect(again.status()).toBe(404)
})

test('another browser is seen and signed out, and is out at once', LONG, async ({ page, browser, baseURL }) => {
  const learner = await signUp(page)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await submitSignIn(other, learner)
  await expect(dashboard(other).heading).toBeVisible()
  await openProfile(page)
  await expect(profilePage(page).sessions).toHaveCount(2)
  await expect(profilePage(page).sessions.first()).toContainText('This browser')
  await profilePage(page).signOutOther.click()
  await expect(profilePage(page).sessions).toHaveCount(1)
  await other.goto(path)
  await expect(other).toHaveURL('/')
  await elsewhere.close()
  await page.reload()
  await expect(profilePage(page).heading).toBeVisible()
})

test('a new address is confirmed by the link that was mailed to it', LONG, async ({ page, server }) => {
  const learner = await signUp(page)
  await openProfile(page)
  const { changeEmail, newEmail, emailPassword, sendLink, emailSection, confirmAddress } = profilePage(page)
  const email = `a-new-address-with-a-rather-long-name-${learner.email}`
  await changeEmail.click()
  await newEmail.fill(email)
  await emailPassword.fill('not the password')
  await sendLink.click()
  await expect(emailSection.getByText('This is not your password.')).toBeVisible()
  await expect(emailPassword).toBeFocused()
  await expect(newEmail).toHaveValue(email)
  await expectAccessible(page)
  await emailPassword.fill(learner.password)
  await sendLink.click()
  await expect(emailSection.getByText(/Open the link that we mailed to/)).toBeVisible()
  await page.goto(await linkMailedTo(server.dataDir, email, /\/confirm-email\/[\w-]+/u))
  await expectAccessible(page)
  await confirmAddress.click()
  await expect(page.getByText('Your address is changed')).toBeVisible()
  await openProfile(page)
  await expect(emailSection.getByText(`You sign in with ${email}.`)).toBeVisible()
  // However long an address is, a phone is not scrolled sideways.
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a calendar has a private address until it is made anew', LONG, async ({ page }) => {
  await signUp(page)
  await openProfile(page)
  const { makeAddress, calendarAddress } = profilePage(page)
  await makeAddress.click()
  const first = await calendarAddress.inputValue()
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VCALENDAR')
  await expectAccessible(page)
  await makeAddress.click()
  await expect(calendarAddress).not.toHaveValue(first)
  expect((await page.request.get(first)).status()).toBe(404)
})

test('an account that is to be deleted signs out, and is kept by who comes back', async ({ page }) => {
  const learner = await signUp(page)
  await openProfile(page)
  const { askForDeletion, deletion, deletionPassword, deletionTick, confirmDeletion, due, keep, toast } =
    profilePage(page)
  await askForDeletion.click()
  await expect(deletion).toBeVisible()
  await expectAccessible(page)
  await deletionPassword.fill(learner.password)
  await expect(confirmDeletion).toBeDisabled()
  await deletionTick.check()
  await confirmDeletion.click()
  await expect(page).toHaveURL('/')
  await expect(toast(/^Your account will be deleted on/)).toBeVisible()
  await signInFromLanding(page, learner)
  await expect(dashboard(page).heading).toBeVisible()
  await expect(due).toBeVisible()
  await expectAccessible(page)
  await keep.click()
  await expect(toast('Your account stays.')).toBeVisible()
  await page.reload()
  await expect(dashboard(page).heading).toBeVisible()
  await expect(due).toBeHidden()
})
