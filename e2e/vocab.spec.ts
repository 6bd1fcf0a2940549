import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { dictionary, vocabBook } from './support/dictionary.ts'
import { LONG } from './support/long.ts'
import { press, resultText, select, wordIn } from './support/look-up.ts'
import { questionPage, shell } from './support/pages.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { readAnkiPackage, review } from './support/review.ts'
import { test } from './support/test.ts'

const passage = '/dashboard/writing/summarize-written-text/question/20'
/** A demo learner has answered this one. */
const answered = '/dashboard/speaking/read-aloud/question/1'

// The dictionary is taken in while the server runs (503), and a word that is asked for may not be there (404).
test.use({ expectedErrors: /status of (?:503|404|409)/ })

const devices = [
  { name: 'on a desktop', tag: LONG.tag, use: { viewport: { width: 1440, height: 900 } } },
  { name: 'on a phone', tag: [], use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
]

for (const { name, tag, use } of devices) {
  test.describe(name, { tag }, () => {
    test.use(use)

    test('a word of a passage is looked up, kept with its kind, marked, noted, found in the book, reviewed, exported and deleted', async ({
      page,
    }) => {
      await signInToDemo(page, 'TRIAL')
      const { dialog, word, add, remove, mark, addNote, note, saveNote, close, hint, ...pop } = dictionary(page)
      const book = vocabBook(page)

      await test.step('the pop-up opens for a word and shows its basic form', async () => {
        await page.goto(passage)
        await expect(hint).toBeVisible()
        await press(page, 'envelopes')
        await expect(word).toHaveText('envelope')
        await expect(hint).toBeHidden()
        await expect(dialog.getByText('[n]', { exact: true }).last()).toBeVisible()
        await expect(mark).toBeHidden()
        await expectAccessible(page)
      })

      await test.step('it is added, marked and noted', async () => {
        await add.click()
        await expect(shell(page).toast('Word added successfully')).toBeVisible()
        await expect(remove).toBeVisible()
        await mark.selectOption({ label: 'Hard' })
        await expect(shell(page).toast('Bookmark updated successfully')).toBeVisible()
        await addNote.click()
        await expect(note).toBeFocused()
        await note.fill('For wages, in the passage on mobile money.')
        await saveNote.click()
        await expect(shell(page).toast('Note updated')).toBeVisible()
        await expectAccessible(page)
      })

      await test.step('Back closes the pop-up and nothing else, though the page was the first that was opened', async () => {
        await page.goBack()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`${passage}$`))
        await press(page, 'envelopes')
        await expect(word).toHaveText('envelope')
        await page.reload()
        await expect(hint.or(page.getByRole('article')).first()).toBeVisible()
        await expect.poll(() => page.evaluate(() => history.state)).not.toMatchObject({ layerDepth: 1 })
        // The browser scrolls to where the page was left, which takes the word from under the finger.
        await expect(async () => {
          await press(page, 'envelopes')
          await expect(word).toHaveText('envelope', { timeout: 3000 })
        }).toPass()
      })

      await test.step('a synonym opens, and back leads to the word', async () => {
        await pop.related.first().click()
        await expect(word).not.toHaveText('envelope')
        await pop.back.click()
        await expect(word).toHaveText('envelope')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })

      await test.step('it stands in the book under its kind', async () => {
        await page.goto('/dashboard/vocab-book')
        await expect(book.card('Summarize Written Text')).toContainText('1 word')
        await expectAccessible(page)
        await book.card('Summarize Written Text').click()
        await expect(page).toHaveURL(/\/vocab-book\/summarize-written-text$/)
        await expect(book.rows('Summarize Written Text')).toHaveCount(1)
        await expect(page.getByText('Note: For wages', { exact: false })).toBeVisible()
        await expectAccessible(page)
        await book.open('envelope').click()
        await expect(word).toHaveText('envelope')
      })

      await test.step('its sounds are put into the pronunciation book', async () => {
        await dialog.getByRole('button', { name: 'Add to pronunciation book' }).click()
        await expect(shell(page).toast('Word added successfully')).toBeVisible()
        await close.click()
        await expect(dialog).toBeHidden()
        await page.goto('/dashboard/pronunciation-book')
        await expect(page.getByRole('main').getByRole('link', { name: /envelope/ })).toBeVisible()
      })

      await test.step('it is reviewed', async () => {
        const on = review(page)
        await page.goto('/dashboard/vocab-book')
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Review/ })
          .click()
        await expect(page.getByText('envelope', { exact: true })).toBeVisible()
        await on.showAnswer.click()
        await on.grade('Easy').click()
        await expect(on.done).toBeVisible()
        await page.goto('/dashboard/vocab-book/summarize-written-text')
        await expect(book.rows('Summarize Written Text')).toHaveCount(1)
      })

      await test.step('it leaves in an Anki package', async () => {
        const on = review(page)
        await on.exportWords.click()
        const [download] = await Promise.all([page.waitForEvent('download'), on.exportAnki.click()])
        const { notes } = readAnkiPackage(await download.path())
        expect(notes.map(([exported]) => exported)).toEqual(['envelope'])
      })

      await test.step('it is deleted after the tick', async () => {
        // What is said of the file lies over the lower edge of a phone for some seconds, and with it over the sheet.
        await expect(page.getByRole('dialog', { name: /file/ })).toHaveCount(0, { timeout: 20_000 })
        await book.remove('envelope').click()
        await expect(pop.confirmDelete).toBeDisabled()
        await expectAccessible(page)
        await pop.tick.check()
        await pop.confirmDelete.click()
        await expect(shell(page).toast('Word deleted successfully')).toBeVisible()
        await expect(book.empty).toBeVisible()
        await expectAccessible(page)
      })
    })
  })
}

