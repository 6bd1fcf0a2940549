import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { keyboard, skipToContent } from './support/keyboard.ts'
import { lessons } from './support/lesson-pages.ts'
import { LONG } from './support/long.ts'
import { recorder, upgradeDialog } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const question = '/dashboard/speaking/read-aloud/question/3'

/** The narration of the present slide is there: the first to ask waits until it is rendered. */
async function expectNarration(page: Page): Promise<void> {
  const { position } = lessons(page)
  await expect(position).toHaveAttribute('aria-valuetext', /of 0:[1-5]\d$/u, { timeout: 60_000 })
}

test('by keys alone a premium learner finds a lesson, hears it, reads along, and answers its quiz', async ({
  page,
}) => {
  await signInToDemo(page, 'PREMIUM')
  await page.goto(question)
  const lesson = lessons(page)

  await test.step('the slider shows four slides and a half', async () => {
    await expect(lesson.flash('Learning')).toBeVisible()
    await skipToContent(page)
    await keyboard.press(lesson.flash('Grammar'))
    await expect(lesson.cards).toHaveCount(5)
    const strip = await lesson.overlay.getByRole('list').boundingBox()
    const fifth = await lesson.cards.nth(4).boundingBox()
    const shown = ((strip?.x ?? 0) + (strip?.width ?? 0) - (fifth?.x ?? 0)) / (fifth?.width ?? 1)
    expect(shown).toBeGreaterThan(0.4)
    expect(shown).toBeLessThan(0.6)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(lesson.overlay).toBeHidden()
    await expect(lesson.flash('Grammar')).toBeFocused()
  })

  await test.step('a lesson opens on its own page', async () => {
    await keyboard.press(lesson.flash('Learning'))
    await keyboard.press(lesson.cards.first())
    await expect(page).toHaveURL(/\/dashboard\/lessons\/speaking-read-aloud\?/)
    await expect(page.getByRole('heading', { level: 1, name: 'Read Aloud, step by step' })).toBeFocused()
    await expect(lesson.place('1 of 7')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('its narration is heard', async () => {
    await expectNarration(page)
    await page.keyboard.press('Space')
    await expect(lesson.pause).toBeVisible()
    await expect(lesson.position).toHaveAttribute('aria-valuetext', /^0:0[1-9] of 0:\d\d$/u, { timeout: 30_000 })
    await page.keyboard.press('Space')
    await expect(lesson.pause).toBeHidden()
  })

  await test.step('the transcript is read, and the keys turn the slides', async () => {
    await keyboard.press(lesson.showTranscript)
    await expect(lesson.transcript).toContainText('you become a newsreader for half a minute')
    await page.keyboard.press(']')
    await expect(lesson.place('2 of 7')).toBeVisible()
    await expect(lesson.slide).toHaveText('How it is scored')
    for (let slide = 2; slide <= 7; slide++) {
      await expect(lesson.place(`${slide} of 7`)).toBeVisible()
      await expectNarration(page)
      await page.keyboard.press(']')
    }
    await expect(lesson.quiz).toBeFocused()
  })

  await test.step('the quiz says what is right', async () => {
    for (const right of ['Go on with the next word.', /^Between groups/, /^Understand the text/]) {
      await keyboard.press(lesson.questions.getByRole('radio', { name: right }))
      await keyboard.press(lesson.check.first())
    }
    await expect(lesson.result).toHaveText('All 3 right')
    await expectAccessible(page)
  })

  await test.step('and the way leads back to the question', async () => {
    await keyboard.press(lesson.toQuestion)
    await expect(page).toHaveURL(question)
  })
})

test('a lesson and the recorder are never on together', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      Object.assign(window, { microphone: stream.getAudioTracks()[0] })
      return stream
    }
  })
  const stateOfMicrophone = () => page.evaluate(() => Object(window).microphone?.readyState)
  await signInToDemo(page, 'PREMIUM')
  await page.goto(question)
  const { record, stop } = recorder(page)
  await record.click()
  await expect(stop).toBeVisible()
  expect(await stateOfMicrophone()).toBe('live')
  await lessons(page).flash('Learning').click()
  await lessons(page).cards.first().click()
  await expect(lessons(page).place('1 of 7')).toBeVisible()
  expect(await stateOfMicrophone()).toBe('ended')
  await expectNarration(page)
})

test('a trial learner meets the upgrade dialog at both buttons', LONG, async ({ page }) => {
  await signInToDemo(page, 'TRIAL')
  const { dialog, notNow } = upgradeDialog(page)
  await page.goto(question)
  for (const topic of ['Grammar', 'Learning'] as const) {
    await lessons(page).flash(topic).click()
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await notNow.click()
    await expect(dialog).toBeHidden()
    await expect(lessons(page).overlay).toBeHidden()
  }
})

test.describe('at the address itself', () => {
  // The refusal is an answer of the server that a browser writes to its console.
  test.use({ expectedErrors: /402/ })

  test('a trial learner is refused by the server', LONG, async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    await page.goto('/dashboard/lessons/speaking-read-aloud')
    await expect(upgradeDialog(page).dialog).toBeVisible()
    await upgradeDialog(page).notNow.click()
    await expect(page.getByText('Lessons need a premium plan').last()).toBeVisible()
    await expectAccessible(page)
  })
})
