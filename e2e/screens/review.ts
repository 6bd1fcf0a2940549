import type { Page } from '@playwright/test'
import { review, reviewUrl } from '../support/review.ts'
import { answering, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const isQueue = /\/api\/reviews$/
const isImport = /\/vocabBook\/imports$/
const isTarget = /\/settings\/target\//
const trial = { viewer: 'TRIAL', path: reviewUrl } as const
/** No sound is there: what answers in its place plays nothing. */
const isSilent = [/\/media\/none/, {}] as const
const intervalSeconds = { AGAIN: 60, HARD: 360, GOOD: 600, EASY: 700_000 }
const persian = 'رها کردن؛ ترک کردنِ چیزی یا کسی برای همیشه، بی‌آنکه قصد بازگشت باشد'

const card = (changes: object = {}) => ({
  id: 'meaning-1',
  kind: 'meaning',
  isNew: true,
  version: 0,
  word: 'abandon',
  americanPhonetic: 'əˈbændən',
  britishPhonetic: 'əˈbændən',
  americanAudio: '/media/none/us',
  britishAudio: '/media/none/uk',
  meanings: [
    {
      partOfSpeech: 'VERB',
      definitions: ['to leave a place, thing or person for ever', 'to stop doing something before it is finished'],
    },
    { partOfSpeech: 'NOUN', definitions: ['the trait of lacking restraint or control'] },
  ],
  example: [
    { text: 'They had to ', isHidden: false },
    { text: 'abandon', isHidden: true },
    { text: ' the plan when the bridge was closed.', isHidden: false },
  ],
  ownMeaning: null,
  note: '',
  typed: null,
  intervalSeconds,
  ...changes,
})

const long = card({
  word: 'pneumonoultramicroscopicsilicovolcanoconiosis',
  ownMeaning: persian,
  note: 'Said slowly: pneumono-ultra-microscopic-silico-volcano-coniosis. <b>Not</b> in the exam.',
  intervalSeconds: { AGAIN: 600, HARD: 5_300_000, GOOD: 9_000_000, EASY: 90_000_000 },
})
const spelling = card({ id: 'spelling-2', kind: 'spelling', word: 'necessary', typed: 'neccessary', isNew: false })

const queue = (cards: readonly object[], changes: object = {}, counts: object = {}) => ({
  cards,
  counts: { due: 2, new: 1, doneToday: 0, dailyCap: 50, total: 12, ...counts },
  nextDate: '2030-03-20T09:00:00.000Z',
  examDate: '2030-05-01',
  ...changes,
})
const filled = queue([card(), spelling, long])
const none = queue([], { examDate: null, nextDate: null }, { total: 0 })
const done = queue([], {}, { doneToday: 50 })

const row = (line: number, word: string, status: string, reason: string | null, meaning: string | null = null) => ({
  line,
  word,
  meaning,
  keptMeaning: status === 'CHANGES' ? 'to leave for ever' : null,
  practiceType: null,
  status,
  reason,
})
const report = {
  rows: [
    row(1, 'abandon', 'NEW', null, persian),
    row(2, 'abate', 'NEW', null),
    row(3, 'run', 'EXISTS', 'You keep this word already.'),
    row(4, 'qwzx', 'UNKNOWN', 'The dictionary does not have this word. Add a meaning of your own to keep it.'),
    row(5, `${'long'.repeat(20)}…`, 'ERROR', 'A word or phrase has at most 64 characters.'),
    row(6, 'relinquish', 'CHANGES', 'You keep this word already, with another meaning.', persian),
  ],
  counts: { new: 2, exists: 1, changes: 1, unknown: 1, error: 1 },
  added: 0,
  replaced: 0,
}
const imported = { ...report, added: 2, replaced: 1 }
const target = {
  listening: 65,
  reading: 65,
  speaking: 65,
  writing: 65,
  overall: 65,
  examDate: '2030-05-01',
  language: 'FA',
  version: 1,
}

const shows = (page: Page) => review(page).showAnswer.click()

/** The session at its end, every card known. */
const finished = async (page: Page) => {
  await page.route(/\/api\/reviews\/\w/, (route) =>
    route.fulfill({
      json: { id: 'meaning-1', version: 1, dueDate: '2030-03-20T09:00:00.000Z', isDueAgain: false, intervalSeconds },
    }),
  )
  await shows(page)
  await review(page).grade('Easy').click()
  await review(page).done.waitFor()
}
const unsent = async (page: Page) => {
  // What the size before kept is not shown again.
  await page.evaluate(() => localStorage.removeItem('reviewGrades'))
  await page.reload()
  await page.route(/\/api\/reviews\/\w/, (route) => route.abort())
  await shows(page)
  await review(page).grade('Easy').click()
  await review(page).unsent.waitFor()
}
const misspelt = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Type the word' }).fill('neccesary')
  await shows(page)
}
const checked = async (page: Page) => {
  await review(page).importWords.click()
  await review(page).list.fill('abandon\nabate\nrun')
  await review(page).check.click()
  await review(page).importNow.waitFor()
}
const replacing = async (page: Page) => {
  await checked(page)
  await review(page).replaceMeanings.check()
}
const isImported = async (page: Page) => {
  await replacing(page)
  await page.route(isImport, (route) => route.fulfill({ json: imported }))
  await review(page).importNow.click()
  await review(page).importDone.waitFor()
}
/** "abate,كم شدن" in windows-1256, and an accent that other encodings read otherwise. */
const inDoubt = async (page: Page) => {
  await review(page).importWords.click()
  const buffer = Buffer.from([...Buffer.from('abate,'), 0xdf, 0xe3, 0x20, 0xd4, 0xcf, 0xe4])
  await review(page).file.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer })
  await review(page).useReading.waitFor()
}

