import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { chromiumHearing } from './support/chromium.ts'
import { signInToDemo } from './support/demo.ts'
import { mouse } from './support/hand.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { badReading, learnerWord, writeMicrophoneFile } from './support/microphone.ts'
import { questionPage, recorder, shell } from './support/pages.ts'
import { submit } from './support/practising.ts'
import { resultDialog } from './support/result-pages.ts'
import { pronunciationBook, pronunciationWord } from './support/pronunciation-pages.ts'
import { expect, test, watchErrors } from './support/test.ts'

const book = '/dashboard/pronunciation-book'

test('a word is added, said by a real learner, seen sound by sound, marked, noted and deleted', async ({
  server,
  playwright,
}) => {
  const microphone = writeMicrophoneFile('.cache/e2e/learner-word.wav', await learnerWord(), {
    before: 0.6,
    after: 3.5,
  })
  const browser = await playwright.chromium.launch(chromiumHearing(microphone))
  const context = await browser.newContext({ baseURL: server.url, permissions: ['microphone'] })
  const errors = watchErrors(context)
  const page = await context.newPage()
  await signUp(page)
  await addWord(page)
  await sayWord(page)
  await markAndNote(page)
  await remove(page)
  // The word that was there already.
  expect(errors).toEqual([expect.stringContaining('409')])
  await browser.close()
})

async function addWord(page: Page) {
  const { empty, field, add, row } = pronunciationBook(page)
  await page.goto(book)
  await expect(empty).toBeVisible()
  await expect(page.getByText(/rates it below 75%/u)).toBeVisible()
  await expectAccessible(page)
  await field.fill('spirit')
  await add.click()
  await expect(shell(page).toast('Word added successfully')).toBeVisible()
  await field.fill('Spirit')
  await add.click()
  await expect(shell(page).toast('Word already exists')).toBeVisible()
  await expectAccessible(page)
  await row('spirit').click()
}

async function sayWord(page: Page) {
  const { heading, sounds, mine, model, hearAmerican, tries } = pronunciationWord(page)
  await expect(heading('spirit')).toBeVisible()
  await expectAccessible(page)
  await hearAmerican.click()
  await expect(hearAmerican).toHaveAttribute('aria-pressed', 'true')
  await expect(hearAmerican).toHaveAttribute('aria-pressed', 'false', { timeout: 10_000 })
  await page.keyboard.press('r')
  await expect(recorder(page).stop).toBeVisible()
  await page.waitForTimeout(2000) // the word and some silence
  await page.keyboard.press('r')
  await expect(sounds('spirit').first()).toBeVisible({ timeout: 30_000 })
  await expect(sounds('spirit').first().getByRole('listitem')).toHaveCount(6)
  await expect(tries(1)).toBeVisible()
  await expectAccessible(page)
  await mine.click()
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  await expect(mine).toHaveAttribute('aria-pressed', 'false', { timeout: 10_000 })
  await expect(model).toBeEnabled()
}

async function markAndNote(page: Page) {
  const { mark, note, noteField, save } = pronunciationWord(page)
  await mark.selectOption('HARD')
  await expect(shell(page).toast('Bookmark updated successfully')).toBeVisible()
  await note.click()
  await noteField.fill('Say two clear syllables.')
  await expectAccessible(page)
  await save.click()
  await expect(shell(page).toast('Note updated')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Say two clear syllables.')).toBeVisible()
  await expect(mark).toHaveValue('HARD')
}

async function remove(page: Page) {
  const { deleteButton, tick, confirm } = pronunciationWord(page)
  await deleteButton.click()
  await expect(confirm).toBeDisabled()
  await expectAccessible(page)
  await tick.check()
  await confirm.click()
  await expect(shell(page).toast('Word deleted successfully')).toBeVisible()
  await expect(pronunciationBook(page).empty).toBeVisible()
}

test(
  'words that a reading says badly come into the book by themselves, and lead back to the answer',
  LONG,
  async ({ server, playwright }) => {
    const { id, speech } = await badReading()
    const microphone = writeMicrophoneFile('.cache/e2e/bad-reading.wav', speech)
    const browser = await playwright.chromium.launch(chromiumHearing(microphone))
    const context = await browser.newContext({ baseURL: server.url, permissions: ['microphone'] })
    const errors = watchErrors(context)
    const page = await context.newPage()
    await signInToDemo(page, 'PREMIUM')
    await page.goto(`/dashboard/speaking/read-aloud/question/${id}`)
    await expect(questionPage(page).position).toBeVisible()
    await recorder(page).record.click()
    await expect(recorder(page).take).toBeVisible({ timeout: 60_000 })
    await submit(page, mouse)
    await expect(resultDialog(page).total).toBeVisible({ timeout: 90_000 })
    await page.goto(book)
    const { rows, empty } = pronunciationBook(page)
    await expect(rows.first()).toBeVisible()
    await expect(empty).toBeHidden()
    await expectAccessible(page)
    await rows.first().click()
    await expect(page.getByText(/^A recording rated it \d+% on/u)).toBeVisible()
    await page.getByRole('link', { name: 'See the answer' }).click()
    await expect(resultDialog(page).total).toBeVisible({ timeout: 30_000 })
    expect(errors).toEqual([])
    await browser.close()
  },
)
