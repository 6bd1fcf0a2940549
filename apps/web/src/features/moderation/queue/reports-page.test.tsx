import type { Moderated } from '@rehearsal/contracts/moderation'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { apiServer, errorBody, refuses, withApiServer } from '../../../testing/api-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { aModerated, aQueue, signInAsAdmin } from '../testing/a-moderated.ts'

withApiServer()
beforeEach(signInAsAdmin)

const comments = '/admin/reports?queue=comment'

/** A queue that empties when something is decided; what was sent is kept. */
function serve(things: readonly Moderated[]) {
  const sent: unknown[] = []
  let present = things
  apiServer.use(
    http.get('/api/admin/moderation', () => HttpResponse.json(aQueue(present))),
    http.post('/api/admin/decisions', async ({ request }) => {
      sent.push(await request.json())
      present = []
      return HttpResponse.json({ settledReports: 1 })
    }),
  )
  return sent
}

async function open(address = comments) {
  const view = renderApp(address)
  const list = await screen.findByRole('list', { name: 'Comments' })
  return { ...view, list: within(list) }
}

test('a reported comment stands there with its text, its author, where it is and what reporters say', async () => {
  serve([aModerated()])
  const { list } = await open()
  for (const text of ['A rude word', 'Ben', 'It is rude.', 'Spam', 'A learner who is gone', '2 reports']) {
    expect(list.getByText(text)).toBeVisible()
  }
  expect(list.getByRole('link', { name: '#0042 Tidal power' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/read-aloud/question/42?comment=7',
  )
  expect(screen.getByRole('tab', { name: 'Comments 1' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tab', { name: 'Replies 3' })).toBeVisible()
})

test('nothing is decided without a reason; with one it is sent, said, and the queue is loaded anew', async () => {
  const sent = serve([aModerated()])
  const { user, list } = await open()
  await user.click(list.getByRole('button', { name: 'Hide' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this from everybody but its author' }))
  const hide = dialog.getByRole('button', { name: 'Hide' })
  expect(hide).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/u }), '   ')
  expect(hide).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/u }), 'It insults others. ')
  await user.click(hide)
  expect(await screen.findByText('Hidden')).toBeInTheDocument()
  expect(await screen.findByText('Nothing is reported here')).toBeVisible()
  expect(sent).toEqual([
    { subject: 'comment', subjectId: 7, decision: 'hide', reason: 'It insults others.', lastReportId: 12 },
  ])
})

test('the second of two moderators is told that it was settled, and sees what is left', async () => {
  serve([aModerated()])
  const { user, list } = await open()
  const message = 'Another moderator has settled this already.'
  apiServer.use(
    http.post('/api/admin/decisions', () =>
      HttpResponse.json({ ...errorBody('stale_version'), message, error: message }, { status: 409 }),
    ),
    http.get('/api/admin/moderation', () => HttpResponse.json(aQueue([]))),
  )
  await user.click(list.getByRole('button', { name: 'Dismiss' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss these reports' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/u }), 'Fine')
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(await screen.findByText('Nothing is reported here')).toBeVisible()
})

test('after a decision the focus goes on to the next card, and to the heading after the last', async () => {
  const things = [aModerated(), aModerated({ id: 8, text: 'Another one' })]
  apiServer.use(
    http.get('/api/admin/moderation', () => HttpResponse.json(aQueue(things))),
    http.post('/api/admin/decisions', () => {
      things.shift()
      return HttpResponse.json({ settledReports: 1 })
    }),
  )
  const { user, list } = await open()
  const dismissFirst = async () => {
    await user.click(list.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss these reports' }))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/u }), 'Fine')
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  }
  await dismissFirst()
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#moderated-comment-8')))
  await dismissFirst()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toHaveFocus())
})

test('a reason that could not be sent stays in its dialog, to be sent again', async () => {
  const sent = serve([aModerated()])
  const { user, list } = await open()
  apiServer.use(http.post('/api/admin/decisions', () => HttpResponse.error(), { once: true }))
  await user.click(list.getByRole('button', { name: 'Dismiss' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss these reports' }))
  const reason = dialog.getByRole('textbox', { name: /^Reason/u })
  await user.type(reason, 'A long thought')
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText(/connection|reach/iu)).toBeInTheDocument()
  expect(reason).toHaveValue('A long thought')
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('Dismissed')).toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('a reason of more than 400 characters is cut', async () => {
  serve([aModerated()])
  const { user, list } = await open()
  await user.click(list.getByRole('button', { name: 'Dismiss' }))
  const reason = await screen.findByRole('textbox', { name: /^Reason/u })
  await user.click(reason)
  await user.paste('x'.repeat(500))
  expect(reason).toHaveValue('x'.repeat(400))
})

test('what is hidden can be restored, and names no report', async () => {
  const sent = serve([
    aModerated({ hiddenAt: '2026-03-18T10:00:00.000Z', reportCount: 0, reports: [], lastReportId: null }),
  ])
  const { user, list } = await open(`${comments}&state=hidden`)
  expect(list.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument()
  await user.click(list.getByRole('button', { name: 'Restore' }))
  await user.type(await screen.findByRole('textbox', { name: /^Reason/u }), 'A mistake')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Restored')).toBeInTheDocument()
  expect(sent).toEqual([
    { subject: 'comment', subjectId: 7, decision: 'restore', reason: 'A mistake', lastReportId: null },
  ])
})

test('an author is banned for the days that were chosen, or until it is lifted', async () => {
  serve([aModerated()])
  const sent: unknown[] = []
  apiServer.use(
    http.post('/api/admin/bans', async ({ request }) => {
      sent.push(await request.json())
      const id = '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a'
      return HttpResponse.json(
        { id, nickname: 'Ben', reason: 'Spam', createdAt: '2026-03-18T10:00:00.000Z', endsAt: null },
        { status: 201 },
      )
    }),
  )
  const { user, list } = await open()
  await user.click(list.getByRole('button', { name: 'Ban author' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop Ben from posting' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), 'Until it is lifted')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/u }), 'Spam')
  await user.click(dialog.getByRole('button', { name: 'Ban author' }))
  await waitFor(() => expect(sent).toEqual([{ subject: 'comment', subjectId: 7, days: null, reason: 'Spam' }]))
})

test.each([
  ['an administrator', { nickname: 'Mod', isAdministrator: true, isBanned: false, banEndsAt: null }, 'Administrator'],
  ['who is banned', { nickname: 'Ben', isAdministrator: false, isBanned: true, banEndsAt: null }, 'May not post'],
  ['who is gone', null, 'Account deleted'],
])('an author %s cannot be banned', async (_who, author, said) => {
  serve([aModerated({ author })])
  const { list } = await open()
  expect(list.getByText(said)).toBeVisible()
  expect(list.queryByRole('button', { name: 'Ban author' })).not.toBeInTheDocument()
})

test('reports on a question are right or dismissed; nothing of it is hidden', async () => {
  serve([aModerated({ subject: 'question', author: null, text: '' })])
  renderApp('/admin/reports')
  const list = within(await screen.findByRole('list', { name: 'Questions' }))
  const actions = within(list.getByRole('group', { name: 'Decide about Tidal power' }))
  expect(actions.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reports are right', 'Dismiss'])
  expect(screen.queryByRole('radiogroup', { name: 'Shown are' })).not.toBeInTheDocument()
})

test('an entry says where it was seen, and that hiding it changes predictions', async () => {
  serve([aModerated({ sighting: { seenOn: '2026-03-01', country: 'TR' } })])
  const { user } = renderApp('/admin/reports?queue=entry')
  expect(await screen.findByText('Seen in an exam on 1 Mar 2026 in Türkiye')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText(/counts for no prediction meanwhile/u)).toBeVisible()
})

test('queue and state stand in the address', async () => {
  serve([])
  const { user, address } = renderApp(comments)
  await screen.findByText('Nothing is reported here')
  await user.click(screen.getByText('Hidden at present'))
  expect(await screen.findByText('Nothing is hidden here')).toBeVisible()
  expect(address()).toBe('/admin/reports?queue=comment&state=hidden')
  await user.click(screen.getByRole('tab', { name: 'Replies 3' }))
  await waitFor(() => expect(address()).toBe('/admin/reports?queue=reply'))
})

test('a queue that cannot be loaded can be asked for again', async () => {
  apiServer.use(refuses('/api/admin/moderation', 'internal'))
  const { user } = renderApp(comments)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  serve([aModerated()])
  await user.click(retry)
  expect(await screen.findByText('A rude word')).toBeVisible()
})

test('the overview says how much waits for a decision', async () => {
  serve([aModerated()])
  renderApp('/admin')
  expect(await screen.findByText(/^\d+ to decide$/u)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Reports \d+ to decide/u })).toHaveAttribute('href', '/admin/reports')
})

test('an unknown page of the console does not exist', async () => {
  renderApp('/admin/nothing')
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument()
})
