import type { Page } from '@playwright/test'
import { getDictation, type DictationWordAudio } from '@rehearsal/contracts/dictation'
import { expectAccessible } from './support/accessible.ts'
import { keyboard, reach, skipToContent } from './support/keyboard.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { shell } from './support/pages.ts'
import { dictation, spellingBook } from './support/spelling.ts'
import { expect, test } from './support/test.ts'

const session = '/dashboard/spelling-book/dictation'

/** Lets the words come only when the clock has been stopped, so that the countdown has the test's time alone. */
async function openWithStoppedClock(page: Page, open: () => Promise<void>): Promise<readonly DictationWordAudio[]> {
  let release: () => void = () => undefined
  const stopped = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.clock.install()
  await page.route('**/api/dictation', async (route) => {
    await stopped
    await route.continue()
  })
  await open()
  await dictation(page).heading.waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const answer = page.waitForResponse('**/api/dictation')
  release()
  const words = getDictation.response.parse(await (await answer).json()).dictationWordAudioDtoList
  await dictation(page).startAfter.waitFor()
  await page.unroute('**/api/dictation')
  return words
}

/** A slip that no word list takes for another word. */
const slipOf = (word: string) => `${word.slice(0, 2)}${word.slice(1)}`

for (const { device, viewport, tag } of [
  { device: 'a desktop', viewport: { width: 1440, height: 900 }, tag: LONG.tag },
  { device: 'a phone', viewport: { width: 390, height: 844 }, tag: [] },
]) {
  test.describe(device, { tag }, () => {
    test.use({ viewport })

    test('by keys alone a learner writes a whole dictation and finds the slips in the spelling book', async ({
      page,
    }) => {
      await signUp(page)
      const desk = dictation(page)
      const book = spellingBook(page)
      let words: readonly DictationWordAudio[] = []

      await test.step('the spelling book leads to the dictation', async () => {
        await page.goto('/dashboard/spelling-book')
        await expect(book.empty).toBeVisible()
        await expectAccessible(page)
        await skipToContent(page)
        words = await openWithStoppedClock(page, () => keyboard.press(book.practiceNow))
        expect(words).toHaveLength(10)
      })

      await test.step('for three seconds nothing can be typed', async () => {
        await expect(desk.left).toHaveText('3 s')
        await expect(desk.field).toBeDisabled()
        await expect(desk.listen).toBeDisabled()
        await expect(desk.next).toBeDisabled()
        await expect(desk.submit).toBeDisabled()
        await page.clock.runFor(2000)
        await expect(desk.left).toHaveText('1 s')
        await expect(desk.field).toBeDisabled()
        await page.clock.runFor(1200)
      })

      await test.step('then the word is said and typed, and Enter goes on', async () => {
        await expect(desk.typeIn).toBeVisible()
        await expect(desk.field).toBeFocused()
        await expect(desk.listen).toBeEnabled()
        await page.keyboard.type(words[0]?.word ?? '')
        await page.keyboard.press('Enter')
        await expect(desk.place(2, 10)).toBeVisible()
        await expect(desk.field).toHaveValue('')
        await expect(desk.left).toHaveText('10 s')
      })

      await test.step('after ten seconds time is up: the word is not heard any more, but can be finished', async () => {
        await page.keyboard.type(slipOf(words[1]?.word ?? ''))
        await page.clock.runFor(10_200)
        await expect(desk.timeUp).toBeVisible()
        await expect(desk.listen).toBeDisabled()
        await expect(desk.field).toBeEnabled()
        // Axe waits by the clock; time that is up does not go on.
        await page.clock.resume()
        await expectAccessible(page)
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
        await page.keyboard.press('Enter')
        await expect(desk.left).toHaveText('10 s')
      })

      await test.step('the accent is another recording, and Australian says why it is not there', async () => {
        await keyboard.press(desk.accent('US'))
        await expect(desk.accent('US')).toBeChecked()
        await expect(desk.accent('AU')).toBeDisabled()
        await expect(desk.noAustralian).toBeVisible()
        await reach(desk.field)
      })

      await test.step('leaving asks first', async () => {
        await page.goBack()
        await expect(desk.confirm).toBeVisible()
        // What slides in and fades out does so by the clock.
        await page.clock.runFor(600)
        await keyboard.press(desk.stay)
        await page.clock.runFor(600)
        await expect(desk.confirm).toBeHidden()
        await reach(desk.field)
      })

      await test.step('only the last word is submitted', async () => {
        for (const [index, { word }] of words.entries()) {
          if (index < 2) continue
          await expect(desk.place(index + 1, 10)).toBeVisible()
          // The third word is left empty.
          if (index > 2) await page.keyboard.type(word)
          if (index === 9) break
          await expect(desk.submit).toBeDisabled()
          await page.keyboard.press('Enter')
        }
        await expect(desk.next).toBeDisabled()
        await keyboard.press(desk.submit)
        await page.clock.resume()
      })

      await test.step('the result shows every word', async () => {
        await expect(shell(page).toast('submitted successfully')).toBeVisible()
        await expect(desk.result).toBeFocused()
        await expect(page.getByText('8 of 10 spelled right', { exact: true }).first()).toBeVisible()
        await expect(desk.verdicts).toHaveCount(10)
        await expect(desk.verdicts.nth(1)).toContainText('Wrong')
        await expect(desk.verdicts.nth(2)).toContainText('Left empty')
        await expectAccessible(page)
      })

      await test.step('the answer is kept until it is deleted', async () => {
        await expect(desk.answers).toHaveCount(1)
        await keyboard.press(desk.removeAnswer)
        await reach(desk.tick)
        await page.keyboard.press('Space')
        await keyboard.press(desk.confirmDelete)
        await expect(shell(page).toast('Deleted answer')).toBeVisible()
        await expect(page.getByText('No answers found', { exact: true })).toBeVisible()
      })

      await test.step('the slip is in the spelling book, the word that was left empty is not', async () => {
        await page.goto('/dashboard/spelling-book')
        await expect(book.words).toHaveCount(1)
        await expect(book.words.first()).toContainText(`You wrote ${slipOf(words[1]?.word ?? '')}`)
        await expectAccessible(page)
      })
    })
  })
}

test.describe('on a broken line', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('a failed submission keeps the answers, and Try again begins anew with other words', LONG, async ({ page }) => {
    await signUp(page)
    const desk = dictation(page)
    await openWithStoppedClock(page, async () => void (await page.goto(session)))
    await page.clock.runFor(3200)
    for (let at = 1; at < 10; at++) {
      await desk.field.fill(`word${at}`)
      await desk.next.click()
    }
    await desk.field.fill('kept')
    await page.clock.resume()
    await page.route('**/api/dictation', (route) => route.abort())
    await desk.submit.click()
    await expect(shell(page).toast('Submission failed. Please try again.')).toBeVisible()
    await expect(desk.field).toHaveValue('kept')
    await page.unroute('**/api/dictation')
    await desk.submit.click()
    await expect(page.getByText('0 of 10 spelled right', { exact: true }).first()).toBeVisible()
    await desk.tryAgain.click()
    await expect(desk.startAfter).toBeVisible()
    await expect(desk.place(1, 10)).toBeVisible()
    await expect(desk.accent('UK')).toBeChecked()
    await expect(desk.field).toHaveValue('')
  })
})
