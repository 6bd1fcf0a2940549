import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aBookWord, bookPage } from './testing/a-word.ts'

withApiServer()

const api = '/api/book/pronunciationBook'
const page = '/dashboard/pronunciation-book'

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

/** Answers the list, and notes what is asked for. */
function listed(words: readonly unknown[], pages: Record<string, unknown> = {}) {
  const asked: string[] = []
  apiServer.use(
    http.get(api, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(bookPage(words, pages))
    }),
  )
  return asked
}

const rowOf = async (word: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(word) })
  return within(link.closest('tr') ?? document.body)
}

test('a word shows its score with a sign and words, its mark, its tries, and leads to its page', async () => {
  listed([
    aBookWord({ bookmark: 'HARD', takeCount: 4, lastScore: 0.91 }),
    aBookWord({ id: 8, word: 'path', reason: 'added', enteredScore: null }),
  ])
  renderApp(page)
  const thought = await rowOf('thought')
  expect(thought.getByText('91%')).toBeVisible()
  expect(thought.getByText('Clear')).toBeVisible()
  expect(thought.getByText('Hard')).toBeVisible()
  expect(thought.getByText('/θɔt/')).toBeVisible()
  expect(thought.getByRole('link')).toHaveAttribute('href', `${page}/7`)
  expect((await rowOf('path')).getByText('Not said yet')).toBeVisible()
  expect(screen.getByText('2 words')).toBeVisible()
  expect(screen.getByText(/rates it below 75%: the worst 3 of a recording at most/u)).toBeVisible()
})

test('an empty book says how words enter, with the threshold', async () => {
  listed([])
  renderApp(page)
  expect(await screen.findByText('No words yet')).toBeVisible()
  expect(screen.getByText(/Read Aloud or Repeat Sentence rates it below 75%/u)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Practise Read Aloud' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/read-aloud/1',
  )
})

test('order, search and page stand in the address and go along to a word', async () => {
  const asked = listed([aBookWord()], { totalPages: 3, totalElements: 25 })
  const { user, address } = renderApp(page)
  await user.click(await screen.findByRole('button', { name: /Sort by Score|^Score/u }))
  await waitFor(() => expect(address()).toBe(`${page}?sort=score%3Aasc`))
  await user.type(screen.getByRole('searchbox', { name: 'Search my words' }), 'th')
  await waitFor(() => expect(address()).toBe(`${page}?sort=score%3Aasc&word=th`))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe(`${page}?page=2&sort=score%3Aasc&word=th`))
  await waitFor(() => expect(asked.at(-1)).toBe('?page=1&size=10&sort=score%3Aasc&word=th'))
  expect((await rowOf('thought')).getByRole('link')).toHaveAttribute(
    'href',
    `${page}/7?page=2&sort=score%3Aasc&word=th`,
  )
})

test('a search without a match says so and can be cleared', async () => {
  listed([])
  const { user, address } = renderApp(`${page}?word=zz`)
  expect(await screen.findByText('No word matches “zz”')).toBeVisible()
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(address()).toBe(page))
  expect(screen.getByRole('searchbox', { name: 'Search my words' })).toHaveValue('')
})

test('a word is added; one that is there already, a wrong one and a failure say so', async () => {
  listed([])
  const { user } = renderApp(page)
  const field = await screen.findByRole('textbox', { name: 'Add a word' })
  const add = async (word: string) => {
    await user.clear(field)
    await user.type(field, word)
    await user.click(screen.getByRole('button', { name: 'Add' }))
  }
  apiServer.use(answers(api, aBookWord(), 'post'))
  await add('thought')
  expect(await screen.findByText('Word added successfully')).toBeVisible()
  expect(field).toHaveValue('')
  apiServer.use(refuses(api, 'duplicate', 'post'))
  await add('thought')
  expect(await screen.findByText('Word already exists')).toBeVisible()
  const errors = [{ code: 'invalid_format', field: 'word', path: 'word', defaultMessage: 'Give a word of letters' }]
  apiServer.use(http.post(api, () => HttpResponse.json({ ...errorBody('invalid_request'), errors }, { status: 400 })))
  await add('25')
  expect(await screen.findByText('Give a word of letters')).toBeVisible()
  apiServer.use(refuses(api, 'internal', 'post'))
  await add('path')
  expect(await screen.findByText('Something went wrong')).toBeVisible()
})

test('when the list cannot be loaded, it says so and can be tried again', async () => {
  apiServer.use(refuses(api, 'internal'))
  const { user } = renderApp(page)
  expect(await screen.findByText('Your pronunciation book could not be loaded')).toBeVisible()
  listed([aBookWord()])
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: /thought/u })).toBeVisible()
})