test.describe('by mouse and keys', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a phrase is selected and looked up, and Escape takes the offer away', LONG, async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    await page.goto(passage)
    const { lookUpSelection, word, notFound, dialog } = dictionary(page)
    await select(page, 'bank', 'account')
    await expect(lookUpSelection).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(lookUpSelection).toBeHidden()
    await page.mouse.click(5, 5)
    await select(page, 'bank', 'account')
    await lookUpSelection.click()
    await expect(word.or(notFound)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('the label of Exam timing turns the switch and opens no dictionary', async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    await page.goto(passage)
    // From here on a press on a word is heard.
    await expect(dictionary(page).hint).toBeVisible()
    const label = page.getByText('Exam timing', { exact: true })
    for (const isOn of [true, false]) {
      await label.click()
      await expect(questionPage(page).examTiming).toBeChecked({ checked: isOn })
    }
    await expect(dictionary(page).dialog).toBeHidden()
  })

  test('while the exam clock runs no word is looked up', LONG, async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    await page.goto(passage)
    await questionPage(page).examTiming.check()
    await press(page, 'envelopes')
    await page.waitForTimeout(500)
    await expect(dictionary(page).dialog).toBeHidden()
    await dictionary(page).topSearch.fill('wage')
    await dictionary(page).topSearch.press('Enter')
    await expect(shell(page).toast('The dictionary is closed while the exam clock runs')).toBeVisible()
    await expect(dictionary(page).dialog).toBeHidden()
    await questionPage(page).examTiming.uncheck()
    await questionPage(page).summary.focus()
    await press(page, 'envelopes')
    await expect(dictionary(page).dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(questionPage(page).summary).toBeFocused()
  })

  test('the slash leads to the search, and the focus comes back to where it was', LONG, async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    const { topSearch, word, dialog, notFound } = dictionary(page)
    // The keys come a moment after the page.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(topSearch).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.type('mice')
    await page.keyboard.press('Enter')
    await expect(word).toHaveText('mouse')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(topSearch).toBeFocused()
    await page.keyboard.type('qwzx')
    await page.keyboard.press('Enter')
    await expect(notFound).toBeVisible()
    await expectAccessible(page)
  })

  test('over a result the dictionary opens and closes alone', LONG, async ({ page }) => {
    await signInToDemo(page, 'PREMIUM')
    await page.goto(answered)
    await answers(page).open.first().click()
    const result = resultDialog(page)
    await result.total.waitFor()
    const target = await wordIn(page)
    await press(page, target, resultText)
    const { word, dialog, close } = dictionary(page)
    await expect(word).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(result.dialog).toBeVisible()
    await press(page, target, resultText)
    await close.click()
    await expect(dialog).toBeHidden()
    await expect(result.dialog).toBeVisible()
  })
})
