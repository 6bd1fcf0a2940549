import type { Page } from '@playwright/test'
import { aMockReport } from '@rehearsal/contracts/testing/a-mock-report'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { button } from '../support/controls.ts'
import { planCard, target, wizard } from '../support/study-plan.ts'
import { answering, type Reach, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const isPlan = /\/api\/summary\/\w+\/studyPlan/
const isLevel = /\/api\/settings\/level\//
const isTrend = /\/api\/mock-tests\/trend/
const isTarget = /\/api\/settings\/target\//
const trial = { viewer: 'TRIAL', path: '/dashboard' } as const
const premium = { viewer: 'PREMIUM', path: '/dashboard' } as const
const core = { viewer: 'CORE', path: '/dashboard' } as const

const task = (taskId: string, total: number, done: number, seconds: number) => ({ taskId, total, done, seconds })
const hours = {
  dailyPracticeSpeaking: 1530,
  dailyPracticeWriting: 780,
  dailyPracticeListening: 750,
  dailyPracticeReading: 540,
}
const basis = {
  dailySeconds: 3600,
  gaps: { listening: 14, reading: 14, speaking: 23, writing: 14 },
  present: { listening: 'answers', reading: 'answers', speaking: 'answers', writing: 'english-level' },
  answers: 43,
  isTargetSet: true,
  daysLeft: 41,
  hasPublishedWeights: true,
}
/** What our page does not read, and the contract asks for. */
const counts = Object.fromEntries(Object.values(catalogue).map(({ wire }) => [wire.studyPlan, 0]))
const plan = {
  ...counts,
  locked: false,
  id: 1,
  ...hours,
  pteType: 'ACADEMIC',
  tasks: [
    task('speaking/read-aloud', 1, 1, 150),
    task('speaking/repeat-sentence', 5, 6, 450),
    task('speaking/describe-image', 3, 1, 450),
    task('speaking/answer-short-question', 1, 0, 60),
    task('speaking/re-tell-lecture', 2, 0, 420),
    task('writing/summarize-written-text', 1, 0, 780),
    task('reading/rw-fill-in-the-blanks', 1, 0, 240),
    task('reading/multiple-choice-multiple', 1, 0, 210),
    task('listening/highlight-correct-summary', 1, 0, 210),
    task('listening/highlight-incorrect-words', 2, 0, 300),
    task('listening/write-from-dictation', 3, 0, 360),
  ],
  basis,
}
const allDone = { ...plan, tasks: plan.tasks.map((one) => ({ ...one, done: one.total })) }
const corePlan = {
  ...plan,
  pteType: 'CORE',
  basis: { ...basis, isTargetSet: false, daysLeft: null, hasPublishedWeights: false },
}
const none = { ...plan, id: 0, tasks: [], basis: null }
const locked = { locked: true, id: 1 }
const lockedUnset = { locked: true, id: 0 }

const noScores = { overall: 0, reading: 0, writing: 0, listening: 0, speaking: 0 }
const noLevel = { id: 0, englishLevel: null, dailyPractice: null, dailyPracticeDuration: 0, ...noScores }
const level = { ...noLevel, id: 1, englishLevel: 'B1', dailyPractice: 'BETWEEN_1_2', dailyPracticeDuration: 7200 }

const noTarget = {
  listening: null,
  reading: null,
  speaking: null,
  writing: null,
  overall: null,
  examDate: null,
  language: null,
  version: 0,
}
const aTarget = {
  listening: 65,
  reading: 68,
  speaking: 79,
  writing: null,
  overall: 70,
  examDate: '2030-12-31',
  language: 'FA',
  version: 2,
}

/** The wizard opened from an empty card, and as many steps on. */
const wizardAt =
  (steps: number, then: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page) => {
    await planCard(page).make.click()
    const { dialog, next, choice } = wizard(page)
    await dialog.getByRole('tab').first().waitFor()
    if (steps > 0) {
      await choice(/^B1/).check()
      await next.click()
    }
    if (steps > 1) {
      await choice(/^1 to 2 hours/).check()
      await next.click()
    }
    if (steps > 2) await next.click()
    await then(page)
  }
const mockWrong = async (page: Page) => {
  const { choice, score } = wizard(page)
  await choice(/^Yes/).check()
  await score('Overall').fill('61')
  await score('Reading').fill('5')
  await score('Writing').fill('95')
  await score('Listening').focus()
}
const recommended = (page: Page) => wizard(page).recommended.waitFor()
const targetOpen = async (page: Page) => {
  await target(page).change.click()
  await target(page).examDate.waitFor()
}
const targetWrong = async (page: Page) => {
  await targetOpen(page)
  await target(page).score('Reading').fill('95')
  await target(page).score('Overall').fill('7')
  await target(page).save.click()
}
const targetStale = async (page: Page) => {
  await targetOpen(page)
  const message = 'This was changed elsewhere.'
  const body = { code: 'stale_version', message, error: message, status: 409, requestId: 'r', errors: [] }
  await page.route(isTarget, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: body }) : route.fallback(),
  )
  await target(page).save.click()
  await target(page).stale.waitFor()
}
const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
/** The home of a learner whose exam is so many days ahead. */
const examIn = (daysAhead: number) =>
  answering([
    [isPlan, { ...plan, basis: { ...basis, daysLeft: daysAhead < 0 ? null : daysAhead } }],
    [isTarget, { ...aTarget, examDate: day(daysAhead) }],
  ])
