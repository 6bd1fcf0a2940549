import type { Page } from '@playwright/test'
import { button } from '../support/controls.ts'
import { at, atPart, failing, runningPath as path, serve, step } from './mock-running.ts'
import { type Reach, rightToLeft } from './reach.ts'
import type { Screen } from './screen.ts'

const shared = { path, viewer: 'PREMIUM', isBusy: true } as const
const choice = 'reading/multiple-choice-single'

const choosing: Reach = (page) => page.getByRole('article').getByRole('radio').first().check()
const leaving =
  (code: Parameters<typeof failing>[0]): Reach =>
  async (page) => {
    await choosing(page)
    await failing(code)(page)
    await step(page, 'Next')
  }
const waiting: Reach = async (page) => {
  await leaving('offline')(page)
  await page.getByText(/^Waiting for the connection/).waitFor()
}
const taken: Reach = async (page) => {
  await leaving('other_page')(page)
  await button(page, 'Take it over here').waitFor()
}
const tryAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))
const cut: Reach = async (page) => {
  await choosing(page)
  await failing('offline')(page)
  await tryAgain(page)
  await page.getByText(/^No connection/).waitFor()
}
const asking: Reach = async (page) => {
  await step(page, 'Next')
  await button(page, 'Next item').waitFor()
}
const someGaps: Reach = async (page) => {
  await page.getByRole('combobox').first().selectOption({ index: 1 })
  await asking(page)
}
const speaking: Reach = async (page) => {
  await button(page, 'Stop recording').waitFor()
  await asking(page)
}
const withNotes: Reach = async (page) => {
  await step(page, 'Notes')
  await page.getByRole('textbox', { name: 'Your notes' }).fill('library – opens 9\nnew wing → science')
}
/** The next item does not come. */
const opening =
  (code: 'offline' | 'internal'): Reach =>
  async (page) => {
    await atPart(choice)(page)
    await failing(code)(page)
    await step(page, 'Begin')
    await page.getByText(/^Waiting for the connection/).waitFor()
    for (const _again of [1, 2]) {
      await tryAgain(page)
      await page.waitForTimeout(500) // the call has to fail before it is made again
    }
    await button(page, 'Try now').waitFor()
  }
const comes: Reach = async (page) => {
  await atPart(choice)(page)
  await page.route(/\/open$/, () => undefined)
  await step(page, 'Begin')
  await page.getByText('The next item is coming').waitFor()
}

/** Everything is left, and the server has not ended the test yet. */
const ending =
  (call: 'waits' | 'fails'): Reach =>
  async (page) => {
    await page.route(/\/end$/, (route) => (call === 'fails' ? route.abort() : undefined))
    await serve(page, choice, { test: { position: 22 } })
    await page.getByText(call === 'fails' ? /^It did not get through yet/ : /^Keep this page open/).waitFor()
  }

/** What a running test comes to on its way: a line that is cut, another window, the end. */
export const mockStateScreens: readonly Screen[] = [
  { ...shared, name: 'mock-next', reach: at(choice, asking) },
  { ...shared, name: 'mock-next-gaps', reach: at('reading/rw-fill-in-the-blanks', someGaps) },
  {
    ...shared,
    name: 'mock-next-speaking',
    reach: at('speaking/read-aloud', speaking, { item: { remainingMs: 30_000 } }),
  },
  { ...shared, name: 'mock-notes', reach: at('listening/write-from-dictation', withNotes) },
  { ...shared, name: 'mock-notes-essay', reach: at('writing/write-essay', withNotes) },
  { ...shared, name: 'mock-cut', reach: at(choice, cut) },
  { ...shared, name: 'mock-waiting', reach: at(choice, waiting) },
  { ...shared, name: 'mock-taken-over', reach: at(choice, taken) },
  { ...shared, name: 'mock-opening', reach: comes },
  { ...shared, name: 'mock-opening-cut', reach: opening('offline') },
  { ...shared, name: 'mock-opening-faulty', reach: opening('internal') },
  { ...shared, name: 'mock-ending', reach: ending('waits') },
  { ...shared, name: 'mock-ending-fails', reach: ending('fails') },
  { ...shared, name: 'mock-ended', reach: (page) => serve(page, choice, { test: { isEnded: true } }) },
  { ...shared, name: 'mock-rtl', reach: at(choice, rightToLeft) },
]
