import type { Page } from '@playwright/test'
import { skillSchema, type Skill } from '@rehearsal/exam/skill'
import { recordAnswer } from '../support/kinds.ts'
import { coreOnly, kindsOfSkill, submitUntilScored, wholeExamOnly, type Answering } from './answering.ts'
import { answers, resultDialog } from '../support/result-pages.ts'
import { questionPage } from '../support/pages.ts'
import type { Screen } from './screen.ts'

/** A question of each kind that its variant has, which the demo learner has not answered. */
export const questions: Readonly<Record<Skill, Readonly<Record<string, number>>>> = {
  speaking: {
    'read-aloud': 7,
    'repeat-sentence': 335,
    'describe-image': 502,
    'answer-short-question': 375,
    're-tell-lecture': 415,
    'respond-to-a-situation': 435,
    'summarize-group-discussion': 1020,
  },
  writing: { 'summarize-written-text': 20, 'write-essay': 461, 'write-email': 495 },
  reading: {
    'rw-fill-in-the-blanks': 63,
    'multiple-choice-multiple': 84,
    're-order-paragraphs': 33,
    'fill-in-the-blanks': 103,
    'multiple-choice-single': 123,
  },
  listening: {
    'summarize-spoken-text': 149,
    'multiple-choice-multiple': 167,
    'fill-in-the-blanks': 187,
    'highlight-correct-summary': 207,
    'multiple-choice-single': 235,
    'select-missing-word': 247,
    'highlight-incorrect-words': 267,
    'write-from-dictation': 52,
  },
}

/** What the learner says to each spoken kind, so that its result has something to show. */
const says: Readonly<Record<string, string>> = {
  'read-aloud':
    'Coral reefs cover only a small part of the ocean floor, yet they shelter about a quarter of all known species. The corals themselves are animals, and they depend on microscopic algae.',
  'repeat-sentence': 'Please bring two pencils and your card to the examination hall.',
  'describe-image':
    'This bar chart compares how students traveled in twenty fifteen and in twenty twenty-five. Driving fell by half. Cycling more than doubled.',
  'answer-short-question': 'A thermometer.',
  're-tell-lecture':
    'The lecture explained that fire is a natural part of life for some forests. Only the heat of a fire opens the cones of the pine. Dead wood piled up as fuel.',
  'summarize-group-discussion':
    'Three students talk about their presentation on Friday. Omar wants Hana to do it alone, because she is the best speaker. Hana thinks that everybody should say something.',
  'respond-to-a-situation':
    'Hi, how are you? I have heard your music quite late at night. I have to get up at six for work. Could you please turn it down after ten?',
}

/** One question of each type of picture. */
const pictures = { graph: 505, 'pie-chart': 510, table: 513, 'flow-chart': 517, map: 521, picture: 525 }

const oneOfEach = skillSchema.options.flatMap((skill) =>
  Object.entries(kindsOfSkill[skill]).map(([slug, answer]) => ({ skill, slug, answer })),
)

function screenOf(skill: Skill, slug: string): Pick<Screen, 'path' | 'viewer' | 'isWholeShown' | 'says'> {
  const id = questions[skill][slug]
  const spoken = says[slug]
  return {
    path: `/dashboard/${skill}/${slug}/question/${id}`,
    viewer: coreOnly.includes(slug) ? 'CORE' : wholeExamOnly.includes(slug) ? 'WHOLE' : 'PREMIUM',
    isWholeShown: true,
    ...(spoken === undefined ? {} : { says: spoken }),
  }
}

/** Opens the result of the learner's answer; the first time it answers. */
export const resultAfter =
  (answer: Answering) =>
  async (page: Page): Promise<void> => {
    const { open, empty } = answers(page)
    await open.or(empty).first().waitFor()
    if (await open.first().isVisible()) await open.first().click()
    else {
      await answer(page)
      await submitUntilScored(page)
    }
    await resultDialog(page).total.waitFor()
  }

const doubt = {
  code: 'transcript_unsure',
  severity: 'info',
  message: 'Much of this recording could not be written down for sure, so what you said may earn more than is shown.',
  suggestion: 'If the words shown are not yours, come closer to the microphone and say each word to its end.',
}

/** The result of a recording that could hardly be written down. */
const unsureResult = async (page: Page): Promise<void> => {
  await page.route(/describeImage/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /"findings":\[(\]?)/gu,
      (_start, end: string) => `"findings":[${JSON.stringify(doubt)}${end || ','}`,
    )
    await route.fulfill({ response, body })
  })
  await page.reload()
  await resultAfter(recordAnswer)(page)
}

const optionOnly: Answering = async (page) => {
  await page.getByRole('article').getByRole('radio').last().check()
}

/** More answers than are shown at first. */
const elevenAnswers = async (page: Page): Promise<void> => {
  const { mine, loadMore, empty, open } = answers(page)
  await mine.waitFor()
  await open.or(empty).first().waitFor()
  if (!(await loadMore.isVisible())) {
    for (let count = 0; count < 11; count += 1) {
      await optionOnly(page)
      await submitUntilScored(page)
      await resultDialog(page).tryAgain.click()
      await questionPage(page).submit.waitFor()
    }
  }
  await loadMore.scrollIntoViewIfNeeded()
}

/** Each of the kinds as it is asked and as its result is shown; with them the three score modals of specification §2.8. */
export const kindScreens: readonly Screen[] = [
  ...oneOfEach.map(({ skill, slug }) => ({ name: `kind-${skill}-${slug}`, ...screenOf(skill, slug) })),
  ...oneOfEach.map(({ skill, slug, answer }) => ({
    name: `kind-${skill}-${slug}-result`,
    ...screenOf(skill, slug),
    reach: resultAfter(answer),
  })),
  {
    name: 'kind-speaking-describe-image-unsure',
    ...screenOf('speaking', 'describe-image'),
    isWholeShown: false,
    reach: unsureResult,
  },
  ...Object.entries(pictures).map(([name, id]): Screen => ({
    name: `kind-speaking-describe-image-${name}`,
    path: `/dashboard/speaking/describe-image/question/${id}`,
    viewer: 'PREMIUM',
  })),
  {
    name: 'answers-load-more',
    path: '/dashboard/reading/multiple-choice-single/question/124',
    viewer: 'CORE',
    reach: elevenAnswers,
  },
]
