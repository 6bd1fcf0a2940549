import type { Locator, Page } from '@playwright/test'
import { signInToDemo } from './support/demo.ts'
import { LONG } from './support/long.ts'
import { shell } from './support/pages.ts'
import { shareDialog } from './support/sharing.ts'
import { expect, test } from './support/test.ts'

/** A question that the demo learner has answered. */
const answered = '/dashboard/reading/re-order-paragraphs/question/29'
const failure = 'Link not found!'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a message leaves the actions of a sheet, its head and the menu free', async ({ page }) => {
    const share = await copyNothing(page)
    const message = page.getByRole('dialog', { name: failure })
    for (const control of await share.dialog.getByRole('button').all()) await expectApart(message, control)
    await expectApart(message, share.dialog)
    // Its button is not read out with it. A press on the message is no press beside the sheet.
    await message.locator('button').tap()
    await expect(message).toHaveCount(0)
    await expect(share.dialog).toBeVisible()
    await share.copy.tap()
    await hold(message)
    await page.keyboard.press('Escape')
    await expect(share.dialog).toBeHidden()
    await expect(message).toBeVisible()
    await expectApart(message, shell(page).menu)
    await expectApart(message, page.getByRole('banner'))
  })

  for (const [direction, x, y] of [
    ['upwards', 0, -90],
    ['to the side', 140, 0],
  ] as const) {
    test(`a message is wiped away ${direction}`, LONG, async ({ page }) => {
      const { dialog } = await copyNothing(page)
      const message = page.getByRole('dialog', { name: failure })
      await swipe(message, x, y)
      await expect(message).toHaveCount(0, { timeout: 2000 })
      await expect(dialog).toBeVisible()
    })
  }
})

test('on a tablet a message stands at the top, for there, too, sheets come from the bottom', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const share = await copyNothing(page)
  const message = page.getByRole('dialog', { name: failure })
  for (const control of await share.dialog.getByRole('button').all()) await expectApart(message, control)
  const [top, height] = await message.evaluate((element) => [element.getBoundingClientRect().top, window.innerHeight])
  expect(top).toBeLessThan(height / 8)
})

/** Opens Share Scores and asks for the link that is not there: that is told by a message which stays for eight seconds. */
async function copyNothing(page: Page) {
  await signInToDemo(page, 'PREMIUM')
  await page.goto(answered)
  const share = shareDialog(page)
  await share.fromCard.first().click()
  await share.copy.click()
  await hold(page.getByRole('dialog', { name: failure }))
  return share
}

/** Under the pointer a message stays, however slow the machine of the tests is. */
async function hold(message: Locator): Promise<void> {
  await message.hover()
  await message.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)))
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) throw new Error('Both must be on screen')
  const areApart = a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x
  expect(areApart, `${JSON.stringify(a)} over ${JSON.stringify(b)}: ${await other.innerText()}`).toBe(true)
}

/** A finger that takes hold of the text and is lifted elsewhere. */
async function swipe(target: Locator, x: number, y: number): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is wiped away must be on screen')
  const client = await target.page().context().newCDPSession(target.page())
  const [fromX, fromY] = [box.x + box.width / 3, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: fromX + x * share, y: fromY + y * share }],
    })
  await touch('touchStart', 0)
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', share)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
