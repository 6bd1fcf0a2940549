import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { dismissUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { answerPage, aUser, signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { discardAnswer, findKeptAnswer, keepAnswer, listHeld, listUndelivered } from '../drafts/kept-answers.ts'
import { aSummaryAnswer, record, serveSummary, submitButton, summaryPage } from '../testing/question-server.ts'

withApiServer()

const { id: userId } = aUser()
const place = { userId, questionId: 16 }
const kind = '/api/writing/summarizeWrittenText/16'
const body = { answer: 'Trees cool.', pteType: 'ACADEMIC', mode: 'practice', duration: 9 } as const
const key = 'b6f6f8b2-7c55-4bb4-8d5a-6f7f2f3c1a13'

beforeEach(async () => {
  dismissUpgrade()
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/attempts', answerPage([])))
  await discardAnswer(place)
})

const held = () =>
  keepAnswer({
    ...place,
    taskId: 'writing/summarize-written-text',
    key,
    draft: { answer: 'Trees cool.' },
    body,
    isHeld: true,
  })
const typed = async () => screen.findByRole('textbox', { name: 'Your summary' })

test('an answer finished without AI submissions left is kept as a whole, the learner is told, and may leave', async () => {
  serveSummary(0)
  apiServer.use(http.get('/api/settings/plans', () => HttpResponse.json([])))
  const sent = record(kind, () => ({ body: aSummaryAnswer(), status: 201 }))
  const { user, address } = renderApp(summaryPage)
  await user.type(await typed(), 'Trees cool.')
  await user.click(submitButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Continue' }))
  expect(dialog.getByText(/An answer that you have finished stays on this device/u)).toBeVisible()
  expect(await screen.findByText(/Your answer is kept on this device. It is not scored yet/u)).toBeInTheDocument()
  await waitFor(async () =>
    expect(await listHeld(userId)).toMatchObject([{ questionId: 16, body: { answer: 'Trees cool.' } }]),
  )
  await user.click(dialog.getByRole('button', { name: 'Explore Plans' }))
  await waitFor(() => expect(address()).toBe('/dashboard/plans'))
  expect(sent).toHaveLength(0)
})

test('an answer that the server stops is kept under a new key, and not sent again by itself', async () => {
  serveSummary(1)
  const sent = record(kind, () => ({ body: errorBody('ai_credits_exhausted'), status: 402 }))
  const { user } = renderApp(summaryPage)
  const field = await typed()
  await user.type(field, 'Trees cool.')
  await user.click(submitButton())
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Continue' })).toBeVisible()
  await waitFor(async () => expect(await listHeld(userId)).toHaveLength(1))
  expect((await findKeptAnswer(place))?.key).not.toBe(sent[0]?.key)
  expect(await listUndelivered(userId)).toEqual([])
  expect(field).toHaveValue('Trees cool.')
  expect(sent).toHaveLength(1)
})

test('after an upgrade the kept answer is there at its question, unsent until the learner sends it', async () => {
  await held()
  serveSummary(5)
  const sent = record(kind, () => ({ body: aSummaryAnswer(), status: 201 }))
  const { user } = renderApp(summaryPage)
  const send = await screen.findByRole('button', { name: 'Send for scoring' })
  expect(await typed()).toHaveValue('Trees cool.')
  expect(sent).toHaveLength(0)
  await user.click(send)
  expect(await screen.findByRole('dialog', { name: 'Result' })).toBeVisible()
  expect(sent).toMatchObject([{ body: { answer: 'Trees cool.' } }])
  expect(await findKeptAnswer(place)).toBeNull()
})

test('a kept answer that is changed is an ordinary draft, so that an old text is never sent', async () => {
  await held()
  serveSummary(0)
  const { user } = renderApp(summaryPage)
  await screen.findByText(/Your answer is kept on this device/u)
  await user.type(await typed(), ' They shade.')
  expect(screen.queryByText(/Your answer is kept on this device/u)).toBeNull()
  await waitFor(async () => expect(await listHeld(userId)).toEqual([]))
  expect(await typed()).toHaveValue('Trees cool. They shade.')
})

test('the dashboard lists kept answers, leads to the plans while none can be sent, and sends nothing by itself', async () => {
  await held()
  apiServer.use(answers('/api/users/remainingAI', { remaining: 0, limit: 5 }))
  const sent = record(kind, () => ({ body: aSummaryAnswer(), status: 201 }))
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { name: '1 answer waits to be scored' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore Plans' })).toHaveAttribute('href', '/dashboard/plans')
  expect(screen.getByRole('link', { name: 'Open Summarize Written Text #00016' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Send for scoring/u })).toBeNull()
  expect(sent).toHaveLength(0)
})

test('with a plan the dashboard sends a kept answer once, with the key and body it had', async () => {
  await held()
  apiServer.use(answers('/api/users/remainingAI', { remaining: null, limit: 5 }))
  const sent = record(kind, () => ({ body: aSummaryAnswer(), status: 201 }))
  const { user } = renderApp('/dashboard')
  await user.dblClick(await screen.findByRole('button', { name: 'Send for scoring: Summarize Written Text #00016' }))
  expect(await screen.findByText('Sent. The score will be in your last answers.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { name: /waits to be scored/u })).toBeNull())
  expect(sent.map((each) => each.key)).toEqual(sent.map(() => key))
  expect(sent[0]).toMatchObject({ body })
  expect(await findKeptAnswer(place)).toBeNull()
})

test('a kept answer that nobody answers for stays kept, and the learner is told', async () => {
  await held()
  apiServer.use(
    answers('/api/users/remainingAI', { remaining: null, limit: 5 }),
    http.post(kind, () => HttpResponse.error()),
  )
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Send for scoring: Summarize Written Text #00016' }))
  expect(await screen.findByText('That answer could not be sent', {}, { timeout: 10_000 })).toBeVisible()
  expect(screen.getByRole('heading', { name: '1 answer waits to be scored' })).toBeVisible()
  expect(await findKeptAnswer(place)).toMatchObject({ key, isHeld: true })
}, 20_000)
