import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signUpCaller } from './support/caller.ts'
import { chromiumHearing } from './support/chromium.ts'
import { signInToDemo } from './support/demo.ts'
import { finger } from './support/hand.ts'
import { hasLearnerRecordings, learnerSaying } from './support/learner-speech.ts'
import { LONG } from './support/long.ts'
import { talkingPath, writeMicrophoneFile } from './support/microphone.ts'
import { asOperator } from './support/operator.ts'
import { questionPage, recorder } from './support/pages.ts'
import { changeToCore, chooseWholeExam, coreOnly, submit, wholeExamOnly } from './support/practising.ts'
import { answers, resultDialog, spokenEvidence } from './support/result-pages.ts'
import { askForWhatIsSaid, speakingLearners, type SpokenKind, type SpokenPart } from './support/spoken-kinds.ts'
import { expect, test, watchErrors } from './support/test.ts'
import { contextOf } from './support/visitor.ts'

/** The learner of the demo has read question 1. */
const reading = '/dashboard/speaking/read-aloud/question/1'

test.use({ launchOptions: chromiumHearing(talkingPath) })

// The session goes on while the server rests for its operator.
test.describe('on a phone, with real learners in the microphone', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

  test('the speaking kinds show what was heard, how it was said, and what to change', async ({
    server,
    playwright,
  }) => {
    test.skip(!hasLearnerRecordings, 'NOT TESTED: the recordings of speechocean762 do not lie beside the repository')
    test.setTimeout(600_000)
    const learner = await signUpCaller(server.url)
    await asOperator(server, 'make-admin', learner.email)
    await asOperator(server, 'grant-premium', learner.email, '30')
    await askForWhatIsSaid(learner)
    for (const { speaker, utterances, kinds } of speakingLearners) {
      const microphone = writeMicrophoneFile(`.cache/e2e/learner-${speaker}.wav`, await learnerSaying(utterances))
      const browser = await playwright.chromium.launch(chromiumHearing(microphone))
      const context = await contextOf(browser, server.url, { ...phone, permissions: ['microphone'] }, learner)
      const errors = watchErrors(context)
      const page = await context.newPage()
      for (const kind of kinds) {
        await test.step(`${kind.slug}, said by ${speaker}`, async () => {
          if (wholeExamOnly.includes(kind.slug)) await chooseWholeExam(page)
          if (coreOnly.includes(kind.slug)) await changeToCore(page)
          await answerWith(page, kind)
          await expectShown(page, kind)
          await finger.leaveResult(page)
        })
      }
      if (kinds.some(({ slug }) => slug === COMPARED.slug)) {
        await test.step('a second answer stands beside the first', async () => {
          await answerWith(page, COMPARED)
          await expectCompared(page)
        })
      }
      expect(errors).toEqual([])
      await browser.close()
    }
  })
})

const COMPARED = { slug: 'repeat-sentence', question: 335 }

/** Says what the microphone says, until the silence behind it ends the recording, and waits for the result. */
async function answerWith(page: Page, { slug, question }: Pick<SpokenKind, 'slug' | 'question'>): Promise<void> {
  await page.goto(`/dashboard/speaking/${slug}/question/${question}`)
  await expect(questionPage(page).position).toBeVisible()
  // A picture that comes moves the recorder from under the finger.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const { record, take } = recorder(page)
  await finger.press(record)
  await expect(take).toBeVisible({ timeout: 60_000 })
  await submit(page, finger)
  await expect(resultDialog(page).total).toBeVisible({ timeout: 90_000 })
}

/** Where each part stands when it is there. */
function partsOf(page: Page): Readonly<Record<SpokenPart, Locator>> {
  const spoken = spokenEvidence(page)
  return {
    'model word': spoken.model,
    'whole model': spoken.wholeModel,
    pauses: spoken.marks.filter({ hasText: /^Pause \d+\.\d s/ }).first(),
    miscues: spoken.marks.filter({ hasText: /^Left out: / }).first(),
    'melody over the model': spoken.melody.and(page.getByLabel(/^Your melody over the model’s, word by word\./)),
    'own melody': spoken.melody.and(page.getByLabel(/^Your melody, word by word\./)),
    rate: spoken.rate.getByRole('img', { name: /^\d+ words a minute, easy to follow: 120–180$/ }),
    rhythm: spoken.rhythm.getByRole('img', { name: /^contrast \d+, speakers rated highly: 40–95$/ }),
    changes: spoken.changes.getByRole('listitem').first(),
    drills: spoken.drills,
    'main points': spoken.points.first(),
    'likely range': spoken.likely,
    source: spoken.source,
  }
}

/** What every kind shows, and what this one shows and does not. */
async function expectShown(page: Page, { word, shows, lacks }: SpokenKind): Promise<void> {
  const { player, play, pause, words, looks, card, sounds, mine } = spokenEvidence(page)
  await expect(player.locator('canvas').first()).toBeVisible()
  await play.click()
  await expect(pause).toBeVisible()
  await pause.click()
  await expect(words.first()).toBeVisible()
  await expect(looks.getByRole('listitem').first()).toBeVisible()
  await expectSigns(page)
  await words
    .filter({ hasText: new RegExp(`^${word}\\b`, 'iu') })
    .first()
    .click()
  await expect(card).toBeVisible()
  await expect(mine).toBeVisible()
  await expect(sounds.first()).toContainText(/^.+[012]\.\d/)
  const parts = partsOf(page)
  // The model recording is measured when it is first asked for.
  for (const part of shows) await expect(parts[part], `${part} is shown`).toBeVisible({ timeout: 30_000 })
  for (const part of lacks) await expect(parts[part], `${part} is not shown`).toBeHidden()
  if (shows.includes('drills')) await expectDrills(page)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(isWide).toBe(false)
  await expectAccessible(page)
}

/** Nothing is told by colour alone: a word that is not right says so to a screen reader, and has an icon or is struck out. */
async function expectSigns(page: Page): Promise<void> {
  const told = spokenEvidence(page).words.filter({ hasText: /, (?:unclear|wrong|hard to make out|left out|added)/u })
  for (const word of await told.all()) {
    const isStruck = (await word.evaluate((element) => getComputedStyle(element).textDecorationLine)) === 'line-through'
    expect(isStruck || (await word.locator('svg').count()) > 0, await word.innerText()).toBe(true)
  }
}

/** Two words that differ in one sound, to hear, and questions of the bank that are rich in it. */
async function expectDrills(page: Page): Promise<void> {
  const { drills, pairs, richQuestions } = spokenEvidence(page)
  await expect(drills.getByText(/\d+ of \d+ not quite clear/u).first()).toBeVisible()
  await expect(pairs.nth(1)).toBeVisible()
  await expect(richQuestions.first()).toHaveAttribute('href', /^\/dashboard\/speaking\/[a-z-]+\/question\/\d+/u)
}

/** The answer before stands beside this one, trait by trait, with both recordings. */
async function expectCompared(page: Page): Promise<void> {
  const { compared } = spokenEvidence(page)
  await expect(compared.getByRole('row', { name: /Pronunciation \d\.\d \d\.\d/u })).toContainText(
    /better|about the same|lower/u,
  )
  await expect(compared.getByRole('row', { name: /^Words a minute \d+ \d+/u })).toBeVisible()
  await expect(compared.getByRole('group', { name: 'Previous recording' })).toBeVisible()
  await expect(compared.getByRole('group', { name: 'This recording' })).toBeVisible()
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
