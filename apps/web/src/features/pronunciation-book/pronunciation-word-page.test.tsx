import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aBookEntry, aBookWord, aTake, bookPage } from './testing/a-word.ts'

withApiServer()

const api = '/api/book/pronunciationBook/7'
const page = '/dashboard/pronunciation-book/7'
const getUserMedia = vi.fn<() => Promise<MediaStream>>()

beforeEach(() => {
  signIn()
  getUserMedia.mockReset().mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  apiServer.use(
    ...signedInHandlers(),
    http.get('/api/drills', ({ request }) =>
      HttpResponse.json({
        contrasts: [
          {
            sounds: ['TH', 'S'],
            pairs: [
              [
                { word: 'thick', audioUrl: '/media/thick' },
                { word: new URL(request.url).searchParams.get('sounds') ?? '', audioUrl: '/media/sick' },
              ],
            ],
          },
        ],
        questions: [],
      }),
    ),
  )
})

async function open(changes: Record<string, unknown> = {}, address = page) {
  apiServer.use(answers(api, aBookEntry(changes)))
  const view = renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'thought' })
  return view
}

test('the breadcrumbs show the word, not its number', async () => {
  await open()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
  expect(trail.getByText('thought')).toHaveAttribute('aria-current', 'page')
  expect(trail.queryByText('7')).toBeNull()
})

test('a word shows how both countries say it, its meanings, why it is here, and the answer it comes from', async () => {
  await open()
  expect(screen.getByText('/θɔt/')).toBeVisible()
  expect(screen.getByText('/θɔːt/')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Hear US' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Hear UK' })).toBeEnabled()
  const noun = within(screen.getByRole('region', { name: 'Noun' }))
  expect(noun.getByText('the process of using your mind')).toBeVisible()
  expect(noun.getByText('1 more definition')).toBeVisible()
  expect(noun.getByText('She gave it some thought.')).toBeVisible()
  expect(screen.getByText(/A recording rated it 60% on 20 Nov 2026/u)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the answer' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/read-aloud/question/1?answer=12',
  )
  expect(screen.getByText(/This uses no AI score, and your recording is not kept/u)).toBeVisible()
})

test('a word that the dictionary lacks says so', async () => {
  await open({ meanings: [], americanPhonetic: null, britishPhonetic: null, reason: 'added', attempt: null })
  expect(screen.getByText('The dictionary does not have this word.')).toBeVisible()
  expect(screen.getByText(/You added it on 20 Nov 2026/u)).toBeVisible()
})

test('the tries show how they went, the sounds of the last one, what was heard, and pairs for the weak sounds', async () => {
  const takes = [aTake({ id: 5 }), aTake({ id: 4, score: 0.4 })]
  const { user } = await open({ takes, takeCount: 2, bestScore: 0.67, lastScore: 0.67 })
  expect(screen.getByText('2 tries')).toBeVisible()
  expect(screen.getByRole('img', { name: 'The last 2 tries, the newest last: 40%, 67%' })).toBeVisible()
  await user.click(screen.getByText('Sounds of the last try'))
  const sounds = within(screen.getByRole('list', { name: 'Sounds of thought, each out of 2' }))
  expect(sounds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'θ0.9',
    'ɔː1.9',
    't1.2not sure',
  ])
  expect(screen.getByText('You said /s/ for /θ/')).toBeVisible()
  // Of the sounds that are surely weak alone.
  expect(await screen.findByRole('button', { name: 'TH-S' })).toBeVisible()
})

test('R asks for the microphone, as on a question', async () => {
  const { user } = await open()
  await user.keyboard('r')
  expect(getUserMedia).toHaveBeenCalledOnce()
  expect(await screen.findByRole('dialog', { name: 'No Microphone Permission' })).toBeVisible()
})

