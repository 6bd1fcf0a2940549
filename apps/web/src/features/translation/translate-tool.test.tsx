import { act, screen, waitFor, within } from '@testing-library/react'
import { samples } from '@rehearsal/tasks/samples'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aConfig, aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()
beforeEach(() => signIn())
afterEach(() => vi.unstubAllGlobals())

const passage = 'Street trees cool the roads. They slow the rain. People walk more.'
const sentences = ['Street trees cool the roads.', 'They slow the rain.', 'People walk more.']
const persian = 'درختان خیابان جاده‌ها را خنک می‌کنند.'
const { prompt: dictationPrompt, answerKey: dictationKey } = samples['listening/write-from-dictation']
const languages = { ar: 'Arabic', fa: 'Persian', es: 'Spanish' }

type Given = {
  hasTranslator?: boolean | null
  builtInLanguages?: string[]
  language?: string | null
  practice?: Record<string, unknown>
  taskId?: TaskId
}

/** The question page of a learner, with its text and the translator of the installation. */
async function openPage({
  hasTranslator = true,
  builtInLanguages = [],
  language = null,
  practice = {},
  taskId,
}: Given = {}) {
  const kind = catalogue[taskId ?? 'writing/summarize-written-text']
  const empty = { _embedded: { [kind.wire.scoredAnswers]: [] }, number: 0, totalPages: 0, totalElements: 0 }
  apiServer.use(
    answers('/api/users/currentUser', aUser({ profile: { ...aUser().profile, language } })),
    hasTranslator === null
      ? refuses('/api/configs', 'internal')
      : answers('/api/configs', aConfig({ hasTranslator, builtInLanguages })),
    answers('/api/practices/16', aPractice({ taskId: kind.id, ...practice })),
    answers(`/api/${kind.wire.path}/16/answers`, empty),
    answers(`/api/${kind.wire.path}/16/answers/other`, empty),
    answers('/api/answer-consent', { agrees: false }),
    answers('/translate/languages-enum', languages),
    ...signedInHandlers(),
  )
  const app = renderApp(`/dashboard/${kind.id}/question/16`)
  await screen.findByRole('heading', { level: 1, name: 'Trees' })
  return app
}

const aPractice = (changes: Record<string, unknown>) => ({
  id: 16,
  title: 'Trees',
  complexity: 'AVERAGE',
  predictionCount: 0,
  note: false,
  bookmark: null,
  variants: ['ACADEMIC', 'CORE'],
  format: 'academic-2025',
  prompt: { passage },
  media: {},
  revealed: null,
  position: 1,
  total: 1,
  previousId: null,
  nextId: null,
  ...changes,
})

type Reply = (text: string, target: string) => string | null

/** The server's translator; null where it fails. Returns what it was asked. */
function translates(reply: Reply = () => persian) {
  const asked: { text: string; target: string }[] = []
  apiServer.use(
    http.get('/translate', ({ request }) => {
      const query = new URL(request.url).searchParams
      const [text, target] = [query.get('text') ?? '', query.get('tl') ?? '']
      asked.push({ text, target })
      const translated = reply(text, target)
      return translated === null
        ? HttpResponse.json(errorBody('not_translated'), { status: 422 })
        : HttpResponse.json({ data: { translated } })
    }),
  )
  return asked
}

type Availability = 'unavailable' | 'downloadable' | 'available'

/** The browser's own translator. */
function browserHas(availability: Availability, translate = () => Promise.resolve(persian)) {
  let listener: (event: { loaded: number }) => void = () => {}
  let finish = () => {}
  const monitored = { addEventListener: (_type: string, given: typeof listener) => void (listener = given) }
  const device = { translate: vi.fn<() => Promise<string>>(translate), destroy: vi.fn<() => void>() }
  vi.stubGlobal('Translator', {
    availability: () => Promise.resolve(availability),
    create: ({ monitor }: { monitor: (given: typeof monitored) => void }) => {
      monitor(monitored)
      if (availability === 'available') return Promise.resolve(device)
      return new Promise((resolve) => (finish = () => resolve(device)))
    },
  })
  return { device, progress: (loaded: number) => listener({ loaded }), finish: () => finish() }
}

const dialog = () => screen.findByRole('dialog', { name: 'Translation' })
const rows = async () =>
  within(within(await dialog()).getByRole('list', { name: 'Sentences' })).getAllByRole('listitem')

test('the key T opens the translation, each sentence with its own, right to left and in its language', async () => {
  const asked = translates((text) => `${persian} ${sentences.indexOf(text)}`)
  const { user } = await openPage()
  await user.keyboard('t')
  expect(await screen.findByText(`${persian} 2`)).toBeVisible()
  expect(asked).toEqual(sentences.map((text) => ({ text, target: 'fa' })))
  const [first] = await rows()
  const original = within(first ?? document.body).getByText('Street trees cool the roads.')
  const translated = within(first ?? document.body).getByText(`${persian} 0`)
  expect([original.lang, original.dir]).toEqual(['en', 'ltr'])
  expect([translated.lang, translated.dir]).toEqual(['fa', 'rtl'])
  expect(within(await dialog()).getByRole('status')).toHaveTextContent('3 of 3 sentences translated')
})

