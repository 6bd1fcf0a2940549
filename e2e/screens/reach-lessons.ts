import { lessons } from '../support/lesson-pages.ts'
import { upgradeDialog } from '../support/pages.ts'
import { failure, type Reach } from './reach.ts'

/** Opens the slider of one of the two buttons. */
export const flashOpen =
  (topic: 'Grammar' | 'Learning'): Reach =>
  async (page) => {
    await lessons(page).flash(topic).click()
    await lessons(page).cards.first().waitFor()
  }

/** A kind without lessons: none of ours is, so the answer is emptied. */
export const flashEmpty: Reach = async (page) => {
  await page.route(/\/api\/videos/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...Object(await response.json()), links: [] } })
  })
  await lessons(page).flash('Learning').click()
  await lessons(page).comingSoon.waitFor()
}

/** The slider while its links are on their way. */
export const flashLoading: Reach = async (page) => {
  await page.route(/\/api\/videos/, () => undefined)
  await lessons(page).flash('Grammar').click()
  await page.locator('[role=dialog] [aria-busy="true"]').waitFor()
}

export const flashFailing: Reach = async (page) => {
  await page.route(/\/api\/videos/, (route) => route.fulfill({ status: 500, json: failure }))
  await lessons(page).flash('Grammar').click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
}

export const flashLocked: Reach = async (page) => {
  await lessons(page).flash('Grammar').click()
  await upgradeDialog(page).dialog.waitFor()
}

/** A slide with an example, its transcript open. */
export const lessonSlide =
  (number: number): Reach =>
  async (page) => {
    const lesson = lessons(page)
    for (let at = 1; at < number; at++) await lesson.next.click()
    await lesson.showTranscript.click()
  }

export const lessonQuizAnswered: Reach = async (page) => {
  const lesson = lessons(page)
  while (!(await lesson.quiz.isVisible())) await lesson.next.click()
  for (const question of await lesson.questions.all()) {
    await question.getByRole('radio').first().check()
    await lesson.check.first().click()
  }
  await lesson.result.waitFor()
}
