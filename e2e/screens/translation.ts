import type { Page } from '@playwright/test'
import { passage, sentenceCount, translation, translationOf } from '../support/translating.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const isTranslation = /\/translate\?/

/** An installation with a translator, or without, in a browser that has none. */
const installed =
  (hasTranslator: boolean, then: Reach): Reach =>
  async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Translator'))
    await page.route(/\/api\/configs/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...Object(await response.json()), hasTranslator, builtInLanguages: [] } })
    })
    await page.route(isTranslation, (route, request) => {
      const query = new URL(request.url()).searchParams
      const translated = translationOf(query.get('text') ?? '', query.get('tl') ?? '')
      return route.fulfill({ json: { data: { translated } } })
    })
    await page.reload()
    await then(page)
  }

const opened: Reach = async (page) => {
  await translation(page).open.click()
  await translation(page).dialog.waitFor()
}

const shown: Reach = async (page) => {
  await opened(page)
  await translation(page)
    .translated('fa')
    .nth(sentenceCount - 1)
    .waitFor({ state: 'attached' })
}

/** As it is installed, without a service: the Persian that comes with the questions. */
const builtIn: Reach = async (page) => {
  await opened(page)
  await translation(page).translated('fa').first().waitFor()
}

const message = 'Translation failed'
const failure = { code: 'not_translated', message, error: message, status: 422, requestId: 'req-1', errors: [] }

const partlyFailing: Reach = async (page) => {
  await page.route(/\/translate\?text=(?:On|Their|Instead)/, (route) => route.fulfill({ status: 422, json: failure }))
  await opened(page)
  await translation(page).failed.nth(2).waitFor({ state: 'attached' })
}

const neverAnswered: Reach = async (page) => {
  await page.route(isTranslation, () => undefined)
  await opened(page)
}

/** A browser that could translate, once it has downloaded the language; it stops at two fifths. */
const downloading: Reach = async (page) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'Translator', {
      availability: () => Promise.resolve('downloadable'),
      create: ({ monitor }: { monitor: (given: object) => void }) => {
        monitor({ addEventListener: (_type: string, listen: (event: object) => void) => listen({ loaded: 0.4 }) })
        return new Promise(() => {})
      },
    })
  })
  await page.reload()
  await opened(page)
  await translation(page).dialog.getByRole('button', { name: 'Download' }).waitFor()
}

const startDownload: Reach = async (page) => {
  await downloading(page)
  await translation(page).dialog.getByRole('button', { name: 'Download' }).click()
}

/** The translation of a question in every state. */
export const translationScreens: readonly Screen[] = [
  { name: 'translation', path: passage, viewer: 'TRIAL', reach: installed(true, shown), isWholeShown: true },
  {
    name: 'translation-persian',
    path: '/dashboard/reading/multiple-choice-multiple/question/81',
    viewer: 'TRIAL',
    reach: builtIn,
    isWholeShown: true,
  },
  {
    name: 'translation-persian-gaps',
    path: '/dashboard/reading/fill-in-the-blanks/question/103',
    viewer: 'TRIAL',
    reach: builtIn,
    isWholeShown: true,
  },
  { name: 'translation-failing', path: passage, viewer: 'TRIAL', reach: installed(true, partlyFailing) },
  { name: 'translation-loading', path: passage, viewer: 'TRIAL', reach: installed(true, neverAnswered), isBusy: true },
  { name: 'translation-nobody', path: passage, viewer: 'TRIAL', reach: installed(false, opened) },
  { name: 'translation-offer', path: passage, viewer: 'TRIAL', reach: installed(false, downloading) },
  {
    name: 'translation-download',
    path: passage,
    viewer: 'TRIAL',
    reach: installed(false, startDownload),
    isBusy: true,
  },
  {
    name: 'translation-no-text',
    path: '/dashboard/listening/write-from-dictation/question/47',
    viewer: 'TRIAL',
    reach: installed(true, opened),
  },
]
