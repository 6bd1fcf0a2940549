import { expectAccessible } from './support/accessible.ts'
import { dictionary, untilDictionaryIsReady } from './support/dictionary.ts'
import { signUp } from './support/learner.ts'
import { press } from './support/look-up.ts'
import { expect, test } from './support/test.ts'
import { translation } from './support/translating.ts'

// As it is installed: no service is configured, and the browser has no translator.
test.beforeEach(({ context }) => context.addInitScript(() => Reflect.deleteProperty(window, 'Translator')))
// The dictionary is taken in while the server runs.
test.use({ expectedErrors: /status of 503/ })

const question = '/dashboard/reading/multiple-choice-multiple/question/81'

const devices = [
  { name: 'on a desktop', use: { viewport: { width: 1440, height: 900 } } },
  { name: 'on a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
]

for (const { name, use } of devices) {
  test.describe(name, () => {
    test.use(use)

    test('a question and its words are there in Persian without any service; another language says who could translate', async ({
      page,
    }) => {
      await signUp(page)
      await untilDictionaryIsReady(page)
      const { dialog, rows, translated, failed, language, close } = translation(page)
      const { dialog: popUp, word } = dictionary(page)

      await test.step('every sentence has its Persian', async () => {
        await page.goto(question)
        await translation(page).open.waitFor()
        await expect(async () => {
          if (!(await dialog.isVisible())) await page.locator('body').press('t')
          await dialog.waitFor({ timeout: 2000 })
        }).toPass()
        await expect(translated('fa').first()).toBeVisible()
        await expect(translated('fa')).toHaveCount(await rows.count())
        await expect(translated('fa').first()).toHaveCSS('direction', 'rtl')
        await expect(failed).toHaveCount(0)
        await expectAccessible(page)
      })

      await test.step('nobody translates into Spanish, and nothing was tried before that is said', async () => {
        await language.selectOption({ label: 'Spanish – español' })
        await expect(dialog.getByText('This cannot be translated here now')).toBeVisible()
        await expect(rows).toHaveCount(0)
        await language.selectOption({ label: 'Persian – فارسی' })
        await expect(translated('fa').first()).toBeVisible()
        await close.click()
        await expect(dialog).toBeHidden()
      })

      await test.step('a word has its glosses by part of speech', async () => {
        await press(page, 'audition')
        await expect(word).toHaveText('audition')
        await expect(popUp.getByText('Persian Translate')).toBeVisible()
        const line = popUp.getByRole('listitem').filter({ has: page.locator('[lang=fa]') })
        await expect(line.first()).toContainText('[n]')
        await expect(line.first().locator('[lang=fa]')).toHaveCSS('direction', 'rtl')
        await expectAccessible(page)
      })
    })
  })
}
