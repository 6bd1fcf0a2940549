import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { dismissUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { aConfig, aUser, signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { findKeptAnswer, keepAnswer } from '../drafts/kept-answers.ts'
import {
  aReOrdering,
  aSummaryAnswer,
  kind,
  moveFirstDown,
  openQuestion,
  record,
  serve,
  serveSummary,
  submitButton,
  summaryPage,
} from '../testing/question-server.ts'

withApiServer()

beforeEach(() => {
  dismissUpgrade()
  signIn()
  apiServer.use(...signedInHandlers())
})

test('a trial learner sees the AI submissions left, and what the free plan is', async () => {
  serveSummary(3)
  const { user } = renderApp(summaryPage)
  await user.click(await screen.findByRole('button', { name: '3 AI submissions left' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Free plan' }))
  expect(dialog.getByText('The free plan includes up to 5 AI test submissions.')).toBeVisible()
  expect(dialog.getByText('You have 3 left.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Ok Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('where AI submissions come anew each day, the free plan says so', async () => {
  serveSummary(3)
  apiServer.use(answers('/api/configs', aConfig({ freeAiPeriod: 'day' })))
  const { user } = renderApp(summaryPage)
  await user.click(await screen.findByRole('button', { name: '3 AI submissions left' }))
  expect(await screen.findByText('The free plan includes up to 5 AI test submissions a day.')).toBeVisible()
})

test('Upgrade Now leads from the free plan to the plans', async () => {
  serveSummary(3)
  apiServer.use(http.get('/api/settings/plans', () => HttpResponse.json([])))
  const { user, address } = renderApp(summaryPage)
  await user.click(await screen.findByRole('button', { name: '3 AI submissions left' }))
  await user.click(await screen.findByRole('button', { name: 'Upgrade Now' }))
  await waitFor(() => expect(address()).toBe('/dashboard/plans'))
})

test('without AI submissions left nothing is sent, the upgrade is shown and the text stays', async () => {
  serveSummary(0)
  const sent = record('/api/writing/summarizeWrittenText/16', () => ({ body: aSummaryAnswer(), status: 201 }))
  const { user } = renderApp(summaryPage)
  const field = await screen.findByRole('textbox', { name: 'Your summary' })
  await user.type(field, 'Trees cool.')
  await user.click(submitButton())
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Continue' })).toBeVisible()
  expect(sent).toHaveLength(0)
  expect(field).toHaveValue('Trees cool.')
})

test('an answer that takes long shows the steps of the server and then its result', async () => {
  serveSummary(3)
  record('/api/writing/summarizeWrittenText/16', () => ({
    body: aSummaryAnswer({ status: 'queued', score: null }),
    status: 202,
  }))
  const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = stream.writable.getWriter()
  const tell = (id: number, step: string) =>
    writer.write(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify({ id, attemptId: 9, step })}\n\n`))
  apiServer.use(
    http.get('/api/attempts/9/events', () => new HttpResponse(stream.readable)),
    answers('/api/attempts/9', aSummaryAnswer()),
  )
  const { user } = renderApp(summaryPage)
  await user.type(await screen.findByRole('textbox', { name: 'Your summary' }), 'Trees cool.')
  await user.click(submitButton())
  const steps = await screen.findByRole('list', { name: 'Your answer is being scored' })
  void tell(2, 'scoring')
  await waitFor(() => expect(within(steps).getByText('in progress', { exact: false })).toBeInTheDocument())
  void tell(3, 'scored').then(() => writer.close())
  const dialog = within(await screen.findByRole('dialog', { name: 'Result' }))
  expect(dialog.getByRole('img', { name: 'Score 6.46 of 9' })).toBeVisible()
  const names = dialog.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(names.slice(0, 4)).toEqual(['Fix this first', 'What would raise your score most', 'Traits', 'Evidence'])
  const fixes = within(dialog.getByRole('region', { name: 'Fix this first' })).getAllByRole('listitem')
  expect(fixes[0]).toHaveTextContent('A grave thing')
  await user.click(dialog.getByRole('button', { name: /^Grammar/ }))
  expect(dialog.getByText('Likely between 0.7 and 1.7 of 2.')).toBeVisible()
  expect(dialog.getByText('Practice estimate · format academic-2025 · engine test 1')).toBeVisible()
})

test('full marks leave nothing to fix: only what was found is told', async () => {
  const { score } = aSummaryAnswer()
  const findings = [{ code: 'a', severity: 'info', message: 'Heard, but not clearly.' }]
  for (const [found, title] of [
    [[], null],
    [findings, 'Good to know'],
  ] as const) {
    serveSummary(3)
    const full = { ...score, total: { earned: 9, max: 9 }, findings: found }
    record('/api/writing/summarizeWrittenText/16', () => ({ body: aSummaryAnswer({ score: full }), status: 201 }))
    const { user, unmount } = renderApp(summaryPage)
    await user.type(await screen.findByRole('textbox', { name: 'Your summary' }), 'Trees cool.')
    await user.click(submitButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Result' }))
    expect(dialog.getByText('Full marks')).toBeVisible()
    const names = dialog.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(names.slice(0, 2)).toEqual(title === null ? ['Traits', 'Evidence'] : [title, 'Traits'])
    unmount()
  }
})

test('while the details of a new answer are being fetched, nobody is told to answer first', async () => {
  serveSummary(3)
  record('/api/writing/summarizeWrittenText/16', () => {
    apiServer.use(http.get('/api/practices/16', () => new Promise<Response>(() => undefined)))
    return { body: aSummaryAnswer(), status: 201 }
  })
  const { user } = renderApp(summaryPage)
  await user.type(await screen.findByRole('textbox', { name: 'Your summary' }), 'Trees cool.')
  await user.click(submitButton())
  const evidence = within(await screen.findByRole('region', { name: 'Evidence' }))
  expect(evidence.getByRole('status', { name: 'Loading the details' })).toBeVisible()
  expect(evidence.queryByText(/Answer this question/)).toBeNull()
})

test('where the server’s events cannot be read, the answer is asked for until it is scored', async () => {
  serveSummary(3)
  let asked = 0
  record('/api/writing/summarizeWrittenText/16', () => ({
    body: aSummaryAnswer({ status: 'scoring', score: null }),
    status: 202,
  }))
  apiServer.use(
    refuses('/api/attempts/9/events', 'internal'),
    http.get('/api/attempts/9', () => {
      asked += 1
      return HttpResponse.json(asked === 1 ? aSummaryAnswer({ status: 'scoring', score: null }) : aSummaryAnswer())
    }),
  )
  const { user } = renderApp(summaryPage)
  await user.type(await screen.findByRole('textbox', { name: 'Your summary' }), 'Trees cool.')
  await user.click(submitButton())
  expect(await screen.findByRole('dialog', { name: 'Result' }, { timeout: 5000 })).toBeVisible()
  expect(asked).toBe(2)
})

test('an answer that failed to be scored says so, and may be tried again', async () => {
  serve()
  record(`${kind}/31`, () => ({
    body: aReOrdering({ status: 'failed', score: null, failureMessage: 'The engine broke.' }),
    status: 201,
  }))
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  await user.click(submitButton())
  expect(await screen.findByText('The engine broke.', { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(submitButton()).toBeDisabled()
})

test('an answer left undelivered at another question is sent with the key and body it had', async () => {
  serve()
  const { id } = aUser()
  const body = { answers: ['b', 'a', 'c'], pteType: 'CORE', mode: 'exam' } as const
  const key = 'b6f6f8b2-7c55-4bb4-8d5a-6f7f2f3c1a11'
  await keepAnswer({ userId: id, questionId: 30, taskId: 'reading/re-order-paragraphs', key, draft: {}, body })
  const sent = record(`${kind}/30`, () => ({ body: aReOrdering({ practiceId: 30 }), status: 201 }))
  await openQuestion()
  expect(await screen.findByText('1 kept answer was sent')).toBeVisible()
  expect(sent).toMatchObject([{ key, body }])
  expect(await findKeptAnswer({ userId: id, questionId: 30 })).toBeNull()
})

test('an answer that still cannot be delivered is announced on every question', async () => {
  serve()
  const { id } = aUser()
  const body = { answers: ['b', 'a', 'c'], pteType: 'CORE', mode: 'exam' } as const
  const key = 'b6f6f8b2-7c55-4bb4-8d5a-6f7f2f3c1a12'
  await keepAnswer({ userId: id, questionId: 29, taskId: 'reading/re-order-paragraphs', key, draft: {}, body })
  const sent = record(`${kind}/29`, (count) => ({ body: aReOrdering(), status: count <= 3 ? 0 : 201 }))
  const { user } = await openQuestion()
  expect(await screen.findByText(/1 answer to another question is not sent yet/, {}, { timeout: 5000 })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
  expect(sent.at(-1)?.key).toBe(key)
})
