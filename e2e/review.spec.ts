import { expectAccessible } from './support/accessible.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { keepWords, readAnkiPackage, review, reviewUrl } from './support/review.ts'
import { expect, test } from './support/test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.describe('on a desktop', () => {
  test.use({ viewport: desktop, expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('words are reviewed by keys alone, also offline, and leave as an Anki package', async ({ page, context }) => {
    const on = review(page)
    await signUp(page)
    await keepWords(page, ['abandon', 'reluctant', 'thorough'])

    await test.step('a card asks, and shows its answer with Space', async () => {
      await page.goto(reviewUrl)
      await expect(page.getByText('abandon', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Space')
      await expect(on.answer).toBeFocused()
      await expect(on.grade('Good')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('what is not known comes again after the others', async () => {
      await page.keyboard.press('1')
      await expect(page.getByText('reluctant', { exact: true })).toBeVisible()
      await expect(on.progress).toHaveAttribute('aria-valuetext', '0 of 3')
    })

    await test.step('offline the session goes on, and its grades go out when the network is back', async () => {
      await context.setOffline(true)
      await page.keyboard.press('Enter')
      await page.keyboard.press('4')
      await expect(on.unsent).toBeVisible()
      await page.keyboard.press('Enter')
      await page.keyboard.press('4')
      await expect(on.unsent).toContainText('2 grades')
      await context.setOffline(false)
      await expect(on.unsent).toBeHidden()
    })

    await test.step('the end tells what was done and when it goes on', async () => {
      await expect(page.getByText('abandon', { exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await page.keyboard.press('4')
      await expect(on.done).toBeFocused()
      await expect(page.getByText('3 cards reviewed')).toBeVisible()
      await expect(page.getByText(/^The next card comes on/)).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('the exam sets the last day', async () => {
      await on.setExam.click()
      const nextYear = new Date().getFullYear() + 1
      await on.examDate.fill(`${nextYear}-06-01`)
      await on.language.selectOption('fa')
      await expectAccessible(page)
      await on.save.click()
      await expect(on.pastExam).toContainText(`1 Jun ${nextYear}`)
    })

    await test.step('the package holds each word with its recording', async () => {
      await page.goto(reviewUrl)
      await expect(on.nothingDue).toBeVisible()
      await on.exportWords.click()
      const [download] = await Promise.all([page.waitForEvent('download'), on.exportAnki.click()])
      expect(download.suggestedFilename()).toMatch(/^rehearsal-words-\d{4}-\d\d-\d\d\.apkg$/)
      const { notes, media } = readAnkiPackage(await download.path())
      expect(notes.map(([word]) => word)).toEqual(['abandon', 'reluctant', 'thorough'])
      for (const [, meaning, , american, british, sound] of notes) {
        expect([meaning, american, british].every((field) => field !== '')).toBe(true)
        const name = /^\[sound:(.+)\]$/.exec(sound ?? '')?.[1] ?? ''
        // Every mp3 frame begins with eleven set bits.
        expect(media.get(name)?.readUInt16BE(0)).toBeGreaterThanOrEqual(0xff_e0)
      }
    })
  })
})

test('a file of a Persian Windows is offered as it reads right, and its meanings are kept', async ({ page }) => {
  const on = review(page)
  await signUp(page)
  await page.goto(reviewUrl)
  await on.importWords.click()
  // "abate,كم شدن" in windows-1256.
  const buffer = Buffer.from([...Buffer.from('abate,'), 0xdf, 0xe3, 0x20, 0xd4, 0xcf, 0xe4])
  await on.file.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('radio', { name: /^Persian and Arabic/ })).toBeChecked()
  await expectAccessible(page)
  await on.useReading.click()
  await expect(on.list).toHaveValue('abate,كم شدن')
  // Just after the first start the dictionary may still be on its way.
  await expect(async () => {
    await on.check.click()
    await on.importNow.waitFor({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await on.importNow.click()
  await on.importDone.click()
  await on.showAnswer.click()
  await expect(page.getByText('كم شدن')).toHaveCSS('direction', 'rtl')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a list is pasted, checked and imported, and reviewed with the thumb', LONG, async ({ page }) => {
    const on = review(page)
    await signUp(page)
    await page.goto(reviewUrl)
    await expect(page.getByText('No words to review yet')).toBeVisible()
    await expectAccessible(page)

    await test.step('each line is told what becomes of it', async () => {
      await on.importWords.tap()
      await on.list.fill('word,meaning\nthorough,کامل\nqwzx,\n123,\n<b>qwzx</b>,"=1+1"')
      await expectAccessible(page)
      // Just after the first start the dictionary may still be on its way.
      await expect(async () => {
        await on.check.tap()
        await expect(page.getByText('2 new, 0 kept already, 2 left out')).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 60_000 })
      await expect(page.getByText('There are no letters in this word.')).toBeVisible()
      await expectAccessible(page)
      await on.importNow.tap()
      await expect(page.getByText('2 words added')).toBeVisible()
      await expectAccessible(page)
      await on.importDone.tap()
    })

    await test.step('the own meaning stands beside the dictionary’s, and markup is text', async () => {
      await expect(page.getByText('thorough', { exact: true })).toBeVisible()
      await on.showAnswer.tap()
      await expect(page.getByText('کامل')).toHaveCSS('direction', 'rtl')
      await on.grade('Easy').tap()
      await expect(page.getByText('<b>qwzx</b>')).toBeVisible()
      await on.showAnswer.tap()
      await expect(page.getByText('=1+1')).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(phone.width)
      await expectAccessible(page)
      await on.grade('Easy').tap()
      await expect(on.done).toBeVisible()
    })
  })
})
