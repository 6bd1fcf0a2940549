import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { chromiumHearing } from './support/chromium.ts'
import { answeredKinds, hear, type AnsweredKind } from './support/every-kind.ts'
import { finger, mouse, type Hand } from './support/hand.ts'
import { keyboard, skipToContent, tryAgain } from './support/keyboard.ts'
import { LONG } from './support/long.ts'
import { talkingPath } from './support/microphone.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { questionPage } from './support/pages.ts'
import { changeToCore, chooseWholeExam, coreOnly, submit, wholeExamOnly } from './support/practising.ts'
import { expect, test } from './support/test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

const ways = [
  { name: 'on a phone with a finger', device: phone, hand: finger, tag: LONG.tag },
  { name: 'on a desktop with a mouse', device: desktop, hand: mouse, tag: LONG.tag },
  { name: 'by keyboard alone', device: desktop, hand: keyboard, tag: [] },
]
/** The kind that is tried again, by keyboard: what has the focus is the page's own, whatever the kind. */
const triedAgain = 'rw-fill-in-the-blanks'

test.describe.configure({ mode: 'parallel' })
test.use({ launchOptions: chromiumHearing(talkingPath) })

for (const { name, device, hand, tag } of ways) {
  test.describe(name, { tag }, () => {
    test.use(device)
    for (const [skill, kinds] of Object.entries(answeredKinds)) {
      test(`every kind of ${skill} is answered, scored and explained ${name}`, async ({ page }) => {
        test.setTimeout(360_000)
        await signInToDemo(page, 'PREMIUM')
        for (const kind of kinds) await test.step(kind.slug, () => practise(page, skill, kind, hand))
      })
    }
  })
}

async function practise(page: Page, skill: string, kind: AnsweredKind, hand: Hand): Promise<void> {
  if (wholeExamOnly.includes(kind.slug)) await chooseWholeExam(page)
  if (coreOnly.includes(kind.slug)) await changeToCore(page)
  await page.goto(`/dashboard/${skill}/${kind.slug}/question/${kind.question}`)
  await expect(questionPage(page).position).toBeVisible()
  const before = await countAnswers(page)
  if (hand === keyboard) await skipToContent(page)
  if (kind.isHeard === true) await hear(page, hand)
  await kind.answer(page, hand)
  await expectAccessible(page)
  await submit(page, hand)
  await expectMarks(page, kind)
  await expectAccessible(page)
  await hand.leaveResult(page)
  await expect.poll(() => countAnswers(page)).toBe(before + 1)
  if (hand === keyboard && kind.slug === triedAgain) await tryAgain(page)
}

async function countAnswers(page: Page): Promise<number> {
  const name = await answers(page).mine.innerText()
  return Number(/\d+/.exec(name)?.[0])
}

/** The first ring of the result says what the answer deserves. */
async function expectMarks(page: Page, { earns }: AnsweredKind): Promise<void> {
  const { total } = resultDialog(page)
  await expect(total).toBeVisible({ timeout: 90_000 })
  const label = (await total.getAttribute('aria-label')) ?? ''
  const [earned, of] = [...label.matchAll(/\d+(?:\.\d+)?/g)].map(Number)
  expect(of, label).toBe(earns.of)
  expect(earned, label).toBeGreaterThanOrEqual(earns.atLeast)
  expect(earned, label).toBeLessThanOrEqual(earns.atMost)
}