/** The review of words, and their import. */
export const reviewScreens: readonly Screen[] = [
  { name: 'review-front', ...trial, reach: answering([[isQueue, filled]]) },
  { name: 'review-back', ...trial, reach: answering([[isQueue, filled]], shows), isWholeShown: true },
  { name: 'review-long', ...trial, reach: answering([[isQueue, queue([long])]], shows), isWholeShown: true },
  { name: 'review-spelling', ...trial, reach: answering([[isQueue, queue([spelling, card()])], isSilent]) },
  {
    name: 'review-misspelt',
    ...trial,
    reach: answering([[isQueue, queue([spelling, card()])], isSilent], misspelt),
    isWholeShown: true,
  },
  { name: 'review-unsent', ...trial, reach: answering([[isQueue, filled]], unsent), isBusy: true },
  { name: 'review-done', ...trial, reach: answering([[isQueue, queue([card()])]], finished) },
  { name: 'review-nothing-due', ...trial, reach: answering([[isQueue, done]]) },
  { name: 'review-no-words', ...trial, reach: answering([[isQueue, none]]) },
  { name: 'review-loading', ...trial, reach: whileLoading(isQueue), isBusy: true },
  { name: 'review-failing', ...trial, reach: whenFailing(isQueue) },
  { name: 'review-cap', ...trial, reach: answering([[isQueue, filled]], (page) => review(page).changeCap.click()) },
  {
    name: 'review-exam',
    ...trial,
    reach: answering(
      [
        [isQueue, filled],
        [isTarget, target],
      ],
      async (page) => {
        await page.getByRole('button', { name: 'Change exam date' }).click()
        await review(page).examDate.waitFor()
      },
    ),
  },
  { name: 'review-import', ...trial, reach: answering([[isQueue, none]], (page) => review(page).importWords.click()) },
  { name: 'review-import-reading', ...trial, reach: answering([[isQueue, none]], inDoubt) },
  {
    name: 'review-import-checked',
    ...trial,
    reach: answering(
      [
        [isQueue, none],
        [isImport, report],
      ],
      checked,
    ),
    isWholeShown: true,
  },
  {
    name: 'review-import-replacing',
    ...trial,
    reach: answering(
      [
        [isQueue, none],
        [isImport, report],
      ],
      replacing,
    ),
    isWholeShown: true,
  },
  {
    name: 'review-import-done',
    ...trial,
    reach: answering(
      [
        [isQueue, none],
        [isImport, report],
      ],
      isImported,
    ),
    isWholeShown: true,
  },
]
