import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { openDictionary } from '../../../shared/dictionary/dictionary-request.ts'
import { writePersisted } from '../../../shared/browser/persisted.ts'
import { aDictionaryWord } from '../../../testing/a-dictionary-word.ts'
import { answers, apiServer, errorBody, withApiServer } from '../../../testing/api-server.ts'
import { aUser, signIn } from '../../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../../testing/render-app.tsx'
import { withDictionary } from '../testing/vocab-api.ts'

withApiServer()
beforeEach(() => {
  signIn()
  setWidth(1440)
})

const pop = () => screen.findByRole('dialog', { name: 'Dictionary' })
const heading = async (name: string) => within(await pop()).findByRole('heading', { level: 3, name })

async function open(word = 'tide') {
  const view = renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /Niloofar/u })
  act(() => openDictionary({ word }))
  return view
}

test('a word shows its part of speech, phonetics, definition, example and family, and no row without a source', async () => {
  withDictionary({ tide: aDictionaryWord('tide', { familyWords: [{ word: 'tidal' }] }) })
  await open()
  await heading('tide')
  const dialog = within(await pop())
  expect(dialog.getByText('[n]')).toBeVisible()
  expect(dialog.getAllByText('/taɪd/')).toHaveLength(2)
  expect(dialog.getByText('what tide means')).toBeVisible()
  expect(dialog.getByText('They saw the tide.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Look up tidal' })).toBeVisible()
  expect(dialog.queryByText(/Translate$/u)).not.toBeInTheDocument()
  expect(dialog.queryByText('Antonyms')).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Hear “tide” in Australian English' })).toBeDisabled()
  expect(dialog.getByText('No Australian voice on this device')).toBeVisible()
})

test('translations stand from right to left in their own language', async () => {
  withDictionary({ tide: aDictionaryWord('tide', { translations: ['جزر و مد', 'موج'] }) })
  await open()
  await heading('tide')
  expect(screen.getByText('Persian Translate')).toBeVisible()
  const text = screen.getByText('جزر و مد، موج')
  expect([text.lang, text.dir]).toEqual(['fa', 'rtl'])
})

test('Persian glosses have a line for each part of speech, with its label from left to right', async () => {
  withDictionary({ tide: aDictionaryWord('tide', { translations: ['[n] جزر و مد، موج', '[v] با موج رفتن'] }) })
  await open()
  await heading('tide')
  const rows = screen.getAllByText(/موج/u)
  expect(rows.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['جزر و مد، موج', 'fa'],
    ['با موج رفتن', 'fa'],
  ])
  const lines = rows.map((row) => row.closest('li'))
  expect(lines.map((line) => line?.closest('ul')?.dir)).toEqual(['rtl', 'rtl'])
  const label = within(lines[1] ?? document.body).getByText('[v]')
  expect([label.lang, label.dir]).toEqual(['en', 'ltr'])
})

test('where the profile says English, translations are called what they are: Persian', async () => {
  apiServer.use(answers('/api/users/currentUser', aUser({ profile: { ...aUser().profile, language: 'en' } })))
  withDictionary({ tide: aDictionaryWord('tide', { translations: ['[n] جزر و مد'] }) })
  await open()
  await heading('tide')
  expect(screen.getByText('Persian Translate')).toBeVisible()
})