test('what fails says so in its own row, and is asked for again by its own button', async () => {
  let isDown = true
  translates((text) => (isDown && text.startsWith('They') ? null : persian))
  const { user } = await openPage()
  await user.click(screen.getByRole('button', { name: 'Translate' }))
  const failed = await screen.findByText('Translation failed')
  expect(screen.getAllByText(persian)).toHaveLength(2)
  const row = (await rows()).find((one) => one.contains(failed))
  isDown = false
  await user.click(within(row ?? document.body).getByRole('button', { name: 'Retry: They slow the rain.' }))
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
  expect(screen.queryByText('Translation failed')).toBeNull()
})

test('where all fail, one button asks for all of them again', async () => {
  let isDown = true
  const asked = translates(() => (isDown ? null : persian))
  const { user } = await openPage()
  await user.click(screen.getByRole('button', { name: 'Translate' }))
  expect(await screen.findByText('3 sentences were not translated')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry all' }))
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
  expect(asked).toHaveLength(6)
})

test('what was translated is there at once when it is opened again', async () => {
  const asked = translates()
  const { user } = await openPage()
  await user.keyboard('t')
  await waitFor(async () => expect(screen.getAllByText(persian)).toHaveLength(3))
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('t')
  expect(within(await dialog()).getAllByText(persian)).toHaveLength(3)
  expect(asked).toHaveLength(3)
})

test('three are asked for at once, and what is under way ends when it is closed', async () => {
  const asked: { text: string | null; signal: AbortSignal }[] = []
  apiServer.use(
    http.get('/translate', async ({ request }) => {
      asked.push({ text: new URL(request.url).searchParams.get('text'), signal: request.signal })
      await delay('infinite')
    }),
  )
  const many = Array.from({ length: 8 }, (_, i) => `Tree number ${i} is old.`).join(' ')
  const { user } = await openPage({ practice: { prompt: { passage: many } } })
  await user.keyboard('t')
  await waitFor(() => expect(asked).toHaveLength(3))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(asked.every(({ signal }) => signal.aborted)).toBe(true))
  expect(asked).toHaveLength(3)
})

test('another language is kept in the profile, and what is left to right stands so', async () => {
  const kept: unknown[] = []
  apiServer.use(
    http.patch('/api/profile', async ({ request }) => {
      kept.push(await request.json())
      return HttpResponse.json(aUser({ profile: { ...aUser().profile, language: 'es' } }))
    }),
  )
  const spanish = 'Los árboles enfrían las calles.'
  translates((_text, target) => (target === 'es' ? spanish : persian))
  const { user } = await openPage({ language: 'FA' })
  await user.keyboard('t')
  const select = within(await dialog()).getByRole('combobox', { name: 'Translate into' })
  await waitFor(() => expect(within(select).getAllByRole('option')).toHaveLength(3))
  expect(select).toHaveDisplayValue('Persian – فارسی')
  await user.selectOptions(select, 'Spanish – español')
  const [translated] = await screen.findAllByText(spanish)
  expect([translated?.lang, translated?.dir]).toEqual(['es', 'ltr'])
  await waitFor(() => expect(kept).toEqual([{ language: 'es' }]))
})

test('a choice that could not be kept holds all the same, and says so', async () => {
  apiServer.use(http.patch('/api/profile', () => HttpResponse.json(errorBody('internal'), { status: 500 })))
  const asked = translates()
  const { user } = await openPage()
  await user.keyboard('t')
  const select = within(await dialog()).getByRole('combobox', { name: 'Translate into' })
  await user.selectOptions(select, await within(select).findByRole('option', { name: /^Arabic/u }))
  expect((await screen.findAllByText(/could not be saved/u)).length).toBeGreaterThan(0)
  await waitFor(() => expect(asked.at(-1)?.target).toBe('ar'))
})

test('without a translator here, the browser translates by itself', async () => {
  browserHas('available')
  const { user } = await openPage({ hasTranslator: false })
  await user.keyboard('t')
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
})

test('where the server fails, the browser steps in', async () => {
  const { device } = browserHas('available')
  translates((text) => (text.startsWith('They') ? null : persian))
  const { user } = await openPage()
  await user.keyboard('t')
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
  expect(device.translate).toHaveBeenCalledOnce()
})

