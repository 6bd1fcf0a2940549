import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { aMisspelt, bookPath, wordPage } from '../testing/spelling-api.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

const list = () => screen.findByRole('list', { name: 'Words to work on' })

/** Answers with one word, and tells what was asked for. */
function asked(total = 1): string[] {
  const searches: string[] = []
  apiServer.use(
    http.get('/api/misspelt-words', ({ request }) => {
      searches.push(new URL(request.url).search)
      return HttpResponse.json(wordPage([aMisspelt()], total))
    }),
  )
  return searches
}

test('Practice Now leads to the dictation', async () => {
  asked()
  renderApp(bookPath)
  const link = await screen.findByRole('link', { name: 'Practice Now' })
  expect(link).toHaveAttribute('href', `${bookPath}/dictation`)
})

test('a word shows its slip, how often and where it happened, and that it was right since', async () => {
  apiServer.use(
    answers('/api/misspelt-words', wordPage([aMisspelt({ rightSince: 2, source: 'write-from-dictation' })])),
  )
  renderApp(bookPath)
  const row = within(await list()).getByRole('listitem')
  expect(row).toHaveTextContent('You wrote goverment')
  expect(row).toHaveTextContent('2 slips')
  expect(row).toHaveTextContent('Write from Dictation')
  expect(row).toHaveTextContent('Right 2 times since')
  // The letter that the slip lacks is underlined in the word.
  expect(within(row).getByText('n', { selector: '.underline' })).toBeInTheDocument()
})

test('letters that a slip has too many are struck out', async () => {
  apiServer.use(answers('/api/misspelt-words', wordPage([aMisspelt({ word: 'until', typed: 'untill' })])))
  renderApp(bookPath)
  const row = within(await list()).getByRole('listitem')
  expect(within(row).getByText('l', { selector: 's' })).toBeInTheDocument()
})

test('a word is heard in both accents', async () => {
  asked()
  const sources: string[] = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    sources.push(new URL(this.src).pathname)
    return Promise.resolve()
  })
  const { user } = renderApp(bookPath)
  await user.click(await screen.findByRole('button', { name: 'Listen to government, British' }))
  await user.click(screen.getByRole('button', { name: 'Listen to government, American' }))
  expect(sources).toEqual(['/media/uk/government.mp3', '/media/us/government.mp3'])
  vi.restoreAllMocks()
})

test('search and order stand in the address and are asked of the server', async () => {
  const searches = asked()
  const { user, address } = renderApp(bookPath)
  await list()
  await user.type(screen.getByRole('searchbox', { name: 'Search words' }), 'gov')
  await waitFor(() => expect(address()).toBe(`${bookPath}?word=gov`))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most slips')
  await waitFor(() => expect(address()).toBe(`${bookPath}?word=gov&sort=times%3Adesc`))
  await waitFor(() => expect(searches.at(-1)).toBe('?page=0&size=10&word=gov&sort=times%3Adesc'))
})

test('ten words make a page, and a page past the last is the last', async () => {
  asked(21)
  const { user, address } = renderApp(`${bookPath}?page=9`)
  await waitFor(() => expect(address()).toBe(`${bookPath}?page=3`))
  await user.click(await screen.findByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(address()).toBe(`${bookPath}?page=2`))
})

test('an order that does not exist is the usual one', async () => {
  const searches = asked()
  renderApp(`${bookPath}?sort=id&page=x`)
  await list()
  expect(searches).toContain('?page=0&size=10&word=&sort=date%3Adesc')
})

test('a word is removed after the tick', async () => {
  let isThere = true
  apiServer.use(
    http.get('/api/misspelt-words', () => HttpResponse.json(wordPage(isThere ? [aMisspelt()] : []))),
    http.delete('/api/misspelt-words/7', () => {
      isThere = false
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderApp(bookPath)
  await user.click(await screen.findByRole('button', { name: 'Remove government' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove “government”' })
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No misspelt words yet')).toBeVisible()
  expect(screen.queryByRole('searchbox', { name: 'Search words' })).toBeNull()
})

test('a search without a match says what was searched for', async () => {
  apiServer.use(answers('/api/misspelt-words', wordPage([])))
  renderApp(`${bookPath}?word=zebra`)
  expect(await screen.findByText('Nothing here has “zebra” in it.')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search words' })).toHaveValue('zebra')
})

test('words that cannot be loaded say so and are tried again', async () => {
  apiServer.use(refuses('/api/misspelt-words', 'internal'))
  const { user } = renderApp(bookPath)
  expect(await screen.findByText('Your words could not be loaded', {}, { timeout: 15_000 })).toBeVisible()
  asked()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await list()).toBeVisible()
}, 30_000)
