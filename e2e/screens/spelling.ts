import type { Page } from '@playwright/test'
import { aScoredDictation, dictation, someDictations, someMisspelt, spellingBook } from '../support/spelling.ts'
import { answering, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const book = '/dashboard/spelling-book'
const session = '/dashboard/spelling-book/dictation'
const isWords = /\/api\/misspelt-words\?/
const isAnswers = /\/api\/dictation\/answers\?/
const isDictation = /\/api\/dictation$/
const trial = { viewer: 'TRIAL' } as const

type Reach = (page: Page) => Promise<void>

/** The dictation `seconds` after its words were loaded; the clock stands there. */
const after =
  (seconds: number, then: Reach = async () => undefined): Reach =>
  async (page) => {
    const start = Date.now()
    await page.clock.setFixedTime(start)
    await page.reload()
    await dictation(page).startAfter.waitFor()
    await page.clock.setFixedTime(start + seconds * 1000)
    if (seconds >= 3) await dictation(page).startAfter.waitFor({ state: 'hidden' })
    await then(page)
  }

/** Goes to the last word, with something typed for each. */
const atLastWord: Reach = async (page) => {
  const { field, next } = dictation(page)
  while (await next.isEnabled()) {
    await field.fill('goverment')
    await next.click()
  }
  await field.fill('knowledge')
}

const submitted =
  (then: Reach = async () => undefined): Reach =>
  (page) =>
    after(3, async () => {
      await atLastWord(page)
      await page.route(isDictation, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: aScoredDictation(13) })
          : route.fallback(),
      )
      await dictation(page).submit.click()
      await dictation(page).result.waitFor()
      await then(page)
    })(page)

const silent: Reach = async (page) => {
  await page.route(/\/media\//, (route) => route.fulfill({ status: 503 }))
  await after(3, async () => page.getByText(/^The recording could not be played/).waitFor())(page)
}

const notSubmitted: Reach = async (page) => {
  await after(3, atLastWord)(page)
  await page.route(isDictation, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await dictation(page).submit.click()
  await page.getByText(/^Not submitted yet/).waitFor({ timeout: 30_000 })
}

const leaving: Reach = async (page) => {
  await after(4)(page)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click()
  await dictation(page).confirm.waitFor()
}

const deleteOpen: Reach = async (page) => {
  await spellingBook(page).remove('government').click()
  await dictation(page).tick.check()
}

const wordsOfAnswer: Reach = async (page) => {
  await page.getByRole('button', { name: 'Show the words' }).first().click()
}

/** The spelling book and its dictation. */
export const spellingScreens: readonly Screen[] = [
  { name: 'spelling-book', path: book, ...trial, reach: answering([[isWords, someMisspelt]]), isWholeShown: true },
  { name: 'spelling-book-rtl', path: book, ...trial, reach: answering([[isWords, someMisspelt]], rightToLeft) },
  { name: 'spelling-book-delete', path: book, ...trial, reach: answering([[isWords, someMisspelt]], deleteOpen) },
  { name: 'spelling-book-empty', path: book, ...trial },
  { name: 'spelling-book-no-match', path: `${book}?word=${'q'.repeat(64)}`, ...trial },
  { name: 'spelling-book-loading', path: book, ...trial, reach: whileLoading(isWords), isBusy: true },
  { name: 'spelling-book-failing', path: book, ...trial, reach: whenFailing(isWords) },
  { name: 'dictation-loading', path: session, ...trial, reach: whileLoading(isDictation), isBusy: true },
  { name: 'dictation-failing', path: session, ...trial, reach: whenFailing(/\/api\/(dictation|misspelt-words)/) },
  { name: 'dictation-countdown', path: session, ...trial, reach: after(1) },
  { name: 'dictation-typing', path: session, ...trial, reach: after(7, (page) => dictation(page).field.fill('gover')) },
  { name: 'dictation-time-up', path: session, ...trial, reach: after(14) },
  { name: 'dictation-last-word', path: session, ...trial, reach: after(4, atLastWord) },
  { name: 'dictation-silent', path: session, ...trial, reach: silent },
  { name: 'dictation-not-submitted', path: session, ...trial, reach: notSubmitted },
  { name: 'dictation-leaving', path: session, ...trial, reach: leaving },
  { name: 'dictation-result', path: session, ...trial, reach: submitted(), isWholeShown: true },
  { name: 'dictation-result-rtl', path: session, ...trial, reach: submitted(rightToLeft) },
  {
    name: 'dictation-answers',
    path: session,
    ...trial,
    reach: answering([[isAnswers, someDictations]], wordsOfAnswer),
    isWholeShown: true,
  },
]
