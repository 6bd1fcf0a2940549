import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { goodSummary, recordAnswer } from './support/kinds.ts'
import { answers, consentDialog, questionList, questionPage, resultDialog, shell } from './support/pages.ts'
import { expect, test } from './support/test.ts'

type Answering = (page: Page) => Promise<void>

const article = (page: Page) => page.getByRole('article')

/** The options stand below the speeds of the recording. */
const chooseOption: Answering = async (page) => {
  await article(page).getByRole('radio').last().check()
}
const tickOptions: Answering = async (page) => {
  for (const place of [0, 1]) await article(page).getByRole('checkbox').nth(place).check()
}
const selectWords: Answering = async (page) => {
  for (const gap of await article(page).getByRole('combobox').all()) await gap.selectOption({ index: 1 })
}
const typeWords: Answering = async (page) => {
  for (const gap of await article(page).getByRole('textbox', { name: /^Gap / }).all()) await gap.fill('water')
}
const placeWords: Answering = async (page) => {
  const text = page.getByRole('group', { name: 'Text with gaps' })
  for (const gap of await text.getByRole('button', { name: /, empty$/ }).all()) {
    await page.getByRole('list', { name: 'Words to choose from' }).getByRole('button').first().click()
    await gap
      .page()
      .getByRole('button', { name: /, empty$/ })
      .first()
      .click()
  }
}
const pickWords: Answering = async (page) => {
  for (const place of [3, 5]) await page.getByRole('toolbar').getByRole('button').nth(place).click()
}
const moveText: Answering = async (page) => {
  await page
    .getByRole('button', { name: /^Move down/ })
    .first()
    .click()
}
const write =
  (text: string): Answering =>
  async (page) => {
    await article(page).getByRole('textbox').fill(text)
  }

const kindsOfSkill: Record<string, Record<string, Answering>> = {
  speaking: {
    'read-aloud': recordAnswer,
    'repeat-sentence': recordAnswer,
    'describe-image': recordAnswer,
    'answer-short-question': recordAnswer,
    're-tell-lecture': recordAnswer,
    'respond-to-a-situation': recordAnswer,
  },
  writing: {
    'summarize-written-text': write(goodSummary),
    'write-essay': write(`${goodSummary} `.repeat(7)),
    'write-email': write(`Dear Sir or Madam, ${goodSummary} ${goodSummary} Yours faithfully, Ana`),
  },
  reading: {
    'rw-fill-in-the-blanks': selectWords,
    'multiple-choice-multiple': tickOptions,
    're-order-paragraphs': moveText,
    'fill-in-the-blanks': placeWords,
    'multiple-choice-single': chooseOption,
  },
  listening: {
    'summarize-spoken-text': write(goodSummary),
    'multiple-choice-multiple': tickOptions,
    'fill-in-the-blanks': typeWords,
    'highlight-correct-summary': chooseOption,
    'multiple-choice-single': chooseOption,
    'select-missing-word': chooseOption,
    'highlight-incorrect-words': pickWords,
    'write-from-dictation': write('The bus leaves every thirty minutes'),
  },
}
const coreOnly = ['write-email', 'respond-to-a-situation']

test.describe.configure({ mode: 'parallel' })

for (const [skill, kinds] of Object.entries(kindsOfSkill)) {
  test(`every kind of ${skill} is answered, scored and explained on a phone`, async ({ page }) => {
    test.setTimeout(360_000)
    await signInToDemo(page, 'PREMIUM')
    for (const [slug, answer] of Object.entries(kinds)) {
      await test.step(slug, () => answerFirstQuestion(page, `/dashboard/${skill}/${slug}/1`, answer))
    }
  })
}

async function answerFirstQuestion(page: Page, path: string, answer: Answering): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expect(page).toHaveURL(path)
  if (coreOnly.some((slug) => path.includes(slug))) await shell(page).variant('Core').click()
  await questionList(page).rows.first().click()
  await expect(questionPage(page).position).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const before = await answers(page).cards.count()
  await answer(page)
  await expectAccessible(page)
  await questionPage(page).submit.click()
  const result = resultDialog(page)
  await expect(result.dialog.or(consentDialog(page).dialog)).toBeVisible({ timeout: 60_000 })
  if (await consentDialog(page).dialog.isVisible()) await consentDialog(page).no.click()
  await expect(result.total).toBeVisible({ timeout: 90_000 })
  await expectAccessible(page)
  await result.close.click()
  await expect(answers(page).cards).toHaveCount(before + 1)
}
