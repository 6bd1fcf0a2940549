import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { questionPage } from './support/pages.ts'
import { seededData } from './support/seeded-data.ts'
import { startServer, type TestServer } from './support/server.ts'
import { expect, test as base } from './support/test.ts'
import { passage, sentenceCount, startTranslator, type StubTranslator, translation } from './support/translating.ts'

/** The product with a translator of the tests' own. */
const test = base.extend<object, { translator: StubTranslator; server: TestServer }>({
  translator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, run) => {
      const translator = await startTranslator()
      await run(translator)
      translator.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ translator }, run) => {
      const server = await startServer({ TRANSLATOR_URL: translator.url }, seededData)
      await run(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// What the browser reports of answers that say that a sentence was not translated.
test.use({ expectedErrors: /status of 50?3|status of 422/ })
test.beforeEach(({ context }) => context.addInitScript(() => Reflect.deleteProperty(window, 'Translator')))

async function openTranslation(page: Page): Promise<void> {
  await page.goto(passage)
  await questionPage(page).summary.waitFor()
  // The keys come a moment after the page.
  const { dialog } = translation(page)
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.locator('body').press('t')
    await dialog.waitFor({ timeout: 2000 })
  }).toPass()
  await expect(translation(page).rows).toHaveCount(sentenceCount)
}

/** The home page may have asked for its word of the day. */
const isSentence = (text: string) => text.includes(' ')

/** Where the last sentence and its translation stand. */
async function placesOf(page: Page) {
  const row = translation(page).rows.last()
  const english = await row.locator('[lang="en"]').boundingBox()
  const persian = await row.locator('[lang="fa"]').boundingBox()
  if (!english || !persian) throw new Error('The row lacks a text.')
  return { english, persian }
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the key T shows a passage in Persian beside its English, right to left, and no service is asked', async ({
    page,
    translator,
  }) => {
    await signUp(page)
    await openTranslation(page)
    const { translated, dialog, close } = translation(page)
    await expect(translated('fa')).toHaveCount(sentenceCount)
    await expect(translated('fa').last()).toHaveCSS('direction', 'rtl')
    await expect(translated('fa').last()).toHaveCSS('font-family', /Vazirmatn/)
    const { english, persian } = await placesOf(page)
    expect(persian.x).toBeGreaterThan(english.x + english.width - 1)
    await expectAccessible(page)
    await close.click()
    await expect(dialog).toBeHidden()
    await openTranslation(page)
    await expect(translated('fa')).toHaveCount(sentenceCount)
    expect(translator.asked.filter(isSentence)).toEqual([])
  })

  test(
    'another language is asked of the service once, and chosen still when the page is opened again',
    LONG,
    async ({ page, translator }) => {
      await signUp(page)
      await openTranslation(page)
      const { language, translated } = translation(page)
      const kept = page.waitForResponse(/\/api\/profile$/)
      await language.selectOption({ label: 'Arabic – العربية' })
      await expect(translated('ar')).toHaveCount(sentenceCount)
      expect((await kept).status()).toBe(200)
      await openTranslation(page)
      await expect(language).toHaveValue('ar')
      await expect(translated('ar')).toHaveCount(sentenceCount)
      expect(translator.asked.filter(isSentence)).toHaveLength(sentenceCount)
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a sheet from the bottom shows each sentence above its translation', LONG, async ({ page }) => {
    await signUp(page)
    await page.goto(passage)
    await translation(page).open.tap()
    const { translated, dialog } = translation(page)
    await expect(translated('fa')).toHaveCount(sentenceCount)
    const { english, persian } = await placesOf(page)
    expect(persian.y).toBeGreaterThan(english.y + english.height - 1)
    const sheet = await dialog.boundingBox()
    expect([sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([390, 844])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })
})

test('a service that is down fails sentence by sentence, and the page goes on', LONG, async ({ page, translator }) => {
  await signUp(page)
  translator.isDown = true
  await page.goto('/dashboard/writing/summarize-written-text/question/16')
  await translation(page).open.click()
  const { rows, failed, close, language } = translation(page)
  await language.selectOption({ label: 'Arabic – العربية' })
  await expect(failed.first()).toBeVisible()
  await expect(failed).toHaveCount(await rows.count(), { timeout: 30_000 })
  await expectAccessible(page)
  await close.click()
  await questionPage(page).summary.fill('Tests help learners remember.')
  await expect(questionPage(page).submit).toBeEnabled()
  translator.isDown = false
})
