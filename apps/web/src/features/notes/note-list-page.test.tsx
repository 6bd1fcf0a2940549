import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { writePersisted } from '../../shared/browser/persisted.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'
import { aNote, notesServer } from './testing/notes-api.ts'

withApiServer()

const page = '/dashboard/notes/reorder-paragraphs'

beforeEach(() => {
  setWidth(1440)
  signIn()
  apiServer.use(...signedInHandlers())
})

/** The list of notes on Re-order Paragraphs. Returns what it was asked. */
function listServer(notes = [aNote()], total = notes.length) {
  const asked: URLSearchParams[] = []
  apiServer.use(
    http.get('/api/notes/practiceType/:type', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({
        _embedded: { noteDtoList: notes },
        page: { number: 0, size: 10, totalPages: Math.ceil(total / 10), totalElements: total },
      })
    }),
  )
  return asked
}

const rows = async () => within(await screen.findByRole('list', { name: 'Notes' })).findAllByRole('listitem')
const counts = (total: number) =>
  http.get('/api/notes', () =>
    HttpResponse.json(total === 0 ? [] : [{ practiceType: 'WRITE_ESSAY', skillType: 'writing', totalCount: total }]),
  )

test('the landing has a card for each kind of the exam, by section, with the number of its notes', async () => {
  apiServer.use(counts(3))
  const { user, address } = renderApp('/dashboard/notes')
  expect(await screen.findByText('3 notes')).toBeVisible()
  const sections = within(screen.getByRole('main'))
    .getAllByRole('region')
    .map((section) => section.getAttribute('aria-label'))
  expect(sections).toEqual(['Listening', 'Reading', 'Writing', 'Speaking'])
  expect(screen.queryByRole('link', { name: 'Write Email' })).not.toBeInTheDocument()
  listServer()
  await user.click(within(screen.getByRole('region', { name: 'Writing' })).getByRole('link', { name: 'Write Essay' }))
  await waitFor(() => expect(address()).toBe('/dashboard/notes/write-essay'))
})

test('for the core exam the landing leaves out what that exam has not', async () => {
  writePersisted('auth', 'core')
  apiServer.use(
    http.get('/api/notes', () =>
      HttpResponse.json([{ practiceType: 'WRITE_EMAIL', skillType: 'writing', totalCount: 1 }]),
    ),
  )
  renderApp('/dashboard/notes')
  expect(await screen.findByText('1 note')).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Write Email' })).toBeVisible()
  expect(main.queryByRole('link', { name: 'Write Essay' })).not.toBeInTheDocument()
  expect(main.queryByRole('link', { name: 'Highlight Correct Summary' })).not.toBeInTheDocument()
})

test('without notes the landing says how to write one', async () => {
  apiServer.use(counts(0))
  renderApp('/dashboard/notes')
  expect(await screen.findByText('No notes yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start practising' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/read-aloud/1',
  )
})

test('a note in the list names its question, kind and day, and leads to the question', async () => {
  listServer()
  renderApp(page)
  const [row] = await rows()
  if (row === undefined) throw new Error('No note is listed')
  expect(within(row).getByRole('link', { name: 'The dance of the bees' })).toHaveAttribute(
    'href',
    '/dashboard/reading/re-order-paragraphs/question/31',
  )
  expect(row).toHaveTextContent('Re-order Paragraphs')
  expect(row).toHaveTextContent('2026-03-18')
  expect(row).not.toHaveTextContent('23:30')
  expect(row).toHaveTextContent('First words')
})

test('search, dates and order stand in the address and are asked for', async () => {
  const asked = listServer()
  const { user, address } = renderApp(page)
  await rows()
  await user.type(screen.getByRole('searchbox', { name: 'Search in your notes' }), ' verbs ')
  await waitFor(() => expect(address()).toBe(`${page}?description=verbs`))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01T00:00' } })
  fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '2026-03-02T10:30' } })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Question A to Z')
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('title:asc'))
  expect(address()).toContain('startDateTime=2026-03-01T00%3A00')
  const last = asked.at(-1)
  expect(last?.get('description')).toBe('verbs')
  expect(last?.get('startDateTime')).toBe(new Date('2026-03-01T00:00').toISOString())
  expect(last?.get('endDateTime')).toBe(new Date('2026-03-02T10:30:59.999').toISOString())
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  await waitFor(() => expect(address()).toBe(`${page}?sort=title%3Aasc`))
})

test('an end before the start is told beside the field and not asked for', async () => {
  const asked = listServer()
  renderApp(`${page}?startDateTime=2026-03-02T00:00&endDateTime=2026-03-01T00:00`)
  expect(await screen.findByText('Choose an end that is not before the start.')).toBeVisible()
  expect(screen.getByText('No note found')).toBeVisible()
  expect(screen.getByText('Found 0 notes')).toBeVisible()
  expect(asked).toEqual([])
})

test('what cannot be read in the address counts as absent', async () => {
  const asked = listServer()
  renderApp(`${page}?sort=colour&startDateTime=yesterday&page=x`)
  await rows()
  expect(asked[0]?.toString()).toBe('sort=date%3Adesc&description=&startDateTime=&endDateTime=&page=0&size=10')
})

test('pages are turned, and one past the end becomes the last', async () => {
  const asked = listServer([aNote()], 23)
  const { user, address } = renderApp(`${page}?page=9`)
  await waitFor(() => expect(address()).toBe(`${page}?page=3`))
  await user.click(await screen.findByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(address()).toBe(`${page}?page=2`))
  await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('1'))
})

test('nothing found and nothing there are told apart', async () => {
  listServer([])
  const { user } = renderApp(`${page}?description=zebra`)
  expect(await screen.findByText('No note found')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] ?? document.body)
  expect(await screen.findByText('No notes on these questions yet')).toBeVisible()
})

test('a note is deleted from the list after the tick', async () => {
  listServer()
  const server = notesServer(aNote())
  const { user } = renderApp(page)
  await user.click(await screen.findByRole('button', { name: 'Delete the note on The dance of the bees' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Delete this note' }))
  await user.click(ask.getByRole('checkbox'))
  listServer([])
  await user.click(ask.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted note')).toBeInTheDocument()
  expect(server.kept).toBeNull()
  expect(await screen.findByText('No notes on these questions yet')).toBeVisible()
})

test('notes that cannot be loaded say so and are tried again', async () => {
  apiServer.use(refuses('/api/notes/practiceType/:type', 'internal'))
  const { user } = renderApp(page)
  expect(await screen.findByText('Your notes could not be loaded')).toBeVisible()
  listServer()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rows()).toHaveLength(1)
})

test.each(['/dashboard/notes/dancing', '/dashboard/notes/fill'])('%s is a page that does not exist', async (path) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument()
})

test('a practice type in another spelling leads to its own address', async () => {
  apiServer.use(
    answers('/api/notes/practiceType/READ_ALOUD', {
      _embedded: { noteDtoList: [] },
      page: { number: 0, size: 10, totalPages: 0, totalElements: 0 },
    }),
  )
  const { address } = renderApp('/dashboard/notes/READ_ALOUD')
  await waitFor(() => expect(address()).toBe('/dashboard/notes/read-aloud'))
})
