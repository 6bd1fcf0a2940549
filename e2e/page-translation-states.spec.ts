import type { Page } from '@playwright/test'
import { chromiumHearing } from './support/chromium.ts'
import { comments, openComments } from './support/comments.ts'
import { dictionary, untilDictionaryIsReady } from './support/dictionary.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { talkingPath } from './support/microphone.ts'
import { microphoneSetup } from './support/microphone-pages.ts'
import { notes } from './support/notes.ts'
import { expectTranslated, openTranslated, translatePages } from './support/page-translator.ts'
import { filterDrawer, questionList, questionPage, recordedFor, recorder } from './support/pages.ts'
import { payDialog, plansPage } from './support/payments.ts'
import { keepWords, review, reviewUrl } from './support/review.ts'
import { dictation } from './support/spelling.ts'
import { planCard, wizard } from './support/study-plan.ts'
import { expect, test } from './support/test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  launchOptions: chromiumHearing(talkingPath),
  // The dictionary is taken in while the server runs; a promo code that nobody gave is refused.
  expectedErrors: /status of (?:503|422)/,
})
test.beforeEach(({ page }) => translatePages(page))

const states: readonly { name: string; isLong: boolean; run: (page: Page) => Promise<void> }[] = [
  { name: 'a recording is made and the clock of the exam runs', isLong: false, run: recordUnderTheClock },
  { name: 'a dictation is written', isLong: true, run: writeDictation },
  { name: 'cards are reviewed', isLong: true, run: reviewCards },
  { name: 'a note is written', isLong: true, run: writeNote },
  { name: 'a comment is written', isLong: true, run: writeComment },
  { name: 'questions are filtered', isLong: true, run: filterQuestions },
  { name: 'the dictionary is open', isLong: true, run: lookUp },
  { name: 'the microphone is set up', isLong: true, run: setUpMicrophone },
  { name: 'a study plan is made', isLong: true, run: makePlan },
  { name: 'words are imported', isLong: true, run: importWords },
  { name: 'a plan is bought', isLong: true, run: choosePlan },
]

for (const isLong of [false, true]) {
  test(
    `${isLong ? 'other pages go' : 'the clock and the recorder go'} on while a translator replaces every text`,
    isLong ? LONG : {},
    async ({ page }) => {
      await signUp(page)
      for (const { name, run } of states.filter((state) => state.isLong === isLong))
        await test.step(name, () => run(page))
    },
  )
}

async function recordUnderTheClock(page: Page): Promise<void> {
  const { record, time, stop, take } = recorder(page)
  await openTranslated(page, '/dashboard/speaking/read-aloud/question/1')
  await questionPage(page).examTiming.tap()
  const left = page.getByRole('timer', { name: 'Time', exact: true })
  for (const seconds of [/^0:3[234]$/, /^0:(?:[12]\d|3[01])$/]) await expect(left).toHaveText(seconds)
  await questionPage(page).examTiming.tap()
  await record.tap()
  await expect(time).toHaveText(recordedFor(2))
  await stop.tap()
  await expect(take).toBeVisible()
}

async function writeDictation(page: Page): Promise<void> {
  const desk = dictation(page)
  await page.goto('/dashboard/spelling-book/dictation')
  await expect(desk.typeIn).toBeVisible()
  await expectTranslated(page)
  await desk.field.fill('word')
  await desk.field.press('Enter')
  await expect(desk.place(2, 10)).toBeVisible()
  await expect(desk.left).toHaveText(/^[1-9] s$/)
}

async function reviewCards(page: Page): Promise<void> {
  const on = review(page)
  await keepWords(page, ['abandon', 'reluctant'])
  await page.goto(reviewUrl)
  for (const [done, word] of ['abandon', 'reluctant'].entries()) {
    await expect(page.getByText(word, { exact: true })).toBeVisible()
    await expect(on.progress).toHaveAttribute('aria-valuetext', `${done} of 2`)
    await on.showAnswer.tap()
    await on.grade('Easy').tap()
  }
  await expect(on.done).toBeVisible()
}

async function writeNote(page: Page): Promise<void> {
  const note = notes(page)
  await openTranslated(page, '/dashboard/speaking/read-aloud/question/3')
  await note.tool.tap()
  await note.editor.pressSequentially('Stress the verbs')
  await note.save.tap()
  await expect(note.toast('Saved successfully')).toBeVisible()
  await expect(note.text).toHaveText('Stress the verbs')
  await note.close.tap()
  await expect(note.tool).toHaveText('Note')
}

async function writeComment(page: Page): Promise<void> {
  const said = comments(page)
  await openComments(page, '/dashboard/reading/re-order-paragraphs/question/36')
  const count = Number(/\d+/.exec(await said.tab.innerText())?.[0])
  await said.field.fill('Look for the oldest date first')
  await said.submit.tap()
  await expect(said.comment('oldest date')).toBeVisible()
  await expect(said.count(count + 1)).toBeVisible()
}

async function filterQuestions(page: Page): Promise<void> {
  const filters = filterDrawer(page)
  await page.goto('/dashboard/listening/write-from-dictation/1')
  await questionList(page).filters.tap()
  await expectTranslated(page)
  await filters.search.fill('00043')
  await expect(filters.show(1)).toBeVisible()
  await filters.show(1).tap()
  await expect(questionList(page).found(1)).toBeVisible()
}

async function lookUp(page: Page): Promise<void> {
  const { search, word, dialog } = dictionary(page)
  await page.goto('/dashboard')
  await untilDictionaryIsReady(page)
  await page.keyboard.press('/')
  for (const wanted of ['run', 'wage']) {
    await search.fill(wanted)
    await search.press('Enter')
    await expect(word).toHaveText(wanted)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function setUpMicrophone(page: Page): Promise<void> {
  const setup = microphoneSetup(page)
  await page.goto('/dashboard/microphone-setup')
  await setup.allow.tap()
  await expect(setup.devices.first()).toBeChecked()
  await expectTranslated(page)
  await setup.confirmChoice.tap()
  await expect(setup.state('Test voice level and speech recognition')).toHaveText('In progress')
  await recorder(page).record.tap()
  await expect(setup.voice).toBeVisible()
  await recorder(page).stop.tap()
}

async function makePlan(page: Page): Promise<void> {
  const on = wizard(page)
  await page.goto('/dashboard')
  await planCard(page).make.tap()
  await on.choice(/^C1/).tap()
  await on.next.tap()
  await on.choice(/^More than 4 hours/).tap()
  await on.next.tap()
  await on.next.tap()
  await expect(on.recommended).toBeVisible()
  await on.submit.tap()
  await expect(planCard(page).changeAnswers).toBeVisible()
}

async function importWords(page: Page): Promise<void> {
  const on = review(page)
  await page.goto(reviewUrl)
  await on.importWords.tap()
  await on.list.fill('word,meaning\nthorough,complete')
  await on.check.tap()
  await on.importNow.tap()
  await on.importDone.tap()
  await expect(on.importDone).toBeHidden()
}

async function choosePlan(page: Page): Promise<void> {
  const pay = payDialog(page)
  await page.goto('/dashboard/plans')
  await plansPage(page).buy('Premium 30 days').tap()
  await expectTranslated(page)
  await pay.code.fill('NOTHING')
  await pay.apply.tap()
  await expect(pay.invalidCode).toBeVisible()
  await pay.cancel.tap()
  await expect(pay.dialog).toBeHidden()
}
