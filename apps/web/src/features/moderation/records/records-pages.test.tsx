import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, refuses, withApiServer } from '../../../testing/api-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { signInAsAdmin } from '../testing/a-moderated.ts'

withApiServer()
beforeEach(signInAsAdmin)

const createdAt = '2026-03-18T09:00:00.000Z'
const onePage = (total: number, size = 10) => ({
  number: 0,
  size,
  totalPages: Math.ceil(total / size),
  totalElements: total,
})
const aBan = { id: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a', nickname: 'Ben', reason: 'Spam', createdAt, endsAt: null }
const bansOf = (bans: readonly unknown[]) => ({ _embedded: { banDtoList: bans }, page: onePage(bans.length) })

test('a ban is lifted with a reason', async () => {
  const sent: unknown[] = []
  let bans: unknown[] = [aBan]
  apiServer.use(
    http.get('/api/admin/bans', () => HttpResponse.json(bansOf(bans))),
    http.post(`/api/admin/bans/${aBan.id}/lift`, async ({ request }) => {
      sent.push(await request.json())
      bans = []
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderApp('/admin/bans')
  await user.click(await screen.findByRole('button', { name: 'Lift the ban of Ben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Let Ben post again' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/u }), 'They said sorry.')
  await user.click(dialog.getByRole('button', { name: 'Lift the ban' }))
  expect(await screen.findByText('Nobody is banned')).toBeVisible()
  expect(sent).toEqual([{ reason: 'They said sorry.' }])
})

const entry = {
  id: 3,
  actorName: 'Mod',
  action: 'comment.hide',
  subjectId: '7',
  reason: 'It insults others.',
  details: { author: 'Ben', settledReports: 2 },
  createdAt,
}

test('the log says who did what, why and with what, and is filtered in the address', async () => {
  const asked: string[] = []
  apiServer.use(
    http.get('/api/admin/audit-entries', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({
        _embedded: { auditEntryDtoList: [entry] },
        page: onePage(60, 25),
        areas: ['comment', 'question'],
      })
    }),
  )
  const { user, address } = renderApp('/admin/audit-log')
  const list = within(await screen.findByRole('list', { name: 'Audit log' }))
  for (const text of ['Mod', 'It insults others.', '#7']) expect(list.getByText(text)).toBeVisible()
  await user.click(list.getByText('Details'))
  expect(list.getByText('Settled reports')).toBeVisible()
  expect(screen.getByText('60 entries')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Question')
  expect(address()).toBe('/admin/audit-log?area=question')
  await user.type(screen.getByRole('searchbox', { name: 'Search in the log' }), 'bees{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/audit-log?area=question&search=bees'))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe('/admin/audit-log?area=question&search=bees&page=2'))
  await waitFor(() => expect(asked.at(-1)).toBe('?area=question&search=bees&page=1&size=25'))
})

test('a page that was emptied leads to the last one there is', async () => {
  apiServer.use(
    http.get('/api/admin/bans', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('page') === '0'
      return HttpResponse.json({ _embedded: { banDtoList: isFirst ? [aBan] : [] }, page: onePage(1) })
    }),
  )
  const { address } = renderApp('/admin/bans?page=2')
  expect(await screen.findByRole('button', { name: 'Lift the ban of Ben' })).toBeVisible()
  expect(address()).toBe('/admin/bans')
})

test('a log in which nothing is found offers to clear the filters', async () => {
  apiServer.use(
    answers('/api/admin/audit-entries', { _embedded: { auditEntryDtoList: [] }, page: onePage(0), areas: [] }),
  )
  const { user, address } = renderApp('/admin/audit-log?area=comment&search=zebra')
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }))
  expect(address()).toBe('/admin/audit-log')
  expect(await screen.findByText('Nothing has been done yet')).toBeVisible()
})

/** A block list that keeps what is added. */
function serveBlockList(total: number) {
  const phrases: unknown[] = []
  apiServer.use(
    http.get('/api/admin/blocked-phrases', () => HttpResponse.json({ phrases })),
    answers('/api/admin/blocked-phrase-matches', {
      posts: 40,
      days: 30,
      total,
      matches: total === 0 ? [] : [{ text: 'Visit my casino', by: 'Ben', createdAt }],
    }),
    http.post('/api/admin/blocked-phrases', async ({ request }) => {
      const { phrase } = Object(await request.json())
      const added = { id: 1, phrase, createdAt }
      phrases.push(added)
      return HttpResponse.json(added, { status: 201 })
    }),
    http.delete('/api/admin/blocked-phrases/1', () => {
      phrases.length = 0
      return new HttpResponse(null, { status: 204 })
    }),
  )
}

test('a phrase is blocked only after it was shown what it would have refused, and can be taken off', async () => {
  serveBlockList(12)
  const { user } = renderApp('/admin/blocked-phrases')
  expect(await screen.findByText('No phrase is blocked')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Block this phrase' })).not.toBeInTheDocument()
  const field = screen.getByRole('textbox', { name: 'Word, phrase or web host' })
  await user.type(field, ' casino {Enter}')
  expect(await screen.findByText('“casino” would have refused 12 posts of the last 30 days:')).toBeVisible()
  expect(screen.getByText('Visit my casino')).toBeVisible()
  expect(screen.getByText('and 11 more')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Block this phrase' }))
  await waitFor(() => expect(field).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Take “casino” off the list' }))
  expect(field).toHaveValue('')
  const dialog = within(await screen.findByRole('dialog', { name: 'Allow “casino” again' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Yes, allow this phrase' }))
  await user.click(dialog.getByRole('button', { name: 'Take off the list' }))
  expect(await screen.findByText('No phrase is blocked')).toBeVisible()
})

test('a phrase that could not be blocked stays, to be blocked again', async () => {
  serveBlockList(0)
  const { user } = renderApp('/admin/blocked-phrases')
  const field = await screen.findByRole('textbox', { name: 'Word, phrase or web host' })
  await user.type(field, 'casino{Enter}')
  const block = await screen.findByRole('button', { name: 'Block this phrase' })
  apiServer.use(refuses('/api/admin/blocked-phrases', 'internal', 'post'))
  await user.click(block)
  expect(await screen.findByText(/Something went wrong on our side/u)).toBeInTheDocument()
  expect(field).toHaveValue('casino')
  expect(block).toBeVisible()
})

test('a phrase that is changed must be checked again', async () => {
  serveBlockList(0)
  const { user } = renderApp('/admin/blocked-phrases')
  const field = await screen.findByRole('textbox', { name: 'Word, phrase or web host' })
  await user.type(field, 'casino{Enter}')
  expect(await screen.findByText('“casino” would have refused no post of the last 30 days.')).toBeVisible()
  await user.type(field, 's')
  expect(screen.queryByRole('button', { name: 'Block this phrase' })).not.toBeInTheDocument()
})

test('two characters are too short, and nothing is asked', async () => {
  serveBlockList(0)
  const { user } = renderApp('/admin/blocked-phrases')
  await user.type(await screen.findByRole('textbox', { name: 'Word, phrase or web host' }), 'ab{Enter}')
  expect(screen.getByText('Use at least 3 characters.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Block this phrase' })).not.toBeInTheDocument()
})

test.each([
  ['/admin/bans', '/api/admin/bans', 'The bans could not be loaded'],
  ['/admin/audit-log', '/api/admin/audit-entries', 'The log could not be loaded'],
  ['/admin/blocked-phrases', '/api/admin/blocked-phrases', 'The list could not be loaded'],
])('what %s cannot load is said, with Retry', async (address, path, title) => {
  apiServer.use(refuses(path, 'internal'))
  renderApp(address)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})
