import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { chromiumHearing } from './support/chromium.ts'
import { signInToDemo } from './support/demo.ts'
import { answeredKinds } from './support/every-kind.ts'
import { finger } from './support/hand.ts'
import { LONG } from './support/long.ts'
import { talkingPath } from './support/microphone.ts'
import { answers, resultDialog, spokenEvidence } from './support/result-pages.ts'
import { questionPage } from './support/pages.ts'
import { changeToCore, coreOnly, submit } from './support/practising.ts'
import { expect, test } from './support/test.ts'

/** The learner of the demo has read question 1. */
const reading = '/dashboard/speaking/read-aloud/question/1'

test.use({ launchOptions: chromiumHearing(talkingPath) })

test.describe('on a phone, with a real learner in the microphone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the six speaking kinds show what was heard, and the recording plays', async ({ page }) => {
    test.setTimeout(300_000)
    await signInToDemo(page, 'PREMIUM')
    for (const { slug, question, answer } of answeredKinds['speaking'] ?? []) {
      await test.step(slug, async () => {
        if (coreOnly.includes(slug)) await changeToCore(page)
        await page.goto(`/dashboard/speaking/${slug}/question/${question}`)
        await expect(questionPage(page).position).toBeVisible()
        // A picture that comes moves the recorder from under the finger.
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
        await answer(page, finger)
        await submit(page, finger)
        await expect(resultDialog(page).total).toBeVisible({ timeout: 90_000 })
        await expectHeard(page)
        await finger.leaveResult(page)
      })
    }
  })
})

/** The recording plays, and what was heard of it stands there, as words or as a text that says there are none. */
async function expectHeard(page: Page): Promise<void> {
  const { player, play, pause, words, spotted } = spokenEvidence(page)
  await expect(player).toBeVisible()
  await play.click()
  await expect(pause).toBeVisible()
  await pause.click()
  const { evidence } = resultDialog(page)
  await expect(evidence.getByRole('heading', { name: 'What we heard' }).or(spotted).first()).toBeVisible()
  if ((await words.count()) > 0) await expectCard(page)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(isWide).toBe(false)
  await expectAccessible(page)
}

async function expectCard(page: Page): Promise<void> {
  const { words, card } = spokenEvidence(page)
  await words.first().click()
  await expect(card).toBeVisible()
}

/** Notes from which second each short sound is heard: they play without an element on the page. */
async function noteSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = window.Audio
    const seconds: number[] = []
    Reflect.set(window, 'heardFrom', seconds)
    Reflect.set(window, 'Audio', function NotedAudio(url?: string) {
      const audio = new Native(url)
      audio.addEventListener('playing', () => seconds.push(audio.currentTime))
      return audio
    })
  })
}

const heardFrom = (page: Page): Promise<number[]> => page.evaluate((): number[] => Reflect.get(window, 'heardFrom'))

test('a word is reached and heard by keyboard, in both voices, each from where it is said', LONG, async ({ page }) => {
  await noteSounds(page)
  await signInToDemo(page, 'PREMIUM')
  await page.goto(reading)
  await answers(page).open.first().click()
  const { words, card, mine, model, rate } = spokenEvidence(page)
  await expect(resultDialog(page).total).toBeVisible()
  await words.nth(20).focus()
  await page.keyboard.press('Enter')
  await expect(card).toBeVisible()
  // The model recording is measured when it is first asked for.
  await expect(model).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Tab')
  await model.focus()
  await page.keyboard.press('Enter')
  await expect(model).toHaveAttribute('aria-pressed', 'true')
  await expect(model).toHaveAttribute('aria-pressed', 'false', { timeout: 5_000 })
  await mine.focus()
  await page.keyboard.press('Enter')
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  // The twentieth word is said some seconds into both recordings.
  await expect.poll(async () => (await heardFrom(page)).length).toBe(3)
  for (const second of await heardFrom(page)) expect(second).toBeGreaterThan(2)
  await expect(rate).toContainText('words a minute')
  await expectAccessible(page)
})