const longName = async (page: Page) => {
  await page.route(/currentUser/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), nickname: 'Wolfeschlegelsteinhausenbergerdorff Wolf' },
    })
  })
  await page.reload()
}
const fromRightToLeft: Reach = async (page) => {
  await answering([[isPlan, plan]])(page)
  await rightToLeft(page)
}
const { trend } = aMockReport()
const unset = [
  [isPlan, none],
  [isLevel, noLevel],
  [isTarget, noTarget],
] as const

/** The study plan, its wizard and the target. */
export const studyPlanScreens: readonly Screen[] = [
  {
    name: 'plan',
    ...premium,
    reach: answering([
      [isPlan, plan],
      [isTarget, aTarget],
    ]),
    isWholeShown: true,
  },
  { name: 'plan-done', ...premium, reach: answering([[isPlan, allDone]]) },
  { name: 'plan-core', ...core, reach: answering([[isPlan, corePlan]]), isWholeShown: true },
  { name: 'plan-empty', ...premium, reach: answering(unset) },
  {
    name: 'plan-locked',
    ...trial,
    reach: answering([
      [isPlan, locked],
      [isTarget, aTarget],
    ]),
  },
  { name: 'plan-locked-unset', ...trial, reach: answering([[isPlan, lockedUnset]]) },
  { name: 'plan-exam-tomorrow', ...premium, reach: examIn(1) },
  { name: 'plan-exam-today', ...premium, reach: examIn(0) },
  { name: 'plan-exam-past', ...premium, reach: examIn(-11) },
  { name: 'plan-long-name', ...trial, reach: longName },
  { name: 'plan-rtl', ...premium, reach: fromRightToLeft, isWholeShown: true },
  { name: 'plan-loading', ...premium, reach: whileLoading(/studyPlan|settings\/target/), isBusy: true },
  { name: 'plan-failing', ...premium, reach: whenFailing(/studyPlan|settings\/target/) },
  { name: 'wizard-level', ...premium, reach: answering(unset, wizardAt(0)) },
  { name: 'wizard-preference', ...premium, reach: answering(unset, wizardAt(1)) },
  { name: 'wizard-mock', ...premium, reach: answering(unset, wizardAt(2, mockWrong)) },
  { name: 'wizard-mock-last', ...premium, reach: answering([...unset, [isTrend, { trend }]], wizardAt(2)) },
  {
    name: 'wizard-mock-taken',
    ...premium,
    reach: answering(
      [...unset, [isTrend, { trend }]],
      wizardAt(2, (page) => button(page, 'Take over my last mock test').click()),
    ),
  },
  { name: 'wizard-plan', ...premium, reach: answering(unset, wizardAt(3, recommended)) },
  {
    name: 'wizard-plan-core',
    ...core,
    reach: answering(
      [
        [isPlan, none],
        [isLevel, noLevel],
        [isTarget, aTarget],
      ],
      wizardAt(3, recommended),
    ),
  },
  {
    name: 'wizard-again',
    ...premium,
    reach: answering(
      [
        [isPlan, plan],
        [isLevel, level],
      ],
      (page) => planCard(page).change.click(),
    ),
  },
  { name: 'target-new', ...trial, reach: answering(unset, (page) => target(page).set.click()) },
  { name: 'target-wrong', ...trial, reach: answering([[isTarget, aTarget]], targetWrong) },
  { name: 'target-stale', ...trial, reach: answering([[isTarget, aTarget]], targetStale) },
]