test('a word is added with the active practice type, and only then can be marked', async () => {
  const sent = withDictionary({ tide: aDictionaryWord('tide') })
  writePersisted('practiceType', 'speaking/read-aloud')
  const { user } = await open()
  await heading('tide')
  expect(screen.queryByRole('combobox', { name: 'How hard is it?' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add to my vocab' }))
  await screen.findByText('Word added successfully')
  expect(sent).toEqual([
    { method: 'POST', path: '/api/book/vocabBook', body: { word: 'tide', exact: true, practiceType: 'READ_ALOUD' } },
  ])
})

test('a word that is added by an impatient finger is sent once', async () => {
  const sent = withDictionary({ tide: aDictionaryWord('tide') })
  await open()
  await heading('tide')
  const add = screen.getByRole('button', { name: 'Add to my vocab' })
  // Three presses in one turn: nothing is drawn between them.
  for (let press = 0; press < 3; press += 1) add.click()
  await screen.findAllByText('Word added successfully')
  expect(sent.filter(({ path }) => path === '/api/book/vocabBook')).toHaveLength(1)
})

test.each([
  ['duplicate', 409, 'Word already exists'],
  ['internal', 500, 'Something went wrong'],
] as const)('adding that fails with %s says so', async (code, status, text) => {
  withDictionary({ tide: aDictionaryWord('tide') })
  apiServer.use(http.post('/api/book/vocabBook', () => HttpResponse.json(errorBody(code), { status })))
  const { user } = await open()
  await heading('tide')
  await user.click(screen.getByRole('button', { name: 'Add to my vocab' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
})

test('a kept word is marked with its version, and deleted only after the tick', async () => {
  const sent = withDictionary({ tide: aDictionaryWord('tide', { id: 7, version: 3 }) })
  const { user } = await open()
  await heading('tide')
  await user.selectOptions(screen.getByRole('combobox', { name: 'How hard is it?' }), 'Hard')
  await screen.findByText('Bookmark updated successfully')
  expect(sent.at(-1)?.body).toEqual({ bookmark: 'HARD', version: 3 })
  await user.click(screen.getByRole('button', { name: 'Delete from my vocab' }))
  const confirm = within(await screen.findByRole('dialog', { name: 'Delete tide from my vocab' }))
  expect(confirm.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await user.click(confirm.getByRole('checkbox'))
  await user.click(confirm.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Word deleted successfully')
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/book/vocabBook/7' })
})

test('a synonym opens, and back leads to where it was opened', async () => {
  withDictionary({ tide: aDictionaryWord('tide'), flow: aDictionaryWord('flow') })
  const { user } = await open()
  await heading('tide')
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Look up flow' }))
  await heading('flow')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await heading('tide')
})

test('a word that is not there is said to be not found, and another can be typed', async () => {
  withDictionary({ tide: aDictionaryWord('tide') })
  const { user } = await open('qwzx')
  expect(await screen.findByText('Word not found')).toBeVisible()
  await user.type(within(await pop()).getByRole('searchbox'), 'tide{Enter}')
  await heading('tide')
})

test('a look-up that fails is tried again', async () => {
  withDictionary({ tide: aDictionaryWord('tide') })
  apiServer.use(
    http.get('/api/dictionary/tide', () => HttpResponse.json(errorBody('internal'), { status: 500 }), { once: true }),
  )
  const { user } = await open()
  await user.click(await within(await pop()).findByRole('button', { name: 'Retry' }))
  expect(await heading('tide')).toBeVisible()
})

test('the slash leads to the search, which looks up what is typed; Escape closes the dictionary', async () => {
  withDictionary({ tide: aDictionaryWord('tide') })
  const { user } = renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /Niloofar/u })
  const field = await screen.findByRole('searchbox', { name: 'Look up a word' })
  await user.keyboard('/')
  expect(field).toHaveFocus()
  await user.keyboard('tide{Enter}')
  await heading('tide')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dictionary' })).not.toBeInTheDocument())
})

test('on a phone the slash opens the dictionary with its own search', async () => {
  setWidth(390)
  withDictionary({ tide: aDictionaryWord('tide') })
  const { user } = renderApp('/dashboard')
  await screen.findByRole('button', { name: 'Look up a word' })
  await user.keyboard('/')
  const field = within(await pop()).getByRole('searchbox', { name: 'Look up a word' })
  await waitFor(() => expect(field).toHaveFocus())
})

test('another page closes the dictionary', async () => {
  withDictionary({ tide: aDictionaryWord('tide') })
  const { goTo } = await open()
  await heading('tide')
  act(() => goTo('/dashboard/nowhere'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dictionary' })).not.toBeInTheDocument())
})
