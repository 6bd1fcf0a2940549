import type { ShareChoice } from '@rehearsal/contracts/sharing'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { type ErrorCode } from '@rehearsal/contracts/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import {
  aReOrdering,
  page,
  serve,
  serveSummary,
  aSummaryAnswer,
  summaryPage,
} from '../practice/testing/question-server.ts'
import { scoredAnswers } from '../practice/testing/practice-api.ts'

withApiServer()

const url = 'https://rehearsal.example/s/AbCdEfGhIjKlMnOpQrStUv'

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

const aLink = (choice: Partial<ShareChoice> = {}) => ({
  url,
  showsName: false,
  showsAnswer: false,
  createdAt: '2026-03-18T09:00:00.000Z',
  ...choice,
})

type LinkServer = { link: ReturnType<typeof aLink> | null; failure: ErrorCode | null; sent: unknown[] }

/** The link to answer 9 on a server; `failure` makes it refuse the next write. */
function linkServer(link: LinkServer['link']) {
  const server: LinkServer = { link, failure: null, sent: [] }
  const written =
    (method: string, change: (body: object) => typeof server.link) =>
    async ({ request }: { request: Request }) => {
      const body = method === 'DELETE' ? {} : Object(await request.json())
      server.sent.push([method, body])
      const code = server.failure
      server.failure = null
      if (code !== null) return HttpResponse.json(errorBody(code), { status: errorCatalogue[code].status })
      server.link = change(body)
      return server.link === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(server.link)
    }
  const path = '/api/attempts/9/share-link'
  apiServer.use(
    http.get(path, () => HttpResponse.json(server.link)),
    http.post(
      path,
      written('POST', (body) => aLink(body)),
    ),
    http.patch(
      path,
      written('PATCH', (body) => server.link && { ...server.link, ...body }),
    ),
    http.delete(
      path,
      written('DELETE', () => null),
    ),
  )
  return server
}

async function openDialog() {
  serveSummary(3)
  apiServer.use(
    http.get('/api/writing/summarizeWrittenText/16/answers', () =>
      HttpResponse.json(scoredAnswers('summarizeWrittenTextScoredAnswerDtoList', [aSummaryAnswer()])),
    ),
  )
  const app = renderApp(summaryPage)
  await app.user.click(await screen.findByRole('button', { name: 'Share the score of answer #0009' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Scores' }))
  await dialog.findByRole('textbox', { name: 'Link' })
  return { ...app, dialog }
}

test('nothing is shared until the learner makes a link, which shows what was chosen before', async () => {
  const server = linkServer(null)
  const { dialog, user } = await openDialog()
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('')
  expect(dialog.getByText('They would see “Niloofar”.')).toBeVisible()
  await user.click(dialog.getByRole('switch', { name: 'My name' }))
  expect(server.sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url))
  expect(server.sent).toEqual([['POST', { showsName: true, showsAnswer: false }]])
  expect(dialog.getByRole('switch', { name: 'My name' })).toBeChecked()
  expect(dialog.getByRole('button', { name: 'Stop sharing' })).toHaveFocus()
  expect(dialog.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', url)
})

test('Copy Link copies the link, and without one says that there is none', async () => {
  linkServer(null)
  const { dialog, user } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Copy Link' }))
  expect(await screen.findByText('Link not found!')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  await dialog.findByRole('button', { name: 'Stop sharing' })
  await user.click(dialog.getByRole('button', { name: 'Copy Link' }))
  expect(await screen.findByText('Link copied!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(url)
})

test('where the browser does not copy, the link is selected to be copied by hand', async () => {
  linkServer(aLink())
  const { dialog, user } = await openDialog()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(dialog.getByRole('button', { name: 'Copy Link' }))
  expect(await screen.findByText(/copy it by hand/u)).toBeVisible()
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length])
})

test('a live link is changed at once, and stopping leaves none', async () => {
  const server = linkServer(aLink({ showsName: true }))
  const { dialog, user } = await openDialog()
  await user.click(dialog.getByRole('switch', { name: 'My name' }))
  await waitFor(() => expect(server.sent).toEqual([['PATCH', { showsName: false }]]))
  await waitFor(() => expect(dialog.getByRole('switch', { name: 'What I wrote' })).toBeEnabled())
  await user.click(dialog.getByRole('switch', { name: 'What I wrote' }))
  await waitFor(() => expect(dialog.getByRole('switch', { name: 'What I wrote' })).toBeChecked())
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }))
  expect(await dialog.findByText('Nothing is shared now.')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('')
  expect(server.sent.at(-1)).toEqual(['DELETE', {}])
})

test('a link that was revoked in another tab is not found', async () => {
  const server = linkServer(aLink())
  const { dialog, user } = await openDialog()
  server.link = null
  server.failure = 'not_found'
  await user.click(dialog.getByRole('switch', { name: 'My name' }))
  expect(await screen.findByText('Link not found!')).toBeVisible()
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible()
})

test('a link that another tab made meanwhile is shown with what it shows', async () => {
  const server = linkServer(null)
  const { dialog, user } = await openDialog()
  server.link = aLink({ showsName: true })
  server.failure = 'duplicate'
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url))
  expect(dialog.getByRole('switch', { name: 'My name' })).toBeChecked()
})

