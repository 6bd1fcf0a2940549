import type { Bookmark } from '@rehearsal/contracts/bookmarks'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aQuestionRow, questionListApi } from '../practice/testing/practice-api.ts'
import { page, serve } from '../practice/testing/question-server.ts'

withApiServer()

const listPage = '/dashboard/reading/re-order-paragraphs/1?bookmarkTypes=HARD'

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

type Kept = Pick<Bookmark, 'id' | 'type' | 'version'>
const aMark = (changes: Partial<Kept> = {}): Kept => ({ id: 5, type: 'EASY', version: 2, ...changes })

/** A server that keeps the bookmark on question 31. `isBroken` makes it refuse every write. */
function bookmarkServer(kept: Kept | null) {
  const sent: unknown[] = []
  const server = { kept, isBroken: false, sent }
  const wire = () => (server.kept === null ? null : { ...server.kept, practiceId: 31 })
  const fail = () => HttpResponse.json(errorBody('internal'), { status: 500 })
  const write =
    (method: string, change: (body: unknown) => Kept | null) =>
    async ({ request }: { request: Request }) => {
      const body: unknown = request.method === 'DELETE' ? null : await request.json()
      server.sent.push([method, body])
      if (server.isBroken) return fail()
      server.kept = change(body)
      return wire() === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(wire(), { status: 200 })
    }
  apiServer.use(
    http.get('/api/bookmarks/31', () => HttpResponse.json(wire())),
    http.post(
      '/api/bookmarks',
      write('POST', (body) => ({ id: 5, type: Object(body).type, version: 0 })),
    ),
    http.put(
      '/api/bookmarks/5',
      write('PUT', (body) => ({ id: 5, type: Object(body).type, version: Object(body).version + 1 })),
    ),
    http.delete(
      '/api/bookmarks/5',
      write('DELETE', () => null),
    ),
  )
  return server
}

async function openQuestion(bookmark: Kept | null) {
  serve({ practice: { bookmark } })
  const app = renderApp(page)
  await screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
  return app
}

const tool = () => screen.getByRole('button', { name: /^Bookmark/u })
const choice = (name: string) => screen.getByRole('menuitemradio', { name })

test('the selector says how the question is marked', async () => {
  bookmarkServer(aMark())
  const { user } = await openQuestion(aMark())
  expect(tool()).toHaveTextContent('Marked: Easy')
  await user.click(tool())
  expect(choice('Easy')).toBeChecked()
  expect(choice('No bookmark')).not.toBeChecked()
})

test('B opens the selector and closes it', async () => {
  bookmarkServer(null)
  const { user } = await openQuestion(null)
  await user.keyboard('b')
  expect(screen.getByRole('menu')).toBeVisible()
  await user.keyboard('b')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a first mark is created, a second choice changes it with its version, no bookmark deletes it', async () => {
  const server = bookmarkServer(null)
  const { user } = await openQuestion(null)
  const choose = async (name: string) => {
    await user.click(tool())
    await user.click(choice(name))
  }
  await choose('Hard')
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(tool()).toHaveTextContent('Marked: Hard')
  await choose('Very easy')
  await waitFor(() => expect(server.sent).toHaveLength(2))
  await choose('No bookmark')
  await waitFor(() => expect(server.sent).toHaveLength(3))
  expect(server.sent).toEqual([
    ['POST', { practiceId: 31, type: 'HARD', version: 0 }],
    ['PUT', { practiceId: 31, type: 'VERY_EASY', version: 0 }],
    ['DELETE', null],
  ])
  await waitFor(() => expect(tool()).toHaveTextContent(/^Bookmark$/u))
})

test('the mark that is already there is not sent again', async () => {
  const server = bookmarkServer(aMark())
  const { user } = await openQuestion(aMark())
  await user.click(tool())
  await user.click(choice('Easy'))
  expect(server.sent).toEqual([])
})

test('an error is only logged, and the selector shows what the server has', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const server = bookmarkServer(aMark({ type: 'VERY_HARD', version: 7 }))
  server.isBroken = true
  const { user } = await openQuestion(aMark())
  await user.click(tool())
  await user.click(choice('Hard'))
  await waitFor(() => expect(tool()).toHaveTextContent('Marked: Very hard'))
  expect(warned).toHaveBeenCalledOnce()
  expect(screen.queryByText(/went wrong/u)).toBeNull()
  server.isBroken = false
  await user.click(tool())
  await user.click(choice('Easy'))
  await waitFor(() => expect(server.sent.at(-1)).toEqual(['PUT', { practiceId: 31, type: 'EASY', version: 7 }]))
})

test('the list of marked questions is asked for again after a change', async () => {
  bookmarkServer(aMark({ type: 'HARD' }))
  const { asked, handler } = questionListApi({ rows: [aQuestionRow()] })
  apiServer.use(handler)
  serve({ practice: { bookmark: aMark({ type: 'HARD' }) } })
  const { user, goTo } = renderApp(listPage)
  await user.click(await screen.findByRole('link', { name: 'The dance of the bees' }))
  await screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
  const before = asked.length
  await user.click(tool())
  await user.click(choice('No bookmark'))
  await waitFor(() => expect(tool()).toHaveTextContent(/^Bookmark$/u))
  goTo(listPage)
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})
