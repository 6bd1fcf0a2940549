import type { Page } from '@playwright/test'
import { openComments, comments } from './support/comments.ts'
import { chromiumHearing } from './support/chromium.ts'
import { signInToDemo } from './support/demo.ts'
import { dictionary } from './support/dictionary.ts'
import { answeredKinds, type AnsweredKind } from './support/every-kind.ts'
import { finger } from './support/hand.ts'
import { LONG } from './support/long.ts'
import { microphoneSetup } from './support/microphone-pages.ts'
import { talkingPath } from './support/microphone.ts'
import { notes } from './support/notes.ts'
import { expectTranslated, translatePages } from './support/page-translator.ts'
import { filterDrawer, questionList, questionPage, recorder, shell } from './support/pages.ts'
import { payDialog, plansPage } from './support/payments.ts'
import { changeToCore, coreOnly, submit } from './support/practising.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { keepWords, review, reviewUrl } from './support/review.ts'
import { dictation } from './support/spelling.ts'
import { planCard, wizard } from './support/study-plan.ts'
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
const every = Object.keys(answeredKinds)

/** The academic kinds, and then those that the other exam alone has. */
async function withEach(page: Page, run: (given: ReturnType<typeof kindsOf>[number]) => Promise<void>): Promise<void> {
  for (const isCore of [false, true]) {
    if (isCore) await changeToCore(page)
    for (const given of kindsOf(every, isCore)) await test.step(given.kind.slug, () => run(given))
  }
}

async function openQuestion(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(questionPage(page).position).toBeVisible()
  await expectTranslated(page)
}

const countAnswers = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await answers(page).mine.innerText())?.[0])

test('while a translator replaces every text, each kind takes an answer and counts it', async ({ page }) => {
  await signInToDemo(page, 'PREMIUM')
  await withEach(page, async ({ skill, kind, address }) => {
    await openQuestion(page, address)
    if (skill === 'speaking') await recordBriefly(page)
    else await kind.answer(page, finger)
    await expect(questionPage(page).submit).toBeEnabled()
    if (skill !== 'reading') return
    await submitAndLeave(page)
  })
})

async function recordBriefly(page: Page): Promise<void> {
  const { record, stop, time, take } = recorder(page)
  await record.tap()
  await expect(time).toHaveText(/^0:01/)
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
