import type { Page } from '@playwright/test'
import { chromiumHearing } from './support/chromium.ts'
import { signInToDemo } from './support/demo.ts'
import { answeredKinds, hear } from './support/every-kind.ts'
import { finger } from './support/hand.ts'
import { LONG } from './support/long.ts'
import { talkingPath } from './support/microphone.ts'
import { openTranslated, translatePages } from './support/page-translator.ts'
import { questionPage, recordedFor, recorder } from './support/pages.ts'
import { changeToCore, chooseWholeExam, coreOnly, submit } from './support/practising.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { expect, test } from './support/test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  launchOptions: chromiumHearing(talkingPath),
  // The dictionary is taken in while the server runs.
  expectedErrors: /status of 503/,
})
test.beforeEach(({ page }) => translatePages(page))

const kindsOf = (skills: readonly string[], isCore: boolean) =>
  skills.flatMap((skill) =>
    (answeredKinds[skill] ?? [])
      .filter(({ slug }) => coreOnly.includes(slug) === isCore)
      .map((kind) => ({ skill, kind, address: `/dashboard/${skill}/${kind.slug}/question/${kind.question}` })),
  )
/** The kind whose result is opened, too; the others are in the long test. */
const SUBMITTED = 're-order-paragraphs'
const every = Object.keys(answeredKinds)

/** The academic kinds, and then those that the other exam alone has. */
async function withEach(page: Page, run: (given: ReturnType<typeof kindsOf>[number]) => Promise<void>): Promise<void> {
  for (const isCore of [false, true]) {
    if (isCore) await changeToCore(page)
    else await chooseWholeExam(page)
    for (const given of kindsOf(every, isCore)) await test.step(given.kind.slug, () => run(given))
  }
}

const countAnswers = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await answers(page).mine.innerText())?.[0])

test('while a translator replaces every text, each kind takes an answer and counts it', async ({ page }) => {
  await signInToDemo(page, 'PREMIUM')
  await withEach(page, async ({ skill, kind, address }) => {
    await openTranslated(page, address)
    if (skill === 'speaking') await recordBriefly(page)
    else await kind.answer(page, finger)
    await expect(questionPage(page).submit).toBeEnabled()
    if (kind.slug === SUBMITTED) await submitAndLeave(page)
  })
})

async function recordBriefly(page: Page): Promise<void> {
  const { record, stop, time, take } = recorder(page)
  await record.tap()
  await expect(time).toHaveText(recordedFor(1))
  await stop.tap()
  await expect(take).toBeVisible()
}

async function submitAndLeave(page: Page): Promise<void> {
  const before = await countAnswers(page)
  await submit(page, finger)
  await expect(resultDialog(page).total).toBeVisible({ timeout: 90_000 })
  await finger.leaveResult(page)
  await expect.poll(() => countAnswers(page)).toBe(before + 1)
}

test('each kind is scored and explained while a translator replaces every text', LONG, async ({ page }) => {
  test.setTimeout(360_000)
  await signInToDemo(page, 'PREMIUM')
  await withEach(page, async ({ kind, address }) => {
    await openTranslated(page, address)
    if (kind.isHeard === true) await hear(page, finger)
    await kind.answer(page, finger)
    await submitAndLeave(page)
  })
})
