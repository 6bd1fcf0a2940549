import type { Page } from '@playwright/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

export const spellingBook = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Spelling Book' }),
  practiceNow: page.getByRole('link', { name: 'Practice Now' }).first(),
  empty: page.getByText('No misspelt words yet', { exact: true }),
  words: page.getByRole('list', { name: 'Words to work on' }).getByRole('listitem'),
  remove: (word: string) => button(page, `Remove ${word}`),
})

export function dictation(page: Page) {
  const confirm = page.getByRole('dialog')
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Dictation' }),
    startAfter: page.getByText('Start after', { exact: true }),
    typeIn: page.getByText('Type the word in', { exact: true }),
    timeUp: page.locator('p').getByText("Time's up!", { exact: true }),
    left: page.getByRole('timer'),
    place: (at: number, total: number) => page.locator('header').getByText(`Word ${at} of ${total}`, { exact: true }),
    listen: button(page, 'Listen'),
    field: page.getByRole('textbox', { name: 'Your spelling' }),
    next: button(page, 'Next'),
    submit: button(page, 'Submit'),
    tryAgain: button(page, 'Try again'),
    accent: (name: 'UK' | 'US' | 'AU') =>
      page.getByRole('radiogroup', { name: 'Accent' }).getByRole('radio', { name, exact: true }),
    noAustralian: page.getByText(/^AU needs an Australian voice/),
    result: page.getByRole('heading', { level: 2, name: 'Your result' }),
    verdicts: page.getByRole('list', { name: 'Your result' }).getByRole('listitem'),
    tab: (name: 'My answers' | 'Words to work on') => page.getByRole('tab', { name: new RegExp(`^${name}`) }),
    answers: page.getByRole('tabpanel').getByRole('listitem'),
    removeAnswer: page.getByRole('button', { name: /^Delete the dictation of / }).first(),
    confirm,
    tick: confirm.getByRole('checkbox'),
    confirmDelete: confirm.getByRole('button', { name: 'Delete', exact: true }),
    stay: confirm.getByRole('button', { name: 'Stay', exact: true }),
  }
}

const twoHoursAgo = () => new Date(Date.now() - 7_200_000).toISOString()

/** A misspelt word as the server tells of it. */
const aMisspeltWord = (id: number, word: string, typed: string, changes: Record<string, unknown> = {}) => ({
  id,
  word,
  typed,
  source: 'dictation',
  times: 1,
  rightSince: 0,
  createdDate: '2026-11-02T10:00:00Z',
  lastDate: twoHoursAgo(),
  americanAudio: '/media/us.mp3',
  britishAudio: '/media/uk.mp3',
  ...changes,
})

export const someMisspelt = {
  _embedded: {
    misspeltWordDtoList: [
      aMisspeltWord(7, 'government', 'goverment', { times: 3 }),
      aMisspeltWord(6, 'necessary', 'neccesary', { source: 'write-from-dictation', rightSince: 2 }),
      aMisspeltWord(5, 'rhythm', 'rythem', { lastDate: '2026-11-03T08:00:00Z', source: 'fill-in-the-blanks' }),
      aMisspeltWord(4, 'Wednesday', 'Wendesday', { rightSince: 1 }),
      aMisspeltWord(3, 'x'.repeat(64), 'x'.repeat(100), { times: 1200, source: 'write-from-dictation' }),
      aMisspeltWord(2, 'accommodation', 'acomodation', { source: 'write-from-dictation' }),
    ],
  },
  page: { number: 0, size: 10, totalPages: 3, totalElements: 26 },
}

const verdict = (word: string, answer = word) => ({ word, answer, isCorrect: word === answer })

/** A dictation as the server scored it. */
export const aScoredDictation = (id: number, changes: Record<string, unknown> = {}) => ({
  id,
  score: 6,
  totalWords: 10,
  createdDate: twoHoursAgo(),
  words: [
    verdict('although'),
    verdict('government', 'goverment'),
    verdict('library'),
    verdict('photograph', 'fotograf'),
    verdict('necessary'),
    verdict('schedule', ''),
    verdict('temperature'),
    verdict('vegetable'),
    verdict('environment', 'enviroment'),
    verdict('knowledge'),
  ],
  ...changes,
})

export const someDictations = {
  dictationScoredAnswerDtoList: [
    aScoredDictation(12),
    aScoredDictation(11, { score: 10, createdDate: '2026-11-03T08:00:00Z' }),
    aScoredDictation(10, { score: 0, createdDate: '2026-10-29T20:15:00Z' }),
  ],
  number: 0,
  totalPages: 2,
  totalElements: 13,
}