test.each(['posting_banned', 'blocked_phrase', 'too_many_posts', 'answer_hidden'] as const)(
  'why there is no link is said: %s',
  async (code) => {
    const server = linkServer(null)
    const { dialog, user } = await openDialog()
    server.failure = code
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(await screen.findByText(errorCatalogue[code].message)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
  },
)

test('an answer that is marked from a key is not offered, and the dialog says why', async () => {
  linkServer(null)
  serve({ mine: [aReOrdering()] })
  const { user } = renderApp(page)
  await user.click(await screen.findByRole('button', { name: 'Open answer #0009' }))
  const result = within(await screen.findByRole('dialog', { name: 'Result' }))
  const [share] = result.getAllByRole('button', { name: 'Share' })
  await user.click(share ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Scores' }))
  expect(await dialog.findByText(/give the answer key away/u)).toBeVisible()
  expect(dialog.getAllByRole('switch')).toHaveLength(1)
})

test('answers of others and answers without a score are not mine to share', async () => {
  serve({
    mine: [aReOrdering({ id: 1, score: null, status: 'queued' })],
    shared: [aReOrdering({ id: 2, type: 'OTHER_ANSWER', nickname: 'Ben' })],
  })
  const { user } = renderApp(page)
  await screen.findByText('Waiting to be scored')
  await user.click(screen.getByRole('tab', { name: 'Community' }))
  await screen.findByText('Ben')
  expect(screen.queryByRole('button', { name: /Share the score/u })).toBeNull()
})

test('whether later answers are shared is set beside my answers, and taken back where it was not saved', async () => {
  serve({ mine: [aReOrdering()], agrees: false })
  const sent: unknown[] = []
  apiServer.use(
    http.put('/api/answer-consent', async ({ request }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? HttpResponse.json({ agrees: true })
        : HttpResponse.json(errorBody('internal'), { status: 500 })
    }),
  )
  const { user } = renderApp(page)
  const setting = await screen.findByRole('switch', { name: 'Share my new answers with learners' })
  await waitFor(() => expect(setting).toBeEnabled())
  expect(setting).not.toBeChecked()
  await user.click(setting)
  await waitFor(() => expect(setting).toBeEnabled())
  expect(setting).toBeChecked()
  await user.click(setting)
  expect(await screen.findByText('That could not be saved. Try again.')).toBeVisible()
  expect(setting).toBeChecked()
  expect(sent).toEqual([{ agrees: true }, { agrees: false }])
})

test('a closed dialog asks for no link any more: its answer may be gone', async () => {
  linkServer(aLink())
  const { user } = await openDialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share Scores' })).toBeNull())
  let asked = 0
  apiServer.use(
    http.get('/api/attempts/9/share-link', () => {
      asked += 1
      return HttpResponse.json(errorBody('not_found'), { status: 404 })
    }),
    http.delete('/api/writing/summarizeWrittenText/answer/9', () => new HttpResponse(null, { status: 204 })),
  )
  await user.click(screen.getByRole('button', { name: 'Delete answer #0009' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this answer' }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted answer')).toBeVisible()
  expect(asked).toBe(0)
})