test('a browser that lacks the language downloads it at a press, and shows how far it is', async () => {
  const { progress, finish } = browserHas('downloadable')
  const { user } = await openPage({ hasTranslator: false })
  await user.keyboard('t')
  expect(await screen.findByText(/can translate into Persian by itself/u)).toBeVisible()
  expect(screen.queryByText('Translation failed')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await screen.findByText('Downloading Persian: 0%')
  progress(0.4)
  expect(await screen.findByText('Downloading Persian: 40%')).toBeVisible()
  finish()
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
})

test('English that the browser echoes is no translation', async () => {
  browserHas('available', () => Promise.resolve('Street trees cool the roads.'))
  const { user } = await openPage({ hasTranslator: false, practice: { prompt: { passage: sentences[0] } } })
  await user.keyboard('t')
  expect(await screen.findByText('Translation failed')).toBeVisible()
})

/** What the panel says before anything was tried, and a screen reader with it. */
async function saidBeforehand() {
  expect(await screen.findByText('This cannot be translated here now')).toBeVisible()
  expect(screen.queryByText('Translation failed')).toBeNull()
  expect(screen.queryByRole('list', { name: 'Sentences' })).toBeNull()
  return within(await dialog()).getByRole('status').textContent
}

test('where nobody translates, that is said before anything fails', async () => {
  vi.stubGlobal('isSecureContext', true)
  const { user } = await openPage({ hasTranslator: false })
  await user.keyboard('t')
  expect(await saidBeforehand()).toMatch(/no translator here, and this browser has none for Persian/u)
})

test('Persian that is built in needs no translator, and another language says at once that it does', async () => {
  vi.stubGlobal('isSecureContext', true)
  const asked = translates()
  apiServer.use(http.patch('/api/profile', () => HttpResponse.json(aUser())))
  const { user } = await openPage({ hasTranslator: false, builtInLanguages: ['fa'] })
  await user.keyboard('t')
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
  expect(within(await dialog()).queryByText('This cannot be translated here now')).toBeNull()
  const select = within(await dialog()).getByRole('combobox', { name: 'Translate into' })
  await user.selectOptions(select, await within(select).findByRole('option', { name: /^Spanish/u }))
  expect(await saidBeforehand()).toMatch(/no translator here, and this browser has none for Spanish/u)
  expect(asked).toHaveLength(3)
})

test('a sentence that is not built in fails in its own row, and the browser steps in where it can', async () => {
  translates((text) => (text.startsWith('They') ? null : persian))
  const { user } = await openPage({ hasTranslator: false, builtInLanguages: ['fa'] })
  await user.keyboard('t')
  expect(await screen.findByText('Translation failed')).toBeVisible()
  expect(screen.getAllByText(persian)).toHaveLength(2)
  await user.keyboard('{Escape}')
  const { device } = browserHas('available')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('t')
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
  expect(device.translate).toHaveBeenCalledOnce()
})

test('over plain http, where no browser translates by itself, the address is named as the cause', async () => {
  vi.stubGlobal('isSecureContext', false)
  const { user } = await openPage({ hasTranslator: false })
  await user.keyboard('t')
  expect(await saidBeforehand()).toMatch(/begins with https/u)
})

test('a language that the service lacks is named, and another one is translated', async () => {
  const asked = translates()
  apiServer.use(http.patch('/api/profile', () => HttpResponse.json(aUser())))
  const { user } = await openPage({ language: 'DE' })
  await user.keyboard('t')
  expect(await saidBeforehand()).toMatch(/does not know German/u)
  const select = within(await dialog()).getByRole('combobox', { name: 'Translate into' })
  await user.selectOptions(select, await within(select).findByRole('option', { name: /^Persian/u }))
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
  expect(asked.filter(({ target }) => target === 'fa')).toHaveLength(3)
})

test('without a network the panel says so, and translates when it is back', async () => {
  translates()
  const { user } = await openPage()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await user.keyboard('t')
  expect(await saidBeforehand()).toMatch(/You are offline/u)
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
})

test('who translates could not be asked: the way to try again is shown', async () => {
  translates()
  const { user } = await openPage({ hasTranslator: null })
  await user.keyboard('t')
  const retry = await within(await dialog()).findByRole('button', { name: 'Retry' })
  apiServer.use(answers('/api/configs', aConfig({ hasTranslator: true })))
  await user.click(retry)
  await waitFor(() => expect(screen.getAllByText(persian)).toHaveLength(3))
})

test('a recording has no text until its answer is shown, and then what was said is translated alone', async () => {
  const asked = translates()
  const { user } = await openPage({
    taskId: 'listening/write-from-dictation',
    practice: { prompt: dictationPrompt, revealed: dictationKey },
  })
  await user.keyboard('t')
  expect(within(await dialog()).getByText('There is no text to translate yet')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Show answer' }))
  await user.keyboard('t')
  await waitFor(() => expect(asked).toEqual([{ text: 'The library closes early on Fridays.', target: 'fa' }]))
})

test('under the timing of the exam there is no translation', async () => {
  localStorage.setItem(`timing:${aUser().id}`, 'exam')
  const { user } = await openPage()
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull()
  await user.keyboard('t')
  expect(screen.queryByRole('dialog')).toBeNull()
})
