import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { aDictionaryWord } from '../../../testing/a-dictionary-word.ts'
import { apiServer, refuses, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../../testing/render-app.tsx'
import { aVocabWord, aWordPage, withDictionary } from '../testing/vocab-api.ts'

withApiServer()
beforeEach(() => {
  signIn()
  setWidth(1440)
})

const count = (practiceType: string | null, skillType: string | null, totalCount = 0, practicedCount = 0) => ({
  practiceType,
  skillType,
  totalCount,
  practicedCount,
})

/** What the way to today's review, which the page is given, asks for. */
const noReviews = {
  cards: [],
  counts: { due: 0, new: 0, doneToday: 0, dailyCap: 50, total: 0 },
  nextDate: null,
  examDate: null,
}

function withCounts(rows: ReturnType<typeof count>[]) {
  withDictionary({})
  apiServer.use(
    http.get('/api/book/vocabBook', () => HttpResponse.json(rows)),
    http.get('/api/reviews', () => HttpResponse.json(noReviews)),
  )
}

/** Every list that was asked for: its practice type and its query. */
function withWords(pageOf: (query: URLSearchParams) => ReturnType<typeof aWordPage>) {
  const asked: string[] = []
  withDictionary({ tide: aDictionaryWord('tide') })
  apiServer.use(
    http.get('/api/book/vocabBook/practiceType/:type', ({ params, request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(`${String(params['type'])}${search}`)
      return HttpResponse.json(pageOf(searchParams))
    }),
    http.get('/api/book/vocabBook/:id', () => HttpResponse.json(aDictionaryWord('tide', { id: 7 }))),
  )
  return asked
}

test('kinds stand in groups by skill with their words and how many were practised, and lead to their lists', async () => {
  withCounts([
    count('FILL_IN_THE_BLANKS', 'listening', 1),
    count('R_FILL_IN_THE_BLANKS', 'reading', 12, 3),
    count('WRITE_ESSAY', 'writing'),
    count('READ_ALOUD', 'speaking'),
    count(null, null, 2, 0),
  ])
  renderApp('/dashboard/vocab-book')
  const reading = within(await screen.findByRole('region', { name: 'Reading' }))
  expect(reading.getByRole('link', { name: 'Fill in the Blanks 12 words · 3 practised' })).toHaveAttribute(
    'href',
    '/dashboard/vocab-book/r-fill-in-the-blanks',
  )
  const groups = screen.getAllByRole('region').map((group) => within(group).getByRole('heading').textContent)
  expect(groups).toEqual(['Listening', 'Reading', 'Writing', 'Speaking', 'Other'])
  expect(screen.getByRole('link', { name: /^Words from elsewhere/u })).toHaveAttribute(
    'href',
    '/dashboard/vocab-book/other',
  )
})

test('an empty book says how words come', async () => {
  withCounts([count('READ_ALOUD', 'speaking')])
  renderApp('/dashboard/vocab-book')
  expect(await screen.findByText('No words yet')).toBeVisible()
  expect(screen.getByText(/press a word in its text/u)).toBeVisible()
})

test('a book that cannot be loaded is asked for again', async () => {
  withCounts([])
  apiServer.use(refuses('/api/book/vocabBook', 'internal'))
  const { user } = renderApp('/dashboard/vocab-book')
  await screen.findByText('Your vocab book could not be loaded')
  apiServer.use(http.get('/api/book/vocabBook', () => HttpResponse.json([count('READ_ALOUD', 'speaking', 1)])))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: /^Read Aloud 1 word/u })).toBeVisible()
})

test('a list shows what is kept of each word and opens it', async () => {
  withWords(() =>
    aWordPage([
      aVocabWord(7, 'tide', { note: 'sea', bookmark: 'HARD', reviewCount: 2, dueDate: '2199-01-02T09:00:00.000Z' }),
    ]),
  )
  const { user } = renderApp('/dashboard/vocab-book/read-aloud')
  expect(await screen.findByText('Note: sea')).toBeVisible()
  expect(screen.getByText(/^Reviewed 2 times, next 2 Jan 2199/u)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'How hard is tide?' })).toHaveDisplayValue('Hard')
  await user.click(screen.getByRole('button', { name: 'Open tide' }))
  expect(await screen.findByRole('dialog', { name: 'Dictionary' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 3, name: 'tide' })).toBeVisible()
})

test('search, order and page stand in the address', async () => {
  const asked = withWords(() => aWordPage([aVocabWord(7, 'tide')], 3))
  const { user, address } = renderApp('/dashboard/vocab-book/all?page=2')
  await screen.findByRole('button', { name: 'Open tide' })
  expect(asked.at(-1)).toBe('ALL?page=1&size=10&sort=date%3Adesc')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'A to Z')
  await waitFor(() => expect(address()).toBe('/dashboard/vocab-book/all?sort=word%3Aasc'))
  await user.type(screen.getByRole('searchbox', { name: 'Search words' }), 'ti')
  await waitFor(() => expect(address()).toBe('/dashboard/vocab-book/all?word=ti&sort=word%3Aasc'))
  await waitFor(() => expect(asked.at(-1)).toBe('ALL?page=0&size=10&sort=word%3Aasc&word=ti'))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe('/dashboard/vocab-book/all?word=ti&sort=word%3Aasc&page=2'))
})

test('a search that finds nothing can be cleared', async () => {
  withWords((query) => aWordPage(query.get('word') === null ? [aVocabWord(7, 'tide')] : []))
  const { user, address } = renderApp('/dashboard/vocab-book/all?word=zz')
  await screen.findByText('No word fits this search')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByRole('button', { name: 'Open tide' })).toBeVisible()
  expect(address()).toBe('/dashboard/vocab-book/all')
})

test('a page past the last leads to the last', async () => {
  withWords(() => aWordPage([aVocabWord(7, 'tide')], 2))
  const { address } = renderApp('/dashboard/vocab-book/all?page=9')
  await waitFor(() => expect(address()).toBe('/dashboard/vocab-book/all?page=2'))
})

test('a practice type as it is on the wire leads to its address, another word to nothing', async () => {
  withWords(() => aWordPage([]))
  const { address, goTo } = renderApp('/dashboard/vocab-book/READ_ALOUD')
  await waitFor(() => expect(address()).toBe('/dashboard/vocab-book/read-aloud'))
  expect(await screen.findByText('No words here yet')).toBeVisible()
  goTo('/dashboard/vocab-book/nothing')
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
})
