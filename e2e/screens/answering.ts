import type { Page } from '@playwright/test'
import type { Skill } from '@rehearsal/exam/skill'
import { gradedAnswer } from '../support/graded-answer.ts'
import { recordAnswer } from '../support/kinds.ts'
import { resultDialog } from '../support/result-pages.ts'
import { consentDialog, questionPage } from '../support/pages.ts'

/** Answers the open question of one kind, well or not. */
export type Answering = (page: Page) => Promise<void>

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
export const write =
  (text: string): Answering =>
  async (page) => {
    await article(page).getByRole('textbox').fill(text)
  }

/** How each of the kinds is answered with the mouse and the keyboard, by skill and slug. */
export const kindsOfSkill: Readonly<Record<Skill, Readonly<Record<string, Answering>>>> = {
  speaking: {
    'read-aloud': recordAnswer,
    'repeat-sentence': recordAnswer,
    'describe-image': recordAnswer,
    'answer-short-question': recordAnswer,
    're-tell-lecture': recordAnswer,
    'respond-to-a-situation': recordAnswer,
    'summarize-group-discussion': recordAnswer,
  },
  writing: {
    'summarize-written-text': write(gradedAnswer('20-d')),
    'write-essay': write(gradedAnswer('461-a')),
    'write-email': write(gradedAnswer('495-c')),
  },
  reading: {
    'rw-fill-in-the-blanks': selectWords,
    'multiple-choice-multiple': tickOptions,
    're-order-paragraphs': moveText,
    'fill-in-the-blanks': placeWords,
    'multiple-choice-single': chooseOption,
  },
  listening: {
    'summarize-spoken-text': write(gradedAnswer('149-d')),
    'multiple-choice-multiple': tickOptions,
    'fill-in-the-blanks': typeWords,
    'highlight-correct-summary': chooseOption,
    'multiple-choice-single': chooseOption,
    'select-missing-word': chooseOption,
    'highlight-incorrect-words': pickWords,
    'write-from-dictation': write('The bus leaves every thirty minutes'),
  },
}

/** The kinds that the whole exam of today alone has. */
export const wholeExamOnly: readonly string[] = ['summarize-group-discussion']
/** The kinds that only the core variant has. */
export const coreOnly: readonly string[] = ['write-email', 'respond-to-a-situation']

/** Submits what is answered, keeps it to oneself when asked, and waits for the result. */
export async function submitUntilScored(page: Page): Promise<void> {
  await questionPage(page).submit.click()
  const { dialog, total } = resultDialog(page)
  const consent = consentDialog(page)
  await dialog.or(consent.dialog).waitFor({ timeout: 60_000 })
  if (await consent.dialog.isVisible()) await consent.no.click()
  await total.waitFor({ timeout: 90_000 })
}