test('a mark is kept with the word and its version, and says so', async () => {
  const bodies: unknown[] = []
  apiServer.use(
    http.patch(`${api}/bookmark`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(aBookWord({ bookmark: 'HARD', version: 3 }))
    }),
  )
  const { user } = await open({ version: 2 })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Hard')
  expect(await screen.findByText('Bookmark updated successfully')).toBeVisible()
  expect(bodies).toEqual([{ bookmark: 'HARD', word: 'thought', version: 2 }])
  apiServer.use(http.patch(`${api}/bookmark`, () => HttpResponse.json(errorBody('internal'), { status: 500 })))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Easy')
  expect(await screen.findByText('Something went wrong')).toBeVisible()
})

test('a note is written, kept and said; an empty first one cannot be saved', async () => {
  const bodies: unknown[] = []
  apiServer.use(
    http.patch(`${api}/note`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(aBookWord({ note: 'Teeth!', version: 1 }))
    }),
  )
  const { user } = await open()
  await user.keyboard('n')
  const dialog = within(await screen.findByRole('dialog', { name: 'Note on “thought”' }))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'My note' }), 'Teeth!')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Note updated')).toBeVisible()
  expect(bodies).toEqual([{ note: 'Teeth!', word: 'thought', version: 0 }])
})

test.each([
  ['its first error', [{ code: 'too_big', field: 'note', path: 'note', defaultMessage: 'Too long' }], 'Too long'],
  ['the usual text', [], 'Somthing went wrong.'],
])('a note that is refused says %s, and what was typed stays', async (_case, errors, text) => {
  apiServer.use(
    http.patch(`${api}/note`, () => HttpResponse.json({ ...errorBody('invalid_request'), errors }, { status: 400 })),
  )
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Note' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Teeth!')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(dialog.getByRole('textbox')).toHaveValue('Teeth!')
})

test('a word is deleted after the tick alone, and the book is shown again, and nobody asks for the word', async () => {
  const deleted = vi.fn<() => void>()
  const askedAgain = vi.fn<() => void>()
  const { user, address, goTo } = await open({}, `${page}?sort=word%3Aasc`)
  apiServer.use(
    http.delete(api, () => {
      deleted()
      apiServer.use(
        http.get(api, () => {
          askedAgain()
          return HttpResponse.json(errorBody('not_found'), { status: 404 })
        }),
      )
      return new HttpResponse(null, { status: 204 })
    }),
    answers('/api/book/pronunciationBook', bookPage([])),
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “thought”' }))
  expect(dialog.getByText('Are you sure you want to delete? This action cannot be undone.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Word deleted successfully')).toBeVisible()
  expect(deleted).toHaveBeenCalledOnce()
  await waitFor(() => expect(address()).toBe('/dashboard/pronunciation-book?sort=word%3Aasc'))
  expect(askedAgain).not.toHaveBeenCalled()
  goTo(`${page}?sort=word%3Aasc`)
  expect(await screen.findByText('This word is not in your book')).toBeVisible()
})

test('the neighbours in the order of the list are a key or a press away', async () => {
  const { user, address } = await open({ previousId: null, nextId: 8 }, `${page}?sort=word%3Aasc`)
  expect(screen.getByRole('button', { name: 'Previous word' })).toBeDisabled()
  apiServer.use(answers('/api/book/pronunciationBook/8', aBookEntry({ id: 8, word: 'path', previousId: 7 })))
  await user.keyboard(']')
  expect(await screen.findByRole('heading', { level: 1, name: 'path' })).toBeVisible()
  expect(address()).toBe('/dashboard/pronunciation-book/8?sort=word%3Aasc')
})

test.each([
  ['a word that is not mine', 'not_found' as const, 'This word is not in your book'],
  ['a failure', 'internal' as const, 'The word could not be loaded'],
])('%s says so', async (_case, code, text) => {
  apiServer.use(refuses(api, code))
  renderApp(page)
  expect(await screen.findByText(text)).toBeVisible()
})

test('an address that holds no number is no page', async () => {
  renderApp('/dashboard/pronunciation-book/thought')
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
})
